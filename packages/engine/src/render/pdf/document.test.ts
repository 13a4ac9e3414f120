import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DisplayItem, DisplayList } from '../display.ts'
import { type PageSize, pageSize, pdfDocument, sheetOf } from './document.ts'

const solid = (colour: `#${string}`, alpha = 1) => ({ type: 'solid', colour, alpha }) as const
const listOf = (items: DisplayItem[], width = 1050, height = 600): DisplayList => ({ width, height, items })
const ground: DisplayItem = { kind: 'path', d: 'M0 0H1050V600H0Z', fill: solid('#204080') }
const CARD = { width: 88.9, height: 50.8, bleed: 3.175 }

async function write(list: DisplayList, size: PageSize): Promise<{ text: string; streams: string }> {
  const bytes = Buffer.from(await pdfDocument([sheetOf({ list, size, images: new Map() })], 'Café “Ines”'))
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length
    return Buffer.from(unzlibSync(bytes.subarray(start, start + Number(found[1])))).toString('latin1')
  })
  return { text, streams: streams.join('\n') }
}
const box = (text: string, name: string) =>
  (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '').split(' ').map((value) => (Number(value) / 72) * 25.4)

test('a printed format has its millimetres; bleed and marks lie outside the trim', async () => {
  const list = listOf([ground])
  const plain = await write(list, pageSize(list, CARD))
  expect(box(plain.text, 'MediaBox')[2]).toBeCloseTo(88.9, 1)
  expect(box(plain.text, 'MediaBox')[3]).toBeCloseTo(50.8, 1)
  const { text, streams } = await write(list, pageSize(list, CARD, { bleed: true, marks: true }))
  const [left, bottom, right, top] = box(text, 'TrimBox') as [number, number, number, number]
  expect([right - left, top - bottom].map((value) => Math.round(value * 10) / 10)).toEqual([88.9, 50.8])
  expect(box(text, 'BleedBox').map((value) => Math.round(value * 100) / 100)).toEqual(
    [left - 3.175, bottom - 3.175, right + 3.175, top + 3.175].map((value) => Math.round(value * 100) / 100),
  )
  expect(streams.match(/ l S$/gm)).toHaveLength(8)
  // The page and its eight mirror images.
  expect(streams.match(/\/Art0 Do/g)).toHaveLength(9)
})

test('a format for screens has 96 pixels an inch, and three millimetres of bleed on request', () => {
  expect(pageSize(listOf([]), undefined)).toEqual({ width: 787.5, height: 450, bleed: 0, marks: false })
  expect(pageSize(listOf([]), undefined, { bleed: true, marks: true }).bleed).toBeCloseTo((3 / 25.4) * 72, 5)
})

test('panels run over the edge of the page that they touch, and over no other', async () => {
  const panel: DisplayItem = { kind: 'path', d: 'M0 0H400V600H0Z', fill: solid('#c02020') }
  const list = listOf([ground, panel])
  const { streams } = await write(list, pageSize(list, CARD, { bleed: true }))
  expect(streams).toContain('-4 -4 m\n400 -4 l\n400 604 l\n-4 604 l')
})

test('shapes stay shapes: curves, rules, strokes, gradients with their opacity, groups; no picture and no font', async () => {
  const list = listOf([
    { kind: 'path', d: 'M0 0Q10 0 10 10Z', fill: solid('#ff0000', 0.5), rule: 'evenodd' },
    { kind: 'path', d: 'M0 0L9 9', stroke: { paint: solid('#00ff00'), width: 2, cap: 'round', dash: [3, 1] } },
    {
      kind: 'group',
      opacity: 0.4,
      rotate: { degrees: 90, x: 5, y: 5 },
      items: [
        {
          kind: 'path',
          d: 'M0 0h9v9z',
          fill: {
            type: 'linear',
            from: [0, 0],
            to: [9, 0],
            stops: [
              { at: 0, colour: '#000000', alpha: 0 },
              { at: 0.5, colour: '#ffffff', alpha: 1 },
              { at: 1, colour: '#0000ff', alpha: 1 },
            ],
          },
        },
      ],
    },
  ])
  const { text, streams } = await write(list, pageSize(list, undefined))
  expect(streams).toContain('0 0 m\n6.6667 0 10 3.3333 10 10 c\n0 0 l\nh\nf*')
  expect(streams).toMatch(/0 1 0 RG\n2 w 1 J 0 j 10 M\n\[3 1\] 0 d\n/)
  expect(streams).toMatch(/^\/S0 sh$/m)
  expect(text).toContain('/ca 0.5')
  expect(text).toContain('/ca 0.4')
  expect(text).toContain('/S /Luminosity')
  expect(text).not.toMatch(/\/Font|\/Subtype \/Image/)
})

