/** What administrators do by HTTP; that nobody else may is held for every endpoint by verdicts.test.ts. */
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, PASSWORD, Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let admin: Person
let adminId: string
beforeAll(async () => {
  server = await startServer()
  admin = new Person(server.app)
  const email = await admin.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  adminId = (await admin.get('/api/user')).json().id
})
afterAll(() => server.close())

const change = (url: string, body: unknown) => admin.send('PATCH', url, body)

test('accounts are found, and roles given and taken with one’s password; one’s own stays', async () => {
  const grace = await memberOf(server)
  const { id, email } = (await grace.get('/api/user')).json()
  await grace.createProject()
  const found = (await admin.get(`/api/admin/accounts?search=${email.slice(0, 9).toUpperCase()}`)).json()
  expect(found).toMatchObject({ total: 1, totalPages: 1, accounts: [{ id, email, role: 'user', projects: 1 }] })
  expect(JSON.stringify(found)).not.toMatch(/password|hash/i)
  const url = `/api/admin/accounts/${id}`
  expect((await change(url, { role: 'admin', password: 'not it, not it at all' })).statusCode).toBe(403)
  expect((await change(url, { role: 'admin', password: PASSWORD })).json().role).toBe('admin')
  expect((await grace.get('/api/admin/accounts')).statusCode).toBe(200)
  expect((await change(url, { role: 'user', password: PASSWORD })).json().role).toBe('user')
  expect((await grace.get('/api/admin/accounts')).statusCode).toBe(403)
  const own = await change(`/api/admin/accounts/${adminId}`, { role: 'user', password: PASSWORD })
  expect([own.statusCode, (await admin.get('/api/user')).json().role]).toEqual([409, 'admin'])
})

test('the queue tells what was given up and why, and can be cleared', async () => {
  expect((await admin.get('/api/admin/queue')).json()).toEqual({ waiting: 0, running: 0, givenUp: [] })
  const id = crypto.randomUUID()
  await query(
    server.databaseUrl,
    `insert into pgboss.job (name, source_id, source_output)
     select name, $1, '{"givenUp": "It took too long."}' from pgboss.queue where name ilike '%given%up%'`,
    [id],
  )
  const { givenUp } = (await admin.get('/api/admin/queue')).json()
  expect(givenUp).toEqual([{ id, reason: 'It took too long.', at: expect.any(String) }])
  expect((await admin.send('DELETE', '/api/admin/queue/given-up')).json()).toEqual({ forgotten: 1 })
  expect((await admin.get('/api/admin/queue')).json().givenUp).toEqual([])
})

test('articles are all there, drafts too, and published or taken back', async () => {
  const key = (await admin.post('/api/keys', { name: 'Blog', password: PASSWORD })).json().key
  const article = { bubbleId: 'd1', title: 'A draft of mine', content: '<p>x</p>', isPublished: false }
  await admin.post('/api/blog/push', article, { 'x-api-key': key })
  const drafts = (await admin.get('/api/admin/articles?show=drafts')).json()
  expect(drafts).toMatchObject({
    total: 1,
    canSync: false,
    articles: [{ slug: 'a-draft-of-mine', isPublished: false }],
  })
  const { id } = drafts.articles[0]
  expect((await change(`/api/admin/articles/${id}`, { isPublished: true })).json().isPublished).toBe(true)
  expect((await new Person(server.app).get('/api/blog/articles/a-draft-of-mine')).statusCode).toBe(200)
  expect((await admin.get('/api/admin/articles?show=published&search=DRAFT')).json().total).toBe(1)
  await change(`/api/admin/articles/${id}`, { isPublished: false })
  expect((await new Person(server.app).get('/api/blog/articles/a-draft-of-mine')).statusCode).toBe(404)
  expect((await change(`/api/admin/articles/${crypto.randomUUID()}`, { isPublished: true })).statusCode).toBe(404)
})

test('a project taken out of the gallery is private, its owner reads why, and publishes it when it is allowed', async () => {
  const grace = await memberOf(server)
  const { id } = await grace.createProject('Loud posters')
  await grace.make({ prompt: 'Logo for Wren', projectId: id })
  const publish = () => grace.send('PATCH', `/api/projects/${id}`, { isPublic: true })
  await publish()
  const url = `/api/admin/gallery/${id}/take-down`
  const note = 'It shows a trade mark of others.'
  expect((await grace.post(url, { note })).statusCode).toBe(403)
  expect((await admin.post(url, { note })).statusCode).toBe(200)
  expect((await admin.post(url, { note })).statusCode).toBe(409)
  expect((await new Person(server.app).get('/api/designs/grouped')).json().total).toBe(0)
  expect((await new Person(server.app).get(`/api/projects/${id}`)).statusCode).toBe(403)
  const said = (await grace.get(`/api/projects/${id}/messages`)).json()
  expect(said.at(-1)).toMatchObject({ type: 'ai', content: expect.stringContaining(note) })
  const folder = path.join(server.config.dataDirectory, 'mail')
  const mails = fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
  expect(mails.filter((mail) => mail.includes('trade mark of others'))).toHaveLength(1)
  const refused = await publish()
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining(note)])
  expect((await admin.get('/api/admin/gallery/taken-down')).json()).toEqual([
    { id, title: 'Loud posters', note, takenDownAt: expect.any(String) },
  ])
  expect((await admin.send('DELETE', url)).statusCode).toBe(200)
  expect((await publish()).json().isPublic).toBe(true)
  expect((await admin.post(`/api/admin/gallery/${crypto.randomUUID()}/take-down`, { note })).statusCode).toBe(404)
})
