/** What files cannot show of a design is said, and nothing where they show it. */
import { expect, test } from 'vitest'
import type { Scene } from '../../scene/types.ts'
import { board, sceneFrom } from '../../sheet/shown.fixture.ts'
import { lossesOf } from './losses.ts'
import type { ExportFormat } from './types.ts'

const PLAIN = '<text size="20">Plain words</text>'
const SOFT =
  '<drawing viewBox="0 0 9 9" width="90" height="90"><g id="sun" glow="accent 3"><circle cx="4" cy="4" r="3"/></g></drawing>'
const RUNS = '<text size="20">40% <tspan fill="accent">off</tspan></text>'
const BENT = '<text size="20" width="100" arc="40 0">Round and round</text>'
const FADED = '<text size="20" fill="linear(90, accent 0, paper 1)">Dusk</text>'

const asPage = (scene: Scene): Scene => ({ ...scene, kind: 'website' })
const said = (inside: string, format: ExportFormat, text: 'live' | 'outlined' = 'outlined') =>
  lossesOf(sceneFrom(board(inside)), format, { text }).join(' ')

test.each(['png', 'jpg', 'svg', 'pdf', 'tsx', 'next'] as const)('nothing is said of a plain design as %s', (format) => {
  expect(said(PLAIN, format)).toBe('')
})

test('soft edges are pictures in a PDF and filters in an SVG', () => {
  expect(said(SOFT, 'pdf')).toMatch(/glows.* are pictures in the PDF/)
  expect(said(SOFT, 'svg')).toMatch(/filters in the SVG/)
  expect(said(SOFT, 'png')).toBe('')
})

test('words that cannot stay text are named', () => {
  expect(said(RUNS, 'svg', 'live')).toMatch(/“40% off” is outlines/)
  expect(said(RUNS + BENT + FADED, 'svg', 'live')).toMatch(/“40% off” and “Round and round” are outlines/)
  expect(said(RUNS, 'svg')).toBe('')
})

test('code says which words are outlines, plain, or of one colour', () => {
  expect(said(RUNS, 'tsx')).toMatch(/“40% off” is outlines in the code/)
  expect(said(FADED, 'tsx')).toMatch(/“Dusk” is in one colour/)
  const page = asPage(sceneFrom(board(RUNS + BENT)))
  expect(lossesOf(page, 'next', {})).toEqual([expect.stringMatching(/“Round and round” is plain text in the code/)])
})
