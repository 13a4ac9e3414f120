/** API keys, the server's and people's own: made with the password, shown once, kept as a hash, revoked at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startServer()
  admin = new Person(server.app)
  const email = await admin.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
})
afterAll(() => server.close())

const push = (key: string) =>
  new Person(server.app).post(
    '/api/blog/push',
    { bubbleId: '1', title: 'T', content: '<p>W</p>' },
    { 'x-api-key': key },
  )

test('a key is made, works, tells when it was used, and ends when it is revoked', async () => {
  const made = await admin.post('/api/keys', { name: 'Bubble', password: PASSWORD })
  expect(made.statusCode).toBe(201)
  const { id, key, scopes } = made.json()
  expect(key).toMatch(/^limner_[\w-]{43}$/)
  expect(scopes).toEqual(['blog'])
  const listed = async () => (await admin.get('/api/keys')).json()[0]
  expect(await listed()).toMatchObject({ id, name: 'Bubble', lastUsedAt: null, revokedAt: null })
  expect(JSON.stringify(await listed())).not.toContain(key.slice(7))
  const rows = await query(server.databaseUrl, 'select api_keys::text as row from api_keys')
  expect(JSON.stringify(rows)).not.toContain(key.slice(7))
  expect((await push(key)).statusCode).toBe(200)
  expect((await listed()).lastUsedAt).not.toBeNull()
  expect((await admin.send('DELETE', `/api/keys/${id}`)).json()).toEqual({ ok: true })
  expect((await push(key)).statusCode).toBe(401)
  expect((await listed()).revokedAt).not.toBeNull()
  expect((await admin.send('DELETE', `/api/keys/${id}`)).statusCode).toBe(404)
})

test('a key opens nothing but what it was made for', async () => {
  const { id, key } = (await admin.post('/api/keys', { name: 'Other', password: PASSWORD })).json()
  await query(server.databaseUrl, `update api_keys set scopes = '[]' where id = $1`, [id])
  const answer = await push(key)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toBe('This API key does not have the scope blog.')
  await query(server.databaseUrl, 'delete from api_keys where id = $1', [id])
})

test('a session alone makes none, and nobody else sees them', async () => {
  const ask = (password: string) => admin.post('/api/keys', { name: 'Stolen', password })
  expect((await ask('wrong')).statusCode).toBe(403)
  expect((await admin.post('/api/keys', { name: 'Odd', scopes: ['everything'], password: PASSWORD })).statusCode).toBe(
    400,
  )
  expect((await admin.get('/api/keys')).json()).toHaveLength(1)
  const user = new Person(server.app)
  await user.signUp()
  for (const [person, status] of [
    [user, 403],
    [new Person(server.app), 401],
  ] as const) {
    expect((await person.get('/api/keys')).statusCode).toBe(status)
    expect((await person.post('/api/keys', { name: 'Mine', password: PASSWORD })).statusCode).toBe(status)
    expect((await person.send('DELETE', `/api/keys/${crypto.randomUUID()}`)).statusCode).toBe(status)
  }
})

/** A person with a key of their own, and a program that has nothing but the key. */
async function programOf(scopes?: string[], person = new Person(server.app)) {
  if (person.cookies.size === 0) await person.signUp()
  const made = await person.post('/api/user/keys', { name: 'Script', password: PASSWORD, ...(scopes && { scopes }) })
  expect(made.statusCode, made.body).toBe(201)
  const { id, key } = made.json()
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    new Person(server.app).send(method, path, body, { authorization: `Bearer ${key}`, ...headers })
  return { person, id, ask }
}

test('with a key, a program designs for its person: in the account, not as a guest', async () => {
  const { person, ask } = await programOf()
  const made = await ask('POST', '/api/generate-design', { prompt: 'Logo for a bakery called Crumb' })
  expect(made.statusCode).toBe(200)
  expect(made.headers['x-guest-token']).toBeUndefined()
  expect((await person.get('/api/projects')).json()).toHaveLength(1)
  const [design] = (await ask('GET', '/api/designs/search')).json().designs
  const { id, projectId, imageUrl } = design
  expect((await ask('GET', imageUrl)).statusCode).toBe(200)
  expect((await new Person(server.app).get(imageUrl)).statusCode).not.toBe(200)
  expect((await ask('GET', `/api/designs/${id}/export?format=svg`)).statusCode).toBe(200)
  expect((await ask('PATCH', `/api/projects/${projectId}`, { isPublic: true })).json().isPublic).toBe(true)
})

