/** What becomes of sheets that models draw: set in the format that was asked for, guarded, mended, or told why not. */
import { beforeAll, expect, test } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import type { Concept, Engine } from '../engine/types.ts'
import type { Text } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { exampleFor } from './examples.ts'

const PROMPT = 'Poster for our kite day, Sunday 4 May from 11, Long Meadow. A3 portrait. With a red kite'
const SHEET = exampleFor('poster')

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})
const admit = (sheet: string, isLast = false, prompt = PROMPT) => engine.admitSheet({ prompt, seed: 3, sheet, isLast })
const textsOf = ({ design: { scene } }: Concept): Text[] =>
  [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))

test('a sheet is a design in the format that was asked for; what the prompt gives is a fact', async () => {
  const admitted = await admit(SHEET)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const { design } = admitted.concept
  expect(design.scene.format).toMatchObject({ name: 'A3 portrait', print: { width: 297, height: 420 } })
  const facts = textsOf(admitted.concept).flatMap(({ text, fact }) => (fact ? [text] : []))
  expect(facts).toEqual(['Kite day', 'Sunday 4 May from 11', 'Long Meadow'])
  expect(admitted.boxes.some((line) => line.startsWith('facts'))).toBe(true)
  const edited = await engine.revise({ design, instruction: 'make the background dark green', seed: 1 })
  expect(edited.status).toBe('changed')
})

test('lines that state what nobody gave are named, and left out where nobody mends them', async () => {
  const invented = SHEET.replace('Bring string, we have wind', 'Only twenty seats left')
  expect(await admit(invented)).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('“Only twenty seats left” states')],
  })
  const last = await admit(invented, true)
  if (!last.ok) throw new Error(last.faults.join('\n'))
  expect(textsOf(last.concept).map(({ text }) => text)).not.toContain('Only twenty seats left')
  expect(last.mended.join()).toContain('Only twenty seats left')
})

test('a given text that is missing is a fault', async () => {
  expect(await admit(SHEET.replace('Long Meadow', 'Bring a friend'))).toMatchObject({
    ok: false,
    faults: expect.arrayContaining([expect.stringContaining('Long Meadow')]),
  })
})

test('a page that broke off before its first words is a fault', async () => {
  const page =
    '<sheet kind="website"><palette paper="#ffffff" ink="#111111"/><board name="home" width="1440" fill="paper">'
  expect(await admit(page, false, 'Website for a bakery called Crumb')).toMatchObject({ ok: false })
})

test('words that run over are set smaller', async () => {
  const wide = SHEET.replace('size="34" font="text" weight="600"', 'size="110" font="text" weight="600"')
  const admitted = await admit(wide)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const date = textsOf(admitted.concept).find(({ role }) => role === 'date')
  expect(date?.size).toBeLessThan(110)
})

test('what is no sheet is told with its place; one that was cut off is closed', async () => {
  expect(await admit('<sheet kind="poster"><board width="10" height="10" colour="red"/></sheet>')).toMatchObject({
    ok: false,
    faults: [expect.stringMatching(/^line 1, column \d+: .*colour/)],
  })
  const cut = SHEET.slice(0, SHEET.indexOf('</frame>'))
  expect(await admit(cut, true)).toMatchObject({ ok: true })
})

test('a task names what is given, to be seen and not wanted, and directions that differ', () => {
  const task = engine.drawingTask({ prompt: `${PROMPT}, no photos, in dark green`, seed: 3 })
  expect(task.format).toContain('A3 portrait')
  expect(task.texts.join('\n')).toContain('Sunday 4 May')
  expect(task.shown.join()).toContain('red kite')
  expect(task.colours.join()).toContain('dark green')
  expect(new Set(task.directions).size).toBe(task.directions.length)
  expect(task.language).toContain('<sheet')
})

test('a place for the attached picture is dropped where none is attached, whatever picture a sheet names', async () => {
  const pictured = SHEET.replace(
    '<use href="#kite"',
    '<image slot="given" media="of-somebody-else" left="0" top="0" width="200" height="200"/><use href="#kite"',
  )
  const admitted = await admit(pictured, true)
  if (!admitted.ok) throw new Error(admitted.faults.join('\n'))
  const shown = [...places(admitted.concept.design.scene)].filter(({ node }) => node.type === 'picture')
  expect(shown).toEqual([])
  expect(JSON.stringify(admitted.concept.design.scene)).not.toContain('of-somebody-else')
})
