/** How alike two pictures are to the eye. */
import { converter, differenceCiede2000 } from 'culori'
import sharp from 'sharp'

const lab = converter('lab65')
const difference = differenceCiede2000()
/** Channels that differ by less than this are never ΔE 5 apart. */
const NEGLIGIBLE = 4

export interface Likeness {
  /** Share of the pixels within ΔE 5, 0–1. */
  share: number
  /** Mean CIEDE2000. */
  mean: number
}

async function pixelsOf(png: Uint8Array) {
  const picture = sharp(png).flatten({ background: '#ffffff' }).toColourspace('srgb')
  return picture.raw().toBuffer({ resolveWithObject: true })
}

/** Compares two PNG files pixel by pixel; the second one must have the size of the first. */
export async function likeness(expected: Uint8Array, actual: Uint8Array): Promise<Likeness> {
  const [a, b] = [await pixelsOf(expected), await pixelsOf(actual)]
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    throw new Error(`${b.info.width} × ${b.info.height} instead of ${a.info.width} × ${a.info.height}`)
  const known = new Map<number, number>()
  const colour = (data: Buffer, at: number) =>
    lab({ mode: 'rgb', r: (data[at] ?? 0) / 255, g: (data[at + 1] ?? 0) / 255, b: (data[at + 2] ?? 0) / 255 })
  let near = 0
  let sum = 0
  const { data: left } = a
  const { data: right } = b
  const { channels } = a.info
  for (let at = 0; at < left.length; at += channels) {
    let most = 0
    for (let i = 0; i < 3; i++) most = Math.max(most, Math.abs((left[at + i] ?? 0) - (right[at + i] ?? 0)))
    if (most < NEGLIGIBLE) {
      near++
      continue
    }
    // Seven bits a channel are enough for a key.
    let pair = 0
    for (const data of [left, right]) for (let i = 0; i < 3; i++) pair = pair * 128 + ((data[at + i] ?? 0) >> 1)
    let delta = known.get(pair)
    if (delta === undefined) {
      delta = difference(colour(left, at), colour(right, at))
      known.set(pair, delta)
    }
    if (delta <= 5) near++
    sum += delta
  }
  const count = left.length / channels
  return { share: near / count, mean: sum / count }
}
