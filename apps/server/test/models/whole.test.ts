/** A painter makes the whole picture: one concept, kept as it came, and the built-in designs where none comes. */
import { type ProviderServer, startProviderServer } from '@limner/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { leaveUnended, Person, query, startServer, type TestServer } from '../harness.ts'

const WHOLE = { language: 'compatible:tiny', image: 'replicate:acme/brush', whole: true }
const PROMPT = 'Poster for the jazz night, with the words "Blue Hour"'

let provider: ProviderServer
let server: TestServer
let ada: Person
beforeAll(async () => {
  provider = await startProviderServer(flatPng(64, 48, [40, 60, 90]).toString('base64'))
  server = await startServer({
    environment: {
      ...{
        MODEL_URL: provider.base('compatible'),
        REPLICATE_URL: provider.base('replicate'),
        REPLICATE_KEY: 'sk-whole',
      },
      ...{ LANGUAGE_MODELS: 'compatible:tiny@1/2', IMAGE_MODELS: 'replicate:acme/brush@0.03' },
      ...{ MODEL_TIMEOUT: '1', PICTURE_TIMEOUT: '2' },
    },
  })
  ada = new Person(server.app)
  await ada.signUp()
})
beforeEach(() => {
  provider.plays(null)
  provider.asked.length = 0
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
const paid = () => provider.asked.filter((one) => one.paid)

test('the painter is asked once, in the person’s words alone, and its picture is the one concept', async () => {
  const made = await ada.make({ prompt: PROMPT, models: WHOLE })
  expect(made.status).toBe('succeeded')
  expect(paid()).toHaveLength(1)
  expect(JSON.parse(paid()[0]?.body ?? '{}')).toMatchObject({ input: { prompt: PROMPT } })
  expect(made.designs).toHaveLength(1)
  expect(made.designs?.[0]).toMatchObject({ prompt: PROMPT, title: 'Poster logo' })
  expect(made.message).toContain('acme/brush made the whole picture: check its words')
  expect(made.message).toContain('It is a single picture')
  expect(made.understood).toEqual([
    { label: 'Whole picture by', value: 'acme/brush' },
    { label: 'Cost', value: 'US$ 0.03' },
  ])
  // Nothing in it can be changed: no model is paid for trying.
  const edit = { prompt: 'unread gibberish', modificationPrompt: 'unread gibberish', models: WHOLE }
  await ada.make({ ...edit, parentDesignId: made.designs?.[0]?.id })
  expect(paid()).toHaveLength(1)
  const code = await ada.post('/api/generate-code', { designId: made.designs?.[0]?.id })
  expect(code.statusCode).toBe(200)
  const [kept] = await query<{ id: string }>(server.databaseUrl, 'select id from media where facts is not null')
  const [row] = await query<{ scene: unknown }>(server.databaseUrl, 'select scene from designs where id = $1', [
    made.designs?.[0]?.id,
  ])
  expect(JSON.stringify(row?.scene)).toContain(kept?.id)
})

test('it is remembered with the project, and is nothing without a painter', async () => {
  const { id } = await ada.createProject()
  await ada.make({ prompt: PROMPT, projectId: id, models: WHOLE })
  expect((await ada.get(`/api/projects/${id}/models`)).json()).toEqual(WHOLE)
  expect((await ada.make({ prompt: 'Poster for another night', projectId: id })).designs).toHaveLength(1)
  const models = { language: null, image: null, whole: true }
  expect((await ada.make({ prompt: PROMPT, projectId: id, models })).designs).toHaveLength(4)
  const wrong = await ada.post('/api/generate-design', { prompt: PROMPT, models: { ...WHOLE, whole: 'yes' } })
  expect(wrong.statusCode).toBe(400)
  expect(paid()).toHaveLength(2)
})

test.each([
  ['hang', 'did not answer in 2 s'],
  ['refusal', 'declined this request'],
  ['wrong type', 'gave an answer that could not be used'],
  ['bad key', 'does not accept this server’s key'],
] as const)('with the fault “%s” there are the built-in designs, and a sentence', async (fault, told) => {
  provider.plays(fault, 'replicate')
  const made = await ada.make({ prompt: PROMPT, models: { ...WHOLE, language: null } })
  expect(made).toMatchObject({ status: 'succeeded' })
  expect(made.designs).toHaveLength(4)
  expect(made.message).toContain(`acme/brush ${told}; here are the built-in designs.`)
  expect(paid().length).toBeLessThanOrEqual(3)
})

test('an attached picture cannot be handed on: nobody is asked for one, and the designs are built around it', async () => {
  const image_input = [`data:image/png;base64,${flatPng(8, 8, [1, 2, 3]).toString('base64')}`]
  const made = await ada.make({ prompt: PROMPT, image_input, models: { ...WHOLE, language: null } })
  expect(made.designs).toHaveLength(4)
  expect(made.message).toContain('acme/brush cannot use the picture you attached; here are')
  expect(paid()).toEqual([])
})

test('after a crash the picture that is kept is taken, and its job is waited for, never asked for again', async () => {
  const { id } = await ada.make({ prompt: PROMPT, models: WHOLE })
  const kept = "select steps->>'painted' as painted from predictions where id = $1"
  const [before] = await query<{ painted: string }>(server.databaseUrl, kept, [id])
  await leaveUnended(server.databaseUrl, id, `steps = '${JSON.stringify({ painted: before?.painted })}'`)
  expect((await ada.settle(id)).designs).toHaveLength(1)
  await leaveUnended(server.databaseUrl, id, `steps = '{}'`)
  expect((await ada.settle(id)).designs).toHaveLength(1)
  expect(paid()).toHaveLength(1)
})
