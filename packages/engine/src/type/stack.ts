/** Lines as bricks: words broken into lines that are each as wide as a box, in sizes of their own, ink close to ink. */
import { memo, recent } from '../base/memo.ts'
import { endsMidPhrase, isFunctionWord } from './function-words.ts'
import type { WordPiece } from './word-pieces.ts'

/** The ink of a line at one em, about its baseline; y grows downwards. */
export interface LineInk {
  left: number
  right: number
  top: number
  bottom: number
}

export interface StackRequest {
  /** Pixels. */
  width: number
  /** Pixels; Infinity where it is free. */
  height: number
  /** Pixels between the ink of two lines. */
  gap: number
  /** The largest size of a line, pixels. */
  most: number
  /** All words in one line. */
  lines?: 1
}

export interface StackedLine {
  text: string
  size: number
  /** Pixels from the left of the stack to the line's origin, and from its top to the baseline. */
  x: number
  baseline: number
  /** Width of the ink, pixels. */
  width: number
}

export interface Stack {
  lines: StackedLine[]
  width: number
  height: number
}

/** So many words are broken in every possible way; more are broken evenly. */
const MAX_WORDS = 9
const MAX_LINES = 7
/** A line of function words alone, a line that ends with one: what is left of a stack's worth. */
const [ALONE, HANGING] = [0.2, 0.3]
/** A number alone on its line, which is what people come for; the power of how much smaller it is than other lines. */
const [NUMBER, OUTSIZED] = [1.2, 1.6]
const IS_NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u
const HAS_NUMBER = /\d/u
/** The largest line is of function words, or of a single short word before longer lines that say what is meant. */
const [LED_BY_NOTHING, LED_BY_SHORT] = [0.2, 0.3]
/** So much larger than the next line, a line leads; so few letters are a short word. */
const [LEADS, SHORT] = [1.3, 5]
/** A stop inside a line of a stack: the break belongs there. */
const STOP_INSIDE = 0.55
const STOP = /[,;:.!?…]\s/u
/** Sizes in one stack may differ so much. */
const SPREAD = 2.6

/** A way to break words, and what of its sense no size changes. */
interface LineBreaking {
  lines: readonly string[]
  /** What is left of a stack's worth by how its lines are broken. */
  sense: number
  /** Of each line: of function words alone; with a digit; a single short word. */
  isWeak: readonly boolean[]
  hasNumber: readonly boolean[]
  isShort: readonly boolean[]
}

interface Candidate {
  lines: readonly string[]
  worth: number
  scale: number
}

const joined = (line: string, { text, isSpaced }: WordPiece): string => (isSpaced ? `${line} ${text}` : line + text)

/** Every way to break words into lines. */
function breaks(words: readonly WordPiece[]): string[][] {
  const ways: string[][] = []
  if (words.length <= MAX_WORDS) {
    for (let mask = 0; mask < 2 ** (words.length - 1); mask++) {
      const lines: string[] = []
      words.forEach((word, i) => {
        const last = lines.at(-1)
        if (last !== undefined && i > 0 && !(mask & (1 << (i - 1)))) lines[lines.length - 1] = joined(last, word)
        else lines.push(word.text)
      })
      if (lines.length <= MAX_LINES) ways.push(lines)
    }
    return ways
  }
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, 0)
  for (let count = 2; count <= MAX_LINES; count++) {
    const lines: string[] = ['']
    for (const word of words) {
      const last = lines.at(-1) ?? ''
      if (last && last.length + word.text.length / 2 > letters / count && lines.length < count) lines.push(word.text)
      else lines[lines.length - 1] = last ? joined(last, word) : word.text
    }
    ways.push(lines)
  }
  return ways
}

/** What is known of the lines of a way before they have sizes. */
function lineBreakingOf(lines: readonly string[]): LineBreaking {
  const split = lines.map((text) => text.split(' '))
  const isWeak = split.map((words) => words.every(isFunctionWord))
  const hasNumber = lines.map((text) => HAS_NUMBER.test(text))
  const isShort = split.map(
    (words, i) => words.length === 1 && !hasNumber[i] && words.join('').replace(/[^\p{L}]/gu, '').length <= SHORT,
  )
  let sense = 1
  if (lines.length > 1)
    lines.forEach((text, i) => {
      if (IS_NUMBER.test(text)) sense *= NUMBER
      if (isWeak[i]) sense *= ALONE
      // "up to" leads to the number under it.
      if (i < lines.length - 1 && endsMidPhrase(split[i] ?? [], split[i + 1]?.[0])) sense *= HANGING
      if (STOP.test(text)) sense *= STOP_INSIDE
    })
  return { lines, sense, isWeak, hasNumber, isShort }
}