test('the table of objects points at each of them', async () => {
  const list = listOf([ground])
  const { text } = await write(list, pageSize(list, undefined))
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(4)
  offsets.forEach((offset, index) => {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true)
  })
  expect(text).toContain('/Title <FEFF004300610066')
})

const wordsOf = (streams: string) =>
  [...streams.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
  )
const textOf = (lines: { text: string; x: number; baseline: number; width: number }[]): DisplayItem => ({
  kind: 'glyphs',
  id: 'title',
  text: lines.map(({ text }) => text).join(' '),
  size: 40,
  glyphs: [],
  fill: solid('#ffffff'),
  setting: { font: { family: 'Fraunces', weight: 600 }, lines, tracking: 0 },
})

test('words can be found and marked: each line once, unseen, as wide as its outlines', async () => {
  const lines = [
    { text: 'Café Ōsaka', x: 100, baseline: 200, width: 240 },
    { text: 'opens 🎷 soon', x: 100, baseline: 260, width: 300 },
  ]
  const turned: DisplayItem = {
    kind: 'group',
    opacity: 1,
    rotate: { degrees: 90, x: 0, y: 0 },
    items: [textOf(lines.slice(0, 1))],
  }
  const { text, streams } = await write(
    listOf([ground, textOf(lines), turned]),
    pageSize(listOf([]), CARD, { bleed: true }),
  )
  expect(wordsOf(streams)).toEqual(['Café Ōsaka', 'opens 🎷 soon', 'Café Ōsaka'])
  // Render mode 3 paints nothing; the mirror images of the bleed hold no words.
  expect(streams.match(/^3 Tr$/gm)).toHaveLength(1)
  expect(streams).toContain('1 0 0 -1 100 200 Tm')
  expect(streams).toContain('0 1 1 0 -200 100 Tm')
  expect(text).toMatch(/\/Encoding \/Identity-H .*\/ToUnicode/)
  expect(streams).toContain('beginbfrange <0000> <FFFF> <0000>')
  const [, scale = 0] = /^([\d.]+) Tz/m.exec(streams) ?? []
  const advance = [...'Café Ōsaka'].reduce(
    (sum, char) => sum + ({ C: 722, a: 556, f: 278, ' ': 278, s: 500, k: 500 }[char] ?? 550),
    0,
  )
  expect((Number(scale) / 100) * 40 * (advance / 1000)).toBeCloseTo(240, 0)
})

test('a line that reads from the right stands as it is seen, as readers of PDF expect it', async () => {
  const { streams } = await write(
    listOf([textOf([{ text: 'ليلى 1998', x: 10, baseline: 50, width: 90 }])]),
    pageSize(listOf([]), undefined),
  )
  expect(wordsOf(streams)).toEqual(['1998 ىليل'])
})

test('a mask is the light of a group of its own', async () => {
  const mask: DisplayItem[] = [{ kind: 'path', d: 'M0 0H500V600H0Z', fill: solid('#ffffff') }]
  const list = listOf([{ kind: 'group', opacity: 1, mask, items: [ground] }])
  const { text, streams } = await write(list, pageSize(list, CARD))
  expect(text).toMatch(/\/SMask << \/S \/Luminosity \/G \d+ 0 R >>/)
  expect(streams).toContain('1 1 1 rg')
})
