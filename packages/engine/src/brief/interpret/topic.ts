/** What a design is about, as a title: 'Valentine’s Day gala night', 'glass drinkware', 'winter photography tips'. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Topic } from '../types.ts'
import { isNoun, type NounPhrase, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import {
  BUSINESSES,
  CONTAINERS,
  CONTENTS,
  DAYS,
  DESIGNS,
  EVENTS,
  FOR_WHOM,
  MEDIA,
  NETWORKS,
  OFFERING,
  OFFICE,
  PEOPLE,
  PERSONS,
  POINTING,
  PRAISING,
  QUALITIES,
  SALES,
  SHOWING,
  VAGUE,
} from './words.ts'

/** A phrase that may be what it is about, with what speaks for it. */
interface Candidate {
  topic: Topic
  score: number
}

/** Below it a phrase is only mentioned. */
const LEAST = 1.8

/** Longest title, in words and in characters. */
const MOST_WORDS = 6
const LONGEST = 42

/** What stands before a topic: how much it speaks for it. */
const PROMOTING = new Set(
  'promote advertise announce market celebrate introduce launch present sell showcase feature highlight'.split(' '),
)
const LEADS: Readonly<Record<string, number>> = {
  promote: 6,
  advertise: 6,
  announce: 6,
  celebrate: 5,
  market: 5,
  introduce: 5,
  launch: 5,
  sell: 3.5,
  showcase: 3.5,
  present: 3.5,
  offer: 3,
  highlight: 2,
  feature: 2.5,
}
const FORMS: Readonly<Record<Topic['form'], number>> = {
  event: 2,
  sale: 1.5,
  content: 1.5,
  day: 1.5,
  product: 1,
  business: -1.5,
}

/** The topics that a prompt names, the best first; none where it names none. */
export function topicsOf(words: Words, clauses: readonly Clause[]): Topic[] {
  const found: Candidate[] = []
  for (const clause of clauses) {
    if (
      clause.act === 'property' ||
      clause.act === 'style' ||
      clause.act === 'refusal' ||
      clause.act === 'talk' ||
      clause.act === 'audience'
    )
      continue
    for (let at = clause.from; at < clause.to; at++) {
      const lead = leadAt(words.tokens, at, clause)
      if (lead === undefined) continue
      const topic = topicAt(words, at + 1)
      if (topic) found.push({ topic, score: lead + worth(topic) - found.length * 0.15 })
    }
    const before = clause.act === 'request' ? beforeDesign(words, clause) : undefined
    if (before) found.push({ topic: before, score: 2.2 + worth(before) })
    for (const topic of told(words, clause)) found.push({ topic, score: 1.5 + worth(topic) - found.length * 0.15 })
  }
  const seen = new Set<string>()
  return found
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
    .filter(({ title }) => !seen.has(title.toLowerCase()) && seen.add(title.toLowerCase()))
}

/** What its form and its words add: a video's topic is what it shows, and one plain word tells little. */
function worth({ title, form, head }: Topic): number {
  const single = !title.includes(' ')
  return FORMS[form] - (MEDIA.has(head) ? 4 : 0) - (single && !/s$|^\p{Lu}/u.test(title) ? 2.5 : 0)
}

/** Occasions, offers and contents of two words and more, wherever a clause names them: 'with winter photography tips'. */
function told(words: Words, { from, to }: Clause): Topic[] {
  const { tokens } = words
  const found: Topic[] = []
  for (let at = from; at < to; at++) {
    // 'a poster that shows how to wash hands'
    const taught = tokens[at]?.lower === 'how' && tokens[at + 1]?.lower === 'to' ? howTo(words, at) : undefined
    if (taught) found.push(taught)
    if (at > 0 && !/^(?:DET|ADP|PUNCT|VERB|CCONJ|SCONJ|PRON)$/.test(tokens[at - 1]?.pos ?? '')) continue
    const phrase = nounPhraseAt(tokens, at, to)
    if (phrase === undefined) continue
    const topic = isTold(tokens[phrase.head]?.lemma ?? '') ? titled(words, innerOf(words, phrase) ?? phrase) : undefined
    if (topic?.title.includes(' ')) found.push(topic)
    at = phrase.to - 1
  }
  return found
}

/** What says by itself what it is about; what is only thought does not. */
const isTold = (lemma: string): boolean =>
  !THOUGHT.has(lemma) && (EVENTS.has(lemma) || SALES.has(lemma) || CONTENTS.has(lemma))

