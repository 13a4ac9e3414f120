/**
 * The nouns that a design is about, for choosing a picture: never an adjective, a colour or a look ('peach puff' is no peach), nor what
 * only its place or its date is called by ('at the school hall').
 */
import type { Brief } from '../brief/types.ts'
import { findColours } from '../colour/colour-names.ts'
import { figureFor } from '../imagery/figures.ts'
import { isKnown, isOneNoun } from '../imagery/kin.ts'
import { isEmptyWord, isSortWord, singular, tokens } from '../imagery/words.ts'
import { type Clause, readClauses } from '../language/clauses.ts'
import { readTokens, type Token, type Words } from '../language/tokens.ts'
import type { Role } from '../scene/types.ts'

export interface Topic {
  /** Singular and small; two words where they make one noun ('ice cream'). */
  noun: string
  /** How much the design is about it, 0–1. */
  weight: number
}

/** So much of a prompt is looked at: what comes after it is no news. */
const LONGEST = 1500

/** How loud each clause speaks of what a design is about. */
const CLAUSES: Readonly<Record<Clause['act'], number>> = {
  request: 0.9,
  subject: 1,
  show: 0.9,
  purpose: 0.7,
  fact: 0.6,
  given: 0.5,
  function: 0.4,
  audience: 0.15,
  property: 0.1,
  style: 0,
  refusal: 0,
  talk: 0,
}
const ASIDE: readonly Clause['act'][] = ['purpose', 'audience', 'property', 'style', 'talk']
/** What the reader says that it is about, what it names to be seen, the trade that it takes it for. */
const [ABOUT, SEEN, MENTIONED, TRADE] = [1, 0.95, 0.5, 0.4]
/** What is left of it for each further thing that it is about. */
const TURNS = [1, 0.75, 0.55, 0.4]
/** A noun before another one ('cat café'), a name's last word and its others. */
const BESIDE = 0.55
const [NAME_HEAD, NAME] = [0.6, 0.25]
/** A word for a sort of house or meeting tells less than the word beside it. */
const SORT = 0.5
/** What is told first is what it is about: characters, and what is left of the weight behind them. */
const [SOON, LATER] = [110, 0.75]
/** What is left of the weight of a noun that is taken for a name. */
const NAMED = 0.8
/** Fewer than this are mentioned, no more. */
const LEAST = 0.12

/** Texts that say where, when and who, not what. */
const WHERE: readonly Role[] = [
  'place',
  'address',
  'date',
  'time',
  'person',
  'phone',
  'email',
  'link',
  'social',
  'hashtag',
]

/** Nouns of the asking and of the trade of design itself. */
const DESIGN_WORDS = new Set(
  `advertisement advertising advert background banner brochure campaign canva card caption center centre color colour copy corner cover design
  element facebook family flyer font footer format graphic headline heading image illustration instagram layout leaflet letter line linkedin logo
  look message mood name page palette photo picture post poster print purpose reel size sheet sign slogan space story style subtitle tagline
  target template text theme thumbnail title tone tweet typeface typography vibe video website word youtube audience customer people user viewer
  visitor everyone somebody thing way kind sort type lot bit part use number amount price offer discount sale percent off euro dollar pound
  day date week month year today tomorrow time hour am pm information detail contact phone email address link location place event venue
  minute monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  offering option medium plan assistance message account check traffic foot drive atmosphere vibe journey review story experience symbol bring take after
  ad ads advert advertisements request order sign-up header half full front back aspect purpose primary secondary main
  collection product item quality selection range variety choice experience opportunity service need idea feature focus emphasis highlight showcase
  set tip program programme celebration accessory encourage purchase special treat trend announcement general style excitement recipient organization silhouette
  promotion adoption call combo visit shopping crate box bundle package pack suitability occasion taste quality freshness flavor flavour fast casual season holiday colon result head prize
  recipe blog episode vlog tutorial series channel expo deal fee equipment issue discussion benefit solution consultation assortment convenience
  affordability ease speed fiesta specialty handle frame cute easy healthy comfortable custom balanced
  profile planning schedule help kit essential image rustic enticing colour
  industry sector keyword phrase awareness involvement importance implication perspective insight concept aspect advantage arrival meaning
  twitter tiktok snapchat pinterest whatsapp ebay etsy amazon hashtag swipe follower subscriber network postcard
  brand company business client team member community world life fun free new best great`.split(/\s+/),
)
/** Whether a word says nothing of what a design is about. */
export const isSilent = (word: string) => DESIGN_WORDS.has(word) || isEmptyWord(word) || /\d/.test(word)
/** A house, a meeting, an offer: what it is of stands before it. */
const isHost = (word: string) => isSilent(word) || isSortWord(word) || word === 'gift' || word === 'present'
/** Meetings and offers that are called after what they are about, be it by a verb: 'bake sale', 'swap shop', 'craft night'. */
const CALLED_AFTER = new Set(
  'sale shop store night club class party day fair workshop session group swap market fest festival'.split(' '),
)

