/** The largest place that words and edges leave a picture of some shape. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Spot } from '../pictured/places.ts'

export interface SpotRules {
  width: number
  height: number
  /** What the picture may not touch. */
  words: readonly Bounds[]
  /** Between the two, pixels. */
  gap: number
  /** Of its sides, how much may lie beyond the edge of the sheet: [top, right, bottom, left]. */
  bleed: readonly [number, number, number, number]
  /** What the edges of the sheet have for themselves, pixels. */
  inset: number
  /** How many times as wide as tall it is. */
  aspect: number
  /** The greatest height, pixels. */
  most: number
  /** Whether a place is as it was told. */
  accepts(box: Bounds): boolean
  /** Where its middle is wanted, shares of the sheet. */
  ideal: readonly [number, number]
}

const STEPS = 36
/** A drawing has so much air about it, a share of its side. */
const AIR = 0.015
/** What a sheet's length off the wanted middle costs, of the side. */
const PULL = 0.5

const boxAt = (x: number, y: number, size: number, aspect: number): Bounds => ({
  left: x - (size * aspect) / 2,
  right: x + (size * aspect) / 2,
  top: y - size / 2,
  bottom: y + size / 2,
})

/** The height of the largest picture about a point. */
function heightAt(x: number, y: number, { width, height, words, gap, bleed, inset, aspect, most }: SpotRules): number {
  const [top, right, bottom, left] = bleed
  let size = Math.min(
    most,
    (y - inset) / (0.5 - top),
    (width - inset - x) / (0.5 - right) / aspect,
    (height - inset - y) / (0.5 - bottom),
    (x - inset) / (0.5 - left) / aspect,
  )
  for (const box of words) {
    const across = (Math.max(box.left - x, x - box.right) - gap) / aspect
    const down = Math.max(box.top - y, y - box.bottom) - gap
    size = Math.min(size, (2 * Math.max(across, down)) / (1 - 2 * AIR))
  }
  return size
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
      const size = heightAt(x, y, rules)
      if (size <= 0) continue
      const own = size * (1 - PULL * Math.hypot((x - ix) / width, (y - iy) / height))
      if (own > worth && rules.accepts(boxAt(x, y, size, rules.aspect))) [best, worth] = [{ x, y, size }, own]
    }
  return best
}

/** A group is at most so many times as wide as tall. */
const WIDEST = 2.1

/** How wide a group as tall as a square may be about its middle, pixels: it keeps clear of words and edges. */
export function wideAt(
  { x, y, size }: Spot,
  { width, words, gap, bleed, inset }: Omit<SpotRules, 'accepts' | 'aspect'>,
): number {
  const [, right, , left] = bleed
  let half = Math.min((size * WIDEST) / 2, x - inset + size * left, width - inset - x + size * right)
  for (const box of words) {
    const beside = box.top < y + size / 2 && box.bottom > y - size / 2
    if (beside) half = Math.min(half, Math.max(box.left - x, x - box.right) - gap)
  }
  return Math.max(size, 2 * half)
}
