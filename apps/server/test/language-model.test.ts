/** Code through a language model: a server of our own plays it. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { languageModel, readComponent } from '../src/features/code/language-model.ts'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

const CODE =
  "import { useId } from 'react'\n\nexport default function Sunset() {\n  return <p id={useId()}>Evening</p>\n}\n"
const completion = (content: string) => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] })

let answer: (response: http.ServerResponse) => void
let asked: { path: string | undefined; key: string | undefined; body: string }[] = []
const model = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    asked.push({ path: request.url, key: request.headers.authorization, body })
    answer(response)
  })
})
let url: string
let server: TestServer
let ada: Person
let imageUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`
  const environment = { MODEL_URL: `${url}/v1`, MODEL_KEY: 'sk-test', MODEL_NAME: 'tiny' }
  server = await startServer({ environment })
  ada = new Person(server.app)
  await ada.signUp()
  const image = `data:image/png;base64,${flatPng(64, 64, [200, 120, 40]).toString('base64')}`
  await ada.make({ prompt: 'Poster with my photo', image_input: [image] })
  const [upload] = await query<{ id: string }>(server.databaseUrl, 'select id from media where design_id is null')
  imageUrl = `/media/${upload?.id}.png`
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await server.close()
  model.closeAllConnections()
  model.close()
})

test('a photograph is written by the model, which sees it and what was measured', async () => {
  answer = (response) => response.end(completion(`Here it is:\n\`\`\`tsx\n${CODE}\`\`\``))
  const made = await ada.post('/api/generate-code', { imageUrl })
  expect(made.json()).toEqual({ code: CODE, componentName: 'Sunset', dependencies: ['react'] })
  const [call] = asked
  expect(call).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer sk-test' })
  const { model: name, messages } = JSON.parse(call?.body ?? '')
  expect(name).toBe('tiny')
  expect(messages[0].content[1].image_url.url).toMatch(/^data:image\/png;base64,/)
})

test.each<[string, (response: http.ServerResponse) => void]>([
  ['an error', (response) => response.writeHead(500).end('no')],
  ['no JSON', (response) => response.end('<html>')],
  ['another shape', (response) => response.end('{"choices":[]}')],
  ['no component', (response) => response.end(completion('I cannot do that.'))],
  ['another address', (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end()],
  ['a dropped line', (response) => response.destroy()],
  ['without end', (response) => void response.write(`{"choices": [${' '.repeat(3_000_000)}`)],
  [
    'code that looks around',
    (response) => response.end(completion(CODE.replace('Evening', '{globalThis["fet" + "ch"]("/api")}'))),
  ],
])('where the model answers %s, the engine writes', async (_, misbehave) => {
  answer = misbehave
  const made = await ada.post('/api/generate-code', { imageUrl })
  expect(made.statusCode).toBe(200)
  expect(made.json().componentName).toBe('Flat')
  // The key went nowhere else.
  expect(asked.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
})

test('a model that never ends is waited for no longer than said', async () => {
  answer = () => {}
  const ask = languageModel({ url, key: undefined, name: 'slow', timeout: 80 })
  const task = { bytes: new Uint8Array(4), type: 'image/png', findings: '' }
  expect(await ask(task, new AbortController().signal)).toBeNull()
})

test.each([
  "import x from 'left-pad'\nexport default function A() { return <p /> }",
  "export default function A() { fetch('/api'); return <p /> }",
  'export default function A() { return <img src="https://example.com/a.png" /> }',
  'export const A = () => <p />',
])('what does not stand on React alone is no component: %s', (code) => expect(readComponent(code)).toBeNull())
