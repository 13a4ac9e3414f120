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
import { type Inking, inkingFor, SCREEN } from './inks.ts'
import { addPictures, addSoft } from './pictures.ts'
import { type PressRun, pressEntries } from './press-file.ts'
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

export const POINTS_PER_MILLIMETRE = 72 / 25.4
/** Millimetres; of designs that were not made for a printed format. */
const USUAL_BLEED = 3
/** 96 pixels an inch. */
const POINTS_PER_PIXEL = 0.75
/** Length of a crop mark, and its way from the bleed. */
const MARK = 5 * POINTS_PER_MILLIMETRE
const MARK_GAP = 1 * POINTS_PER_MILLIMETRE
/** What marks take up beyond the bleed. */
export const MARKS = MARK_GAP + MARK
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
function artwork({ list, size, x, y }: PlacedPage, name: string): string {
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
      return `q ${number(a)} 0 0 ${number(d)} ${number(x + e)} ${number(y + f)} cm /${name} Do Q`
    }),
  )
  return `q ${number(x - bleed)} ${number(y - bleed)} ${number(width + 2 * bleed)} ${number(height + 2 * bleed)} re W n\n${copies.join('\n')}\nQ`
}

/** Content in the pixels of the list, on the finished page. */
const placed = (content: string, { size: { width, height }, list, x, y }: PlacedPage): string =>
  `q ${number(width / list.width)} 0 0 ${number(-height / list.height)} ${number(x)} ${number(y + height)} cm\n${content}\nQ`

/** Marks outside what stands together, at every edge that is cut. */
function cropMarks(pages: readonly PlacedPage[]): string {
  const edges = (of: 'x' | 'y', length: 'width' | 'height') => [
    ...new Set(pages.flatMap((page) => [page[of], page[of] + page.size[length]])),
  ]
  const [columns, rows] = [edges('x', 'width'), edges('y', 'height')]
  const far = Math.max(...pages.map(({ size }) => size.bleed)) + MARK_GAP
  const [left, right] = [Math.min(...columns) - far, Math.max(...columns) + far]
  const [bottom, top] = [Math.min(...rows) - far, Math.max(...rows) + far]
  const lines = [
    ...columns.flatMap((x) => [
      [x, bottom - MARK, x, bottom],
      [x, top, x, top + MARK],
    ]),
    ...rows.flatMap((y) => [
      [left - MARK, y, left, y],
      [right, y, right + MARK, y],
    ]),
  ]
  return `q 0.25 w /Registration CS 1 SCN\n${lines.map((line) => `${line.slice(0, 2).map(number).join(' ')} m ${line.slice(2).map(number).join(' ')} l S`).join('\n')}\nQ`
}

export interface PdfPage {
  list: DisplayList
  size: PageSize
  images: Images
}

/** Where the finished page's lower left corner lies on its sheet, points. */
export interface PlacedPage extends PdfPage {
  x: number
  y: number
}

/** A page of the file, with what is printed on it. */
export interface Sheet {
  /** Points. */
  width: number
  height: number
  pages: readonly PlacedPage[]
}

/** A sheet of its own, with room for bleed and marks around it. */
export function sheetOf(page: PdfPage): Sheet {
  const { width, height, bleed, marks } = page.size
  const margin = bleed + (marks ? MARKS : 0)
  return { width: width + 2 * margin, height: height + 2 * margin, pages: [{ ...page, x: margin, y: margin }] }
}

/** All inks, so that the marks are on every plate. */
const REGISTRATION =
  '/ColorSpace << /Registration [/Separation /All /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>] >>'

/** Where a single page is cut, and how far its artwork reaches; of a sheet with several, the sheet says nothing. PDF/X asks each for a trim. */
function boxesOf({ width, height, pages }: Sheet, isForPress: boolean): string {
  const box = (name: string, inset: number) =>
    `/${name} [${[inset, inset, width - inset, height - inset].map(number).join(' ')}]`
  const [first] = pages
  const alone = pages.length === 1 && first && first.x === first.y && first.x * 2 + first.size.width === width
  if (!alone) return isForPress ? `${box('MediaBox', 0)} ${box('TrimBox', 0)}` : box('MediaBox', 0)
  return [box('MediaBox', 0), box('BleedBox', first.x - first.size.bleed), box('TrimBox', first.x)].join(' ')
}

/** Each page that is on sheets, drawn once however often it lies there. */
class Artworks {
  drawn = new Map<DisplayList, Reference>()
  file: PdfFile
  inking: Inking

  constructor(file: PdfFile, inking: Inking) {
    this.file = file
    this.inking = inking
  }

  async of({ list, images }: PdfPage): Promise<Reference> {
    const known = this.drawn.get(list)
    if (known) return known
    const { file, inking } = this
    const pictures = await addPictures(file, list, images, inking)
    const soft = await addSoft(file, list, images, inking)
    const art = artworkForm(file, { list, pictures, soft, inking })
    this.drawn.set(list, art)
    return art
  }
}

/** What is printed on a sheet, and what it needs for it. */
async function contentOf(
  sheet: Sheet,
  artworks: Artworks,
): Promise<{ content: string; arts: string; hasWords: boolean; hasMarks: boolean }> {
  const arts: string[] = []
  const content: string[] = []
  let hasWords = false
  for (const [at, page] of sheet.pages.entries()) {
    arts.push(`/Art${at} ${await artworks.of(page)}`)
    content.push(artwork(page, `Art${at}`))
    const words = textLayer(page.list)
    if (!words) continue
    hasWords = true
    content.push(placed(words, page))
  }
  const hasMarks = sheet.pages.some(({ size }) => size.marks)
  if (hasMarks) content.push(cropMarks(sheet.pages))
  return { content: content.join('\n'), arts: arts.join(' '), hasWords, hasMarks }
}

/**
 * @param run absent: for screens and office printers, in RGB
 * @returns the file; a sheet that holds one page has a trim box, the finished page
 */
export async function pdfDocument(sheets: readonly Sheet[], title: string, run?: PressRun): Promise<Uint8Array> {
  const file = new PdfFile()
  const inking = run ? inkingFor(run.press) : SCREEN
  const artworks = new Artworks(file, inking)
  const tree = file.reserve()
  const kids: Reference[] = []
  let font: Reference | undefined
  for (const sheet of sheets) {
    const { content, arts, hasWords, hasMarks } = await contentOf(sheet, artworks)
    if (hasWords) font ??= addBlankFont(file)
    const fonts = hasWords ? ` /Font << /Words ${font} >>` : ''
    const marks = hasMarks ? ` ${REGISTRATION}` : ''
    const group = run ? ` /Group << /S /Transparency /CS /${inking.space} >>` : ''
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${tree} ${boxesOf(sheet, run !== undefined)}${group} /Contents ${file.stream('', content)} /Resources << /XObject << ${arts} >>${fonts}${marks} >> >>`,
      ),
    )
  }
  file.fill(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  const press = run && pressEntries(file, title, run)
  const catalogue = file.add(
    `<< /Type /Catalog /Pages ${tree} /ViewerPreferences << /DisplayDocTitle true >>${press ? ` ${press.catalogue}` : ''} >>`,
  )
  const information = file.add(
    `<< /Title ${pdfText(title)} /Creator ${pdfText('Limner')} /Trapped /False${press ? ` ${press.information}` : ''} >>`,
  )
  return file.finish(catalogue, information, press)
}
