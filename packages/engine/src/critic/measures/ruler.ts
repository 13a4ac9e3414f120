/** Lines in the order of their places: the nearest one is found without looking at all of them. */
import { nth } from '../../base/items.ts'

export interface Line {
  at: number
  /** Whose line it is. */
  owner: number
}

/** How far the nearest line is from a place; those of `except` do not count. Infinity where there is none. */
export type Ruler = (place: number, except?: number) => number

export function rulerOf(lines: readonly Line[]): Ruler {
  const sorted = lines.toSorted((a, b) => a.at - b.at)
  const [places, owners] = [Float64Array.from(sorted, ({ at }) => at), Int32Array.from(sorted, ({ owner }) => owner)]
  /** The first line that lies at the place or behind it. */
  function firstFrom(place: number): number {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (nth(places, middle) < place) low = middle + 1
      else high = middle
    }
    return low
  }
  return (place, except) => {
    let after = firstFrom(place)
    let before = after - 1
    while (after < places.length && owners[after] === except) after++
    while (before >= 0 && owners[before] === except) before--
    return Math.min(
      after < places.length ? nth(places, after) - place : Infinity,
      before >= 0 ? place - nth(places, before) : Infinity,
    )
  }
}
