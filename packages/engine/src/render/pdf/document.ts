/**
 * The display lists of a design as a vector PDF, a page each. Written here rather than by Skia, because a printer needs
 * what Skia's writer does not know: trim and bleed boxes, and marks outside them. Text is outlined, so that no font can be
 * missing; its words lie over it unseen, to be found and marked.
 */
import type { Images } from '../canvas.ts'
import type { DisplayList } from '../display.ts'
import { addBlankFont } from './blank-font.ts'
import { artworkForm } from './content.ts'
import { number, PdfFile, pdfText, type Reference } from './file.ts'
import { addPictures, addSoft } from './pictures.ts'
import { textLayer } from './text-layer.ts'

export interface PageSize {
  /** Points of the finished page. */
  width: number
  height: number
  /** Points that the artwork reaches beyond the finished page; 0 for none. */
  bleed: number
  /** Lines outside the bleed that show where to cut. */
  marks: boolean
}

const POINTS_PER_MILLIMETRE = 72 / 25.4
/** Millimetres; of designs that were not made for a printed format. */
const USUAL_BLEED = 3
/** 96 pixels an inch. */
const POINTS_PER_PIXEL = 0.75
/** Length of a crop mark, and its way from the bleed. */
const MARK = 5 * POINTS_PER_MILLIMETRE
const MARK_GAP = 1 * POINTS_PER_MILLIMETRE
const OVERLAP = 0.5

/**
 * The page of an artboard: its print size where it has one, else 96 pixels an inch.
 * @param print millimetres
 */
export function pageSize(
  list: DisplayList,
  print: { width: number; height: number; bleed: number } | undefined,
  { bleed = false, marks = false } = {},
): PageSize {
  const size = print
    ? { width: print.width * POINTS_PER_MILLIMETRE, height: print.height * POINTS_PER_MILLIMETRE }
    : { width: list.width * POINTS_PER_PIXEL, height: list.height * POINTS_PER_PIXEL }
  return { ...size, bleed: bleed ? (print?.bleed ?? USUAL_BLEED) * POINTS_PER_MILLIMETRE : 0, marks }
}

/** The artwork with its mirror images beyond each edge: what runs off the page runs on, however it is cut. */
function artwork(size: PageSize, list: DisplayList, margin: number): string {
  // The mirrored copies lie a hair under the page's edge: no seam shows between them.
  const { width, height, bleed } = size
  const [sx, sy] = [width / list.width, height / list.height]
  const sides = bleed > 0 ? [-1, 1, 0] : [0]
  const copies = sides.flatMap((column) =>
    sides.map((row) => {
      // Mirrored copies lie beside, above and below the page itself.
      const a = column === 0 ? sx : -sx
      const d = row === 0 ? -sy : sy
      const e = (column > 0 ? 2 * width : 0) - column * OVERLAP
      const f = (row < 0 ? -height : height) - row * OVERLAP
      return `q ${number(a)} 0 0 ${number(d)} ${number(margin + e)} ${number(margin + f)} cm /Art Do Q`
    }),
  )
  const [x, y] = [margin - bleed, margin - bleed]
  return `q ${number(x)} ${number(y)} ${number(width + 2 * bleed)} ${number(height + 2 * bleed)} re W n\n${copies.join('\n')}\nQ`
}

/** Content in the pixels of the list, on the finished page. */
const placed = (content: string, { width, height }: PageSize, list: DisplayList, margin: number): string =>
  `q ${number(width / list.width)} 0 0 ${number(-height / list.height)} ${number(margin)} ${number(margin + height)} cm\n${content}\nQ`

function cropMarks({ width, height, bleed }: PageSize, margin: number): string {
  const far = bleed + MARK_GAP
  const [left, right, bottom, top] = [margin, margin + width, margin, margin + height]
  const lines = [left, right].flatMap((x) => [
    [x, bottom - far - MARK, x, bottom - far],
    [x, top + far, x, top + far + MARK],
  ])
  lines.push(
    ...[bottom, top].flatMap((y) => [
      [left - far - MARK, y, left - far, y],
      [right + far, y, right + far + MARK, y],
    ]),
  )
  // All four inks, so that the marks are on every plate.
  return `q 0.25 w 1 1 1 1 K\n${lines.map((line) => `${line.slice(0, 2).map(number).join(' ')} m ${line.slice(2).map(number).join(' ')} l S`).join('\n')}\nQ`
}

export interface PdfPage {
  list: DisplayList
  size: PageSize
  images: Images
}

/** @returns the file; its media box holds bleed and marks, its trim box is the finished page */
export async function pdfDocument(pages: readonly PdfPage[], title: string): Promise<Uint8Array> {
  const file = new PdfFile()
  const tree = file.reserve()
  const kids: Reference[] = []
  let font: Reference | undefined
  for (const { list, size, images } of pages) {
    const art = artworkForm(file, list, await addPictures(file, list, images), await addSoft(file, list, images))
    const margin = size.bleed + (size.marks ? MARK_GAP + MARK : 0)
    const words = textLayer(list)
    const content = [
      artwork(size, list, margin),
      size.marks && cropMarks(size, margin),
      words && placed(words, size, list, margin),
    ]
      .filter(Boolean)
      .join('\n')
    if (words) font ??= addBlankFont(file)
    const fonts = words ? ` /Font << /Words ${font} >>` : ''
    const box = (inset: number) => {
      const [right, top] = [size.width + 2 * margin - inset, size.height + 2 * margin - inset]
      return `[${[inset, inset, right, top].map(number).join(' ')}]`
    }
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${tree} /MediaBox ${box(0)} /BleedBox ${box(margin - size.bleed)} /TrimBox ${box(margin)} /Contents ${file.stream('', content)} /Resources << /XObject << /Art ${art} >>${fonts} >> >>`,
      ),
    )
  }
  file.fill(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  const catalogue = file.add(`<< /Type /Catalog /Pages ${tree} /ViewerPreferences << /DisplayDocTitle true >> >>`)
  const information = file.add(`<< /Title ${pdfText(title)} /Creator ${pdfText('Limner')} /Trapped /False >>`)
  return file.finish(catalogue, information)
}
