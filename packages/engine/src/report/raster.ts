/** Measures on the ink of a mark: how thick its strokes are, how much of its box it covers, how like it is to another. */
import { luminance } from '../colour/luminance.ts'
import type { Painted } from '../render/canvas.ts'

/** Where there is ink, row by row. */
export interface Mask {
  ink: Uint8Array
  width: number
  height: number
}

/** Half covered is covered. */
const COVERED = 128

export function maskOf({ pixels, width, height }: Painted): Mask {
  const ink = new Uint8Array(width * height)
  for (let i = 0; i < ink.length; i++) ink[i] = (pixels[i * 4 + 3] ?? 0) >= COVERED ? 1 : 0
  return { ink, width, height }
}

/** Share of the picture that is covered. */
export const inkShare = ({ ink }: Mask): number => ink.reduce((sum, one) => sum + one, 0) / Math.max(1, ink.length)

const [STRAIGHT, DIAGONAL] = [1, Math.SQRT2]
const FAR = 1e6

/** Of every covered pixel how far the nearest bare one is, by chamfer distance in two passes. @param beyond of the edge: bare, 0, or not */
function depths({ ink, width, height }: Mask, beyond: 0 | typeof FAR): Float32Array {
  // A row and column on every side.
  const wide = width + 2
  const depth = new Float32Array(wide * (height + 2)).fill(beyond)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) depth[(y + 1) * wide + x + 1] = ink[y * width + x] ? FAR : 0
  const nearer = (i: number, by: 1 | -1) => {
    const straight = Math.min(depth[i - by] ?? 0, depth[i - by * wide] ?? 0) + STRAIGHT
    const diagonal = Math.min(depth[i - by * (wide + 1)] ?? 0, depth[i - by * (wide - 1)] ?? 0) + DIAGONAL
    depth[i] = Math.min(depth[i] ?? 0, straight, diagonal)
  }
  for (let i = wide + 1; i < depth.length - wide - 1; i++) if (depth[i]) nearer(i, 1)
  for (let i = depth.length - wide - 2; i > wide; i--) if (depth[i]) nearer(i, -1)
  const inner = new Float32Array(width * height)
  for (let y = 0; y < height; y++) inner.set(depth.subarray((y + 1) * wide + 1, (y + 1) * wide + 1 + width), y * width)
  return inner
}

/** How much ink may lie in strokes that are thinner than the thinnest that is told: tips and corners are no strokes. */
const THIN_INK = 0.05
/** Widths are told to this share of the picture. */
const FINEST = 1 / 512

/** The share of ink that a pen of this width cannot reach. @param depth of every covered pixel */
function outOfReach({ ink, width, height }: Mask, depth: Float32Array, pen: number): number {
  // Where the pen's middle may be, and from there everything within half its width.
  const barred = Uint8Array.from(depth, (one) => (one >= pen / 2 ? 0 : 1))
  const away = depths({ ink: barred, width, height }, FAR)
  let [all, lost] = [0, 0]
  for (let i = 0; i < ink.length; i++) {
    if (!ink[i]) continue
    all++
    if ((away[i] ?? 0) > pen / 2) lost++
  }
  return lost / Math.max(1, all)
}

/** How thick the thinnest strokes are, in pixels of the mask: the widest pen that draws nearly all of the ink. */
export function thinnestStroke(mask: Mask): number {
  const depth = depths(mask, 0)
  const side = Math.max(mask.width, mask.height)
  let [fits, fails] = [0, side]
  while (fails - fits > side * FINEST) {
    const pen = (fits + fails) / 2
    if (outOfReach(mask, depth, pen) <= THIN_INK) fits = pen
    else fails = pen
  }
  return fits
}

/** Pixels along each side of a silhouette. */
const SIDE = 48

/** Coverage of a square that the ink just fills, longest side to longest side. */
export function silhouetteOf({ ink, width, height }: Mask): Float32Array {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < ink.length; i++) {
    if (!ink[i]) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const side = Math.max(1, right - left, bottom - top)
  const [x0, y0] = [(left + right - side) / 2, (top + bottom - side) / 2]
  const form = new Float32Array(SIDE * SIDE)
  const each = side / SIDE
  for (let i = 0; i < form.length; i++) {
    const [fromX, fromY] = [Math.floor(x0 + (i % SIDE) * each), Math.floor(y0 + Math.floor(i / SIDE) * each)]
    const [toX, toY] = [Math.max(fromX + 1, Math.floor(fromX + each)), Math.max(fromY + 1, Math.floor(fromY + each))]
    let sum = 0
    for (let y = Math.max(0, fromY); y < Math.min(height, toY); y++)
      for (let x = Math.max(0, fromX); x < Math.min(width, toX); x++) sum += ink[y * width + x] ?? 0
    form[i] = sum / ((toX - fromX) * (toY - fromY))
  }
  return form
}

/** What two silhouettes cover together as a share of what either covers: 0 nothing, 1 the same. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < a.length; i++) {
    both += Math.min(a[i] ?? 0, b[i] ?? 0)
    either += Math.max(a[i] ?? 0, b[i] ?? 0)
  }
  return either === 0 ? 0 : both / either
}

/** Light of an opaque picture, 0–1. */
export function luminances({ pixels, width, height }: Painted): Float32Array {
  const light = new Float32Array(width * height)
  for (let i = 0, at = 0; i < light.length; i++, at += 4)
    light[i] = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
  return light
}

/** How far values spread. */
export function deviation(values: Float32Array): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length))
}

/** The value below which so large a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Steps of colour, in 255ths, from which an edge is seen. */
const EDGE = 40

/** How many pixels differ visibly from the one to the right, or below. */
export function edges({ pixels, width, height }: Painted): number {
  const far = (i: number, j: number, part: number) => Math.abs((pixels[i + part] ?? 0) - (pixels[j + part] ?? 0)) > EDGE
  const differs = (i: number, j: number) => far(i, j, 0) || far(i, j, 1) || far(i, j, 2) || far(i, j, 3)
  let count = 0
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = (y * width + x) * 4
      if (differs(i, i + 4) || differs(i, i + 4 * width)) count++
    }
  return count
}
