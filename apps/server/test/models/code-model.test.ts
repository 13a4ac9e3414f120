/** Code through a language model: a server of our own plays it. */
import { type ProviderFault, type ProviderServer, startProviderServer } from '@limner/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readComponent } from '../../src/features/code/code-model.ts'
import { flatPng } from '../fake-engine.ts'
import { Person, query, startServer, type TestServer } from '../harness.ts'

const CODE =
  "import { useId } from 'react'\n\nexport default function Sunset() {\n  return <p id={useId()}>Evening</p>\n}\n"

let provider: ProviderServer
let server: TestServer
let ada: Person
let imageUrl: string

/** The address of a photograph in a project of Ada's, where the models are chosen that are named. */
async function upload(models: object): Promise<string> {
  const { id: projectId } = (await ada.post('/api/projects', { title: 'Sunsets' })).json()
  const image = `data:image/png;base64,${flatPng(64, 64, [200, 120, 40]).toString('base64')}`
  await ada.make({ prompt: 'Poster with my photo', image_input: [image], projectId, models })
  const sql = 'select id from media where design_id is null and project_id = $1'
  const [picture] = await query<{ id: string }>(server.databaseUrl, sql, [projectId])
  return `/media/${picture?.id}.png`
}

beforeAll(async () => {
  provider = await startProviderServer()
  const environment = { MODEL_URL: provider.base('compatible'), MODEL_KEY: 'sk-test', MODEL_NAME: 'tiny' }
  server = await startServer({ environment })
  ada = new Person(server.app)
  await ada.signUp()
  imageUrl = await upload({ language: 'compatible:tiny' })
})
beforeEach(() => {
  provider.asked.length = 0
  provider.plays(null)
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

test('a photograph is written by the model, which sees it and what was measured', async () => {
  provider.says(`Here it is:\n\`\`\`tsx\n${CODE}\`\`\``)
  const made = await ada.post('/api/generate-code', { imageUrl })
  expect(made.json()).toEqual({ code: CODE, componentName: 'Sunset', dependencies: ['react'] })
  const [call] = provider.asked
  expect(call).toMatchObject({ path: '/chat/completions', headers: { authorization: 'Bearer sk-test' } })
  const { model: name, messages } = JSON.parse(call?.body ?? '')
  expect(name).toBe('tiny')
  expect(messages[0].content[1].image_url.url).toMatch(/^data:image\/png;base64,/)
})

test('a photograph goes to no model that nobody has chosen for it', async () => {
  provider.says(CODE)
  const unasked = await upload({ language: null, image: null })
  provider.asked.length = 0
  const made = await ada.post('/api/generate-code', { imageUrl: unasked })
  expect(made.json().componentName).toBe('Flat')
  expect(provider.asked).toEqual([])
})

test.each<ProviderFault>(['used up', 'no json', 'wrong object', 'elsewhere', 'cut', 'endless', 'refusal'])(
  'where the model’s answer is %s, the engine writes',
  async (fault) => {
    provider.plays(fault)
    const made = await ada.post('/api/generate-code', { imageUrl })
    expect(made.statusCode).toBe(200)
    expect(made.json().componentName).toBe('Flat')
    // The key went nowhere else.
    expect(provider.asked.map(({ path }) => path)).toEqual(['/chat/completions'])
  },
)

test.each(['I cannot do that.', CODE.replace('Evening', '{globalThis["fet" + "ch"]("/api")}')])(
  'what is no component that only draws is none: %s',
  async (said) => {
    provider.says(said)
    expect((await ada.post('/api/generate-code', { imageUrl })).json().componentName).toBe('Flat')
  },
)

test.each([
  "import x from 'left-pad'\nexport default function A() { return <p /> }",
  "export default function A() { fetch('/api'); return <p /> }",
  'export default function A() { return <img src="https://example.com/a.png" /> }',
  'export const A = () => <p />',
])('what does not stand on React alone is no component: %s', (code) => expect(readComponent(code)).toBeNull())
