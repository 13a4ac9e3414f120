/** What people do on a site, from the clauses that tell its functions: 'search recipes', 'rate a recipe', 'manage orders'. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { FunctionVerb, PageFunction } from '../types.ts'
import { BY_NOUN, BY_VERB, SURE_VERBS, stemsOf } from '../words/function-verbs.ts'
import { type Item, itemsOf } from './function-items.ts'
import { listOf } from './function-lists.ts'
import { listedFrom, toldFrom } from './function-stretches.ts'
import { isNoun, type NounPhrase, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { CONTAINERS, PEOPLE, POINTING } from './words.ts'

/** Most that a first screen can hold. */
const MOST = 16
/** Longest words of a thing, characters. */
const LONGEST = 40

const ACTS: ReadonlySet<Clause['act']> = new Set(['function', 'purpose', 'subject', 'given', 'fact', 'show'])
/** How a site looks, what it shall not be, and talk: nothing is said there of what it is or does. */
export const SILENT: ReadonlySet<Clause['act']> = new Set(['property', 'style', 'refusal', 'talk'])
/** Said of no thing in particular. */
export const NOTHING = new Set(
  `functionality function feature capability website site system platform section interface ability thing something link
  information detail item stuff way more other operation`.split(/\s+/u),
)
/** Verbs that leave it to their noun what is done: 'make payments'. */
const LIGHT = new Set('make take show complete perform conduct provide'.split(' '))
const PREPOSITIONS = new Set('for on to with in by of from'.split(' '))
/** What stands before a thing, as it is said to whoever does it. */
const ARTICLES: Readonly<Record<string, string>> = {
  a: 'a',
  an: 'an',
  the: 'the',
  their: 'your',
  his: 'your',
  its: 'its',
}

/** 'allowing users to access the risk assessment tool': the site itself. */
const OPENS_SITE =
  /^(?:access|use|open)\b.*\b(?:tool|platform|website|system|site|app|application)$|^\w+ (?:website|app|site|platform)$/

type Verb = Extract<Item, { type: 'verb' }>
type Thing = Extract<Item, { type: 'thing' }>

/** The functions in the order of the prompt, each once. */
export function functionsOf(words: Words, clauses: readonly Clause[]): PageFunction[] {
  const found: PageFunction[] = []
  for (const sentence of sentencesOf(words.tokens, clauses))
    for (const told of inSentence(words, sentence)) {
      const one = untangled(told)
      const same = found.findIndex((other) => !isNew(one, [other]))
      if (same < 0 && found.length < MOST) found.push(one)
      // 'payment', and then 'make online payments': what says more of it stands.
      else if (same >= 0 && !one.thing && (found[same]?.words.split(' ').length ?? 0) < one.words.split(' ').length)
        found[same] = one
    }
  // A verb alone says nothing where the same is done with something.
  const bare = ({ verb, thing }: PageFunction) => !thing && found.some((other) => other.verb === verb && other.thing)
  // 'to help users practise': what it is for is said elsewhere.
  return found.filter(
    (one) =>
      !bare(one) &&
      !(one.thing === undefined && LIGHT.has(one.words)) &&
      !OPENS_SITE.test(one.words) &&
      !(one.verb === 'browse' && one.thing === undefined && !one.words.includes(' ')) &&
      !/^(?:help|let|allow|enable) /.test(one.words) &&
      !/^(?:help|let|allow|enable) /.test(one.thing ?? ''),
  )
}

/** 'manage tracking work hours', of 'managing cases and tracking work hours': of two verbs in a row the second one is done with the thing. */
function untangled(one: PageFunction): PageFunction {
  const [doing = '', ...rest] = one.thing?.split(' ') ?? []
  const thing = rest.join(' ')
  const base =
    doing.endsWith('ing') && !IN_ING.test(doing) ? stemsOf(doing).find((stem) => BY_VERB.has(stem)) : undefined
  const verb = SURE_VERBS.has(doing) ? doing : base
  if (!verb || thing === '') return one
  const last = thing.split(' ').at(-1) ?? ''
  const named = LIGHT.has(verb) ? BY_NOUN.get(last) : undefined
  if (named) {
    const of = thing.slice(0, -last.length).trim()
    return { verb: named, words: thing, ...(of !== '' && { thing: of }) }
  }
  return { verb: BY_VERB.get(verb) ?? one.verb, words: `${verb} ${thing}`, thing }
}
/** What is called by a word in -ing: 'booking requests', 'training plans', 'building permits'. */
const IN_ING =
  /^(?:booking|building|training|meeting|listing|drawing|painting|recording|reading|writing|learning|shopping|gaming|banking|voting|rating|ranking|trading|selling|streaming|planning|setting|teaching|matching|messaging|picking|playing|scoring|processing|reporting|filing|sharing|pricing|following|reviewing)$/

