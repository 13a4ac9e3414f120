/**
 * What is said in a chat besides wishes for designs: talk, which is answered in words, and what somebody tells of themselves,
 * which is remembered. Everything else is a wish: edit/utterance tells a new design from a change.
 */
import { findColours } from '../colour/colour-names.ts'
import { readClauses } from '../language/clauses.ts'
import { compile, matchAt } from '../language/pattern.ts'
import type { Token, Words } from '../language/tokens.ts'
import { kindsSaid } from './words/kinds-said.ts'
import { TALK, type TalkRow } from './words/talk.ts'

/** Something that a visitor tells of themselves. */
export type OwnFact =
  | { what: 'name'; text: string }
  | { what: 'colours'; words: string[] }
  /** What is always or never wanted, in the visitor's words without the adverb: 'use script fonts'. */
  | { what: 'rule'; text: string; never: boolean }

export type Said =
  | { act: 'talk'; topic: TalkRow['topic']; answer: string; examples: readonly string[] }
  /** `asks`: the same message asks for a design, too. */
  | { act: 'fact'; facts: OwnFact[]; asks: boolean }
  | { act: 'wish' }

/** More words than these are no mere talk. */
const LONGEST_TALK = 14

const ROWS = TALK.map((row) => ({ row, patterns: row.when.map((when) => compile(when)) }))
const CALLED = ['my|our .. be? call|called|named', 'my|our .. name be', 'i|we be? call|called'].map((when) =>
  compile(when),
)
const COLOURED = compile('my|our .. color|colour be')
const COLOURED_ITS = compile('it|its|the color|colour be')
const RULED = compile('please? never|always VERB|NOUN|PROPN')

/** Deterministic, linear in the message's length. */
export function hear(words: Words): Said {
  const asks = asksForDesign(words)
  const facts = ownFacts(words)
  if (facts.length > 0) return { act: 'fact', facts, asks }
  const row = asks ? undefined : talkRow(words.tokens)
  return row ? { act: 'talk', topic: row.topic, answer: row.answer, examples: row.examples } : { act: 'wish' }
}

/** A kind is named, or a clause asks for something. */
function asksForDesign(words: Words): boolean {
  if (kindsSaid(words.tokens).length > 0) return true
  return readClauses(words).some(({ act, from, to }) => act === 'request' && to - from > 2)
}

function talkRow(tokens: readonly Token[]): TalkRow | undefined {
  if (tokens.length > LONGEST_TALK) return undefined
  const found = ROWS.filter(({ patterns }) => patterns.some((pattern) => matchAt(pattern, tokens, 0) > 0))
  if (found.length === 0) return undefined
  // 'Hello, what can you do?': behind a greeting the question counts.
  const later = tokens.findIndex(({ text }, i) => i > 0 && i < 4 && /^[,!.]$/.test(text)) + 1
  const asked =
    later > 0 ? ROWS.find(({ patterns }) => patterns.some((pattern) => matchAt(pattern, tokens, later) > 0)) : undefined
  // 'great, make the title larger': a wish stands behind the praise.
  if (later > 0 && asked === undefined && tokens.length - later > 2) return undefined
  return (asked ?? found[0])?.row
}

/** 'our shop is called Wren & Moss and its colours are plum and gold', 'never use script fonts'. */
function ownFacts({ text, tokens }: Words): OwnFact[] {
  const facts: OwnFact[] = []
  for (let i = 0; i < tokens.length; i++) {
    const named = CALLED.map((pattern) => matchAt(pattern, tokens, i)).find((end) => end > 0)
    if (named !== undefined) {
      const name = nameFrom(text, tokens, named)
      if (name !== '') facts.push({ what: 'name', text: name })
      i = named
    }
    const coloured = Math.max(matchAt(COLOURED, tokens, i), matchAt(COLOURED_ITS, tokens, i))
    if (coloured > 0) {
      const found = findColours(text.slice(tokens[coloured]?.from ?? text.length, sentenceEnd(text, tokens, coloured)))
      if (found.length > 0) facts.push({ what: 'colours', words: found.map(({ words }) => words) })
    }
    if (opensSentence(tokens, i) && matchAt(RULED, tokens, i) > 0) {
      const adverb = tokens[i]?.lower === 'please' ? i + 1 : i
      const rule = text.slice(tokens[adverb + 1]?.from ?? 0, sentenceEnd(text, tokens, i))
      facts.push({ what: 'rule', text: rule, never: tokens[adverb]?.lower === 'never' })
    }
  }
  return facts
}

const opensSentence = (tokens: readonly Token[], i: number) => tokens[i - 1]?.sentence !== tokens[i]?.sentence

/** Where the words of a sentence end, without its mark. */
function sentenceEnd(text: string, tokens: readonly Token[], i: number): number {
  const own = tokens.filter(({ sentence, text: word }) => sentence === tokens[i]?.sentence && !/^[.!?]$/.test(word))
  return own.at(-1)?.to ?? text.length
}

/** A quotation, or words with capitals and what joins them. */
function nameFrom(text: string, tokens: readonly Token[], from: number): string {
  const quote = tokens.findIndex(({ quote: number }, i) => i >= from && i <= from + 1 && number >= 0)
  let to = quote >= 0 ? quote : from
  const first = to
  while (to < tokens.length && belongs(tokens, to, quote >= 0)) to++
  return to > first ? text.slice(tokens[first]?.from, tokens[to - 1]?.to) : ''
}

const belongs = (tokens: readonly Token[], i: number, quoted: boolean): boolean => {
  const token = tokens[i]
  if (token === undefined) return false
  if (quoted) return token.quote >= 0
  if (/^(?:&|'s|’s|\+)$/.test(token.text)) return true
  return /^[\p{Lu}\d]/u.test(token.text)
}
