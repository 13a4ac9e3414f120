/**
 * An uploaded picture: decoded within limits, turned upright, re-encoded without metadata, and measured. What leaves here
 * was written by us: a file that is two things at once loses its second half.
 */
import sharp, { type Metadata } from 'sharp'
import type { PictureFacts } from '../brief/types.ts'
import type { Hex } from '../scene/types.ts'
import { leadingColours } from './leading-colours.ts'
import { PictureError } from './picture-error.ts'
import { looksLikeSvg } from './svg/head.ts'
import type { DrawnSvg } from './svg/read.ts'

/** Width × height; a 30000 × 30000 PNG is refused by its header alone. */
const MAX_PIXELS = 50_000_000
/** AVIF is decoded whole, in one call that no limit of time ends: 49 million pixels took 13 seconds and 700 MB. */
const MAX_PIXELS_AT_ONCE = 16_000_000
/** Long side kept, pixels: no design here shows more. */
const MAX_SIDE = 2400
/** What sharp may open. An SVG is painted before; one that is hidden in something else is not opened at all. */
const ACCEPTED = new Set(['png', 'jpeg', 'webp', 'gif', 'avif', 'heif', 'tiff'])
sharp.block({ operation: ['VipsForeignLoadSvg'] })
const SAMPLE = 96
/** Seconds; libvips stops by itself then, which nothing outside could make it do. */
const DECODED_WITHIN = 8

export interface Examined {
  facts: PictureFacts
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg'
}

async function readHeader(bytes: Uint8Array): Promise<Metadata & { width: number; height: number }> {
  // Sharp throws at once for an empty input and later for a broken one: to the sender both are the same.
  const metadata = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined)
  if (!metadata?.width || !metadata.height || !metadata.format || !ACCEPTED.has(metadata.format)) {
    throw new PictureError(
      'unsupported-media',
      'The attached file is not a picture that can be read. Allowed: PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG.',
    )
  }
  const isWhole = metadata.format === 'heif'
  const most = isWhole ? MAX_PIXELS_AT_ONCE : MAX_PIXELS
  if (metadata.width * metadata.height > most) {
    throw new PictureError(
      'unprocessable',
      `The picture is ${metadata.width} × ${metadata.height} pixels; at most ${most / 1e6} million pixels are allowed${isWhole ? ' in an AVIF' : ''}.`,
    )
  }
  return metadata
}

interface Sample {
  data: Uint8Array
  width: number
  height: number
}

/** Where the eye goes: the centre of local contrast and saturation, leaning to the middle. */
function focusOf({ data, width, height }: Sample): [number, number] {
  let [sum, sumX, sumY] = [1e-9, 0, 0]
  const grey = (at: number) => 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 4
      const edge = Math.abs(grey(at + 4) - grey(at - 4)) + Math.abs(grey(at + width * 4) - grey(at - width * 4))
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const centre = 1.2 - Math.hypot(x / width - 0.5, y / height - 0.5)
      const weight = ((edge + (Math.max(r, g, b) - Math.min(r, g, b)) * 0.5) * centre) ** 2
      sum += weight
      sumX += weight * x
      sumY += weight * y
    }
  }
  return [Math.round((sumX / sum / width) * 100) / 100, Math.round((sumY / sum / height) * 100) / 100]
}

/** A logo or cut-out: transparent, or on one flat ground with few colours. */
function looksLikeLogo({ data, width, height }: Sample, colours: { hex: Hex; share: number }[]): boolean {
  let transparent = 0
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) < 128) transparent++
  if (transparent / (width * height) > 0.05) return true
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x * 4, ((height - 1) * width + x) * 4)
  for (let y = 0; y < height; y++) border.push(y * width * 4, (y * width + width - 1) * 4)
  const [r, g, b] = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]
  const flat = border.filter(
    (at) => Math.abs((data[at] ?? 0) - r) + Math.abs((data[at + 1] ?? 0) - g) + Math.abs((data[at + 2] ?? 0) - b) < 24,
  )
  return flat.length / border.length > 0.97 && colours.slice(0, 4).reduce((sum, colour) => sum + colour.share, 0) > 0.9
}

/**
 * Decodes, cleans and measures an upload. Throws PictureError with a sentence for the person who sent it.
 * @param drawn what an SVG shows (`readSvg`); no SVG is drawn here
 */
export async function examine(sent: Uint8Array, media: string, drawn?: DrawnSvg): Promise<Examined> {
  const vector = looksLikeSvg(sent) ? drawn : undefined
  if (looksLikeSvg(sent) && !vector) throw new PictureError('unprocessable', 'The SVG was not drawn.')
  const bytes = vector?.png ?? sent
  const header = await readHeader(bytes)
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODED_WITHIN })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    const keepsAlpha = header.hasAlpha === true
    const { data, info } = await (keepsAlpha
      ? upright.png({ compressionLevel: 6 })
      : upright.jpeg({ quality: 88 })
    ).toBuffer({ resolveWithObject: true })
    const raw = await sharp(data)
      .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const sample = { data: raw.data, width: raw.info.width, height: raw.info.height }
    const colours = leadingColours(sample.data)
    return {
      bytes: data,
      type: keepsAlpha ? 'image/png' : 'image/jpeg',
      facts: {
        media,
        width: info.width,
        height: info.height,
        colours: colours.slice(0, 5).map(({ hex }) => hex),
        treatAs: looksLikeLogo(sample, colours) ? 'logo' : 'photo',
        focus: focusOf(sample),
        ...(vector?.drawing && { drawing: vector.drawing }),
      },
    }
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError('unprocessable', 'The attached picture is damaged and could not be read to its end.')
  }
}