/** How much a word speaks for the topic behind it; undefined where it leads to none. */
function leadAt(tokens: readonly Token[], at: number, { act, from }: Clause): number | undefined {
  const token = tokens[at]
  if (token === undefined || token.quote >= 0) return undefined
  const lemma = promotes(token)
  const asked = act === 'show' ? 2 : 0
  if (lemma && (token.pos === 'VERB' || token.pos === 'NOUN' || at === from)) return (LEADS[lemma] ?? 2) - asked
  if (token.lower === 'offering' || (token.pos === 'VERB' && token.lemma === 'offer')) return 3
  if (act === 'subject' && at === from) return 4
  return tellsOf(tokens, at, act)
}

/** 'an ad for …', 'a picture of …' */
function tellsOf(tokens: readonly Token[], at: number, act: Clause['act']): number | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (THOUGHT.has(before?.lemma ?? '')) return undefined
  const isDesign = DESIGNS.has(before?.lemma ?? '') && (act === 'fact' || act === 'request')
  if (isDesign && /^(?:for|about)$/.test(token?.lower ?? '')) return 4
  return act === 'request' && /^(?:of|about)$/.test(token?.lower ?? '') && isNoun(before) ? 2 : undefined
}

/** The verb by which a token promotes, whatever form it has: taggers take 'advertising' for a noun. */
function promotes({ lemma, lower }: Token): string | undefined {
  const stem = lower.replace(/(?:ing|s|ed)$/, '')
  return [lemma, lower, stem, `${stem}e`].find((form) => PROMOTING.has(form))
}

/** The topic in the noun phrase at `at`, behind what only holds or praises it. */
function topicAt(words: Words, at: number): Topic | undefined {
  const { tokens } = words
  if (tokens[at]?.lower === 'how' && tokens[at + 1]?.lower === 'to') return howTo(words, at)
  let phrase = nounPhraseAt(tokens, at)
  if (phrase === undefined && tokens[at]?.pos === 'VERB' && tokens[at]?.lower.endsWith('ing'))
    phrase = nounPhraseAt(tokens, at + 1)
  for (let guard = 0; phrase && guard < 3; guard++) {
    // 'the idea of …': what is thought, and no thing.
    if (THOUGHT.has(tokens[phrase.head]?.lemma ?? '')) return undefined
    const inner = innerOf(words, phrase)
    if (inner === undefined) break
    phrase = inner
  }
  return phrase && titled(words, phrase)
}
const THOUGHT = new Set(['idea', 'concept', 'message', 'notion'])
/** Contents that are called by what they tell of. */
const FACTS = new Set(['fact', 'information', 'insight'])

/** 'a sale of glass vases' speaks of vases, 'the quality of the seafood' of seafood. */
function innerOf({ tokens }: Words, { from, head, to }: NounPhrase): NounPhrase | undefined {
  const { lemma = '' } = tokens[head] ?? {}
  if (FACTS.has(lemma) && /^(?:on|about)$/.test(tokens[to]?.lower ?? '')) return nounPhraseAt(tokens, to + 1)
  const of =
    tokens[to]?.lower === 'of' ||
    ((SALES.has(lemma) || DESIGNS.has(lemma) || MEDIA.has(lemma)) && /^(?:on|for|about)$/.test(tokens[to]?.lower ?? ''))
  if (
    !of ||
    !(MEDIA.has(lemma) || CONTAINERS.has(lemma) || QUALITIES.has(lemma) || SALES.has(lemma) || DESIGNS.has(lemma))
  )
    return undefined
  const gerund = tokens[to + 1]?.pos === 'VERB' && tokens[to + 1]?.lower.endsWith('ing')
  const inner = nounPhraseAt(tokens, to + 1 + (gerund && QUALITIES.has(lemma) ? 1 : 0))
  // 'an offer for a restaurant' is its own; 'buy it with the offer for family meals' speaks of what is bought.
  const isFor = SALES.has(lemma) && tokens[to]?.lower === 'for'
  const by = tokens.slice(Math.max(0, from - 5), from).some(({ lower }) => lower === 'with')
  return inner && isFor && (by || BUSINESSES.has(tokens[inner.head]?.lemma ?? '')) ? undefined : inner
}

function howTo({ text, tokens }: Words, at: number): Topic | undefined {
  let to = at + 2
  const { sentence } = tokens[at] ?? {}
  while (
    to < at + 9 &&
    tokens[to]?.sentence === sentence &&
    !/^[.,;:]$|^(?:with|using|for|in)$/.test(tokens[to]?.lower ?? '')
  )
    to++
  const title = wordsOf(text, tokens, at, to)
  return to > at + 3 && title.length <= LONGEST
    ? { title, form: 'content', head: tokens[to - 1]?.lemma ?? '' }
    : undefined
}

