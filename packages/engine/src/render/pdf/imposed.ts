/**
 * Several finished pages on a sheet of a usual paper, to be printed and cut: as many as go on it, their bleeds side by side,
 * marks at the outside. Backs lie in the order that puts each behind its front when the sheet is turned like a page, from left to right.
 */
import { MARKS, type PdfPage, POINTS_PER_MILLIMETRE, type Sheet } from './document.ts'

/** Millimetres, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

interface Grid {
  columns: number
  rows: number
  /** Points: of the sheet, and of a finished page with its bleed. */
  width: number
  height: number
  cell: { width: number; height: number }
}

function gridOn(sheet: { width: number; height: number }, { size }: PdfPage): Grid {
  const cell = { width: size.width + 2 * size.bleed, height: size.height + 2 * size.bleed }
  const fits = (room: number, length: number) => Math.max(0, Math.floor((room - 2 * MARKS + 0.01) / length))
  return { ...sheet, cell, columns: fits(sheet.width, cell.width), rows: fits(sheet.height, cell.height) }
}

/** As many as go on the sheet, upright or lying. Null: not one does. */
function bestGrid(paper: Paper, page: PdfPage): Grid | null {
  const [width, height] = [PAPERS[paper].width * POINTS_PER_MILLIMETRE, PAPERS[paper].height * POINTS_PER_MILLIMETRE]
  const [upright, lying] = [gridOn({ width, height }, page), gridOn({ width: height, height: width }, page)]
  const best = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright
  return best.columns * best.rows > 0 ? best : null
}

function sheetWith(pages: readonly PdfPage[], grid: Grid, isBack: boolean): Sheet {
  const { columns, rows, cell, width, height } = grid
  const [left, top] = [(width - columns * cell.width) / 2, (height + rows * cell.height) / 2]
  return {
    width,
    height,
    pages: pages.map((page, at) => {
      const column = isBack ? columns - 1 - (at % columns) : at % columns
      const row = Math.floor(at / columns)
      const { bleed } = page.size
      return { ...page, x: left + column * cell.width + bleed, y: top - (row + 1) * cell.height + bleed }
    }),
  }
}

/**
 * @param pages of one size: every side of the first piece, then of the next
 * @param sides of a piece; a single piece fills the sheet with copies
 * @returns the sheets in the order of printing, each front before its back; null: a page is larger than the paper
 */
export function imposed(pages: readonly PdfPage[], sides: number, paper: Paper): Sheet[] | null {
  const [first] = pages
  const grid = first ? bestGrid(paper, first) : null
  if (!grid) return null
  const room = grid.columns * grid.rows
  const pieces = Array.from({ length: pages.length / sides }, (_, at) => pages.slice(at * sides, (at + 1) * sides))
  const [only] = pieces
  const all = pieces.length === 1 && only ? Array.from({ length: room }, () => only) : pieces
  const sheets: Sheet[] = []
  for (let from = 0; from < all.length; from += room)
    for (let side = 0; side < sides; side++) {
      const some = all.slice(from, from + room).flatMap((piece) => piece[side] ?? [])
      sheets.push(sheetWith(some, grid, side % 2 === 1))
    }
  return sheets
}
