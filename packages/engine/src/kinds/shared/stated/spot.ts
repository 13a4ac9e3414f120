/** The largest square that words and edges leave, where a picture may stand. */
import type { Box, Spot } from '../pictured/places.ts'

export interface SpotRules {
  width: number
  height: number
  /** What the picture may not touch. */
  words: readonly Box[]
  /** Between the two, pixels. */
  gap: number
  /** Of its side, how much may lie beyond the edge of the sheet: [top, right, bottom, left]. */
  bleed: readonly [number, number, number, number]
  /** The largest side, pixels. */
  most: number
  /** Whether a place is as it was told. */
  accepts(box: Box): boolean
  /** Where its middle is wanted, shares of the sheet. */
  ideal: readonly [number, number]
}

const STEPS = 36
/** A drawing has so much air about it in its square, a share of the side. */
const AIR = 0.015
/** What a sheet's length off the wanted middle costs, of the side. */
const PULL = 0.5

const boxAt = (x: number, y: number, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
})

/** The side of the largest square about a point. */
function sideAt(x: number, y: number, { width, height, words, gap, bleed, most }: SpotRules): number {
  const [top, right, bottom, left] = bleed
  let side = Math.min(
    most,
    y / (0.5 - top),
    (width - x) / (0.5 - right),
    (height - y) / (0.5 - bottom),
    x / (0.5 - left),
  )
  for (const box of words) {
    const across = Math.max(box.left - x, x - box.right)
    const down = Math.max(box.top - y, y - box.bottom)
    side = Math.min(side, (2 * (Math.max(across, down) - gap)) / (1 - 2 * AIR))
  }
  return side
}

/** As large as may be, near to where it is wanted. */
export function largestSpot(rules: SpotRules): Spot | undefined {
  const { width, height, ideal } = rules
  const [ix, iy] = [ideal[0] * width, ideal[1] * height]
  let best: Spot | undefined
  let worth = 0
  for (let i = 0; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++) {
      const [x, y] = [(width * i) / STEPS, (height * j) / STEPS]
      const size = sideAt(x, y, rules)
      if (size <= 0) continue
      const own = size * (1 - PULL * Math.hypot((x - ix) / width, (y - iy) / height))
      if (own > worth && rules.accepts(boxAt(x, y, size))) [best, worth] = [{ x, y, size }, own]
    }
  return best
}

/** A group is at most so many times as wide as tall. */
const WIDEST = 2.1

/** How wide a group as tall as a square may be about its middle, pixels: it keeps clear of words and edges. */
export function wideAt({ x, y, size }: Spot, { width, words, gap, bleed }: Omit<SpotRules, 'accepts'>): number {
  const [, right, , left] = bleed
  let half = Math.min((size * WIDEST) / 2, x + size * Math.max(0, left), width - x + size * Math.max(0, right))
  for (const box of words) {
    const beside = box.top < y + size / 2 && box.bottom > y - size / 2
    if (beside) half = Math.min(half, Math.max(box.left - x, x - box.right) - gap)
  }
  return Math.max(size, 2 * half)
}