/** Clauses by the sentence that they stand in. */
function sentencesOf(tokens: readonly Token[], clauses: readonly Clause[]): Clause[][] {
  return [...Map.groupBy(clauses, ({ from }) => tokens[from]?.sentence ?? -1).values()]
}

/** The longest list of doings in it, or what its clauses do: whichever tells more; where neither does, what it lists of a site. */
function inSentence(words: Words, clauses: readonly Clause[]): PageFunction[] {
  const spoken = spokenIn(words, clauses)
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (!first || !last) return spoken
  const { tokens } = words
  const silent = clauses.filter(({ act }) => SILENT.has(act))
  const list = longest(
    [...startsOf(tokens, first.from, last.to)]
      .filter((at) => !silent.some(({ from, to }) => from <= at && at < to))
      .map((at) => listOf(words, at, last.to)),
  )
  // A verb alone is whole between commas; elsewhere its thing was not found.
  if (list.length >= FEWEST && worthOf(list, 1) >= worthOf(spoken, 0.5)) return list
  // One thing that is said besides leaves the list as it stands: 'with a map, photos and the option to suggest a place'.
  if (spoken.length > 1 || silent.length > 0) return spoken
  const starts = listedFrom(tokens, first.from, last.to)
  const listed = longest(starts.map((start, k) => listedIn(words, start, starts[k + 1] ?? last.to)))
  const isSaid = ({ thing = '' }: PageFunction) => spoken.some((one) => plain(one.thing).endsWith(plain(thing)))
  return [...spoken, ...listed.filter((one) => !isSaid(one))]
}

/** The first of those that tell most. */
const longest = (lists: readonly PageFunction[][]): PageFunction[] =>
  lists.reduce((most, one) => (one.length > most.length ? one : most), [])

/** So many different ones are told. @param alone what a verb of no thing counts, and a noun of no verb */
const worthOf = (functions: readonly PageFunction[], alone: number): number =>
  functions.reduce((sum, one, i) => (isNew(one, functions.slice(0, i)) ? sum + (isWhole(one) ? 1 : alone) : sum), 0)
const isWhole = ({ thing, words }: PageFunction) =>
  thing !== undefined && BY_VERB.has(words.split(' ')[0] ?? '') && !isTangled(thing)
/** 'view current levels' as what is checked: a list that was not taken apart. */
const isTangled = (thing: string) => {
  const [first = '', second] = thing.split(' ')
  return second !== undefined && (BY_VERB.has(first) || first === 'get')
}

/** Things of a list of doings that are more than one. */
const FEWEST = 2

/** Where a list of what people do may begin: behind 'can', 'to', a colon, and who does it. */
function startsOf(tokens: readonly Token[], from: number, to: number): ReadonlySet<number> {
  const starts = new Set(toldFrom(tokens, from, to))
  for (let i = from + 1; i < to; i++) {
    const before = tokens[i - 1]
    if (before && before.quote < 0 && (CAN.has(before.lower) || /^(?:to|should|must|will|:)$/.test(before.lower)))
      starts.add(i)
  }
  return starts
}

/** What the clauses of a sentence tell; behind one that speaks of functions all others do. */
function spokenIn(words: Words, clauses: readonly Clause[]): PageFunction[] {
  const { tokens } = words
  const found: PageFunction[] = []
  let said = false
  for (const { act, from, to } of clauses) {
    if (!ACTS.has(act)) continue
    const able = whoCan(tokens, from, to)
    said ||= act === 'function' || able >= 0 || asksPeople(tokens, from, to)
    const start = able >= 0 ? able : said ? behindSubject(tokens, from, to) : from
    found.push(...doneIn(words, itemsOf(tokens, start, to, said), said))
  }
  return found
}

/** Parts of a site that it has without anybody doing anything there. */
const PARTS = new Set(
  'about home contact contacts faq address hour phone option ability background color colour component element hero header footer page style design logo name layout'.split(
    ' ',
  ),
)

