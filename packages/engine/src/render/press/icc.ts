/** The tables of an ICC profile, version 2: https://www.color.org/icc32.pdf, 6.5.7 `lut16Type`. */
import { tagAt, viewOf } from '../../base/bytes.ts'
import { nth } from '../../base/items.ts'

/** Values from 0 to 1, one for each channel. */
export type Channels = readonly number[]
export type Conversion = (values: Channels) => number[]

const HEAD = 128
const ENTRY = 12
const TABLES_FROM = 52
const WHOLE = 0xffff

function placeOf(view: DataView, tag: string): number {
  const count = view.getUint32(HEAD)
  for (let entry = 0; entry < count; entry++) {
    const at = HEAD + 4 + entry * ENTRY
    if (tagAt(view, at) === tag) return view.getUint32(at + 4)
  }
  throw new Error(`The profile has no ${tag}.`)
}

/** A value on a curve of even steps. */
function onCurve(curve: Float64Array, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (curve.length - 1)
  const below = Math.min(curve.length - 2, Math.floor(place))
  const [from, to] = [nth(curve, below), nth(curve, below + 1)]
  return from + (to - from) * (place - below)
}

/**
 * Between the nodes of a grid, in a simplex: the steps are taken from the corner below, the longest way first. What has equal
 * channels keeps them so.
 */
function between(nodes: Float64Array, grid: number, outputs: number, places: readonly number[]): number[] {
  const steps: { share: number; stride: number }[] = []
  let from = 0
  let stride = outputs
  for (let channel = places.length - 1; channel >= 0; channel--) {
    const place = nth(places, channel)
    const below = Math.min(grid - 2, Math.floor(place))
    from += below * stride
    steps.push({ share: place - below, stride })
    stride *= grid
  }
  steps.sort((a, b) => b.share - a.share)
  const mixed = Array.from({ length: outputs }, () => 0)
  let before = 1
  const add = (weight: number) => {
    for (let output = 0; output < outputs; output++)
      mixed[output] = nth(mixed, output) + weight * nth(nodes, from + output)
  }
  for (const step of steps) {
    add(before - step.share)
    before = step.share
    from += step.stride
  }
  add(before)
  return mixed
}

/** Reads a table of a profile: what it makes of the values of each channel. @param tag such as `A2B0` */
export function tableOf(profile: Uint8Array, tag: string): Conversion {
  const view = viewOf(profile)
  const start = placeOf(view, tag)
  if (tagAt(view, start) !== 'mft2') throw new Error(`The profile's ${tag} is of another type than lut16Type.`)
  const [inputs, outputs, grid] = [view.getUint8(start + 8), view.getUint8(start + 9), view.getUint8(start + 10)]
  const [entriesIn, entriesOut] = [view.getUint16(start + 48), view.getUint16(start + 50)]
  let at = start + TABLES_FROM
  const read = (length: number) =>
    Float64Array.from({ length }, () => {
      at += 2
      return view.getUint16(at - 2) / WHOLE
    })
  const before = Array.from({ length: inputs }, () => read(entriesIn))
  const nodes = read(outputs * grid ** inputs)
  const after = Array.from({ length: outputs }, () => read(entriesOut))
  return (values) =>
    between(
      nodes,
      grid,
      outputs,
      before.map((curve, channel) => onCurve(curve, nth(values, channel)) * (grid - 1)),
    ).map((value, channel) => onCurve(nth(after, channel), value))
}

/** The most of `L*` that version 2 writes, as a share of the whole: 100 is 0xff00. */
const LIGHTEST = 0xff00 / WHOLE
/** Where `a*` and `b*` are 0, and one unit of them. */
const [MIDDLE, UNIT] = [0x8000 / WHOLE, 0x100 / WHOLE]

export type Lab = readonly [lightness: number, a: number, b: number]

/** As version 2 writes a colour in 16 bits. */
export const labChannels = ([lightness, a, b]: Lab): Channels => [
  (lightness / 100) * LIGHTEST,
  MIDDLE + a * UNIT,
  MIDDLE + b * UNIT,
]
export const labOf = (values: Channels): Lab => [
  (nth(values, 0) / LIGHTEST) * 100,
  (nth(values, 1) - MIDDLE) / UNIT,
  (nth(values, 2) - MIDDLE) / UNIT,
]
