/** Sheets that somebody wrote, and what is said of a design as values. */
import { beforeAll, expect, test } from 'vitest'
import { openEngine } from './engine.ts'
import type { Engine } from './types.ts'

let engine: Engine

beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

const sheet = (body: string) =>
  `<sheet kind="poster" width="600" height="800">\n  <palette paper="#fff8e7" ink="#1d1a16"/>\n  ${body}\n</sheet>`

test('a sheet is set to the letter, in its own size, and changed like any design', async () => {
  const text = sheet(
    '<board fill="paper"><text left="60" top="90" size="80" fill="ink">Jazz night</text><text left="60" top="300" size="30" fill="ink">Blue Door</text></board>',
  )
  const set = await engine.setSheet({ sheet: text, seed: 1 })
  if (!set.ok) throw new Error(JSON.stringify(set.faults))
  const { design, title } = set.concept
  expect(title).toBe('Blue Door poster')
  expect(design.scene.format).toMatchObject({ width: 600, height: 800 })
  expect(set.mended).toEqual([])
  const revised = await engine.revise({ design, instruction: 'change the headline to "Late set"', seed: 1 })
  if (revised.status !== 'changed') throw new Error(JSON.stringify(revised))
  const svg = await engine.exportFile(revised.concept.design, title, 'svg', { text: 'live' })
  expect(Buffer.from(svg.bytes).toString()).toContain('Late set')
}, 60_000)

test('what is wrong in a sheet is told with its place and with what is allowed', async () => {
  const set = await engine.setSheet({ sheet: sheet('<board><txt>Jazz</txt><rect fil="ink"/></board>'), seed: 1 })
  expect(set).toEqual({
    ok: false,
    faults: [
      { line: 3, column: 10, message: expect.stringContaining('is <text> meant?') },
      { line: 3, column: 31, message: expect.stringContaining('is fill meant?') },
    ],
  })
  expect(await engine.setSheet({ sheet: 'a poster', seed: 1 })).toMatchObject({ ok: false, faults: [{ line: 1 }] })
})

test('kind, size and colours that are said as values stand before those of the words, and are read back', async () => {
  const { brief, concepts } = await engine.design({
    prompt: 'A red A4 poster for a jazz night at the Blue Door, Friday 9 pm',
    seed: 3,
    count: 1,
    kind: 'banner',
    parameters: { format: { width: 900, height: 300 }, tones: ['art-deco'], palette: ['#0b3d2e', '#d4af37'] },
  })
  expect(brief).toMatchObject({ kind: 'banner', style: { tones: ['art-deco'] } })
  const [concept] = concepts
  expect(concept?.design.scene.format).toMatchObject({ width: 900, height: 300 })
  const colours = Object.values(concept?.design.scene.palette ?? {}).map((hex) => hex.toLowerCase())
  expect(colours).toEqual(expect.arrayContaining(['#0b3d2e', '#d4af37']))
  expect(concept?.asked.filter(({ words }) => words.includes('#')).map(({ met }) => met)).toEqual([true, true])
}, 60_000)

test('a format is found by its name, whatever its case and hyphens', async () => {
  const made = async (format: string) =>
    (await engine.design({ prompt: 'Poster for a jazz night', seed: 1, count: 1, parameters: { format } })).concepts[0]
      ?.design.scene.format.name
  expect([await made('a3 Landscape'), await made('no such format')]).toEqual(['A3 landscape', await made('poster')])
}, 60_000)