/** The topics of a brief, the loudest first. About 1 ms for a prompt of a hundred words. */
export function topicsOf(brief: Brief): Topic[] {
  const found = new Map<string, number>()
  const add = (said: string, weight: number) => {
    const noun = said
      .split(' ')
      .map((word) => (word === LEAVE ? 'leaf' : word))
      .join(' ')
    const most = isSortWord(noun) ? weight * SORT : weight
    if (most >= LEAST) found.set(noun, Math.max(most, found.get(noun) ?? 0))
  }
  const words = readTokens(brief.prompt.slice(0, LONGEST))
  const silent = silentRanges(brief, words.text)
  const aside = new Set<string>()
  const told = new Set<string>()
  for (const one of spoken(words, silent))
    for (const [noun, weight] of nounsAt(one)) {
      add(noun, weight)
      ;(one.isAside ? aside : told).add(noun)
    }
  fromReading(brief, silent, words, (noun, weight, isThing) => {
    // What is only said of whom it is for and what it is to do is not what it shows.
    if (!isThing || told.has(noun) || !aside.has(noun)) add(noun, weight)
  })
  for (const noun of refusedIn(words)) found.delete(noun)
  // Ice cream is neither ice nor cream.
  for (const noun of [...found.keys()])
    if (isOneNoun(noun) && !isHost(noun.split(' ').at(-1) ?? '')) for (const part of noun.split(' ')) found.delete(part)
  return [...found].map(([noun, weight]) => ({ noun, weight })).sort((a, b) => b.weight - a.weight)
}

const REFUSING = new Set(["don't", 'dont', "n't", 'not', 'no', 'never', 'without', 'stop'])
/** So many words behind a refusal are of what is refused. */
const REACH = 5

/** What must not be: 'please don't feed the ducks bread'. */
function refusedIn({ tokens: all }: Words): string[] {
  return all.flatMap(({ lower, sentence, quote }, i) =>
    REFUSING.has(lower) && quote < 0
      ? all
          .slice(i + 1, i + 1 + REACH)
          .filter((token) => token.sentence === sentence && isNoun(token))
          .map(({ lemma }) => singular(lemma))
      : [],
  )
}

interface Spoken {
  token: Token
  weight: number
  /** The word behind it in its clause. */
  next?: Token
  /** Said of whom it is for, or what it is to do. */
  isAside: boolean
}

/** What begins a sentence may be taken for a name, and leaves for what is left: then the form as it is written tells more. */
function nounOf({ pos, lower, lemma }: Token): string {
  const written = singular(lower)
  return lower === LEAVES || pos === 'PROPN' || (pos === 'NOUN' && written !== lower) ? written : singular(lemma)
}

/** The noun of a token, and the two that it makes with the next one. */
function nounsAt({ token, weight: loud, next }: Spoken): [noun: string, weight: number][] {
  const noun = isNoun(token) ? nounOf(token) : token.lower
  if (isSilent(noun)) return []
  const weight = token.from > SOON ? loud * LATER : loud
  const beside = next && isNoun(next) ? nounOf(next) : undefined
  const stands = isNoun(token) || isKnown(noun)
  if (beside === undefined) return isNoun(token) ? [[noun, weight]] : []
  // A house or a meeting is what the noun before it says.
  const own = isHost(beside) ? weight : weight * BESIDE
  if (isOneNoun(`${token.lower} ${beside}`)) return [[`${token.lower} ${beside}`, weight]]
  if (!stands) return CALLED_AFTER.has(beside) ? [[noun, own]] : []
  return [
    [noun, own],
    [`${noun} ${beside}`, weight],
  ]
}

/** Behind a noun they are taken for what somebody does, who leaves. */
const LEAVES = 'leaves'
const LEAVE = 'leave'
const isNoun = ({ pos, lower }: Token) => pos === 'NOUN' || pos === 'PROPN' || lower === LEAVES

/** Nouns outside of what is silent, and verbs in their plain form, each with the word behind it. */
function* spoken(words: Words, silent: readonly Range[]): Generator<Spoken> {
  const { tokens: all } = words
  for (const { from, to, act } of readClauses(words)) {
    const weight = CLAUSES[act]
    const clause = all.slice(from, to)
    for (const [i, token] of clause.entries()) {
      const next = clause[i + 1]
      if (
        !(tells(token, words.text) || makesOne(token, next)) ||
        silent.some((range) => token.from < range.to && range.from < token.to)
      )
        continue
      yield {
        token,
        weight: token.pos === 'PROPN' ? weight * NAMED : weight,
        isAside: ASIDE.includes(act),
        ...(next && { next }),
      }
    }
  }
}

/** 'Hot' of hot dogs. */
const makesOne = ({ lower }: Token, next: Token | undefined): boolean =>
  next !== undefined && isOneNoun(`${lower} ${nounOf(next)}`)

/** A noun, a verb that may be one, or what is known by that word ('equestrian sport'); 'eye-catching' is about no eye. */
const tells = (token: Token, text: string): boolean =>
  text[token.to] !== '-' &&
  (isNoun(token) ||
    (token.pos === 'VERB' && token.lower === token.lemma) ||
    (token.pos !== 'ADP' && isKnown(token.lower)))

