/** API keys in the hands of administrators: made with the password, shown once, kept as a hash, revoked at once. */
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
  expect(answer.json().message).toBe('This API key is not for blog.')
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
