/** One picture of a design as a file: PNG, JPEG, SVG or PDF. */
import type { Format, Scene } from '../../scene/types.ts'
import { decodeImages, type Painting, painter } from '../canvas.ts'
import type { DisplayList } from '../display.ts'
import { encodeJpeg, encodePng } from '../encode.ts'
import { pageSize, pdfDocument, sheetOf } from '../pdf/document.ts'
import { imposed } from '../pdf/imposed.ts'
import { PRINT_SIZES, type PrintSizeName, printIn } from '../pdf/print-sizes.ts'
import { pressOf } from '../press/press.ts'
import { svgDocument } from '../svg.ts'
import { svgFonts } from '../svg-fonts.ts'
import { embedPictures } from '../svg-pictures.ts'
import { ExportError, type ExportOptions } from './types.ts'

/** What an artboard shows; what the engine knows how to make. */
export type ListOf = (scene: Scene, options: { artboard?: number; transparent?: boolean }) => DisplayList

/** A picture of four times a poster; beyond, memory runs short before anyone has use for the file. */
const MAX_PIXELS = 40_000_000
const NONE: ReadonlyMap<string, Uint8Array> = new Map()

async function paint(list: DisplayList, { scale = 1, pictures = NONE }: ExportOptions): Promise<Painting> {
  if (list.width * list.height * scale ** 2 > MAX_PIXELS)
    throw new ExportError(`At ${scale}× this design is larger than 40 megapixels. Choose a smaller size, SVG or PDF.`)
  return painter(list, await decodeImages(list, pictures))(scale)
}

export async function pngFile(scene: Scene, listOf: ListOf, options: ExportOptions): Promise<Uint8Array> {
  return encodePng(await paint(listOf(scene, options), options))
}

export async function jpegFile(scene: Scene, listOf: ListOf, options: ExportOptions): Promise<Uint8Array> {
  const painting = await paint(listOf(scene, { ...options, transparent: false }), options)
  return encodeJpeg(painting.whole())
}

export async function svgFile(scene: Scene, title: string, listOf: ListOf, options: ExportOptions): Promise<string> {
  const list = listOf(scene, options)
  const [pictures, fonts] = await Promise.all([
    embedPictures(options.pictures ?? NONE),
    options.text === 'live' ? svgFonts(list) : undefined,
  ])
  return svgDocument(list, title, pictures, fonts)
}

/** How the finished page is cut. Throws ExportError where it is of other proportions than was asked for. */
function printOf(format: Format, asked: PrintSizeName | undefined) {
  if (!asked) return format.print
  const print = printIn(format, asked)
  const { label } = PRINT_SIZES[asked]
  if (!print)
    throw new ExportError(`This design has other proportions than ${label}. Have it composed in ${label} first.`)
  return print
}

/** All artboards of all scenes, which are of one format: a page each, or as many as go on a sheet of paper. */
export async function pdfFile(
  scenes: readonly Scene[],
  title: string,
  listOf: ListOf,
  { bleed = false, impose, colour, condition, size: asked, madeAt, pictures = NONE }: ExportOptions,
): Promise<Uint8Array> {
  const isCut = bleed || impose !== undefined
  const pages = await Promise.all(
    scenes.flatMap((scene) =>
      scene.artboards.map(async (_, artboard) => {
        const list = listOf(scene, { artboard })
        const size = pageSize(list, printOf(scene.format, asked), { bleed: isCut, marks: isCut })
        return { list, size, images: await decodeImages(list, pictures) }
      }),
    ),
  )
  const run = colour === 'cmyk' && condition ? { press: pressOf(condition), madeAt: new Date(madeAt ?? 0) } : undefined
  if (!impose) return pdfDocument(pages.map(sheetOf), title, run)
  const sheets = imposed(pages, scenes[0]?.artboards.length ?? 1, impose)
  if (!sheets) throw new ExportError('A page of this size does not go on that paper. Choose a PDF of its own size.')
  return pdfDocument(sheets, title, run)
}
