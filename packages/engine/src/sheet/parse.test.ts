/** What the parser says of sheets that are not as the language has them, and what it makes of those that mean well. */
import { expect, test } from 'vitest'
import type { Text } from '../scene/types.ts'
import { parseSheet } from './parse.ts'
import { board } from './shown.fixture.ts'

const faultsOf = (text: string) =>
  parseSheet(text).faults.map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each([
  ['<text size="20"\n colour="red">a</text>', "2:2 <text> has no attribute 'colour': fill is meant"],
  ['<text siez="20">a</text>', "<text> has no attribute 'siez': is size meant?"],
  ['<text fill="acent">a</text>', "fill of <text>: 'acent' is not a role of the palette"],
  ['<tetx>a</tetx>', 'There is no element <tetx>: is <text> meant?'],
  ['<frame align="centre"/>', "is 'center' meant?"],
  ['words', '<board> holds no words'],
  ['<path d="M0 0 L10"/>', 'no path data'],
  ['<path/>', "<path> needs the attribute 'd'"],
  ['<use href="#nothing" width="20"/>', "Nothing in <defs> has the id 'nothing'"],
  ['<use figure="no such thing"/>', "There is no figure called 'no such thing'"],
  ['<use icon="nothing:at-all"/>', "There is no icon called 'nothing:at-all'"],
  ['<text><script>1</script></text>', 'There is no element <script>'],
  ['<image href="https://example.com/a.png" slot="given"/>', "<image> has no attribute 'href'"],
  ['<path d="M0 0h1v1z" fill="url(https://example.com/a.svg#b)"/>', 'reaches outside the sheet'],
])('%s', (inside, says) => {
  expect(faultsOf(board(inside)).join('\n')).toContain(says)
})

test('a font that there is not is told with the nearest', () => {
  expect(faultsOf('<sheet><type display="Antno"/><board width="10" height="10"/></sheet>')).toEqual([
    expect.stringContaining("is 'Anton' meant?"),
  ])
})

test.each([
  ['<!DOCTYPE sheet [<!ENTITY a "b">]><sheet><board width="9" height="9"/></sheet>', 'no document type'],
  ['', 'no <sheet>'],
  ['<sheet><board', 'broken'],
  ['<svg/>', 'A sheet begins with <sheet>'],
])('%s is refused', (text, says) => {
  expect(faultsOf(text).join('\n')).toContain(says)
})

/** The first text of a board that has no faults. */
function textOf(inside: string): { text: Text; notes: string[] } {
  const { sheet, faults, notes } = parseSheet(board(inside))
  expect(faults).toEqual([])
  const [node] = sheet?.artboards[0]?.root.children ?? []
  if (node?.type !== 'text') throw new Error('no text')
  return { text: node, notes: notes.map(({ message }) => message) }
}

test('words of other languages are understood and noted', () => {
  const { text, notes } = textOf(
    '<text style="fill: rgb(255, 0, 0); letter-spacing: 2px" font-size="40px" font-weight="bold" width="100">A &amp; B & C&nbsp;d</text>',
  )
  expect(text).toMatchObject({ fill: '#ff0000', size: 40, weight: 700, tracking: 0.05, text: 'A & B & C\u00a0d' })
  expect(notes.join('\n')).toContain('font-size of <text> is written size')
})

test('a text of SVG stands on its baseline, before or behind its point', () => {
  expect(textOf('<text x="150" y="90" font-size="20" text-anchor="end">a</text>').text).toMatchObject({
    at: { left: 0, bottom: 110 },
    width: 150,
    align: 'end',
    trim: true,
  })
  expect(textOf('<text x="100" y="90" font-size="20" text-anchor="middle">a</text>').text).toMatchObject({
    at: { left: 0, bottom: 110 },
    width: 200,
    align: 'center',
  })
})

test('a group of SVG that holds words is a frame that turns about its own point', () => {
  const { sheet, faults } = parseSheet(
    board(
      '<g transform="rotate(30 100 50)" font-size="20" fill="accent"><rect x="60" y="30" width="80" height="40" fill="ink"/><text x="100" y="57" text-anchor="middle">Sale</text></g>',
    ),
  )
  expect(faults).toEqual([])
  const [frame] = sheet?.artboards[0]?.root.children ?? []
  if (frame?.type !== 'frame') throw new Error('no frame')
  expect(frame).toMatchObject({ width: 400, height: 400, rotate: 30 })
  const [, words] = frame.children
  expect(words).toMatchObject({ type: 'text', size: 20, fill: 'accent', text: 'Sale', align: 'center' })
})

test('spaces are put together, a break is a new line', () => {
  expect(textOf('<text>\n  One\n   two<br/> three </text>').text.text).toBe('One two\nthree')
})

test('what stands round the sheet is passed over', () => {
  expect(parseSheet(`Here you are:\n\`\`\`xml\n${board('<text>a</text>')}\n\`\`\`\nEnjoy!`).faults).toEqual([])
})

test('a sheet without faults keeps what it says', () => {
  const { sheet } = parseSheet(
    '<sheet kind="banner" format="square"><head name="a" announces="sale offer" about="meat *" trades="food" tone="bold" idea="object" fixed="accent"/><palette accent="#ff0000"/><layout for="square" width="10" height="10"><text slot="headline" max="28" keep="true">a</text></layout></sheet>',
  )
  expect(sheet).toMatchObject({
    kind: 'banner',
    format: 'square',
    head: {
      name: 'a',
      kinds: ['banner'],
      announces: ['sale', 'offer'],
      about: ['meat', '*'],
      tone: ['bold'],
      idea: 'object',
      fixed: ['accent'],
    },
    palette: { accent: '#ff0000' },
    layouts: [
      {
        for: 'square',
        width: 10,
        height: 10,
        root: { children: [{ slot: 'headline', max: 28, keep: true, text: 'a' }] },
      },
    ],
  })
})
