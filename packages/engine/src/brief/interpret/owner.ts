/** Whose design it is, where a prompt says what they do and not only how they are called: 'a taxidermist who restores museum pieces'. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Owner } from '../types.ts'
import { DOERS, JOB_WORDS, NO_DOERS } from '../words/jobs.ts'
import { isNoun, isPlural, type NounPhrase, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { BUSINESSES, DESIGNS, PEOPLE, PRAISING, SALES } from './words.ts'

type Tokens = readonly Token[]

/** Longest titles and deeds, characters. */
const LONGEST = { title: 34, done: 56 } as const
/** Behind an owner, so many tokens at most before what they do: 'a plumber in New York who …'. */
const REACH = 7

/** Somebody of whom nothing is said: what they do says it. */
const ANYBODY = new Set(
  'man woman lady guy person friend company business firm brand startup team group service shop'.split(' '),
)
/** What a site or a screen does is a function. */
const SCREENS = new Set(
  'website site webpage homepage page app application platform system portal tool software dashboard program channel account'.split(
    ' ',
  ),
)

/** A whole trade, and whom a business is for. */
const NO_OWNERS = new Set(
  'industry sector field department network community house chain union men women people author'.split(' '),
)

/** Verbs that tell nothing of what is done for others, and those of the design itself. */
const EMPTY = new Set(
  'promote advertise highlight emphasize emphasise showcase focus convey feature announce express celebrate show include aim target be have need want like love look wish hope would can could should will must may do get let allow enable help know learn never live say feel think try use call name turn attend join go wear want exist play'.split(
    ' ',
  ),
)
/** What is offered stands behind them. */
const OFFERING = new Set('offer sell provide make serve stock rent'.split(' '))
const OFFERINGS = new Set([...OFFERING].map((verb) => `${verb.replace(/e$/, '')}ing`))

/** The owner that a prompt tells of first; undefined where it tells of none. */
export function ownerOf(words: Words, clauses: readonly Clause[]): Owner | undefined {
  const { tokens } = words
  for (const { act, from, to } of clauses) {
    if (act !== 'request' && act !== 'subject' && act !== 'fact') continue
    for (let at = from; at < to; at++) {
      if ((tokens[at]?.quote ?? -1) >= 0) continue
      const owner = opens(tokens, at, act === 'subject' && at === from) && ownerAt(words, at + 1)
      if (owner) return owner
    }
  }
  return weOf(words)
}

/** 'a site for …', 'an ad of …', 'we are …' */
function opens(tokens: Tokens, at: number, isSubject: boolean): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const screen = SCREENS.has(before?.lemma ?? '')
  if (token?.lower === 'for') return isSubject || screen || DESIGNS.has(before?.lemma ?? '')
  if (token?.lower === 'of') return screen
  return token?.lemma === 'be' && /^(?:we|i|she|he)$/.test(before?.lower ?? '')
}

function ownerAt(words: Words, at: number): Owner | undefined {
  const { text, tokens } = words
  const phrase = nounPhraseAt(tokens, at)
  const head = phrase && tokens[phrase.head]
  if (!phrase || !head || !isSomebody(head) || isPlural(head) || head.pos === 'PROPN') return undefined
  const to = withOf(tokens, phrase)
  const title = wordsOf(text, tokens, behindPraise(tokens, phrase.from, to), to)
  const doings = doingOf(words, to)
  const place = placeAt(words, to)
  if (
    title.length > LONGEST.title ||
    /\p{Lu}/u.test(title.charAt(0)) ||
    (ANYBODY.has(title) && doings.done.length === 0 && !doings.offered)
  )
    return undefined
  return {
    ...(!ANYBODY.has(title) && { title }),
    works: !BUSINESSES.has(head.lemma) || JOB_WORDS.has(head.lemma),
    ...(place && { place }),
    ...doings,
  }
}

function isSomebody({ lemma }: Token): boolean {
  if (SCREENS.has(lemma) || NO_OWNERS.has(lemma)) return false
  if (BUSINESSES.has(lemma) || JOB_WORDS.has(lemma) || ANYBODY.has(lemma)) return true
  return DOERS.test(lemma) && !NO_DOERS.has(lemma) && !PEOPLE.has(lemma)
}

/** 'a maker of walking sticks' */
function withOf(tokens: Tokens, { to, head }: NounPhrase): number {
  const { lemma = '' } = tokens[head] ?? {}
  const of = tokens[to]?.lower === 'of' && (JOB_WORDS.has(lemma) || DOERS.test(lemma))
  return (of && nounPhraseAt(tokens, to + 1)?.to) || to
}