test('a key does what it was made for, and no key changes the account', async () => {
  const reader = await programOf(['read'])
  const refused = await reader.ask('POST', '/api/projects', { title: 'Mine' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().message).toBe('This API key does not have the scope design.')
  const designer = await programOf(['read', 'design'])
  const { id } = (await designer.ask('POST', '/api/projects', { title: 'Mine' })).json()
  expect((await designer.ask('PATCH', `/api/projects/${id}`, { title: 'Ours' })).statusCode).toBe(200)
  expect((await designer.ask('PATCH', `/api/projects/${id}`, { isPublic: true })).statusCode).toBe(403)
  expect((await reader.ask('GET', `/api/projects/${id}`)).statusCode).toBe(403)
  for (const [method, path, body] of [
    ['POST', '/api/user/keys', { name: 'More', password: PASSWORD }],
    ['GET', '/api/user/sessions', undefined],
    ['DELETE', '/api/user', { password: PASSWORD }],
  ] as const)
    expect((await designer.ask(method, path, body)).json().message).toBe(
      'API keys cannot be used for this. Please sign in with a browser.',
    )
})

test('what takes an administrator ends with the role', async () => {
  const user = new Person(server.app)
  await user.signUp()
  const asked = await user.post('/api/user/keys', { name: 'Script', scopes: ['admin'], password: PASSWORD })
  expect(asked.statusCode).toBe(403)
  const second = new Person(server.app)
  const email = await second.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  const { ask } = await programOf(['admin', 'blog'], second)
  expect((await ask('GET', '/api/admin/queue')).statusCode).toBe(200)
  const article = { bubbleId: '2', title: 'T', content: '<p>W</p>' }
  expect((await ask('POST', '/api/blog/push', article)).statusCode).toBe(200)
  await query(server.databaseUrl, `update users set role = 'user' where email = $1`, [email])
  expect((await ask('GET', '/api/admin/queue')).statusCode).toBe(403)
  expect((await ask('POST', '/api/blog/push', article)).statusCode).toBe(403)
})

test('a person sees and revokes their own keys, and nobody else’s', async () => {
  const { person, id, ask } = await programOf()
  const other = await programOf()
  expect((await person.get('/api/user/keys')).json()).toMatchObject([{ id, scopes: ['read', 'design', 'publish'] }])
  expect((await admin.get('/api/keys')).json().map((key: { id: string }) => key.id)).not.toContain(id)
  expect((await other.person.send('DELETE', `/api/user/keys/${id}`)).statusCode).toBe(403)
  expect((await ask('GET', '/api/projects')).statusCode).toBe(200)
  expect((await person.send('DELETE', `/api/user/keys/${id}`)).statusCode).toBe(200)
  expect((await ask('GET', '/api/projects')).statusCode).toBe(401)
  expect((await person.send('DELETE', `/api/user/keys/${id}`)).statusCode).toBe(404)
})

test('a page of another site may call with a key, and with a key only', async () => {
  const { person, ask } = await programOf()
  const headers = { origin: 'https://elsewhere.example' }
  const called = await ask('POST', '/api/projects', { title: 'From elsewhere' }, headers)
  expect(called.statusCode).toBe(201)
  expect(called.headers['access-control-allow-origin']).toBe('*')
  expect(called.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  const withoutKey = await person.send('POST', '/api/projects', { title: 'No' }, headers)
  expect(withoutKey.statusCode).toBe(403)
  expect(withoutKey.headers['access-control-allow-origin']).toBeUndefined()
  const preflight = (asked: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/projects',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })
  expect((await preflight('authorization, content-type')).headers['access-control-allow-origin']).toBe('*')
  expect((await preflight('content-type')).headers['access-control-allow-origin']).toBeUndefined()
})

test('with a key no cookie counts', async () => {
  const { ask } = await programOf(['read'])
  const someone = new Person(server.app)
  await someone.signUp()
  const cookie = [...someone.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await ask('POST', '/api/projects', { title: 'Theirs' }, { cookie })).statusCode).toBe(403)
})

test.each(['Bearer', 'Bearer limner_x', 'Bearer a b', 'limner_x', 'Token limner_x', 'ApiKey limner_x'])(
  'what is meant as a key and is none is refused everywhere, never taken for a guest: %s',
  async (authorization) => {
    const stranger = new Person(server.app)
    for (const path of [
      '/api/projects',
      '/api/blog/articles',
      '/api/designs/search',
      '/api/health/status',
      '/api/openapi.json',
    ])
      expect((await stranger.get(path, { authorization })).statusCode, path).toBe(401)
    const made = await stranger.post('/api/generate-design', { prompt: 'Logo' }, { authorization })
    expect([made.statusCode, made.headers['x-guest-token']]).toEqual([401, undefined])
    expect(made.json().message).toMatch(/^(?:An API key is sent as|This API key is not valid)/)
  },
)

test('what a proxy in front asks people for is no key', async () => {
  const behind = await new Person(server.app).get('/api/projects', { authorization: 'Basic YWRhOnNlY3JldA==' })
  expect(behind.statusCode).toBe(200)
})
