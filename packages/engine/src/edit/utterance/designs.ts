/** Which of the designs on show a message speaks of: as what it is about, or as what something is taken from. */
import { type KindSaid, kindsSaid } from '../../brief/words/kinds-said.ts'
import {
  ADDRESSED,
  AT_DESIGN,
  BEING,
  CALLED,
  CHANGING,
  CHOOSING,
  FROM_DESIGN,
  JOINING,
  LENT,
  MERGING,
  NUMBERED,
  ORDINAL_PLACES,
  PLACES_AMONG,
  VERSION_CALLED,
} from '../../language/lexicon/turn-words.ts'
import { spliced } from '../../language/spliced.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { KindName } from '../../scene/types.ts'

export interface DesignSaid {
  /** Half-open range of tokens. */
  from: number
  to: number
  /** From 1; below 0 from the end; 0 for the other one. */
  place: number
  /** A kind was named with it: 'the second logo'. */
  kind?: KindName
  /** Something is taken from it. */
  lends: boolean
  /** A bare ordinal, which may be one of versions as well. */
  bare: boolean
}

const FIGURE = /^#?([1-8])$/

export function designsSaid({ tokens }: Words): DesignSaid[] {
  const kinds = kindsSaid(tokens)
  const found: DesignSaid[] = []
  for (let i = 0; i < tokens.length; i++) {
    const one = designAt(tokens, i, kinds)
    if (!one) continue
    found.push({ ...one, lends: isLent(tokens, one) })
    i = one.to - 1
  }
  return found
}

type Ranged = Omit<DesignSaid, 'lends'>

function designAt(tokens: readonly Token[], i: number, kinds: readonly KindSaid[]): Ranged | undefined {
  const { lower = '', quote = 0 } = tokens[i] ?? {}
  if (quote >= 0) return undefined
  return numbered(tokens, i) ?? counted(tokens, i, kinds) ?? (lower === 'other' ? other(tokens, i) : undefined)
}

/** Where a range begins that an article or 'version' stands before. */
const withArticle = (tokens: readonly Token[], i: number) => (ADDRESSED.has(tokens[i - 1]?.lower ?? '') ? i - 1 : i)

/** 'number 2', 'option three', '#4', '2' where nothing else is said. */
function numbered(tokens: readonly Token[], i: number): Ranged | undefined {
  const lower = tokens[i]?.lower ?? ''
  const next = tokens[i + 1]?.lower ?? ''
  const hash = /^#[1-8]$/.test(lower)
  if (hash) return { from: i, to: i + 1, place: Number(lower.slice(1)), bare: false }
  if (NUMBERED.has(lower)) {
    const dot = next === '.' ? 1 : 0
    const figure = tokens[i + 1 + dot]?.lower ?? ''
    const place =
      Number(FIGURE.exec(figure)?.[1] ?? 0) || (ORDINAL_PLACES.has(figure) ? 0 : PLACES_AMONG.get(figure)) || 0
    if (place > 0) return { from: withArticle(tokens, i), to: i + 2 + dot, place, bare: false }
  }
  const isAlone = ({ lower: word, pos }: Token) =>
    pos === 'PUNCT' || FIGURE.test(word) || CHOOSING.has(word) || MERGING.has(word) || word === 'and'
  if (!FIGURE.test(lower) || !tokens.every(isAlone)) return undefined
  return { from: i, to: i + 1, place: Number(FIGURE.exec(lower)?.[1]), bare: false }
}

const SIDES: ReadonlyMap<string, number> = new Map([
  ['left', 1],
  ['leftmost', 1],
  ['right', -1],
  ['rightmost', -1],
  ['last', -1],
])