/** Behind 'a small trusted' */
function behindPraise(tokens: Tokens, from: number, to: number): number {
  let start = from
  while (start < to - 1 && (PRAISING.has(tokens[start]?.lower ?? '') || SMALL.has(tokens[start]?.lower ?? ''))) start++
  return start
}
const SMALL = new Set('small little new our my modern young busy'.split(' '))

/** 'in Riga', 'in New York' */
function placeAt({ text, tokens }: Words, at: number): string | undefined {
  if (tokens[at]?.lower !== 'in') return undefined
  let to = at + 1
  while (to < at + 4 && tokens[to]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[to]?.text ?? '')) to++
  return to > at + 1 ? wordsOf(text, tokens, at + 1, to) : undefined
}

/** What they do, as they would say it: 'restore museum pieces'; and what they offer: 'autumn checks'. */
function doingOf(words: Words, at: number): { done: string[]; offered?: string } {
  const { tokens } = words
  const { sentence } = tokens[at - 1] ?? {}
  for (let i = at; i < at + REACH && tokens[i]?.sentence === sentence; i++) {
    const [token, next] = [tokens[i], tokens[i + 1]]
    if (!token || token.quote >= 0 || /^[.;:]$/.test(token.text)) break
    if (OFFERINGS.has(token.lower)) {
      const offered = thingsFrom(words, i + 1)
      return { done: [], ...(offered && { offered }) }
    }
    if (!/^(?:who|that|which)$/.test(token.lower) || !next) continue
    const verb = saidByUs(next)
    if (!verb) break
    const done = sentenceFrom(words, i + 1, verb)
    return { done: done ? [done] : [] }
  }
  return { done: [] }
}

/** 'We repair pipe organs in churches.' */
function weOf(words: Words): Owner | undefined {
  const { tokens } = words
  const at = tokens.findIndex(({ lower, quote }, i) => lower === 'we' && quote < 0 && i + 1 < tokens.length)
  const next = tokens[at + 1]
  if (at < 0 || !next || next.lower !== next.lemma || next.pos === 'AUX' || !saidByUs(next)) return undefined
  const done = sentenceFrom(words, at + 1, next.lower)
  return done ? { works: false, done: [done] } : undefined
}

/** A verb of somebody's as they say it themselves: 'cleans' → 'clean'. */
function saidByUs({ lemma, lower, pos }: Token): string | undefined {
  const base = lemma === lower ? lower.replace(/(?<=[^su])s$/, '') : lemma
  const isVerb = pos === 'VERB' || (pos === 'NOUN' && lower.endsWith('s'))
  return isVerb && !EMPTY.has(base) ? base : undefined
}

const ENDS = /^[.,;:!?()–—]$/
const TURNS = new Set('including like such with so because where when while called named need'.split(' '))
const OWN: Readonly<Record<string, string>> = { their: 'our', his: 'our', her: 'our', its: 'our' }

/** A verb and what stands behind it, to the end of what is said; a second verb ('and plants flowers') as they say it, too. */
function sentenceFrom({ text, tokens }: Words, at: number, verb: string): string | undefined {
  const said = [verb]
  const { sentence } = tokens[at] ?? {}
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token || token.sentence !== sentence || token.quote >= 0 || ENDS.test(token.text) || TURNS.has(token.lower))
      break
    const second =
      tokens[i - 1]?.lower === 'and' && token.lower.endsWith('s') && tokens[at]?.lower.endsWith('s')
        ? verbOf(token, tokens[i + 1])
        : undefined
    const joined = tokens[i - 1]?.to === token.from
    said.push(`${joined ? '' : ' '}${second ?? OWN[token.lower] ?? text.slice(token.from, token.to)}`)
  }
  const whole = said.join('')
  const isWhole = !/\b(?:and|or|to|for|in|on|at|of|by|from|the|a|an)$/.test(whole)
  return said.length > 1 && isWhole && whole.length <= LONGEST.done ? whole : undefined
}

/** 'plants' in 'and plants flowers': a verb wherever a thing stands behind it. */
const verbOf = (token: Token, next: Token | undefined): string | undefined =>
  isNoun(next) || next?.pos === 'DET' || next?.pos === 'ADJ' ? saidByUs(token) : undefined

/** 'kitchen worktops and fireplaces' */
function thingsFrom({ text, tokens }: Words, at: number): string | undefined {
  const phrase = nounPhraseAt(tokens, at)
  const said = phrase && wordsOf(text, tokens, phrase.from, phrase.to)
  const cheaper = phrase && SALES.has(tokens[phrase.head]?.lemma ?? '')
  return said && !cheaper && said.length <= LONGEST.title && !/\d|\p{Lu}/u.test(said) ? said : undefined
}
