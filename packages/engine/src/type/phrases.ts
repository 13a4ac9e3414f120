/** Where short texts are broken: at the ends of sentences and phrases rather than within them, in as many lines as they take anyway. */
import { endsMidPhrase, isPossessed, partsNumber } from './function-words.ts'

/** What breaking within a phrase costs, within 'Valentine's Day', running on past the end of a sentence, or of one of a word ('No.'). */
const [TORN, POSSESSED, RUNS_ON, EXCLAIMED] = [3, 1.2, 1.5, 0.3]
/** A short word alone, and a sentence of one. */
const [ALONE, ALONE_SENTENCE] = [1.5, 0.6]
/** What ending with a comma is worth. */
const PAUSE = 0.4
/** What lines of uneven length cost, the square of what they differ from the mean. */
const UNEVEN = 0.8
/** So few letters are a short word. */
const SHORT = 5
const PAUSED = /[,;:–—]$/u
const STOP = /[.!?…]["'”’»)]?$/u

/** What a line of words costs by its sense. @param next the first word of the line after it */
export function senseOf(words: readonly string[], next?: string): number {
  const last = words.at(-1) ?? ''
  let cost = words.slice(0, -1).reduce((sum, word, i) => sum + (STOP.test(word) ? runningOn(words, i) : 0), 0)
  if (next !== undefined && (endsMidPhrase(words, next) || partsNumber(last, next))) cost += TORN
  if (next !== undefined && isPossessed(last, next)) cost += POSSESSED
  const isAlone = words.length === 1 && last.replace(/[^\p{L}\p{N}]/gu, '').length <= SHORT && !/\d/.test(last)
  if (isAlone) cost += STOP.test(last) ? ALONE_SENTENCE : ALONE
  return cost
}

/** What goes on behind a sentence that ends at a word of the line. */
const runningOn = (words: readonly string[], at: number): number =>
  at === 0 || STOP.test(words[at - 1] ?? '') ? EXCLAIMED : RUNS_ON

/** The sum over lines. */
export const senseOfLines = (lines: readonly (readonly string[])[]): number =>
  lines.reduce((sum, words, i) => sum + senseOf(words, lines[i + 1]?.[0]), 0)

/** The pieces of a text that are never broken, as breaking by phrases needs them. */
export interface Breakable {
  /** Its words, trailing spaces included. */
  texts: readonly string[]
  /** A line must end after it. */
  mustBreak: (piece: number) => boolean
  /** Of a line of pieces, from one to before another. */
  widthOf: (from: number, to: number) => number
}

/** Where each of `count` lines ends that cost least by sense and by how even they are; undefined where so many do not fit. */
export function breakByPhrases(
  { texts, mustBreak, widthOf }: Breakable,
  count: number,
  widest: number,
): readonly number[] | undefined {
  const n = texts.length
  const words = (from: number, to: number) => texts.slice(from, to).join('').trim().split(/\s+/u)
  const mean = widthOf(0, n) / count
  const costOf = (from: number, to: number): number => {
    const width = widthOf(from, to)
    for (let k = from; k < to - 1; k++) if (mustBreak(k)) return Infinity
    if (width > widest) return Infinity
    const own = words(from, to)
    const pause = to < n && PAUSED.test(own.at(-1) ?? '') ? PAUSE : 0
    return senseOf(own, to < n ? texts[to]?.trim() : undefined) + UNEVEN * (width / mean - 1) ** 2 - pause
  }
  const costs = texts.map((_, from) => texts.map((_, k) => (k < from ? Infinity : costOf(from, k + 1))))
  // Of so many first pieces, in so many lines.
  let best: Way[] = [{ cost: 0, ends: [] }, ...texts.map(() => NONE)]
  for (let line = 0; line < count; line++)
    best = best.map((_, to) =>
      best.slice(0, to).reduce((least, before, from) => {
        const cost = before.cost + (costs[from]?.[to - 1] ?? Infinity)
        return cost < least.cost ? { cost, ends: [...before.ends, to] } : least
      }, NONE),
    )
  const whole = best[n]
  return whole && whole.cost < Infinity ? whole.ends : undefined
}

interface Way {
  cost: number
  ends: readonly number[]
}
const NONE: Way = { cost: Infinity, ends: [] }
