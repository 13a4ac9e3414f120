/** How far apart two words are in their spelling. */
import { nth } from './items.ts'

/**
 * Letters that are added, left out, changed or swapped with their neighbour between two words: the optimal string alignment
 * distance. Words whose lengths differ by more than `most` are more than `most` apart.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(nth(row, j) + 1, nth(next, j - 1) + 1, nth(row, j - 1) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, nth(before, j - 2) + 1)
      next.push(value)
    }
    before = row
    row = next
  }
  return nth(row, b.length)
}