/** By the words: rooms of every size are weighed with the same ones. */
const ways = recent<string, readonly LineBreaking[]>(64)
const lineBreakingsOf = (words: readonly WordPiece[]): readonly LineBreaking[] =>
  memo(ways, JSON.stringify(words), () => breaks(words).map(lineBreakingOf))

function sized(way: LineBreaking, inks: readonly LineInk[], { width, height, gap, most }: StackRequest): Candidate {
  const sizes = inks.map((ink) => Math.min(most, width / Math.max(0.01, ink.right - ink.left)))
  const tall = inks.map((ink, i) => (sizes[i] ?? 0) * (ink.bottom - ink.top))
  const sum = tall.reduce((a, b) => a + b, 0)
  const gaps = gap * (inks.length - 1)
  const scale = Math.min(1, Math.max(0.01, height - gaps) / sum)
  const area = inks.reduce(
    (total, ink, i) => total + (ink.right - ink.left) * (sizes[i] ?? 0) * (tall[i] ?? 0) * scale * scale,
    0,
  )
  const spread = Math.max(...sizes) / Math.min(...sizes)
  const worth = area * Math.min(1, SPREAD / spread)
  return { lines: way.lines, worth: worth * senseOf(way, sizes), scale }
}

/** What is left of a stack's worth by how its lines are broken and which of them leads. */
function senseOf({ sense: broken, isWeak, hasNumber, isShort }: LineBreaking, sizes: readonly number[]): number {
  const [largest, second] = largestOf(sizes)
  if (second === NONE) return broken
  let sense = broken
  if (isWeak[largest]) sense *= LED_BY_NOTHING
  const [numeral] = largestOf(sizes, hasNumber)
  const top = sizes[largest] ?? 1
  if (numeral !== NONE) sense *= ((sizes[numeral] ?? 0) / top) ** OUTSIZED
  if (isShort[largest] && top > (sizes[second] ?? 0) * LEADS) sense *= LED_BY_SHORT
  return sense
}

/** Which of the sizes are the largest two, the first of equals before the others; `among`: those that count. */
function largestOf(sizes: readonly number[], among?: readonly boolean[]): [number, number] {
  let [first, second] = [NONE, NONE]
  for (let i = 0; i < sizes.length; i++) {
    if (among && !among[i]) continue
    const size = sizes[i] ?? 0
    if (first === NONE || size > (sizes[first] ?? 0)) [first, second] = [i, first]
    else if (second === NONE || size > (sizes[second] ?? 0)) second = i
  }
  return [first, second]
}
const NONE = -1

/** Words as the stack that fills a box best. `inkOf`: the ink of a line at one em. */
export function stackWords(
  words: readonly WordPiece[],
  inkOf: (line: string) => LineInk,
  request: StackRequest,
): Stack {
  const known = new Map<string, LineInk>()
  const ink = (line: string): LineInk => {
    const found = known.get(line) ?? inkOf(line)
    known.set(line, found)
    return found
  }
  const best = (request.lines ? [lineBreakingOf([words.reduce(joined, '').trim()])] : lineBreakingsOf(words))
    .map((way) => sized(way, way.lines.map(ink), request))
    .reduce((one, other) => (other.worth > one.worth ? other : one))
  let top = 0
  const lines = best.lines.map((text): StackedLine => {
    const own = ink(text)
    const wide = own.right - own.left
    const size = Math.min(request.most, request.width / Math.max(0.01, wide)) * best.scale
    const baseline = top - own.top * size
    top += (own.bottom - own.top) * size + request.gap
    return { text, size, x: -own.left * size, baseline, width: wide * size }
  })
  return { lines, width: Math.max(...lines.map(({ width }) => width)), height: top - request.gap }
}
