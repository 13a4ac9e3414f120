/**
 * A prompt while it is read: its tokens, what each of them was taken for, and the facts found so far. Recognisers run
 * in a fixed order (see read.ts); each takes the tokens that it understood, so that no word is read twice.
 */
import { nth } from '../base/items.ts'
import { glossesOf, type Language, languageOf } from '../language/foreign.ts'
import type { Role } from '../scene/types.ts'
import { words } from './phrases.ts'
import { isCapital, type Token, tidy, tokenise } from './text.ts'
import { ADJECTIVES, ARTICLES, REQUEST_VERBS } from './words/grammar.ts'

/** What a token was taken for. */
export type Use = 'fact' | 'kind' | 'format' | 'negative' | 'label' | 'count' | 'instruction' | 'nav' | 'request'

export interface Fact {
  role: Role
  text: string
  /** Half-open range of tokens. */
  from: number
  to: number
  /** The prompt names something with it ('called X', 'for X'); other headlines only say something. */
  named?: true
}

/** No design holds more; it bounds every step that looks through the facts. */
const MOST_FACTS = 240

/** Marks that may stand before the first word of a sentence. */
const MOST_MARKS = 6

export class Reading {
  readonly prompt: string
  readonly tokens: Token[]
  readonly uses: (Use | undefined)[]
  readonly facts: Fact[] = []
  /** How the prompt writes its words; in 'title', 'upper' and 'lower' a capital says nothing about names. */
  readonly casing: 'mixed' | 'lower' | 'title' | 'upper'
  readonly language: Language

  constructor(prompt: string) {
    this.prompt = prompt
    this.tokens = tokenise(prompt)
    readVerbs(this.tokens)
    this.uses = new Array(this.tokens.length).fill(undefined)
    this.language = languageOf(this.tokens.map(({ lower }) => lower))
    this.casing = casingOf(this.tokens)
  }

  /** The lower-case text of a token; '' beyond the ends. */
  word(i: number): string {
    return this.tokens[i]?.lower ?? ''
  }

  free(i: number): boolean {
    return i >= 0 && i < this.tokens.length && this.uses[i] === undefined
  }

  /** The prompt's own characters of a range of tokens, white space tidied. */
  slice(from: number, to: number): string {
    const first = this.tokens[from]
    const last = this.tokens[to - 1]
    if (first === undefined || last === undefined) return ''
    if (to - from === 1 && first.type === 'quote') return first.text
    return tidy(this.prompt.slice(first.start, last.end))
  }

  /** Knows the words for parts and places by their English, where the prompt is in another language: 'titolo' as 'title'. */
  translate(): void {
    if (this.language === 'en') return
    const glosses = glossesOf(
      this.language,
      this.tokens.map(({ lower }) => lower),
    )
    for (const [i, token] of this.tokens.entries()) {
      const gloss = token.type === 'word' && this.free(i) ? glosses[i] : undefined
      // Colours are read in their own words, with their endings and shades.
      const capital = this.language !== 'de' && isCapital(token) && !this.opens(i)
      if (gloss && gloss.pos !== 'ADJ' && !capital) token.lower = gloss.word
    }
  }

  take(from: number, to: number, use: Use): void {
    for (let i = from; i < to; i++) this.uses[i] = use
  }

  /** The tokens of a range of the prompt's characters, half-open. */
  rangeOf(start: number, end: number): { from: number; to: number } {
    const from = this.tokens.findIndex((token) => token.end > start)
    let to = Math.max(from, 0)
    while (to < this.tokens.length && (this.tokens[to]?.start ?? 0) < end) to++
    return { from: Math.max(from, 0), to }
  }

  /** Records a fact, verbatim, and takes its tokens. */
  fact(role: Role, from: number, to: number): Fact {
    const fact: Fact = { role, text: this.slice(from, to), from, to }
    if (this.facts.length < MOST_FACTS) this.facts.push(fact)
    this.take(from, to, 'fact')
    return fact
  }

  /** Forgets facts; their tokens stay taken. */
  drop(which: (fact: Fact) => boolean): void {
    for (let k = this.facts.length - 1; k >= 0; k--) if (which(nth(this.facts, k))) this.facts.splice(k, 1)
  }

  has(...roles: Role[]): boolean {
    return this.facts.some((fact) => roles.includes(fact.role))
  }

  /** The first token of its sentence or line (marks and bullets before it do not count). */
  opens(i: number): boolean {
    const token = this.tokens[i]
    if (token === undefined) return false
    for (let k = i - 1; k >= Math.max(0, i - MOST_MARKS); k--) {
      const before = nth(this.tokens, k)
      if (before.sentence !== token.sentence || before.type === 'newline') return true
      if (before.type !== 'mark' || before.text === ',' || before.text === '(') return false
    }
    return true
  }

  /** Written with a capital where a common word would have none. */
  capital(i: number): boolean {
    return this.casing === 'mixed' && isCapital(this.tokens[i])
  }

  /** No more words of the sentence from here on. */
  ends(i: number): boolean {
    const token = this.tokens[i]
    if (token === undefined || token.type === 'newline') return true
    return (
      token.type === 'mark' && (token.text === '.' || token.text === '!' || token.text === '?' || token.text === ';')
    )
  }
}

/** What somebody is asked to place; behind 'place' it is no venue. */
const PLACED = new Set([...ARTICLES, ...words('it them all both each everything')])

/** 'place the title', 'Place "X" at the top': the verb reads as 'put', which is no noun. */
function readVerbs(tokens: Token[]): void {
  for (const [i, token] of tokens.entries()) {
    if (token.lower !== 'place') continue
    const next = tokens[i + 1]
    const opens = tokens[i - 1] === undefined || tokens[i - 1]?.sentence !== token.sentence
    if (PLACED.has(next?.lower ?? '') || (opens && next?.type === 'quote')) token.lower = 'put'
  }
}

/** Words that only a prompt in title case writes with a capital inside a sentence. */
const PLAIN = new Set([
  ...ADJECTIVES,
  ...REQUEST_VERBS,
  ...words(
    'with using featuring for and the that logo poster website card banner icon flyer business background text colors color style font app page landing tagline',
  ),
])

function casingOf(tokens: Token[]): Reading['casing'] {
  let long = 0
  let capital = 0
  let upper = 0
  let plain = 0
  let raised = 0
  for (const [i, token] of tokens.entries()) {
    if (token.type !== 'word') continue
    if (isCapital(token)) capital++
    if (token.text.length >= 4) {
      long++
      if (token.text === token.text.toUpperCase() && token.text !== token.lower) upper++
    }
    if (!PLAIN.has(token.lower) || i === 0 || tokens[i - 1]?.type !== 'word') continue
    plain++
    if (isCapital(token)) raised++
  }
  if (capital === 0) return 'lower'
  if (long >= 4 && upper / long > 0.85) return 'upper'
  return raised >= 2 && raised / plain > 0.7 ? 'title' : 'mixed'
}