/** 'the second one', 'the third logo', 'the first' at the end of what is said. */
function counted(tokens: readonly Token[], i: number, kinds: readonly KindSaid[]): Ranged | undefined {
  const lower = tokens[i]?.lower ?? ''
  const [ordinal, side] = [ORDINAL_PLACES.has(lower) ? PLACES_AMONG.get(lower) : undefined, SIDES.get(lower)]
  const place = ordinal ?? side
  if (place === undefined) return undefined
  const next = tokens[i + 1]
  // "the last one from before": a version of the design in hand.
  if (lower === 'last' && tokens.slice(i, i + 4).some((token) => token.lower === 'before')) return undefined
  const from = withArticle(tokens, i)
  const kind = kinds.find((one) => one.from === i + 1)
  if (kind) return { from, to: kind.to, place, kind: kind.kind, bare: false }
  const counts = next?.lower !== 'one' && /^(?:NOUN|PROPN)$/.test(tokens[i + 2]?.pos ?? '')
  if (next && CALLED.has(next.lower) && !counts) return { from, to: i + 2, place, bare: false }
  if (ordinal === undefined || (next && VERSION_CALLED.has(next.lower))) return undefined
  const before = tokens[from - 1]?.lower ?? ''
  const leads = before === '' || CHOOSING.has(before) || JOINING.has(before) || AT_DESIGN.has(before)
  if (from === i && !leads) return undefined
  return endsNoun(tokens, i + 1) ? { from, to: i + 1, place, bare: true } : undefined
}

/** Nothing follows that the ordinal counts: 'the second line' is no design. */
function endsNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (!next) return true
  if (/^(?:PUNCT|ADP|CCONJ|SCONJ|AUX|DET|PRON|PART)$/.test(next.pos)) return true
  return CHOOSING.has(next.lower) || /^(?:VERB|ADV)$/.test(next.pos)
}

/** 'the other one', 'the other' where nothing follows that it is said of. */
function other(tokens: readonly Token[], i: number): Ranged | undefined {
  const next = tokens[i + 1]
  const from = withArticle(tokens, i)
  if (from === i) return undefined
  if (next && CALLED.has(next.lower)) return { from, to: i + 2, place: 0, bare: false }
  return endsNoun(tokens, i + 1) ? { from, to: i + 1, place: 0, bare: true } : undefined
}

/** 'the font of the first', 'like the first's', 'the first one's colours'. */
function isLent(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  if (tokens[to]?.lower === "'s") return true
  const before = tokens[from - 1]?.lower ?? ''
  if (before === 'like' || before === 'than' || before === 'as') return !isLiked(tokens, from - 1)
  if (!FROM_DESIGN.has(before)) return false
  return before === 'from' || tokens.slice(Math.max(0, from - 4), from - 1).some(({ lower }) => LENT.has(lower))
}

/** 'I like the second': a verb, and no comparison. */
const isLiked = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'like' &&
  /^(?:i|we|you|they|really|would|'d|i'd|we'd|do|also|most|both|team)$/.test(tokens[at - 1]?.lower ?? 'x')

/** The wish without the design that it is about; undefined where nothing is wished. */
export function withoutDesign(words: Words, said: DesignSaid): Words | undefined {
  const { tokens } = words
  const before = tokens.slice(0, said.from)
  const isPlace = AT_DESIGN.has(before.at(-1)?.lower ?? '')
  const chooses = before.every(
    ({ lower, quote }) => quote < 0 && (CHOOSING.has(lower) || JOINING.has(lower) || AT_DESIGN.has(lower)),
  )
  if (chooses && !CHANGING.has(before.at(-1)?.lower ?? '')) return leading(words, said.to)
  if (isPlace) return spliced(words, said.from - 1, said.to, '')
  return spliced(words, said.from, said.to, 'it')
}

/** What follows a design that was only named. */
function leading(words: Words, to: number): Words | undefined {
  const { tokens } = words
  let at = to
  const choosing = () => {
    const { lower = '' } = tokens[at] ?? {}
    // "the second one best, but …", "the first with a serif font": 'with' leads on.
    return (
      JOINING.has(lower) ||
      (CHOOSING.has(lower) &&
        !/^(?:with|for|on|from|can|could|let's|let|please|use|keep|show)$/.test(lower) &&
        !isBeing(tokens, at))
    )
  }
  while (at < tokens.length && choosing()) at++
  const being = BEING.find((verbs) => verbs.every((verb, i) => tokens[at + i]?.lower === verb))
  if (being && at + being.length < tokens.length) {
    // "the second should be blue": it should be blue.
    return spliced(words, 0, at, 'it')
  }
  return at < tokens.length ? spliced(words, 0, at, '') : undefined
}

const isBeing = (tokens: readonly Token[], at: number) =>
  BEING.some(
    (verbs) =>
      verbs.every((verb, i) => tokens[at + i]?.lower === verb) &&
      /^(?:ADJ|PROPN|NOUN)$/.test(tokens[at + verbs.length]?.pos ?? '') &&
      !CHOOSING.has(tokens[at + verbs.length]?.lower ?? ''),
  )