function titled(words: Words, whole: NounPhrase): Topic | undefined {
  const { text, tokens } = words
  const made = undesigned(tokens, whole)
  const phrase = made && plainly(tokens, made)
  if (phrase === undefined) return undefined
  const { head } = phrase
  const { lemma = '' } = tokens[head] ?? {}
  const range = shortened(words, nameEnd(tokens, owned(tokens, phrase)))
  const title = wordsOf(text, tokens, range.from, forWhom(words, range)).replace(/^[^\p{L}\p{N}]+/u, '')
  const form = formOf(lemma, title)
  const none =
    isQuality(tokens, phrase) || isPlainWord(tokens, range, lemma) || isOnlyOffer(tokens, { ...range, head }, lemma)
  if (none || NO_TITLE.test(title) || PEOPLE.has(lemma) || (PERSONS.has(lemma) && form === 'product')) return undefined
  if (tokens.slice(range.from, range.to).every(({ lower }) => NETWORKS.has(lower))) return undefined
  if (POINTING.has(tokens[range.from]?.lower ?? '')) return undefined
  return { title, form, head: lemma }
}

/** Nothing, an amount, a size, a link, or something that is done. */
const NO_TITLE =
  /^$|^[\d\s]*[%$€£]|^\d+$|www\.|^early bird$|^(?:booking|ordering|buying|shopping|using|getting|making|finding|having)\b|^size\b|\d\s*[x×]\s*\d/

/** One word that tells nothing by itself; 'publishing and storing …' is what is done. */
function isPlainWord(tokens: readonly Token[], { from, to }: NounPhrase, lemma: string): boolean {
  if (to - from !== 1) return false
  const empty = [VAGUE, SALES, SHOWING, CONTAINERS, EVENTS].some((table) => table.has(lemma))
  return empty || (lemma.endsWith('ing') && tokens[to]?.lower === 'and')
}

/** 'special promotional offer': no more than that it is one. */
const isOnlyOffer = (tokens: readonly Token[], { from, head }: NounPhrase, lemma: string): boolean =>
  SALES.has(lemma) && tokens.slice(from, head).every(({ lower, pos }) => OFFERING.has(lower) || pos === 'ADJ')

/** 'fashion items' → fashion, 'a cat expo event' → a cat expo; none where only a word of offices is left ('menu options'). */
function plainly(tokens: readonly Token[], { from, to, head }: NounPhrase): NounPhrase | undefined {
  const { lemma = '' } = tokens[head] ?? {}
  const before = tokens[head - 1]
  const named = head > from && isNoun(before)
  if (lemma === 'event' && named && head > from + 1 && EVENTS.has(before?.lemma ?? ''))
    return { from, to: head, head: head - 1 }
  if (!OFFICE.has(lemma) || /^\p{Lu}/u.test(tokens[head]?.text ?? '')) return { from, to, head }
  return named && !OFFICE.has(before?.lemma ?? '') && !VAGUE.has(before?.lemma ?? '') && before?.lemma !== 'menu'
    ? { from, to: head, head: head - 1 }
    : undefined
}

/** 'the quality', 'convenience and cost savings': how something is, and no thing. */
function isQuality(tokens: readonly Token[], { from, to, head }: NounPhrase): boolean {
  const before = tokens[head - 1]
  const says = (i: number) => QUALITIES.has(tokens[i]?.lemma ?? '')
  const own = says(head) && (!isNoun(before) || says(head - 1))
  return own || tokens.slice(from, to).some(({ lower }, k) => lower === 'and' && says(from + k - 1))
}

/** 'the Dish of the Day': a name goes on. */
function nameEnd(tokens: readonly Token[], { from, to, head }: NounPhrase): NounPhrase {
  const isCapital = (i: number) => /^\p{Lu}/u.test(tokens[i]?.text ?? '')
  if (tokens[to]?.lower !== 'of' || !isCapital(head)) return { from, to, head }
  const at = tokens[to + 1]?.lower === 'the' ? to + 2 : to + 1
  return isCapital(at) && isNoun(tokens[at]) ? { from, to: at + 1, head: at } : { from, to, head }
}

/** 'an amusement park advertisement', 'a pillow sale promotion': without what it is made as. */
function undesigned(tokens: readonly Token[], { from, to, head }: NounPhrase): NounPhrase | undefined {
  let end = head
  const lemmaAt = (i: number) => tokens[i]?.lemma ?? ''
  const isDesign = (i: number) =>
    DESIGNS.has(lemmaAt(i)) || (SALES.has(lemmaAt(i)) && (SALES.has(lemmaAt(i - 1)) || BUSINESSES.has(lemmaAt(i - 1))))
  while (end >= from && isDesign(end)) end--
  if (end === head) return { from, to, head }
  while (end >= from && (NETWORKS.has(tokens[end]?.lower ?? '') || tokens[end]?.lower === "'s")) end--
  return end >= from && isNoun(tokens[end]) && !NETWORKS.has(tokens[end]?.lower ?? '')
    ? { from, to: end + 1, head: end }
    : undefined
}