/** 'with revenue charts, a map and alerts': what a site has, as what people do with it. */
function listedIn(words: Words, from: number, to: number): PageFunction[] {
  const found: PageFunction[] = []
  for (const item of itemsOf(words.tokens, from, to, false)) {
    const part = item.type === 'thing' ? partOf(words, item.phrase, to) : undefined
    if (part && !found.some(({ words: said }) => said === part.words)) found.push(part)
  }
  // One thing is no list: 'a bakery with a warm look'.
  return found.length > 1 ? found : []
}

function partOf({ tokens, text }: Words, phrase: NounPhrase, to: number): PageFunction | undefined {
  const head = tokens[phrase.head]
  if (!head || isNoPart(tokens, phrase, head)) return undefined
  const by = BY_NOUN.get(head.lemma) ?? BY_NOUN.get(head.lower)
  // 'filters by height': the height is what it filters by.
  const after = tokens[phrase.to]?.lower === 'by' ? nounPhraseAt(tokens, phrase.to + 1, to) : undefined
  const whole = (by && after) || phrase
  const said = thingOf(text, tokens, whole)
  if (!said) return undefined
  // 'newsletter sign-up'
  const thing = /\bsign$/.test(said) && tokens[whole.to]?.text === '-' ? `${said}-up` : said
  const verb = by && !READ.has(by) ? by : 'browse'
  // 'search' names no thing.
  const isBare = verb !== 'browse' && thing.toLowerCase() === head.lower
  return { verb, words: thing, ...(!isBare && { thing }) }
}

/** Prices, colours, names and the parts that every page has. */
const isNoPart = (tokens: readonly Token[], phrase: NounPhrase, head: Token): boolean =>
  isPriced(tokens, phrase) ||
  PARTS.has(head.lemma) ||
  head.pos === 'PROPN' ||
  tokens[phrase.from - 1]?.lower === 'by' ||
  tokens.slice(phrase.from, phrase.to).some(({ text }) => text.startsWith('#'))

/** 'Studio 14 €', 'day pass $25', 'per month': what costs something is set, not done. */
const isPriced = (tokens: readonly Token[], { from, to }: NounPhrase): boolean =>
  [from - 1, to].some((at) => /^(?:NUM|SYM)$/.test(tokens[at]?.pos ?? '')) || tokens[from - 1]?.lower === 'per'
/** What stands there to be read, whoever wrote it. */
const READ: ReadonlySet<FunctionVerb> = new Set(['analyze', 'rate', 'report'])

const plain = (thing = '') => thing.toLowerCase().replace(/s\b/g, '')
const isNew = (one: PageFunction, found: readonly PageFunction[]) =>
  !found.some(({ verb, thing }) => verb === one.verb && plain(thing) === plain(one.thing))

/** 'a site where growers can …': behind the word by which somebody can do it; -1 where nobody is said to. */
function whoCan(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from + 1; i < to; i++)
    if (CAN.has(tokens[i]?.lower ?? '') && isNoun(tokens[i - 1]) && (tokens[i]?.quote ?? -1) < 0) return i + 1
  return -1
}
const CAN = new Set(['can', 'could', 'may'])

/** 'Users can …', 'Players should be able to …' */
const asksPeople = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, Math.min(to, from + 6)).some(({ lemma, pos }) => PEOPLE.has(lemma) && pos !== 'VERB')

/** 'The dashboard should …': who does it is no function. */
function behindSubject(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < Math.min(to, from + 7); i++) if (tokens[i]?.pos === 'AUX') return i + 1
  return from
}

/** Verbs with the things behind them; things alone where they name what is done. */
function* doneIn(words: Words, items: readonly Item[], said: boolean): Generator<PageFunction> {
  let verbs: Verb[] = []
  /** Verbs whose list of things goes on. */
  let open: Verb[] = []
  for (const item of items) {
    if (item.type === 'verb') {
      verbs.push(item)
      continue
    }
    const mine: readonly Verb[] = verbs.length > 0 ? verbs : item.type === 'thing' && item.listed ? open : []
    if (item.type === 'thing' && mine.length > 0)
      yield* withThing(words, mine, item, said && (mine !== verbs || item.listed))
    else yield* alone(words, verbs, item, said)
    open = item.type === 'thing' ? [...mine] : []
    verbs = []
  }
  for (const { base } of verbs) yield functionOf(base)
}

