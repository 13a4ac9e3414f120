/** The contract, walked: what does not fit it is refused everywhere, and what it limits is limited. */
import { api, type Endpoint } from '@limner/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
let admin: Person
let key: string
let projectId: string
beforeAll(async () => {
  server = await startServer({ environment: { RATE_LIMIT: 'on' } })
  admin = new Person(server.app)
  const email = await admin.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  key = (await admin.post('/api/keys', { name: 'Walk', password: PASSWORD })).json().key
  projectId = (await admin.createProject()).id
})
afterAll(() => server.close())

/** Asked by somebody whom the endpoint lets in. */
const ask = ({ method, auth, path }: Endpoint, id: string, body?: unknown, search = '') => {
  const program = auth === 'api key'
  const caller = program ? new Person(server.app) : admin
  return caller.send(method, path.replace(/:\w+/, id) + search, body, program ? { 'x-api-key': key } : {})
}
const endpoints = Object.entries<Endpoint>(api)
/** Whose is asked before what: there is a project of their own for these. */
const shaped = endpoints.filter(([, { subject }]) => !subject || subject.noun === 'project')
const refusals: { name: string; endpoint: Endpoint; body?: unknown; search?: string }[] = [
  ...shaped.flatMap(([name, endpoint]) => [
    ...(endpoint.body ? [{ name: `${name}: a body that is a list`, endpoint, body: [] }] : []),
    ...Object.keys(endpoint.query?.shape ?? {}).map((word) => ({
      name: `${name}: ${word} twice`,
      endpoint,
      search: `?${word}=1&${word}=2`,
    })),
  ]),
]

test.each(refusals)('$name is refused with an explanation', async ({ endpoint, body, search = '' }) => {
  const answer = await ask(endpoint, projectId, body, search)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json().message).toEqual(expect.any(String))
})

test.each(endpoints.filter(([, { subject }]) => subject && subject.noun !== 'article'))(
  '%s finds nothing under an id that is none',
  async (_name, endpoint) => {
    const answer = await ask(endpoint, 'no-id')
    expect(answer.statusCode, answer.body).toBe(404)
    expect(answer.json().message).toBe(`There is no such ${endpoint.subject?.noun}.`)
  },
)

test.each(endpoints.filter(([, { params }]) => params))(
  '%s says of an id that is too long what it says of any other that is none',
  async (_name, endpoint) => {
    for (const length of [101, 199, 900]) {
      const answer = await ask(endpoint, 'a'.repeat(length), endpoint.body && {})
      expect([400, 404], answer.body).toContain(answer.statusCode)
    }
  },
)

/** What costs somebody else's money, time or patience. */
const DEAR: (keyof typeof api)[] = [
  'login',
  'register',
  'requestPasswordReset',
  'generateDesign',
  'generateCode',
  'generateReplitPrompt',
  'analyzeDesign',
  'operateDesign',
  'exportDesign',
  'exportPicture',
  'exportProject',
  'summarizeProject',
  'memoryContext',
  'pushArticle',
  'pushArticles',
  'syncArticles',
  'syncSelectedArticles',
  'sendContactMessage',
]

test.each(DEAR)('%s is limited', (name) => {
  expect((api[name] as Endpoint).limit?.perMinute).toBeLessThanOrEqual(120)
})

test.each(endpoints.filter(([, { limit }]) => limit))(
  '%s answers 429 with the time to wait when it was asked too often',
  async (name, endpoint) => {
    // It ends the session that the others need.
    if (name === 'deleteUser') return
    const times = (endpoint.limit?.perMinute ?? 0) + 1
    let answer = await ask(endpoint, 'no-id', endpoint.body && [])
    // Tokens come back while a slow machine asks.
    for (let round = 0; round < times * 3 && answer.statusCode !== 429; round++)
      answer = await ask(endpoint, 'no-id', endpoint.body && [])
    expect(answer.statusCode, answer.body).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ error: 'too-many-requests', message: expect.stringContaining('wait') })
  },
)
