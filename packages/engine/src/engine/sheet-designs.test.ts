/** Designs of sheets in use: made of a prompt, the same again, changed by words, composed anew in another format. */
import { beforeAll, expect, test } from 'vitest'
import { colourName } from '../colour/plain-names.ts'
import type { Design } from '../design/types.ts'
import { boxesOf, gapBetween } from '../edit/boxes.ts'
import { lay } from '../edit/fixtures/designed.ts'
import { groundColour } from '../edit/palette/seen-ground.ts'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'
import type { Engine, RevisionResult } from './types.ts'

const PROMPT = 'Poster for the coffee shop Bean & Board: 20% off every latte on Mondays, 12 Mill Lane, call 555 0142'
let engine: Engine
let designs: Design[]
let design: Design

beforeAll(async () => {
  engine = await openEngine()
  designs = (await engine.design({ prompt: PROMPT, seed: 4 })).concepts.map((concept) => concept.design)
  design = designs.find(({ archetype }) => isSheet(archetype)) as Design
}, 60_000)

const isSheet = (archetype: string) => archetype.startsWith('sheet:')
const texts = (of: Design) => [...places(of.scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
const words = (of: Design) =>
  texts(of)
    .map(({ text }) => text)
    .join('\n')
function changed(result: RevisionResult): Design {
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  return result.concept.design
}
const revise = async (instruction: string) => changed(await engine.revise({ design, instruction, seed: 2 }))

test('a prompt whose subject was thought of is answered by sheets, no two of them the same', () => {
  const names = designs.map(({ archetype }) => archetype)
  expect(names.filter(isSheet).length).toBeGreaterThanOrEqual(1)
  expect(new Set(names.filter(isSheet)).size).toBe(names.filter(isSheet).length)
})

test('every given text stands once on each of them, marked as a fact', () => {
  for (const one of designs.filter(({ archetype }) => isSheet(archetype)))
    for (const { text, source } of one.brief.copy)
      if (source === 'given') {
        expect(words(one).split(text).length - 1, `${one.archetype}: ${text}`).toBe(1)
        expect(
          texts(one).some((node) => node.text.includes(text) && node.fact),
          text,
        ).toBe(true)
      }
})

test('the same prompt and seed give the same scene', async () => {
  const again = await engine.design({ prompt: PROMPT, seed: 4 })
  expect(again.concepts.map((concept) => concept.design.scene)).toEqual(designs.map(({ scene }) => scene))
}, 30_000)

test('colours, words and parts are changed like those of any design', async () => {
  const navy = await revise('make it navy and cream')
  expect(navy.archetype).toBe(design.archetype)
  expect(navy.scene.palette).not.toEqual(design.scene.palette)
  expect(words(await revise('change the headline to "Steam and stories"'))).toContain('Steam and stories')
  const silent = await revise('remove the phone number')
  expect(words(silent)).not.toContain('555 0142')
  expect(words(silent)).toContain('20% off')
}, 30_000)

test('a ground that is drawn takes the colour that is asked for, and its words are read on it', async () => {
  const night = 'Poster for a bakery grand opening, free croissants, Saturday 14 March, 12 Mill Lane'
  const { concepts } = await engine.design({ prompt: night, seed: 3 })
  for (const { design: one } of concepts.filter(({ design: { archetype } }) => isSheet(archetype))) {
    const green = changed(await engine.revise({ design: one, instruction: 'make the background dark green', seed: 1 }))
    expect(colourName(groundColour(green.scene)), one.archetype).toMatch(/green/)
    const analysis = await engine.analyse(green)
    expect(
      analysis.contrast.filter(({ passes }) => !passes),
      one.archetype,
    ).toEqual([])
  }
}, 60_000)

test.each([
  'Poster for a bakery grand opening, Saturday 14 March, 12 Mill Lane',
  // Among these are some whose words stand at the foot, where what is above moves.
  'Poster for our patisserie: macaron day on Saturday 12 May, 10 am, Quince & Sons',
])(
  'more room between two parts is measured between them: %s',
  async (prompt) => {
    const { concepts } = await engine.design({ prompt, seed: prompt.includes('macaron') ? 1 : 3 })
    const between = (of: Design) => {
      const boxes = boxesOf(of.scene, { layout: lay })
      const [title, date] = (['headline', 'date'] as const).map((role) => {
        const node = texts(of).find((one) => one.role === role)
        return node && boxes.get(node.id)
      })
      return title && date ? gapBetween(title, date) : 0
    }
    const sheets = concepts.filter(({ design: { archetype } }) => isSheet(archetype))
    let done = 0
    for (const { design: one } of sheets) {
      const result = await engine.revise({
        design: one,
        instruction: 'more space between the title and the date',
        seed: 1,
      })
      if (result.status !== 'changed') continue
      done += 1
      expect(between(result.concept.design), one.archetype).toBeGreaterThan(between(one))
    }
    // One of them may have no room for it.
    expect(done).toBeGreaterThanOrEqual(sheets.length - 1)
  },
  60_000,
)

test('in another format it is the same sheet in a layout for it, and still says everything', async () => {
  const story = await revise('make it an Instagram story')
  expect(story.scene.format.height).toBe(1920)
  expect(story.archetype).toBe(design.archetype)
  for (const { text, source } of design.brief.copy) if (source === 'given') expect(words(story)).toContain(text)
}, 30_000)

test('another format keeps what was edited before', async () => {
  const italic = await revise('the address in italics')
  const story = changed(
    await engine.revise({
      design: italic,
      instruction: 'make it an Instagram story',
      seed: 2,
      versions: [design, italic],
    }),
  )
  const address = texts(story).find(({ text }) => text.includes('12 Mill Lane'))
  expect(address?.italic).toBe(true)
}, 30_000)

test('another layout is another one, in the same colours', async () => {
  const other = await revise('another layout')
  expect(other.archetype).not.toBe(design.archetype)
  expect(other.scene.palette).toEqual(design.scene.palette)
}, 30_000)

test('it is exported and analysed', async () => {
  const file = await engine.exportFile(design, 'Sheet', 'svg')
  expect(Buffer.from(file.bytes).toString()).toContain('<svg')
  expect(engine.component(design).code.length).toBeGreaterThan(500)
  expect((await engine.analyse(design)).contrast.length).toBeGreaterThan(0)
}, 30_000)
