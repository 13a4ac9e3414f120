/** The colours of a flat picture, and which of them each pixel is. */

import { converter } from 'culori'
import { mapTuple, nth } from '../../base/items.ts'
import { hexOf } from '../../colour/colour.ts'
import { channelsOf } from '../../colour/luminance.ts'
import type { Hex } from '../../scene/types.ts'

export interface Raster {
  /** Straight RGBA, row by row. */
  data: Uint8Array
  width: number
  height: number
}

const MAX_COLOURS = 24
/** Of the area: what is smaller is an edge between two colours, or noise. */
const SMALLEST_SHARE = 0.0008
/** OKLab: closer colours are one. */
const SAME = 0.035
/** OKLab: what is farther from its colour than this is a shade of it, and the picture a gradient. */
const EXACT = 0.016
/** Channels of neighbours in one colour differ by less than this; compression leaves so much. */
const CALM = 10
/** Share of the calm pixels that must be exactly of the colours, and share of the area that must be calm. */
const COVERED = 0.97
const LEAST_CALM = 0.7

const toOklab = converter('oklab')
type Colour = [number, number, number]
const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** OKLab of colours, remembered. */
function labKeeper(): (r: number, g: number, b: number) => Colour {
  const known = new Map<number, Colour>()
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b
    let point = known.get(key)
    if (!point) {
      const { l, a, b: yellow } = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
      point = [l, a, yellow]
      known.set(key, point)
    }
    return point
  }
}

/** 1 where a pixel and its neighbours to the right and below are of one colour. */
function calmPixels({ data, width, height }: Raster): Uint8Array {
  const calm = new Uint8Array(width * height)
  const near = (a: number, b: number) => {
    for (let i = 0; i < 4; i++) if (Math.abs((data[a + i] ?? 0) - (data[b + i] ?? 0)) > CALM) return false
    return true
  }
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      if ((data[at * 4 + 3] ?? 0) >= 250 && near(at * 4, at * 4 + 4) && near(at * 4, (at + width) * 4)) calm[at] = 1
    }
  return calm
}

interface Bucket {
  sum: Colour
  count: number
}
interface Gathered {
  centre: Colour
  rgb: Colour
  count: number
  /** How many of them are no shades of it. */
  exact: number
}

/** The calm colours, most area first: like ones are gathered around the commonest. */
function gather({ data }: Raster, calm: Uint8Array): Gathered[] {
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at < calm.length; at++) {
    if (!calm[at]) continue
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bucket.sum[0] += r
    bucket.sum[1] += g
    bucket.sum[2] += b
    bucket.count++
    buckets.set(key, bucket)
  }
  const labOf = labKeeper()
  const found: Gathered[] = []
  for (const { sum, count } of [...buckets.values()].sort((a, b) => b.count - a.count)) {
    const rgb = mapTuple(sum, (channel) => Math.round(channel / count))
    const centre = labOf(...rgb)
    const like = found.find((one) => distance(one.centre, centre) < SAME)
    if (like) {
      like.count += count
      if (distance(like.centre, centre) < EXACT) like.exact += count
    } else found.push({ centre, rgb, count, exact: count })
  }
  return found.sort((a, b) => b.count - a.count)
}

/** The colours that a flat picture consists of; undefined where it is none (a photograph, a gradient). */
export function flatColours(raster: Raster): Hex[] | undefined {
  const { data, width, height } = raster
  let shown = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) >= 128) shown++
  const found = gather(raster, calmPixels(raster))
  const all = found.reduce((sum, { count }) => sum + count, 0)
  const kept = found.filter(({ count }) => count / (width * height) > SMALLEST_SHARE).slice(0, MAX_COLOURS)
  const exact = kept.reduce((sum, one) => sum + one.exact, 0)
  if (kept.length === 0 || exact / all < COVERED || all / Math.max(1, shown) < LEAST_CALM) return undefined
  return kept.map(({ rgb: [r, g, b] }) => hexOf({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }))
}

export const TRANSPARENT = 255
const UNKNOWN = 254
/** Pixels around an edge in which the areas beside it are looked for. */
const REACH = 4

/**
 * Which of the colours each pixel is. Pixels on the edge between two areas belong to one of the areas beside them, never
 * to a third colour that their mixture happens to be.
 */
export function labelPixels({ data, width, height }: Raster, colours: readonly Hex[]): Uint8Array {
  const labOf = labKeeper()
  const centres = colours.map((hex) => labOf(...channelsOf(hex)))
  const pointAt = (at: number) => labOf(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0)
  const everything = colours.map((_, index) => index)
  const nearest = (point: Colour, among: Iterable<number>) => {
    let found = { index: 0, away: Infinity }
    for (const index of among) {
      const away = distance(point, nth(centres, index))
      if (away < found.away) found = { index, away }
    }
    return found
  }
  const sure = new Uint8Array(width * height).fill(UNKNOWN)
  for (let at = 0; at < sure.length; at++) {
    if ((data[at * 4 + 3] ?? 0) < 128) sure[at] = TRANSPARENT
    else {
      const { index, away } = nearest(pointAt(at), everything)
      if (away < EXACT) sure[at] = index
    }
  }
  const labels = sure.slice()
  for (const [at, label] of sure.entries()) {
    if (label !== UNKNOWN) continue
    const beside = labelsBeside(sure, at, width, height)
    labels[at] = nearest(pointAt(at), beside.size > 0 ? beside : everything).index
  }
  return labels
}

/** The colours of the sure pixels around one. */
function labelsBeside(sure: Uint8Array, at: number, width: number, height: number): Set<number> {
  const [x, y] = [at % width, Math.floor(at / width)]
  const beside = new Set<number>()
  for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny++)
    for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx++) {
      const other = sure[ny * width + nx] ?? UNKNOWN
      if (other < UNKNOWN) beside.add(other)
    }
  return beside
}
