/** Layouts with words in their slots, in formats of several sizes. */
import { expect, test } from 'vitest'
import { contrast } from '../colour/colour.ts'
import { resolveColour } from '../render/paint.ts'
import { places } from '../scene/walk.ts'
import { layoutFor, lower } from './lower.ts'
import { parseSheet } from './parse.ts'
import { instruments } from './shown.fixture.ts'

const SHEET = `<sheet kind="poster"><head name="trial" announces="sale" about="*"/>
<palette paper="#FFF3DE" ink="#1E1412" accent="#FFB52E"/><type display="Anton" text="Archivo"/>
<layout for="portrait" width="1080" height="1440" fill="paper">
  <drawing id="sky" left="0" top="0" width="1080" height="1440" viewBox="0 0 1080 1440"><rect width="1080" height="300" fill="accent/20"/></drawing>
  <drawing id="sun" right="40" top="40" width="200" height="200" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="accent"/></drawing>
  <text slot="headline" left="80" top="400" width="920" size="160" min="60" fit="lines 2" font="display">Less to pay</text>
  <frame id="button" left="80" top="1100" padding="20 40" fill="ink"><text slot="cta" size="40" fill="paper"/></frame>
  <frame slot="details" left="80" top="1250" width="920" gap="6"><text size="30"/></frame>
</layout>
<layout for="square" width="1080" height="1080" fill="ink"><text slot="headline" left="80" top="80" width="920" size="160" fill="paper">Less to pay</text></layout></sheet>`

function sheetOf(text: string) {
  const { sheet, faults } = parseSheet(text)
  expect(faults).toEqual([])
  if (!sheet) throw new Error('no sheet')
  return sheet
}

function lowered(format: { width: number; height: number }, words = {}, text = SHEET) {
  const sheet = sheetOf(text)
  const layout = layoutFor(sheet, format)
  if (!layout) throw new Error('no layout')
  const { scene, mended } = lower(layout, sheet, { format: { name: 'test', ...format }, words, instruments })
  const [laid] = instruments.lay(scene)
  const nodes = new Map([...places(scene)].map(({ node }) => [node.id, node]))
  const boxes = new Map(laid.root.children.map((one) => [one.node.id, one]))
  return { scene, mended, nodes, boxes }
}

test('a format takes the layout of its shape', () => {
  const sheet = sheetOf(SHEET)
  expect(layoutFor(sheet, { width: 800, height: 800 })?.for).toBe('square')
  expect(layoutFor(sheet, { width: 1000, height: 1414 })?.for).toBe('portrait')
  // None is wide: the nearest stands in.
  expect(layoutFor(sheet, { width: 1600, height: 900 })?.for).toBe('square')
})

test('slots take their words; one without words goes, with the box that was drawn round it', () => {
  const { nodes } = lowered(
    { width: 1080, height: 1440 },
    {
      headline: [{ text: 'Bake sale', fact: true }],
      details: [{ text: 'Free entry', fact: true }, { text: 'Bring a plate' }],
    },
  )
  expect(nodes.get('headline')).toMatchObject({ text: 'Bake sale', fact: true })
  expect(nodes.has('button')).toBe(false)
  expect([...nodes.values()].flatMap((node) => (node.type === 'text' ? node.text : []))).toEqual([
    'Bake sale',
    'Free entry',
    'Bring a plate',
  ])
})

test('a box round a slot stays with its words', () => {
  const { nodes } = lowered({ width: 1080, height: 1440 }, { cta: [{ text: 'Come along' }] })
  expect(nodes.has('button')).toBe(true)
})

test('in another size everything keeps its place, and what touches an edge touches it', () => {
  const { boxes } = lowered({ width: 600, height: 1000 })
  expect(boxes.get('sky')).toMatchObject({ x: 0, y: 0, width: 600, height: 1000 })
  const sun = boxes.get('sun')
  // It is drawn as much smaller as the width is, and stays round.
  expect(sun?.width).toBeCloseTo((200 * 600) / 1080, 0)
  expect(sun?.height).toBeCloseTo(sun?.width ?? 0, 0)
  const headline = boxes.get('headline')
  expect(headline?.x).toBeCloseTo((80 * 600) / 1080, 0)
  expect(headline?.width).toBeCloseTo((920 * 600) / 1080, 0)
  expect(headline?.y).toBeCloseTo((400 * 1000) / 1440, 0)
})

test('ink that is not read on what lies below is mended and told', () => {
  const pale = SHEET.replace('font="display">', 'font="display" fill="accent/20">')
  const { scene, mended, nodes } = lowered({ width: 1080, height: 1440 }, {}, pale)
  expect(mended).toEqual([expect.stringContaining("'Less to pay'")])
  const headline = nodes.get('headline')
  if (headline?.type !== 'text' || typeof headline.fill !== 'string') throw new Error('no headline')
  expect(contrast(resolveColour(headline.fill, scene.palette), scene.palette.paper)).toBeGreaterThanOrEqual(3)
  expect(lowered({ width: 1080, height: 1440 }).mended).toEqual([])
})
