import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examine } from './examine.ts'
import { PictureError } from './picture-error.ts'

const solid = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

test('a photo is measured and loses its metadata and whatever was hidden behind it', async () => {
  const photo = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#204060',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Copyright: 'secret-name' } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  const { facts, bytes, type } = await examine(polyglot, 'm1')
  expect(type).toBe('image/jpeg')
  expect(facts).toMatchObject({ media: 'm1', width: 600, height: 400, treatAs: 'photo' })
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).not.toContain('secret-name')
  expect(text).not.toContain('<script>')
})

test('a mark on a flat ground is a logo, and its colours lead', async () => {
  const mark = await solid(200, 200, '#c0392b').png().toBuffer()
  const picture = await solid(500, 500, '#ffffff')
    .composite([{ input: mark, left: 150, top: 150 }])
    .png()
    .toBuffer()
  const { facts } = await examine(picture, 'm2')
  expect(facts.treatAs).toBe('logo')
  expect(facts.colours).toEqual(expect.arrayContaining(['#ffffff', '#c0392b']))
  expect(facts.focus[0]).toBeCloseTo(0.5, 1)
})

test('a turned photo stands upright', async () => {
  const turned = await solid(300, 100, '#335577').withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await examine(turned, 'm3')).facts).toMatchObject({ width: 100, height: 300 })
})

test.each([
  ['HTML', Buffer.from('<html><body>hello</body></html>')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused as no picture', async (_, bytes) => {
  await expect(examine(bytes, 'm')).rejects.toMatchObject({ code: 'unsupported-media' })
})

test('a picture of 30000 × 30000 pixels is refused by its header', async () => {
  const header = await sharp({ create: { width: 30_000, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  // The height in the IHDR chunk; its checksum is repaired, so that only the size is wrong.
  header.writeUInt32BE(30_000, 20)
  header.writeUInt32BE((await import('node:zlib')).crc32(header.subarray(12, 29)), 29)
  await expect(examine(header, 'm')).rejects.toThrow(/30000 × 30000 pixels/)
})

/** A small AVIF whose header claims another size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await solid(64, 64, '#204060').avif().toBuffer()
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  return bytes
}

/** A small lossless WebP whose header claims another size: fourteen bits each, less one. */
async function webpOf(width: number, height: number): Promise<Buffer> {
  const bytes = await solid(64, 64, '#204060').webp({ lossless: true }).toBuffer()
  bytes.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, bytes.indexOf('VP8L') + 9)
  return bytes
}

test.each([
  ['AVIF', avifOf, 30_000, /30000 × 30000 pixels; at most 16 million/],
  ['AVIF', avifOf, 5000, /5000 × 5000 pixels; at most 16 million/],
  ['AVIF', avifOf, 3000, /damaged/],
  ['WebP', webpOf, 16_000, /16000 × 16000 pixels; at most 50 million/],
  ['WebP', webpOf, 7000, /damaged/],
])('a small %s that claims to be huge is refused', async (_, bomb, side, sentence) => {
  await expect(examine(await bomb(side, side), 'm')).rejects.toThrow(sentence)
})

test('a picture that breaks off is refused', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .png()
    .toBuffer()
  await expect(examine(whole.subarray(0, whole.length / 2), 'm')).rejects.toBeInstanceOf(PictureError)
})
