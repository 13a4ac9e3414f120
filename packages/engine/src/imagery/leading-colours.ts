/** The leading colours of a picture: k-means in OKLab over its opaque pixels, most area first. */

import { converter } from 'culori'
import { nth } from '../base/items.ts'
import { hexOf } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'

const toOklab = converter('oklab')
const CLUSTERS = 6
const ROUNDS = 8

type Colour = [number, number, number]
const distance = (a: Colour, b: Colour) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** Seeds far from one another (the deterministic cousin of k-means++): the same picture gives the same colours. */
function seeds(points: Colour[]): Colour[] {
  const chosen: Colour[] = [nth(points, Math.floor(points.length / 2))]
  while (chosen.length < Math.min(CLUSTERS, points.length)) {
    let farthest = nth(points, 0)
    let most = -1
    for (const point of points) {
      const nearest = Math.min(...chosen.map((seed) => distance(seed, point)))
      if (nearest > most) [most, farthest] = [nearest, point]
    }
    if (most < 0.0004) break
    chosen.push(farthest)
  }
  return chosen
}

/** Straight RGBA bytes → colours with their share of the area. */
export function leadingColours(rgba: Uint8Array): { hex: Hex; share: number }[] {
  const points: Colour[] = []
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue
    const { l, a, b } = toOklab({
      mode: 'rgb',
      r: (rgba[i] ?? 0) / 255,
      g: (rgba[i + 1] ?? 0) / 255,
      b: (rgba[i + 2] ?? 0) / 255,
    })
    points.push([l, a, b])
  }
  if (points.length === 0) return []
  let centres = seeds(points)
  let counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map((): [number, number, number, number] => [0, 0, 0, 0])
    for (const point of points) {
      let best = 0
      for (let i = 1; i < centres.length; i++)
        if (distance(point, nth(centres, i)) < distance(point, nth(centres, best))) best = i
      const sum = nth(sums, best)
      sum[0] += point[0]
      sum[1] += point[1]
      sum[2] += point[2]
      sum[3]++
    }
    counts = sums.map((sum) => sum[3])
    centres = sums.map((sum, i) => (sum[3] ? [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]] : nth(centres, i)))
  }
  return centres
    .map(([l, a, b], i) => ({
      hex: hexOf({ mode: 'oklab', l, a, b }),
      share: (counts[i] ?? 0) / points.length,
    }))
    .filter(({ share }) => share > 0.01)
    .sort((a, b) => b.share - a.share)
}
