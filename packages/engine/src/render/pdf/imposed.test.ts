import { expect, test } from 'vitest'
import type { DisplayList } from '../display.ts'
import { type PdfPage, pageSize, pdfDocument, type Sheet } from './document.ts'
import { imposed } from './imposed.ts'

const MM = 72 / 25.4
const CARD = { width: 85, height: 55, bleed: 3 }
function page(print = CARD): PdfPage {
  const list: DisplayList = { width: 1004, height: 650, items: [] }
  return { list, size: pageSize(list, print, { bleed: true, marks: true }), images: new Map() }
}
const sheets = (pages: PdfPage[], sides = 1): Sheet[] => imposed(pages, sides, 'a4') ?? []

test('a single card fills the sheet with copies: none touches another, and marks have room', () => {
  const [sheet, ...more] = sheets([page()])
  expect(more).toEqual([])
  expect(sheet?.pages).toHaveLength(9)
  const { width = 0, height = 0, pages = [] } = sheet ?? {}
  for (const { x, y, size } of pages) {
    expect(x - size.bleed).toBeGreaterThanOrEqual(6 * MM - 0.1)
    expect(y - size.bleed).toBeGreaterThanOrEqual(6 * MM - 0.1)
    expect(x + size.width + size.bleed).toBeLessThanOrEqual(width - 6 * MM + 0.1)
    expect(y + size.height + size.bleed).toBeLessThanOrEqual(height - 6 * MM + 0.1)
    for (const other of pages)
      if (other.x !== x || other.y !== y)
        expect(
          Math.abs(other.x - x) >= size.width + 2 * size.bleed - 0.1 ||
            Math.abs(other.y - y) >= size.height + 2 * size.bleed - 0.1,
        ).toBe(true)
  }
})

test('each back lies behind its front when the sheet is turned like a page, from left to right', () => {
  const pieces = Array.from({ length: 3 }, () => [page(), page()] as const)
  const [fronts, backs] = sheets(pieces.flat(), 2)
  for (const [front, back] of pieces) {
    const at = fronts?.pages.find(({ list }) => list === front.list)
    const behind = backs?.pages.find(({ list }) => list === back.list)
    expect(behind?.y).toBeCloseTo(at?.y ?? -1, 3)
    expect((behind?.x ?? 0) + (behind?.size.width ?? 0)).toBeCloseTo((fronts?.width ?? 0) - (at?.x ?? 0), 3)
  }
})

test('more pieces than a sheet holds go on with the next one', () => {
  expect(sheets(Array.from({ length: 11 }, () => page())).map(({ pages }) => pages.length)).toEqual([9, 2])
})

test('what is larger than the paper does not go on it', () => {
  expect(imposed([page({ width: 420, height: 594, bleed: 3 })], 1, 'a4')).toBeNull()
})

test('the file draws each card once, however often it lies on the sheet', async () => {
  const bytes = Buffer.from(await pdfDocument(sheets([page()]), 'Cards')).toString('latin1')
  expect(bytes.match(/\/Subtype \/Form/g)).toHaveLength(1)
  expect(bytes.match(/\/MediaBox/g)).toHaveLength(1)
  expect(bytes).not.toContain('/TrimBox')
})
