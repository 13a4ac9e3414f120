/** Drawings asked of a model: what it is told, what of its answer is the sheet. */
import type { DrawingTask } from '@limner/engine'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAdapter } from '../adapters/registry.ts'
import type { Call, Drawing } from '../ports.ts'
import { type ProviderServer, startProviderServer } from '../testing/provider-server.ts'
import { realWorld } from '../world.ts'
import type { LanguageClient } from './client.ts'

const TASK: DrawingTask = {
  format: 'poster “Poster”, 1080 × 1350 pixels',
  texts: ['Kite day (leads)', 'Sunday 4 May'],
  shown: ['a red kite'],
  colours: ['red, #d8472b, for the accent'],
  places: [],
  unwanted: ['photos'],
  known: [],
  language: 'THE LANGUAGE OF SHEETS',
  fonts: 'Archivo (sans)',
  advice: ['Draw it large'],
  example: '<sheet kind="poster"/>',
  directions: ['carried by type'],
}
const DRAWING: Drawing = {
  prompt: 'Poster for our kite day, Sunday 4 May, with a red kite',
  task: TASK,
  direction: 'carried by one object',
  history: ['Hello'],
  image: { bytes: Buffer.from('picture'), type: 'image/png' },
}
const SHEET = '<sheet kind="poster"><board/></sheet>'

let server: ProviderServer
let speaker: LanguageClient
beforeAll(async () => {
  server = await startProviderServer()
  const adapter = await openAdapter('compatible')
  const made = adapter.language?.({ base: server.base('compatible'), key: 'key', world: realWorld(), model: 'tiny' })
  if (!made) throw new Error('The adapter speaks')
  speaker = made
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const call = (): Call => ({
  ...{ signal: new AbortController().signal, deadline: Date.now() + 5000, idempotencyKey: 'a-key' },
})
const sent = () => server.asked.at(-1)?.body ?? ''

test('the sheet is taken out of what a model says round it', async () => {
  server.says(`Sure!\n\`\`\`xml\n${SHEET}\n\`\`\`\nEnjoy.`)
  expect(await speaker.draw(DRAWING, call())).toMatchObject({ ok: true, value: SHEET })
  server.says('<sheet kind="poster"><board><text>cut off')
  expect(await speaker.draw(DRAWING, call())).toMatchObject({ ok: true, value: expect.stringMatching(/cut off$/) })
  server.says('I cannot draw.')
  expect(await speaker.draw(DRAWING, call())).toMatchObject({ ok: false, why: 'malformed' })
})

test('a model is told the language, every text, what is to be seen and not, its direction, and gets the attached picture', async () => {
  server.says(SHEET)
  await speaker.draw(DRAWING, call())
  for (const told of [
    'THE LANGUAGE OF SHEETS',
    'Draw it large',
    'Kite day (leads)',
    'a red kite',
    '#d8472b',
    'photos',
    'one object',
    'Hello',
  ])
    expect(sent()).toContain(told)
  expect(sent()).toContain(Buffer.from('picture').toString('base64'))
  expect(sent()).toContain('like this, but for us')
  const { image: _, ...without } = DRAWING
  await speaker.draw(without, call())
  expect(sent()).not.toContain('attached picture')
})

test('a sheet is mended with its faults named', async () => {
  server.says(SHEET)
  await speaker.repair({ ...DRAWING, sheet: '<sheet>old</sheet>', faults: ['line 3: no such element'] }, call())
  expect(sent()).toContain('line 3: no such element')
  expect(sent()).toContain('old')
})

test('a sheet is answered by another one, or by changes to it', async () => {
  const wrong = { ...DRAWING, sheet: SHEET, faults: ['it is pale'] }
  server.says('Here:\n```xml\n<changes><set id="headline" fill="accent"/></changes>\n```')
  expect(await speaker.repair(wrong, call())).toMatchObject({
    ok: true,
    value: { changes: '<changes><set id="headline" fill="accent"/></changes>' },
  })
  server.says(SHEET)
  expect(await speaker.repair(wrong, call())).toMatchObject({ ok: true, value: { sheet: SHEET } })
  server.says('I am sorry.')
  expect(await speaker.repair(wrong, call())).toMatchObject({ ok: false, why: 'malformed' })
})

test('a look shows the painted picture; a model may leave its sheet as it is', async () => {
  const look = {
    ...DRAWING,
    sheet: SHEET,
    faults: [],
    boxes: ['headline: 80, 90'],
    picture: { bytes: Buffer.from('seen'), type: 'image/png' },
  }
  server.says('KEEP')
  expect(await speaker.review(look, call())).toMatchObject({ ok: true, value: null })
  expect(sent()).toContain(Buffer.from('seen').toString('base64'))
  server.says(SHEET)
  expect(await speaker.review(look, call())).toMatchObject({ ok: true, value: { sheet: SHEET } })
})
