/** Every list by its cursors: each entry once, whatever is added in the meantime; and by page numbers as before. */
import { openLimner } from '@limner/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'

let server: TestServer
let person: Person
let projectId: string
let designId: string
beforeAll(async () => {
  server = await startServer()
  person = new Person(server.app)
  const email = await person.signUp()
  await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  const ownerId = (await person.get('/api/user')).json().id
  // Many at the same moment, which only their ids tell apart.
  await query(
    server.databaseUrl,
    `insert into projects (owner_id, title, is_public, updated_at, created_at)
      select $1, 'P ' || n, true, now() - (n / 3) * interval '1 millisecond', now() - (n / 3) * interval '1 millisecond'
      from generate_series(1, 11) n`,
    [ownerId],
  )
  await query(
    server.databaseUrl,
    `insert into projects (owner_id, title, deleted_at, taken_down_at)
      select $1, 'B ' || n, now(), now() from generate_series(1, 7) n`,
    [ownerId],
  )
  projectId = (await person.createProject('Full')).id
  const first = await person.make({ prompt: 'Logo for a bakery called Crumb', projectId })
  designId = first.designId ?? ''
  for (const id of first.designIds ?? []) await person.send('PUT', `/api/designs/${id}/favourite`)
  for (const prompt of ['Darker', 'Larger', 'Lighter']) await person.make({ prompt, parentDesignId: designId })
  await query(server.databaseUrl, `update projects set design_count = 1 where is_public`)
  for (let n = 0; n < 7; n++) {
    await person.post('/api/user/keys', { name: `K ${n}`, password: PASSWORD })
    await person.post('/api/keys', { name: `S ${n}`, password: PASSWORD })
    await person.post(`/api/designs/${designId}/reviews`, {})
    await person.post('/api/webhooks', { url: `https://example.com/${n}` })
    await new Person(server.app).post('/api/login', { email, password: PASSWORD })
    const message = { name: 'A', email: 'a@example.com', inquiryType: 'general', subject: 'S', message: 'Long enough.' }
    await person.post('/api/contact', message)
    await memberOf(server)
  }
  await query(
    server.databaseUrl,
    `insert into webhook_deliveries (webhook_id, type, data, state, next_at)
      select (select id from webhooks order by id limit 1), 'ping', '{}', 'delivered', null from generate_series(1, 7)`,
  )
}, 60_000)
afterAll(() => server.close())

const webhookId = async () =>
  (await query<{ id: string }>(server.databaseUrl, 'select id from webhooks order by id limit 1'))[0]?.id

/** The entries of a page, whatever the answer is called. */
function entriesOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  const { versions, ...rest } = body as Record<string, unknown>
  const lists = [versions, ...Object.values(rest)].filter(Array.isArray)
  return lists[0] ?? []
}
const idOf = (entry: unknown): string => {
  const { id, slug } = entry as { id?: string; slug?: string }
  return id ?? slug ?? ''
}

const LISTS: [name: string, path: () => string | Promise<string>, least: number][] = [
  ['projects', () => '/api/projects', 12],
  ['the bin', () => '/api/bin', 7],
  ['designs of a project', () => `/api/projects/${projectId}/designs`, 7],
  ['messages', () => `/api/projects/${projectId}/messages`, 8],
  ['versions', () => `/api/designs/${designId}`, 4],
  ['favourites', () => '/api/favourites', 4],
  ['found designs', () => '/api/designs/search', 7],
  ['found designs by title', () => '/api/designs/search?sortBy=title&order=asc', 7],
  ['found designs by kind', () => '/api/designs/search?sortBy=category', 7],
  ['the gallery', () => '/api/designs/grouped', 11],
  ['the gallery from its end', () => '/api/designs/grouped?sortBy=oldest', 11],
  ['reviews', () => `/api/designs/${designId}/reviews`, 7],
  ['sessions', () => '/api/user/sessions', 7],
  ['own keys', () => '/api/user/keys', 7],
  ['keys', () => '/api/keys', 7],
  ['webhooks', () => '/api/webhooks', 7],
  ['messages to a webhook', async () => `/api/webhooks/${await webhookId()}/deliveries`, 7],
  ['articles', () => '/api/blog/articles', 7],
  ['found articles', () => '/api/blog/find', 7],
  ['all articles', () => '/api/admin/articles', 7],
  ['accounts', () => '/api/admin/accounts', 7],
  ['projects that were taken down', () => '/api/admin/gallery/taken-down', 7],
  ['the inbox', () => '/api/contact/messages', 7],
]