/** 'a starter kit for newborns' */
function forWhom({ text, tokens }: Words, { from, to, head }: NounPhrase): number {
  const content = CONTENTS.has(tokens[head]?.lemma ?? '') && /^(?:about|on|for)$/.test(tokens[to]?.lower ?? '')
  const what = content ? nounPhraseAt(tokens, to + 1) : undefined
  if (what && wordsOf(text, tokens, from, what.to).length <= LONGEST) return what.to
  if (tokens[to]?.lower !== 'for') return to
  const whom = nounPhraseAt(tokens, to + 1)
  const { lemma = '' } = (whom && tokens[whom.head]) || {}
  const short = whom && whom.to - to <= 3 && wordsOf(text, tokens, from, whom.to).length <= LONGEST
  return short &&
    (PEOPLE.has(lemma) || FOR_WHOM.has(lemma)) &&
    !/^(?:user|viewer|customer|client|audience|reader)$/.test(lemma)
    ? whom.to
    : to
}

/** "a toy shop's summer sale": the sale. */
function owned(tokens: readonly Token[], { from, to, head }: NounPhrase): NounPhrase {
  for (let i = to - 1; i > from; i--) {
    const owner = tokens[i - 1]
    const isOwner =
      owner && (BUSINESSES.has(owner.lemma) || /^(?:woman|man|person|girl|boy|brand|artist)$/.test(owner.lower))
    if (tokens[i]?.lower === "'s" && isOwner && i < head) return { from: i + 1, to, head }
  }
  return { from, to, head }
}

/** Without praise in front, without 'and …' behind, until it fits. */
function shortened(words: Words, { from, to, head }: NounPhrase): NounPhrase {
  const { tokens } = words
  const long = (a: number) => to - a > MOST_WORDS || wordsOf(words.text, tokens, a, to).length > LONGEST
  let start = from
  for (let end = praiseEnd(tokens, start); start < head; end = praiseEnd(tokens, start)) {
    if (end === start && !(long(start) && tokens[start]?.pos === 'ADJ')) break
    start = Math.max(end, start + 1)
    while (start < head && /^(?:and|,|-)$/.test(tokens[start]?.lower ?? '')) start++
  }
  while (start < head && long(start)) start++
  while (start < head && /^(?:and|,|-|'s|&|of)$/.test(tokens[start]?.lower ?? '')) start++
  return { from: start, to, head }
}

/** Behind the praise at `i`, 'high-quality' as a whole; `i` where none stands. */
function praiseEnd(tokens: readonly Token[], i: number): number {
  const joined = tokens[i + 1]?.text === '-' && `${tokens[i]?.lower}-${tokens[i + 2]?.lower}`
  if (joined) return PRAISING.has(joined) ? i + 3 : i
  return PRAISING.has(tokens[i]?.lower ?? '') && tokens[i - 1]?.text !== '-' ? i + 1 : i
}

export function formOf(head: string, title: string): Topic['form'] {
  if (SALES.has(head)) return 'sale'
  if (CONTENTS.has(head)) return 'content'
  if (EVENTS.has(head)) return 'event'
  if (DAYS.has(head) && /\p{Lu}/u.test(title)) return 'day'
  return BUSINESSES.has(head) ? 'business' : 'product'
}

/** 'a Valentine’s Day card', 'a summer camp flyer': what stands before the kind's own word. */
function beforeDesign(words: Words, { from, to }: Clause): Topic | undefined {
  const { tokens } = words
  for (let i = from; i < to; i++) {
    if (!isNoun(tokens[i]) || !DESIGNS.has(tokens[i]?.lemma ?? '')) continue
    let start = i
    while (
      start > from &&
      (/^(?:NOUN|PROPN|PART|NUM)$/.test(tokens[start - 1]?.pos ?? '') || joinsNames(tokens, start - 1)) &&
      !DESIGNS.has(tokens[start - 1]?.lemma ?? '')
    )
      start--
    while (start < i && (NETWORKS.has(tokens[start]?.lower ?? '') || tokens[start]?.lower === "'s")) start++
    if (start < i) return titled(words, { from: start, to: i + 1, head: i })
  }
  return undefined
}

/** 'Black Friday and Cyber Monday' */
const joinsNames = (tokens: readonly Token[], i: number) =>
  tokens[i]?.lower === 'and' && tokens[i - 1]?.pos === 'PROPN' && tokens[i + 1]?.pos === 'PROPN'
