/** Editing by hand, on a design of the engine's own with its real layout. */
import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { openEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/types.ts'

let engine: Engine
let design: Design
beforeAll(async () => {
  engine = await openEngine()
  const { concepts } = await engine.design({
    prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
    seed: 7,
    count: 1,
  })
  design = concepts[0]?.design as Design
})

test('every text can be found where it stands, inside the sheet', () => {
  const [sheet] = engine.parts(design.scene).artboards
  expect(sheet?.texts.map(({ text }) => text).join(' ')).toContain('9 pm')
  for (const { box } of sheet?.texts ?? []) {
    expect(box.width).toBeGreaterThan(0)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(sheet?.height ?? 0)
  }
})

test('new words stand in the scene and in the brief', async () => {
  const text = engine.parts(design.scene).artboards[0]?.texts.find((one) => one.text.includes('9 pm'))
  const words = text?.text.replace('9 pm', '7 pm') ?? ''
  const result = await engine.operate(design, [{ op: 'text', id: text?.id ?? '', text: words }])
  expect(result).toMatchObject({ status: 'changed', changes: [{ from: text?.text, to: words }] })
  const changed = result.status === 'changed' ? result.concept.design : design
  expect(engine.parts(changed.scene).artboards[0]?.texts.map((one) => one.text)).toContain(words)
  expect(changed.brief.copy.map((copy) => copy.text).join(' ')).toContain('7 pm')
})

test('a dark ground brings a light ink along', async () => {
  const result = await engine.operate(design, [{ op: 'palette', set: { paper: '#0b2b24' } }])
  expect(result.status).toBe('changed')
  const palette = result.status === 'changed' ? result.concept.design.scene.palette : design.scene.palette
  expect(palette.paper).toBe('#0b2b24')
  expect(parseInt(palette.ink.slice(1, 3), 16)).toBeGreaterThan(0xc0)
})

test.each([
  [{ op: 'text', id: 'gone', text: 'x' }, /no such text/],
  [{ op: 'palette', set: { paper: '#fefefe', ink: '#ffffff' } }, /would not be legible/],
] as const)('%j is refused with the reason', async (operation, reason) => {
  const result = await engine.operate(design, [operation])
  expect(result.status === 'unclear' ? result.question : '').toMatch(reason)
})

test('links of a site stand where their words stand, and lead to its pages and their parts', async () => {
  const {
    concepts: [site],
  } = await engine.design({
    prompt: 'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact',
    seed: 7,
    count: 1,
  })
  if (!site) throw new Error('Nothing was made')
  const { artboards } = engine.parts(site.design.scene)
  const paths = site.design.scene.artboards.map(({ path = '/' }) => path)
  for (const [at, { links, texts, width, height }] of artboards.entries()) {
    for (const path of paths.slice(1).filter((one) => at > 0 || one === '/contact'))
      expect(
        links.map(({ to, y }) => (y === 0 ? paths[to] : '')),
        `${paths[at]} to ${path}`,
      ).toContain(path)
    for (const { label, box, to, y } of links) {
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      expect(y).toBeLessThan(artboards[to]?.height ?? 0)
      const words = texts.find(({ text, box: ink }) => text === label && ink.x >= box.x - 2 && ink.y >= box.y - 2)
      expect(words, label).toBeDefined()
    }
  }
  expect(engine.parts(design.scene).artboards.flatMap(({ links }) => links)).toEqual([])
})