interface Range {
  from: number
  to: number
}

/** Where something is done at home, it is not about houses. */
const AT_HOME = /\b(?:at|from|take(?: it)?|back) home\b/gi

/** What tells where, when, who, the name, and every colour. */
function silentRanges(brief: Brief, text: string): Range[] {
  const lower = text.toLowerCase()
  const ranges: Range[] = findColours(text)
    .filter(({ thing }) => !thing)
    .map(({ start, end }) => ({ from: start, to: end }))
  const hide = (words: string) => {
    const from = wordsAt(lower, words.toLowerCase())
    if (from >= 0) ranges.push({ from, to: from + words.length })
  }
  for (const { role, text: said, source } of brief.copy) if (source === 'given' && WHERE.includes(role)) hide(said)
  for (const { words } of brief.colours) hide(words)
  for (const {
    index,
    0: { length },
  } of text.matchAll(AT_HOME))
    ranges.push({ from: index, to: index + length })
  for (const negative of brief.negatives) if ('words' in negative) hide(negative.words)
  if (brief.brand) hide(brief.brand)
  return ranges
}

/** Where words begin that are no part of longer ones: wine is not said in 'wineglass'. */
function wordsAt(text: string, words: string): number {
  const isInWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '')
  let from = text.indexOf(words)
  while (from >= 0 && (isInWord(from - 1) || isInWord(from + words.length))) from = text.indexOf(words, from + 1)
  return from
}

/** A thumbnail is for a video, and whoever asks for a design is no designer: of what it is made says nothing of what it is about. */
const isMedium = ({ purpose, subject, format, prompt }: Brief): boolean => {
  const [trade] = purpose?.trade?.split('/') ?? []
  return (
    (trade === 'design' && subject.industry !== 'design') ||
    (trade === 'media' && CHANNELS.test(`${format.name} ${prompt}`))
  )
}
const CHANNELS = /\b(?:youtube|thumbnail|facebook|instagram|tiktok|linkedin)\b/i

/** What the reader found already. */
function fromReading(
  brief: Brief,
  silent: readonly Range[],
  { text, tokens: read }: Words,
  add: (noun: string, weight: number, isThing?: true) => void,
): void {
  const lower = text.toLowerCase()
  const nouns = new Set(read.filter(isNoun).map(nounOf))
  const others = new Set(
    read.filter((token) => !isNoun(token)).flatMap((token) => [token.lower, singular(token.lower)]),
  )
  /** What the prompt says as an adjective, a verb or an adverb alone is no thing. */
  const mayBeNoun = (noun: string) => nouns.has(noun) || !others.has(noun) || isKnown(noun)
  const isSilentThere = (noun: string) => {
    const from = lower.indexOf(noun)
    return from >= 0 && silent.some((range) => from < range.to && range.from < from + noun.length)
  }
  const phrase = (said: string, weight: number) => {
    const all = tokens(said)
    all.forEach((noun, i) => {
      const next = all[i + 1]
      const isHead = next === undefined || isHost(next)
      if (isEmptyWord(noun)) return
      if (!isSilent(noun) && !isSilentThere(noun)) add(noun, isHead && mayBeNoun(noun) ? weight : weight * BESIDE)
      if (i > 0 && !isSilent(all[i - 1] ?? '')) add(`${all[i - 1]} ${noun}`, weight)
    })
  }
  const { subject, purpose, depictions = [], brand } = brief
  for (const [i, { head, title, form }] of (purpose?.topics ?? []).entries())
    if (form !== 'day') {
      const weight = ABOUT * (TURNS[i] ?? 0)
      add(head, isSilent(head) || !mayBeNoun(head) ? 0 : weight)
      phrase(title, weight * 0.9)
    }
  if (purpose?.owner?.title) phrase(purpose.owner.title, ABOUT)
  if (purpose?.occasion) add(purpose.occasion, ABOUT)
  const late = (noun: string) => (lower.indexOf(noun) > SOON ? LATER : 1)
  subject.objects.forEach((noun, i) => {
    if ((subject.sure?.[i] ?? 0) >= 0.9 && !isSilentThere(noun)) add(noun, SEEN * late(noun), true)
  })
  for (const { thing, words } of depictions)
    if (!isSilent(thing))
      phrase(thing, (figureFor(words) ?? figureFor(thing)) === undefined ? MENTIONED : SEEN * late(thing))
  const trades = isMedium(brief) ? [] : (purpose?.trade?.split('/') ?? [])
  trades.forEach((part, i) => {
    add(part, i === trades.length - 1 ? TRADE : TRADE * SORT)
  })
  if (brand) {
    const said = tokens(brand)
    said.forEach((noun, i) => {
      if (isOneNoun(`${noun} ${said[i + 1]}`)) add(`${noun} ${said[i + 1]}`, NAME_HEAD)
    })
    // A name that is no word says nothing.
    const all = said.filter((word) => !isSilent(word) && (isKnown(word) || figureFor(word) !== undefined))
    all.forEach((noun, i) => {
      add(noun, i === all.length - 1 ? NAME_HEAD : NAME)
    })
  }
}
