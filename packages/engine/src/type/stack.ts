/** Lines as bricks: words broken into lines that are each as wide as a box, in sizes of their own, ink close to ink. */
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
/** Words that carry nothing are not set large alone. */
const WEAK =
  /^(?:an?|the|of|in|on|at|to|for|and|&|or|with|by|from|is|are|we|our|your|my|de|la|le|les|el|los|du|des|et|und|der|die|das|im|am|y|e|i|di|da|do|off|au|en|para|het|een|van|op)$/i
/** A weak word alone on its line, a line that ends with one, lines of very different sizes: what is left of a stack's worth. */
const [ALONE, HANGING] = [0.2, 0.9]
/** A number alone on its line, which is what people come for. */
const NUMBER = 1.2
const IS_NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u
/** Sizes in one stack may differ so much. */
const SPREAD = 3.4

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
  let worth = area * Math.min(1, SPREAD / spread)
  lines.forEach(({ text }, i) => {
    const words = text.split(' ')
    if (IS_NUMBER.test(text)) worth *= NUMBER
    if (lines.length > 1 && words.every((word) => WEAK.test(word))) worth *= ALONE
    else if (i < lines.length - 1 && WEAK.test(words.at(-1) ?? '')) worth *= HANGING
  })
  return { lines, worth, scale }
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
