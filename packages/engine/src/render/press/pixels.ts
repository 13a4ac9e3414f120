/** Pixels of a screen as pixels of ink. */
import sharp from 'sharp'
import type { Press } from './press.ts'

/** Nodes along each side of the table from red, green and blue to inks. */
const GRID = 33
const STEP = 255 / (GRID - 1)
const JPEG_QUALITY = 92

const tables = new WeakMap<Press, Uint8Array>()
function nodes(press: Press): Uint8Array {
  const known = tables.get(press)
  if (known) return known
  const made = new Uint8Array(4 * GRID ** 3)
  const byte = (node: number) => Math.round(node * STEP)
  let at = 0
  for (let r = 0; r < GRID; r++)
    for (let g = 0; g < GRID; g++)
      for (let b = 0; b < GRID; b++)
        for (const ink of press.pixelInks(byte(r), byte(g), byte(b))) made[at++] = Math.round(ink * 255)
  tables.set(press, made)
  return made
}

/** Writes the four inks of one pixel: between the nodes in a simplex, along the longest share first. */
function ink(from: Uint8Array, at: number, into: Uint8Array, to: number, table: Uint8Array): void {
  const place = (channel: number) => (from[at + channel] ?? 0) / STEP
  const [r, g, b] = [place(0), place(1), place(2)]
  const below = (value: number) => Math.min(GRID - 2, value | 0)
  const [r0, g0, b0] = [below(r), below(g), below(b)]
  const [x, y, z] = [r - r0, g - g0, b - b0]
  const base = 4 * ((r0 * GRID + g0) * GRID + b0)
  const [R, G, B] = [4 * GRID * GRID, 4 * GRID, 4]
  let [first, second, high, middle, low] = [R, R + G, x, y, z]
  if (x >= y) {
    if (y < z) [first, second, high, middle, low] = x >= z ? [R, R + B, x, z, y] : [B, B + R, z, x, y]
  } else if (z > y) [first, second, high, middle, low] = [B, B + G, z, y, x]
  else [first, second, high, middle, low] = x >= z ? [G, G + R, y, x, z] : [G, G + B, y, z, x]
  for (let channel = 0; channel < 4; channel++) {
    const node = base + channel
    into[to + channel] =
      (1 - high) * (table[node] ?? 0) +
      (high - middle) * (table[node + first] ?? 0) +
      (middle - low) * (table[node + second] ?? 0) +
      low * (table[node + R + G + B] ?? 0) +
      0.5
  }
}

/** @param rgb three bytes a pixel @returns four bytes a pixel: cyan, magenta, yellow, black, 255 the most */
export function inkPixels(rgb: Uint8Array, press: Press): Uint8Array {
  const known = nodes(press)
  const inks = new Uint8Array((rgb.length / 3) * 4)
  for (let at = 0, to = 0; at < rgb.length; at += 3, to += 4) ink(rgb, at, inks, to, known)
  return inks
}

/** Baseline TIFF, uncompressed: the one thing in which sharp takes pixels of ink. https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf */
function tiff(inks: Uint8Array, width: number, height: number): Buffer {
  const [SHORT, LONG] = [3, 4]
  const fields = 9
  const [bits, data] = [8 + 2 + 12 * fields + 4, 8 + 2 + 12 * fields + 4 + 8]
  const head = Buffer.alloc(data)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(fields, 8)
  const SEPARATED = 5
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, SEPARATED],
    [273, LONG, 1, data],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, inks.length],
  ]
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * index
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (let channel = 0; channel < 4; channel++) head.writeUInt16LE(8, bits + 2 * channel)
  return Buffer.concat([head, inks])
}

/** Pixels of ink as a JPEG. As programs of print write it, no ink is 255 in it. */
export const inkJpeg = (inks: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(tiff(inks, width, height), { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
