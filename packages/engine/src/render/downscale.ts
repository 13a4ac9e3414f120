/** Pixels made fewer by whole steps. */
import type { Painted } from './canvas.ts'

/** So many pixels a side become one at most: sums of two channels share a word of 32 bits. */
export const MAX_SHRUNK = 16

/** The picture with each square of `times` × `times` pixels as one, their mean; the squares of the last row and column may be smaller. */
export function shrunk({ pixels, width, height }: Painted, times: number): Painted {
  const step = Math.min(MAX_SHRUNK, Math.floor(times))
  if (step < 2 || pixels.byteOffset % 4 !== 0) return { pixels, width, height }
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2)
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)]
  const result = new Uint8Array(across * down * 4)
  // Red and blue of a column of squares, and green and alpha: two channels a word.
  const [even, odd] = [new Uint32Array(across), new Uint32Array(across)]
  for (let row = 0; row < down; row++) {
    even.fill(0)
    odd.fill(0)
    const bottom = Math.min(height, (row + 1) * step)
    for (let y = row * step; y < bottom; y++) addRow(from.subarray(y * width, (y + 1) * width), step, even, odd)
    const rows = bottom - row * step
    for (let column = 0; column < across; column++) {
      const count = rows * (Math.min(width, (column + 1) * step) - column * step)
      const [rb, ga] = [even[column] ?? 0, odd[column] ?? 0]
      const at = (row * across + column) * 4
      result[at] = (rb & 0xffff) / count + 0.5
      result[at + 1] = (ga & 0xffff) / count + 0.5
      result[at + 2] = (rb >>> 16) / count + 0.5
      result[at + 3] = (ga >>> 16) / count + 0.5
    }
  }
  return { pixels: result, width: across, height: down }
}

function addRow(row: Uint32Array, step: number, even: Uint32Array, odd: Uint32Array): void {
  for (let column = 0, x = 0; x < row.length; column++) {
    let [rb, ga] = [0, 0]
    for (const end = Math.min(row.length, x + step); x < end; x++) {
      const pixel = row[x] ?? 0
      rb += pixel & 0xff00ff
      ga += (pixel >>> 8) & 0xff00ff
    }
    even[column] = (even[column] ?? 0) + rb
    odd[column] = (odd[column] ?? 0) + ga
  }
}