/** Verbs of no thing, and a thing of no verb. */
function* alone(words: Words, verbs: readonly Verb[], item: Item, said: boolean): Generator<PageFunction> {
  for (const { base } of verbs) yield functionOf(base)
  if (item.type === 'thing' && said) yield* named(words, item)
  if (item.type === 'done') yield { verb: item.verb, words: item.words }
}

/** What some verbs do with a thing. @param listed whether the thing may as well be a function of its own ('searching, payment') */
function* withThing(words: Words, verbs: readonly Verb[], item: Thing, listed: boolean): Generator<PageFunction> {
  const { tokens, text } = words
  const light = verbs.every(({ base }) => LIGHT.has(base))
  const names = functionNamed(tokens, item.phrase) !== undefined
  if (names && (light || (listed && verbs.every(({ at }) => tokens[at]?.lower.endsWith('ing'))))) {
    if (!light) for (const { base } of verbs) yield functionOf(base)
    yield* named(words, item)
    return
  }
  const thing = thingOf(text, tokens, item.phrase)
  const article = ARTICLES[tokens[item.phrase.from - 1]?.lower ?? '']
  for (const { at, base } of verbs) {
    const behind = tokens[at + 1]?.lower ?? ''
    const by = [PREPOSITIONS.has(behind) ? behind : undefined, article].filter((word) => word !== undefined).join(' ')
    yield functionOf(base, thing, by)
  }
}

/** What a verb does with a thing. @param by what stands between them: 'apply for a' */
const functionOf = (base: string, thing?: string, by = ''): PageFunction => ({
  verb: base === 'look' && by.startsWith('for') ? 'search' : (BY_VERB.get(base) ?? 'browse'),
  words: [base, thing && by, thing].filter(Boolean).join(' '),
  ...(thing && { thing }),
})

/** 'a search function', 'online payments': the function that a noun names, and where its noun stands. */
export function functionNamed(
  tokens: readonly Token[],
  { from, to }: NounPhrase,
): { verb: FunctionVerb; end: number } | undefined {
  let end = to
  while (end > from && (NOTHING.has(tokens[end - 1]?.lemma ?? '') || tokens[end - 1]?.lemma === 'option')) end--
  const last = tokens[end - 1]
  // 'a music player web app' is what a site is called by.
  if (
    last?.lower === 'app' ||
    (last?.lower === 'application' && /^(?:web|mobile|online|desktop)$/.test(tokens[end - 2]?.lower ?? ''))
  )
    return undefined
  const verb = last && (BY_NOUN.get(last.lower) ?? BY_NOUN.get(last.lemma))
  return verb && { verb, end }
}

/** 'document management' → manage documents. */
function* named({ text, tokens }: Words, { phrase }: Thing): Generator<PageFunction> {
  const found = functionNamed(tokens, phrase)
  if (!found) return
  // 'search and filtering options': each of them.
  const joined = tokens.slice(phrase.from, found.end).findIndex(({ lower }) => lower === 'and')
  const before = joined > 0 ? tokens[phrase.from + joined - 1] : undefined
  const other = before && (BY_NOUN.get(before.lower) ?? BY_NOUN.get(before.lemma))
  if (before && other && found.end === phrase.from + joined + 2) {
    yield { verb: other, words: before.lower }
    yield { verb: found.verb, words: tokens[found.end - 1]?.lower ?? '' }
    return
  }
  const thing = wordsOf(text, tokens, phrase.from, found.end - 1)
  const kept = thing !== '' && isNoun(tokens[found.end - 2]) && thing.length <= LONGEST
  yield { verb: found.verb, words: wordsOf(text, tokens, phrase.from, found.end), ...(kept && { thing }) }
}

/** The words of a thing; of 'types of animals' the animals. */
export function thingOf(text: string, tokens: readonly Token[], phrase: NounPhrase): string | undefined {
  const holds = CONTAINERS.has(tokens[phrase.head]?.lemma ?? '') && tokens[phrase.to]?.lower === 'of'
  const { from, to, head } = (holds && nounPhraseAt(tokens, phrase.to + 1)) || phrase
  let start = from
  while (start < head && POINTING.has(tokens[start]?.lower ?? '')) start++
  const thing = wordsOf(text, tokens, start, to)
  const isVague = NOTHING.has(tokens[head]?.lemma ?? '') && from === head
  return isVague || thing === '' || thing.length > LONGEST ? undefined : thing
}
