/** Lines as bricks: words broken into lines that are each as wide as a box, in sizes of their own, ink close to ink. */
import { endsOpen, isFunctionWord } from './function-words.ts'
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
const MOST_WORDS = 9
const MOST_LINES = 7
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

interface Candidate {
  lines: { text: string; ink: LineInk }[]
  worth: number
  scale: number
}

const joined = (line: string, { text, isSpaced }: WordPiece): string => (isSpaced ? `${line} ${text}` : line + text)

/** Every way to break words into lines. */
function breaks(words: readonly WordPiece[]): string[][] {
  const ways: string[][] = []
  if (words.length <= MOST_WORDS) {
    for (let mask = 0; mask < 2 ** (words.length - 1); mask++) {
      const lines: string[] = []
      words.forEach((word, i) => {
        const last = lines.at(-1)
        if (last !== undefined && i > 0 && !(mask & (1 << (i - 1)))) lines[lines.length - 1] = joined(last, word)
        else lines.push(word.text)
      })
      if (lines.length <= MOST_LINES) ways.push(lines)
    }
    return ways
  }
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, 0)
  for (let count = 2; count <= MOST_LINES; count++) {
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

function weigh(lines: Candidate['lines'], { width, height, gap, most }: StackRequest): Candidate {
  const sizes = lines.map(({ ink }) => Math.min(most, width / Math.max(0.01, ink.right - ink.left)))
  const tall = lines.map(({ ink }, i) => (sizes[i] as number) * (ink.bottom - ink.top))
  const sum = tall.reduce((a, b) => a + b, 0)
  const gaps = gap * (lines.length - 1)
  const scale = Math.min(1, Math.max(0.01, height - gaps) / sum)
  const area = lines.reduce(
    (total, { ink }, i) => total + (ink.right - ink.left) * (sizes[i] as number) * (tall[i] as number) * scale * scale,
    0,
  )
  const spread = Math.max(...sizes) / Math.min(...sizes)
  const worth = area * Math.min(1, SPREAD / spread)
  return { lines, worth: worth * senseOf(lines, sizes), scale }
}

/** What is left of a stack's worth by how its lines are broken and which of them leads. */
function senseOf(lines: Candidate['lines'], sizes: readonly number[]): number {
  if (lines.length < 2) return 1
  const split = lines.map(({ text }) => text.split(' '))
  const isWeak = split.map((words) => words.every(isFunctionWord))
  let sense = 1
  lines.forEach(({ text }, i) => {
    const words = split[i] ?? []
    if (IS_NUMBER.test(text)) sense *= NUMBER
    if (isWeak[i]) sense *= ALONE
    // "up to" leads to the number under it.
    if (i < lines.length - 1 && endsOpen(words, split[i + 1]?.[0])) sense *= HANGING
    if (STOP.test(text)) sense *= STOP_INSIDE
  })
  const order = sizes.map((size, i) => ({ size, i })).toSorted((a, b) => b.size - a.size)
  const [largest, second] = order
  if (!largest || !second) return sense
  const lead = split[largest.i] ?? []
  const numbers = lines.map(({ text }) => HAS_NUMBER.test(text))
  if (isWeak[largest.i]) sense *= LED_BY_NOTHING
  const numeral = order.find(({ i }) => numbers[i])
  if (numeral) sense *= (numeral.size / largest.size) ** OUTSIZED
  const letters = lead.join('').replace(/[^\p{L}]/gu, '').length
  const isShort = lead.length === 1 && letters <= SHORT && !numbers[largest.i]
  if (isShort && largest.size > second.size * LEADS) sense *= LED_BY_SHORT
  return sense
}

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
  const best = breaks(words)
    .map((lines) =>
      weigh(
        lines.map((text) => ({ text, ink: ink(text) })),
        request,
      ),
    )
    .reduce((one, other) => (other.worth > one.worth ? other : one))
  let top = 0
  const lines = best.lines.map(({ text, ink: own }): StackedLine => {
    const wide = own.right - own.left
    const size = Math.min(request.most, request.width / Math.max(0.01, wide)) * best.scale
    const baseline = top - own.top * size
    top += (own.bottom - own.top) * size + request.gap
    return { text, size, x: -own.left * size, baseline, width: wide * size }
  })
  return { lines, width: Math.max(...lines.map(({ width }) => width)), height: top - request.gap }
}
