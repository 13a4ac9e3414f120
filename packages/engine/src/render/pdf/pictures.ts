/** Pictures of a display list as image objects, cropped and toned as they are shown. */
import sharp from 'sharp'
import type { Images } from '../canvas.ts'
import { type Painted, paintList } from '../canvas.ts'
import type { DisplayItem, DisplayList } from '../display.ts'
import { inkJpeg, inkPixels } from '../press/pixels.ts'
import { type PictureItem, paintAlone, picturesIn } from '../shown-pictures.ts'
import type { PictureObjects, SoftGroup, SoftObjects } from './content.ts'
import type { PdfFile, Reference } from './file.ts'
import type { Inking } from './inks.ts'

/** Fine enough for print at the size of a page. */
const MAX_PIXELS = 3200
const JPEG_QUALITY = 92

const softIn = (items: readonly DisplayItem[]): SoftGroup[] =>
  items.flatMap((item) => (item.kind !== 'group' ? [] : isSoft(item) ? [item] : softIn(item.items)))
const isSoft = (item: Extract<DisplayItem, { kind: 'group' }>): item is SoftGroup => item.soft !== undefined

/** Pixels of the artboard: PDF has no soft edges, so what has them is a picture of itself, this much finer. */
const SOFT_SCALE = 2

/** Adds each group with soft edges as a picture as large as the page. */
export async function addSoft(
  file: PdfFile,
  { width, height, items }: DisplayList,
  images: Images,
  inking: Inking,
): Promise<SoftObjects> {
  const objects = new Map<SoftGroup, Reference>()
  const scale = Math.min(SOFT_SCALE, MAX_PIXELS / Math.max(width, height))
  for (const item of softIn(items)) {
    const { blend: _, ...alone } = item
    objects.set(item, await addImage(file, paintList({ width, height, items: [alone] }, scale, images), inking))
  }
  return objects
}

/** Adds each picture to the file: without more pixels than it has, clip and scrim left to the page. */
export async function addPictures(
  file: PdfFile,
  list: DisplayList,
  images: Images,
  inking: Inking,
): Promise<PictureObjects> {
  const objects = new Map<PictureItem, Reference>()
  for (const item of picturesIn(list.items)) objects.set(item, await addPicture(file, item, images, inking))
  return objects
}

async function addPicture(file: PdfFile, item: PictureItem, images: Images, inking: Inking): Promise<Reference> {
  const image = images.get(item.media)
  const { width, height } = item.box
  const own = image ? Math.max(image.width / width, image.height / height) : 1
  const scale = Math.min(own, MAX_PIXELS / Math.max(width, height))
  return addImage(file, paintAlone(item, scale, images), inking)
}

async function addImage(file: PdfFile, painted: Painted, inking: Inking): Promise<Reference> {
  const raw = sharp(painted.pixels, {
    raw: { width: painted.width, height: painted.height, channels: 4, premultiplied: true },
  })
  const head = `/Type /XObject /Subtype /Image /Width ${painted.width} /Height ${painted.height} /BitsPerComponent 8`
  const opaque = painted.pixels.every((value, at) => at % 4 !== 3 || value === 255)
  if (opaque && !inking.press) {
    const jpeg = await raw.removeAlpha().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
    return file.stream(`${head} /ColorSpace /DeviceRGB`, jpeg, 'DCTDecode')
  }
  const rgb = await raw.clone().removeAlpha().raw().toBuffer()
  const colours = inking.press ? inkPixels(rgb, inking.press) : rgb
  if (opaque) {
    const jpeg = await inkJpeg(colours, painted.width, painted.height)
    return file.stream(`${head} /ColorSpace /${inking.space} /Decode [1 0 1 0 1 0 1 0]`, jpeg, 'DCTDecode')
  }
  const alpha = await raw.clone().extractChannel(3).raw().toBuffer()
  const mask = file.stream(`${head} /ColorSpace /DeviceGray`, alpha)
  return file.stream(`${head} /ColorSpace /${inking.space} /SMask ${mask}`, colours)
}
