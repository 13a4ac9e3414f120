/** Which inks make a colour: found from what inks look like. */
import type { Lab } from '../../../packages/engine/src/render/press/icc.ts'

type Inks = number[]

export interface Printing {
  /** What inks look like. */
  seen: (inks: Inks) => Lab
  /** Shares of full ink, all four together, that the paper bears. */
  mostInk: number
}

const ROUNDS = 40
/** How much nearer lightness and hue are kept than chroma, where a colour cannot be printed. */
const WEIGHTS = { lightness: 1, chroma: 0.6, hue: 1.3 }
/** What a wish for black, and ink beyond the most, weigh beside a difference of one. */
const [BLACK_WISH, EXCESS] = [3, 200]
/** From here on it darkens; more colourful than this it has none. */
const [BLACK_FROM, COLOURFUL] = [85, 70]

/** Black grows with the dark, and gives way to colour. */
function blackFor([lightness, a, b]: Lab): number {
  const dark = Math.max(0, (BLACK_FROM - lightness) / BLACK_FROM)
  return 0.95 * dark ** 2 * Math.max(0.15, 1 - Math.hypot(a, b) / COLOURFUL)
}

/** What is to become nothing: differences of lightness, chroma and hue, of black from its wish, and ink beyond the most. */
function misfits(inks: Inks, asked: Lab, black: number, { seen, mostInk }: Printing): number[] {
  const [l, a, b] = seen(inks)
  const chroma = Math.hypot(asked[1], asked[2])
  const [along, across] = chroma > 0.01 ? [asked[1] / chroma, asked[2] / chroma] : [1, 0]
  const isGrey = chroma <= 0.01
  return [
    WEIGHTS.lightness * (l - asked[0]),
    (isGrey ? 1 : WEIGHTS.chroma) * (a * along + b * across - chroma),
    (isGrey ? 1 : WEIGHTS.hue) * (b * along - a * across),
    BLACK_WISH * ((inks[3] ?? 0) - black),
    EXCESS * Math.max(0, inks.reduce((sum, ink) => sum + ink, 0) - mostInk),
  ]
}

const cost = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0)

/** Solves a small system of equations; null where it has no one answer. */
function solved(matrix: number[][], right: number[]): number[] | null {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let step = 0; step < size; step++) {
    let best = step
    for (let row = step + 1; row < size; row++) if (Math.abs(cell(row, step)) > Math.abs(cell(best, step))) best = row
    if (Math.abs(cell(best, step)) < 1e-12) return null
    ;[rows[step], rows[best]] = [rows[best] ?? [], rows[step] ?? []]
    for (let row = 0; row < size; row++) {
      if (row === step) continue
      const share = cell(row, step) / cell(step, step)
      rows[row] = (rows[row] ?? []).map((value, column) => value - share * cell(step, column))
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

/** One step downhill (Levenberg–Marquardt), with inks that stand at an end left there. */
function stepped(inks: Inks, rest: number[], misfit: (inks: Inks) => number[], damping: number): Inks | null {
  const reach = 1e-3
  const slopes = inks.map((ink, at) => {
    const by = ink + reach > 1 ? -reach : reach
    const moved = misfit(inks.with(at, ink + by))
    return moved.map((value, row) => (value - (rest[row] ?? 0)) / by)
  })
  const downhill = slopes.map((slope) => -slope.reduce((sum, value, row) => sum + value * (rest[row] ?? 0), 0))
  const free = inks.flatMap((ink, at) => {
    const pull = downhill[at] ?? 0
    return (ink <= 0 && pull < 0) || (ink >= 1 && pull > 0) ? [] : [at]
  })
  const dot = (one: number, other: number) =>
    (slopes[one] ?? []).reduce((sum, value, row) => sum + value * (slopes[other]?.[row] ?? 0), 0)
  const step = solved(
    free.map((row) => free.map((column) => dot(row, column) + (row === column ? damping * (dot(row, row) + 1) : 0))),
    free.map((at) => downhill[at] ?? 0),
  )
  if (!step) return null
  const next = [...inks]
  for (const [place, at] of free.entries()) next[at] = Math.min(1, Math.max(0, (inks[at] ?? 0) + (step[place] ?? 0)))
  return next
}

function descended(from: Inks, misfit: (inks: Inks) => number[]): { inks: Inks; cost: number } {
  let inks = from
  let rest = misfit(inks)
  let damping = 1e-3
  for (let round = 0; round < ROUNDS; round++) {
    const next = stepped(inks, rest, misfit, damping)
    const after = next && misfit(next)
    if (!next || !after || cost(after) >= cost(rest)) {
      damping *= 6
      if (damping > 1e6) break
      continue
    }
    const gained = cost(rest) - cost(after)
    ;[inks, rest, damping] = [next, after, Math.max(1e-6, damping / 4)]
    if (gained < 1e-7) break
  }
  return { inks, cost: cost(rest) }
}

/** The inks whose look is nearest to a colour. */
export function inksFor(asked: Lab, printing: Printing): Inks {
  const black = blackFor(asked)
  const misfit = (inks: Inks) => misfits(inks, asked, black, printing)
  const light = 1 - Math.min(100, Math.max(0, asked[0])) / 100
  const starts: Inks[] = [
    [light, light, light, black],
    [asked[1] < 0 ? 0.8 : 0.2, asked[1] > 0 ? 0.8 : 0.2, asked[2] > 0 ? 0.8 : 0.1, black],
    [asked[2] < 0 ? 0.9 : 0.3, asked[2] < 0 ? 0.6 : 0.5, asked[2] > 0 ? 0.9 : 0, black / 2],
  ]
  const [best] = starts.map((start) => descended(start, misfit)).sort((a, b) => a.cost - b.cost)
  return best?.inks ?? [0, 0, 0, 1]
}
