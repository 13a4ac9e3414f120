/**
 * The nouns that a design is about, for choosing a picture: never an adjective, a colour or a look ('peach puff' is no peach), nor what
 * only its place or its date is called by ('at the school hall').
 */
import type { Brief } from '../brief/types.ts'
import { findColours } from '../colour/colour-names.ts'
import { broader } from '../imagery/search.ts'
import { isEmptyWord, isSortWord, singular, stems, tokens } from '../imagery/words.ts'
import { type Clause, readClauses } from '../language/clauses.ts'
import { readTokens, type Token, type Words } from '../language/tokens.ts'
import type { Role } from '../scene/types.ts'

/** A noun, or two that make one ('ice cream'), singular and small. */
export interface Topic {
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
/** What the reader says that it is about, what it names to be seen, the trade that it takes it for. */
const [ABOUT, SEEN, TRADE] = [1, 0.95, 0.4]
/** A noun before another one ('cat café'), a name's last word and its others. */
const BESIDE = 0.55
const [NAME_HEAD, NAME] = [0.6, 0.25]
/** A word for a sort of house or meeting tells less than the word beside it. */
const SORT = 0.5
/** Fewer than this are mentioned, no more. */
const LEAST = 0.12

/** Texts that say where, when and who, not what. */
const WHERE: readonly Role[] = ['place', 'address', 'date', 'time', 'person', 'phone', 'email', 'link', 'social', 'hashtag']

/** Nouns of the asking and of the trade of design itself. */
const DESIGN_WORDS = new Set(
  `advertisement advertising advert background banner brochure campaign canva card caption center centre color colour copy corner cover design
  element facebook family flyer font footer format graphic headline heading image illustration instagram layout leaflet letter line linkedin logo
  look message mood name page palette photo picture post poster print purpose reel size sheet sign slogan space story style subtitle tagline
  target template text theme thumbnail title tone tweet typeface typography vibe video website word youtube audience customer people user viewer
  visitor everyone somebody thing way kind sort type lot bit part use number amount price offer discount sale percent off euro dollar pound
  day date week month year today tomorrow time hour am pm information detail contact phone email address link location place event venue
  minute monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  collection product item quality selection range variety choice experience opportunity service need idea feature focus emphasis highlight showcase
  brand company business client team member community world life fun free new best great`.split(/\s+/),
)
const isSilent = (word: string) => DESIGN_WORDS.has(word) || isEmptyWord(word)

/** The topics of a brief, the loudest first. About 1 ms for a prompt of a hundred words. */
export function topicsOf(brief: Brief): Topic[] {
  const found = new Map<string, number>()
  const add = (noun: string, weight: number) => {
    const most = isSortWord(noun) ? weight * SORT : weight
    if (most >= LEAST) found.set(noun, Math.max(most, found.get(noun) ?? 0))
  }
  const words = readTokens(brief.prompt.slice(0, LONGEST))
  const silent = silentRanges(brief, words.text)
  for (const { token, weight, next } of spoken(words, silent)) {
    const noun = singular(token.lemma)
    const isBeside = next?.pos === 'NOUN' || next?.pos === 'PROPN'
    if (!isSilent(noun)) add(noun, isBeside ? weight * BESIDE : weight)
    if (isBeside && next) add(`${noun} ${singular(next.lemma)}`, weight)
  }
  fromReading(brief, silent, words.text, add)
  return [...found].map(([noun, weight]) => ({ noun, weight })).sort((a, b) => b.weight - a.weight)
}

/** Nouns outside of what is silent, with the noun behind them. */
function* spoken(words: Words, silent: readonly Range[]): Generator<{ token: Token; weight: number; next?: Token }> {
  const { tokens: all } = words
  for (const { from, to, act } of readClauses(words)) {
    const weight = CLAUSES[act]
    if (weight === 0) continue
    for (let i = from; i < to; i++) {
      const [token, next] = [all[i], all[i + 1]]
      if (!token || (token.pos !== 'NOUN' && token.pos !== 'PROPN')) continue
      if (silent.some((range) => token.from < range.to && range.from < token.to)) continue
      yield { token, weight: token.pos === 'PROPN' ? weight * 0.8 : weight, ...(next && i + 1 < to && { next }) }
    }
  }
}

interface Range {
  from: number
  to: number
}

/** What tells where, when, who, the name, and every colour. */
function silentRanges(brief: Brief, text: string): Range[] {
  const lower = text.toLowerCase()
  const ranges: Range[] = findColours(text)
    .filter(({ thing }) => !thing)
    .map(({ start, end }) => ({ from: start, to: end }))
  const hide = (words: string) => {
    const from = lower.indexOf(words.toLowerCase())
    if (from >= 0) ranges.push({ from, to: from + words.length })
  }
  for (const { role, text: said, source } of brief.copy) if (source === 'given' && WHERE.includes(role)) hide(said)
  for (const { words } of brief.colours) hide(words)
  for (const negative of brief.negatives) if ('words' in negative) hide(negative.words)
  if (brief.brand) hide(brief.brand)
  return ranges
}

/** What the reader found already. */
function fromReading(
  brief: Brief,
  silent: readonly Range[],
  text: string,
  add: (noun: string, weight: number) => void,
): void {
  const lower = text.toLowerCase()
  const isSilentThere = (noun: string) => {
    const from = lower.indexOf(noun)
    return from >= 0 && silent.some((range) => from < range.to && range.from < from + noun.length)
  }
  const phrase = (words: string, weight: number) => {
    const all = tokens(words)
    all.forEach((noun, i) => {
      if (!isSilent(noun) && !isSilentThere(noun)) add(noun, i === all.length - 1 ? weight : weight * BESIDE)
      if (i > 0) add(`${all[i - 1]} ${noun}`, weight)
    })
  }
  const { subject, purpose, depictions = [], brand } = brief
  for (const { head, title, form } of purpose?.topics ?? [])
    if (form !== 'day') {
      add(head, isSilent(head) ? 0 : ABOUT)
      phrase(title, ABOUT * 0.9)
    }
  if (purpose?.owner?.title) phrase(purpose.owner.title, ABOUT)
  if (purpose?.occasion) add(purpose.occasion, ABOUT)
  subject.objects.forEach((noun, i) => {
    if ((subject.sure?.[i] ?? 0) >= 0.9 && !isSilentThere(noun)) add(noun, SEEN)
  })
  for (const { thing } of depictions) if (!isSilent(thing)) phrase(thing, SEEN)
  for (const part of purpose?.trade?.split('/') ?? []) add(part, TRADE)
  if (brand) {
    const all = tokens(brand).filter((word) => !isSilent(word))
    all.forEach((noun, i) => {
      add(noun, i === all.length - 1 ? NAME_HEAD : NAME)
    })
  }
}

/** What each step to a broader noun costs; what a noun is worth to a picture of a narrower one. */
const [BROADER, NARROWER, KIN] = [0.88, 0.45, 0.85]
const MOST_STEPS = 4

/** A noun and those that it is a sort of ('poodle', 'dog', 'animal'), with what each is worth. */
function chainOf(noun: string): Map<string, number> {
  const chain = new Map([[noun, 1]])
  let [word, worth]: [string | undefined, number] = [broader(noun), BROADER]
  for (let i = 0; word !== undefined && !chain.has(word) && i < MOST_STEPS; i++, worth *= BROADER) {
    chain.set(word, worth)
    word = broader(word)
  }
  return chain
}

/** How near a tag of a sheet is to a noun of a prompt, 0–1. */
export function nounFit(tag: string, noun: string): number {
  if (tag === noun) return 1
  const up = chainOf(noun).get(tag)
  if (up !== undefined) return up
  const down = chainOf(tag).get(noun)
  if (down !== undefined) return Math.min(NARROWER, down)
  return sameStem(tag, noun) ? KIN : 0
}

/** 'bakery' and 'baker', 'climbing' and 'climber'. */
function sameStem(a: string, b: string): boolean {
  if (a.slice(0, 3) !== b.slice(0, 3)) return false
  const [of, to] = [[a, ...stems(a)], [b, ...stems(b)]]
  return of.some((one) => to.includes(one))
}
