import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Painted } from './canvas.ts'
import { encodePng, encodeThumbnail, shrinkPicture } from './encode.ts'

/** Every pixel another colour. */
function colourful(width: number, height: number, alpha = 255): Painted {
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) pixels.set([(i * 37) & 255, (i * 91) & 255, (i * 13) & 255, 255], i * 4)
  pixels.fill(alpha, -1)
  return { pixels, width, height }
}
const rowsOf = ({ pixels, width, height }: Painted, each: number) =>
  Array.from({ length: Math.ceil(height / each) }, (_, i) =>
    pixels.subarray(i * each * width * 4, (i + 1) * each * width * 4),
  )

test.each([1, 2, 3, 4, 5, 7, 300])('a PNG %i pixels wide has every pixel, however it was painted', async (width) => {
  const painted = colourful(width, 11)
  const expected = await sharp(painted.pixels, { raw: { width, height: 11, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  const inBands = { ...painted, bands: () => rowsOf(painted, 4), whole: () => painted }
  for (const picture of [painted, inBands]) {
    const { data, info } = await sharp(await encodePng(picture))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([width, 11, 3])
    expect(Buffer.compare(data, expected)).toBe(0)
  }
})

test('one transparent pixel, and the PNG has an alpha channel', async () => {
  const { channels } = await sharp(await encodePng(colourful(9, 9, 0))).metadata()
  expect(channels).toBe(4)
})

test.each([16, 161, 480])(
  'a tiny thumbnail of a picture %i pixels wide has its colours where they are',
  async (width) => {
    const pixels = new Uint8Array(width * width * 4).fill(255)
    // The left half red, a fifth of the rest blue at the bottom.
    for (let y = 0; y < width; y++)
      for (let x = 0; x < width; x++)
        if (x < width / 2) pixels.set([255, 0, 0], (y * width + x) * 4)
        else if (y > width * 0.8) pixels.set([0, 0, 255], (y * width + x) * 4)
    const { data, info } = await sharp(await encodeThumbnail({ pixels, width, height: width }, 16))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(Math.min(16, width))
    const at = (x: number, y: number) => [
      ...data.subarray((Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3).subarray(0, 3),
    ]
    const near = (colour: number[], wanted: number[]) => colour.every((one, i) => Math.abs(one - (wanted[i] ?? 0)) < 40)
    expect(near(at(0.2, 0.5), [255, 0, 0])).toBe(true)
    expect(near(at(0.8, 0.3), [255, 255, 255])).toBe(true)
    expect(near(at(0.8, 0.95), [0, 0, 255])).toBe(true)
  },
)

test.each([
  { width: 1080, height: 1350, asked: 240, has: [240, 300] },
  { width: 200, height: 90, asked: 480, has: [200, 90] },
  // A page longer than a WebP can be is narrower in turn.
  { width: 40, height: 40_000, asked: 240, has: [16, 16_383] },
])('$width × $height made smaller for $asked is $has', async ({ width, height, asked, has }) => {
  const picture = await sharp({ create: { width, height, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const small = await sharp(await shrinkPicture(picture, asked)).metadata()
  expect([small.format, small.width, small.height, small.hasAlpha]).toEqual(['webp', ...has, true])
})
