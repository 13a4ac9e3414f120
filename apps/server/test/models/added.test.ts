/** Providers and models that administrators add while the server runs, and keys that people bring for themselves. */
import { type ProviderServer, startProviderServer } from '@limner/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'

const SECRET = 'a secret of this server, thirty two long'
const SHEET = '<sheet kind="poster">good</sheet>'

let provider: ProviderServer
let server: TestServer
let admin: Person
let ada: Person
beforeAll(async () => {
  provider = await startProviderServer(flatPng(64, 48, [40, 60, 90]).toString('base64'))
  server = await startServer({ environment: { SECRET_KEY: SECRET, MODEL_TIMEOUT: '1' } })
  admin = new Person(server.app)
  const email = await admin.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  ada = new Person(server.app)
  await ada.signUp()
})
beforeEach(() => {
  provider.plays(null)
  provider.takes(null)
  provider.says(SHEET)
  provider.asked.length = 0
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const at = (name: string) => `/api/models/providers/${name}`
const put = (address: string, body: object) => admin.send('PUT', address, body)
const language = async (person = ada) => (await person.get('/api/models')).json().language

test('a provider is added with its address and models, and used at once; what it offers is its own list', async () => {
  expect(await language()).toEqual([])
  expect((await put(at('compatible'), { address: null })).statusCode).toBe(422)
  expect((await put(at('nobody'), { address: null })).statusCode).toBe(404)
  expect((await put(at('compatible'), { address: 'file:///etc/passwd' })).statusCode).toBe(400)
  expect((await ada.send('PUT', at('compatible'), { address: provider.base('compatible') })).statusCode).toBe(403)
  expect((await put(at('compatible'), { address: provider.base('compatible') })).statusCode).toBe(200)
  expect((await admin.get(`${at('compatible')}/models`)).json()).toEqual({ models: ['llama3.2'] })
  await put(`${at('compatible')}/models`, { models: [{ model: 'llama3.2', role: 'language', price: '1/2' }] })
  expect(await language()).toEqual([
    { id: 'compatible:llama3.2', name: 'llama3.2', provider: 'compatible', estimate: 0.008 },
  ])
  const made = await ada.make({ prompt: 'Poster: jazz night', models: { language: 'compatible:llama3.2' } })
  expect(made.understood?.find(({ label }) => label === 'Drawn by')?.value).toBe('1–4 llama3.2')
  const { providers, addable } = (await admin.get('/api/models/providers')).json()
  const model = { model: 'llama3.2', role: 'language', isAdded: true }
  expect(providers).toMatchObject([{ name: 'compatible', isAdded: true, isFixed: false, models: [model] }])
  expect(addable.map(({ name }: { name: string }) => name)).not.toContain('compatible')
})

test('a trial says whether a model can draw', async () => {
  const tried = async () => (await admin.post(`${at('compatible')}/try`, { model: 'llama3.2' })).json()
  expect(await tried()).toMatchObject({ draws: true, message: expect.stringMatching(/^It can draw: a whole sheet in/) })
  provider.says('I am a poet.')
  expect(await tried()).toMatchObject({ draws: false, message: expect.stringContaining('gets the questionnaire') })
  provider.says('<sheet>hopeless</sheet>')
  expect(await tried()).toMatchObject({ draws: false, message: expect.stringContaining('It is faulty.') })
  provider.plays('bad key')
  expect(await tried()).toEqual({ draws: false, message: 'It does not accept this key, or there is none.' })
  expect((await admin.post(`${at('compatible')}/try`, { model: 'unknown' })).statusCode).toBe(404)
})

test('a key of somebody’s own opens models for them alone, is sealed, and goes when they say so', async () => {
  await put(at('anthropic'), { address: provider.base('anthropic') })
  await put(`${at('anthropic')}/models`, { models: [{ model: 'claude-haiku-4-5', role: 'language' }] })
  provider.takes('sk-of-ada')
  const own = () => ada.get('/api/models/own-keys')
  const ids = async (person: Person) => (await language(person)).map(({ id }: { id: string }) => id)
  expect(await ids(ada)).not.toContain('anthropic:claude-haiku-4-5')
  const give = (key: string) => ada.send('PUT', '/api/models/own-keys/anthropic', { key })
  expect((await give('sk-wrong')).statusCode).toBe(422)
  expect((await give('sk-of-ada')).statusCode).toBe(200)
  expect((await ada.send('PUT', '/api/models/own-keys/replicate', { key: 'x' })).statusCode).toBe(404)
  expect((await own()).json()).toMatchObject({
    isAllowed: true,
    providers: expect.arrayContaining([expect.objectContaining({ name: 'anthropic', updatedAt: expect.any(String) })]),
  })
  expect((await own()).body).not.toContain('sk-of-ada')
  expect(await ids(ada)).toContain('anthropic:claude-haiku-4-5')
  expect(await ids(admin)).not.toContain('anthropic:claude-haiku-4-5')
  const made = await ada.make({ prompt: 'Poster: jazz night', models: { language: 'anthropic:claude-haiku-4-5' } })
  expect(made.understood?.find(({ label }) => label === 'Drawn by')?.value).toBe('1–4 claude-haiku-4-5')
  const rows = await query(server.databaseUrl, 'select t::text from own_model_keys t')
  expect(rows).toHaveLength(1)
  const hex = Buffer.from('sk-of-ada').toString('hex')
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`sk-of-ada|${hex}`))
  // Given for one host, it goes to no other.
  const elsewhere = await startProviderServer()
  await put(at('anthropic'), { address: elsewhere.base('anthropic').replace('127.0.0.1', 'localhost') })
  expect(await ids(ada)).not.toContain('anthropic:claude-haiku-4-5')
  expect(elsewhere.asked).toEqual([])
  await elsewhere.close()
  await put(at('anthropic'), { address: provider.base('anthropic') })
  expect(await ids(ada)).toContain('anthropic:claude-haiku-4-5')
  await ada.send('DELETE', '/api/models/own-keys/anthropic')
  expect(await ids(ada)).not.toContain('anthropic:claude-haiku-4-5')
})

test('what was added is removed again', async () => {
  await admin.send('DELETE', at('compatible'))
  await admin.send('DELETE', at('anthropic'))
  expect(await language()).toEqual([])
  expect((await admin.get('/api/models/providers')).json().providers).toEqual([])
})

test('a server may have no keys of people, and none without a secret', async () => {
  for (const environment of [{ SECRET_KEY: SECRET, MODEL_OWN_KEYS: 'off' }, {}]) {
    const closed = await startServerForTest({
      environment: { ...environment, MODEL_URL: provider.base('compatible'), MODEL_NAME: 'tiny' },
    })
    const person = new Person(closed.app)
    await person.signUp()
    expect((await person.get('/api/models/own-keys')).json()).toEqual({ isAllowed: false, providers: [] })
    expect((await person.send('PUT', '/api/models/own-keys/compatible', { key: 'k' })).statusCode).toBe(422)
  }
})
