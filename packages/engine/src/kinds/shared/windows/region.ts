/** The part of a sheet that its words leave free, from edge to edge. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Area } from '../systems/types.ts'

interface RegionRequest {
  width: number
  height: number
  /** What may not be covered. */
  words: readonly Bounds[]
  /** Kept between the two, pixels. */
  gap: number
  /** Where it is wanted: of regions that do not hold this point less is thought. */
  about?: { x: number; y: number }
}

/** What a region is worth that lies elsewhere. */
const ELSEWHERE = 0.3

/** Heights between the words that stand across a strip of the sheet, as [top, bottom]. */
function gapsIn(boxes: readonly Bounds[], height: number, gap: number): [number, number][] {
  const found: [number, number][] = []
  let top = 0
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    if (box.top - gap > top) found.push([top, box.top - gap])
    top = Math.max(top, box.bottom + gap)
  }
  if (top < height) found.push([top, height])
  return found
}

/** The largest rectangle that meets no words: every one ends at words or at an edge of the sheet. */
export function freeRegion({ width, height, words, gap, about }: RegionRequest): Area {
  const lefts = [0, ...words.map(({ right }) => right + gap)].filter((x) => x >= 0 && x < width)
  const rights = [width, ...words.map(({ left }) => left - gap)].filter((x) => x > 0 && x <= width)
  let best: Area = { x: 0, y: 0, width: 0, height: 0 }
  let most = 0
  for (const left of lefts)
    for (const right of rights) {
      if (right <= left) continue
      const across = words.filter((box) => box.left - gap < right && box.right + gap > left)
      for (const [top, bottom] of gapsIn(across, height, gap)) {
        const holds = !about || (about.x >= left && about.x <= right && about.y >= top && about.y <= bottom)
        const worth = (right - left) * (bottom - top) * (holds ? 1 : ELSEWHERE)
        if (worth > most) [best, most] = [{ x: left, y: top, width: right - left, height: bottom - top }, worth]
      }
    }
  return best
}