test.each(LISTS)('%s: cursors lead through all of it, as numbers do', async (_name, pathOf, least) => {
  const path = await pathOf()
  const separator = path.includes('?') ? '&' : '?'
  const all = entriesOf((await person.get(path)).json()).map(idOf)
  expect(all.length).toBeGreaterThanOrEqual(least)
  expect(new Set(all).size).toBe(all.length)
  const latestFirst = /designs\/[\da-f-]{36}$|projects\/[^/]+\/(designs|messages)/.test(path)
  const pages: string[][] = []
  let next: string | undefined = `${path}${separator}limit=3`
  while (next && pages.length < 20) {
    const answer = await person.get(next)
    expect(answer.statusCode, answer.body).toBe(200)
    pages.push(entriesOf(answer.json()).map(idOf))
    const link = answer.headers.link as string | undefined
    next = link && /^<(.+)>; rel="next"$/.exec(link)?.[1]
    expect(answer.headers['x-next-cursor']).toBe(next && new URL(next, 'http://x').searchParams.get('cursor'))
  }
  expect((latestFirst ? pages.reverse() : pages).flat()).toEqual(all)
  expect((await person.get(`${path}${separator}limit=3&page=2`)).json()).toBeTruthy()
})

test('what is added in the meantime moves nothing, and what goes away takes nothing along', async () => {
  const other = await memberOf(server)
  for (const title of ['1', '2', '3', '4', '5']) await other.createProject(title)
  const first = await other.get('/api/projects?limit=2')
  expect(first.json().map(({ title }: { title: string }) => title)).toEqual(['5', '4'])
  await other.createProject('6')
  await other.send('DELETE', `/api/projects/${first.json()[1].id}`)
  const second = await other.get(`/api/projects?limit=2&cursor=${first.headers['x-next-cursor']}`)
  expect(second.json().map(({ title }: { title: string }) => title)).toEqual(['3', '2'])
  const last = await other.get(`/api/projects?limit=2&cursor=${second.headers['x-next-cursor']}`)
  expect(last.json()).toHaveLength(1)
  expect(last.headers.link).toBeUndefined()
})

test('the client walks a list to its end, in pages or in the answers of objects', async () => {
  const { key } = (await person.post('/api/user/keys', { name: 'Walker', password: PASSWORD })).json()
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const limner = openLimner({ url, apiKey: key })
  const titles: string[] = []
  for await (const projects of limner.pages((paging) => limner.api.listProjects({ query: { ...paging, limit: 5 } }))) {
    expect(projects.length).toBeLessThanOrEqual(5)
    titles.push(...projects.map(({ title }) => title))
  }
  expect(titles).toEqual((await person.get('/api/projects')).json().map(({ title }: { title: string }) => title))
  const found: string[] = []
  for await (const { designs, total } of limner.pages((paging) =>
    limner.api.searchDesigns({ query: { ...paging, limit: 3 } }),
  )) {
    found.push(...designs.map(({ id }) => id))
    if (found.length === 3) expect(total).toBeGreaterThan(3)
  }
  expect([new Set(found).size, found.length >= 7]).toEqual([found.length, true])
})

test('whoever asks for the first page again and again is not led in a circle', async () => {
  const limner = openLimner({
    url: 'http://limner.test',
    fetch: async () => Response.json([{ title: 'One' }], { headers: { 'x-next-cursor': 'abc' } }),
  })
  let pages = 0
  for await (const _page of limner.pages(() => limner.api.listProjects())) pages += 1
  expect(pages).toBe(2)
})

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
test.each([
  ['noise', 'x'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['too few values', encoded(['2026-01-01T00:00:00Z'])],
  ['a list of another kind', encoded(['a title', 'b'])],
  ['no date', encoded(['2026-99-99T00:00:00Z', crypto.randomUUID()])],
  ['no such day', encoded(['2026-02-30T00:00:00Z', crypto.randomUUID()])],
  ['no such year', encoded(['0000-01-01T00:00:00Z', crypto.randomUUID()])],
  ['no id', encoded(['2026-01-01T00:00:00Z', "'; drop table users"])],
  ['not even letters', '%00'],
])('a cursor that is none (%s) is refused', async (_name, cursor) => {
  for (const path of ['/api/projects', '/api/designs/grouped', `/api/projects/${projectId}/messages`]) {
    const answer = await person.get(`${path}?cursor=${cursor}`)
    expect(answer.statusCode, answer.body).toBe(400)
  }
})

test('answers say what is allowed, what is left of it, and under which number the log has them', async () => {
  const counting = await startServerForTest({ environment: { RATE_LIMIT: 'on' } })
  const ada = new Person(counting.app)
  const left: number[] = []
  for (const path of [
    '/api/blog/articles',
    '/api/projects',
    '/api/projects',
    '/api/user',
    '/api/nothing',
    '/media/none',
  ]) {
    const { headers } = await ada.get(path)
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(headers['ratelimit-policy']).toMatch(/^"\w+";q=\d+;w=60$/)
    left.push(Number(/^"\w+";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]))
  }
  expect(left.every(Number.isInteger)).toBe(true)
  let answer = await ada.post('/api/reset-password', {})
  for (let n = 0; n < 90 && answer.statusCode !== 429; n++) answer = await ada.post('/api/reset-password', {})
  expect(answer.statusCode).toBe(429)
  expect(answer.headers.ratelimit).toMatch(/;r=0;t=60$/)
})
