/** Pixels → files. */
import sharp from 'sharp'
import type { Painted, Painting } from './canvas.ts'
import { MAX_SHRUNK, shrunk } from './downscale.ts'
import { writeOpaquePng } from './png.ts'

// One image a thread: the pool of workers is what uses the cores.
sharp.concurrency(1)
// Nothing is encoded twice.
sharp.cache(false)

/**
 * Reads whole pixels; alpha is the highest byte (every platform here is little-endian). Unaligned bytes count as
 * transparent. A plain loop: `every` with a callback took four times as long as writing the PNG after it.
 */
function isOpaque({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  if (byteOffset % 4 !== 0) return false
  const pixels = new Uint32Array(buffer, byteOffset, byteLength >> 2)
  for (let index = 0; index < pixels.length; index++) if ((pixels[index] ?? 0) < 0xff000000) return false
  return true
}

/** The pixels as an image. Opaque ones are the same premultiplied or not: said so, sharp spares itself dividing them. */
function source({ pixels, width, height }: Painted) {
  if (isOpaque(pixels)) return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
}

/** A PNG; without an alpha channel where nothing is transparent. */
export async function encodePng(picture: Painted | Painting): Promise<Uint8Array> {
  const isPainting = 'bands' in picture
  const opaque = await writeOpaquePng(picture, isPainting ? picture.bands() : [picture.pixels])
  if (opaque) return opaque
  const { pixels, width, height } = isPainting ? picture.whole() : picture
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .png({ compressionLevel: 2 })
    .toBuffer()
}

/**
 * A WebP no wider than `width` pixels. Painting a scene small and encoding that is faster than shrinking its pixels. With more effort it
 * would be a fifth smaller, and take half as long again.
 */
export async function encodeThumbnail(painted: Painted, width: number): Promise<Uint8Array> {
  const small = meansOf(painted, width)
  const image = source(small)
  const narrow = small.width > width ? image.resize({ width, kernel: 'mitchell' }) : image
  return narrow.webp({ quality: 82, effort: 0 }).toBuffer()
}

/** WebP knows no longer side. */
const WEBP_MAX = 16_383

/**
 * A picture file as a WebP no wider than `width` pixels. It is made once and kept: twice the work of a thumbnail's, and a fifth smaller, of flat
 * marks by two thirds.
 */
export const shrinkPicture = (picture: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ width, height: WEBP_MAX, fit: 'inside', withoutEnlargement: true, kernel: 'mitchell' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()

/** What is a whole number of times as wide as wanted, made smaller by means of its squares: a blurred sight of a picture needs no more. */
function meansOf(painted: Painted, width: number): Painted {
  const times = painted.width / width
  if (!Number.isInteger(times) || times < LARGE_REDUCTION) return painted
  const first = FIRST_STEPS.find((step) => times % step === 0 && times / step <= MAX_SHRUNK)
  return first ? shrunk(shrunk(painted, first), times / first) : painted
}
/** From so many times on; steps are taken twice, as large as may be first. */
const LARGE_REDUCTION = 8
const FIRST_STEPS = [16, 15, 14, 12, 10, 9, 8]

/** A JPEG that keeps the edges of type and shapes clean: full colour resolution. Transparent parts are white. */
export async function encodeJpeg(painted: Painted): Promise<Uint8Array> {
  return source(painted).flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
}
