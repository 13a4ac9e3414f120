/** What people of one project keep apart all the same: their words, their pictures, and what they may after they have left. */
import type { Message, Prediction, Project, Review, Team } from '@limner/contract/types'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from '../harness.ts'
import { pair, share, somebody } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(() => server.close())

const memoryOf = async (person: Person): Promise<string> => JSON.stringify((await person.get('/api/memory')).json())

test('the words of a member whose account is gone do not become the owner’s', async () => {
  const { owner, member, project } = await pair(server.app)
  const made = await member.person.make({ prompt: 'I hate pink: a logo for our Quay', projectId: project.id })
  await member.person.send('DELETE', '/api/user', { password: PASSWORD })
  expect((await owner.person.get(`/api/prediction/${made.id}`)).json().designId).toBe(made.designId)
  expect(await memoryOf(owner.person)).not.toMatch(/pink/i)
})

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const say = (person: Person, { id }: { id: string }, content: string, imageUrl?: string) =>
  person.post(`/api/projects/${id}/messages`, { content, ...(imageUrl && { imageUrl }) })
const saidIn = async (person: Person, { id }: { id: string }): Promise<Message[]> =>
  (await person.get(`/api/projects/${id}/messages`)).json()
const duplicate = async (person: Person, { id }: { id: string }): Promise<Project> =>
  (await person.post(`/api/projects/${id}/duplicate`)).json()
const binned = (person: Person, { id }: { id: string }) => person.send('DELETE', `/api/projects/${id}`)

test('a copy of a project leaves each word with who said it', async () => {
  const { owner, member, project } = await pair(server.app)
  await say(member.person, project, 'I hate pink')
  await member.person.make({ prompt: 'I hate mauve: a logo for our Quay', projectId: project.id })
  const copy = await duplicate(owner.person, project)
  const [first] = await saidIn(owner.person, copy)
  expect(first).toMatchObject({ content: 'I hate pink', author: { id: member.id } })
  expect(await memoryOf(owner.person)).not.toMatch(/pink|mauve/i)
  expect((await member.person.get(`/api/projects/${copy.id}`)).statusCode).toBe(403)
})

test('nobody gets at a picture of somebody else by naming it in a message and copying the project', async () => {
  const [victim, thief] = [await somebody(server.app), await somebody(server.app)]
  const { imageUrl } = (await say(victim.person, await victim.person.createProject(), 'Mine', PIXEL)).json()
  const project = await thief.person.createProject()
  await say(thief.person, project, 'Look', imageUrl)
  const [copied] = await saidIn(thief.person, await duplicate(thief.person, project))
  expect((await thief.person.get(copied?.imageUrl ?? '')).statusCode).toBe(403)
})

test('a member says nothing earlier than they say it', async () => {
  const { member, project } = await pair(server.app)
  const past = '2001-01-01T00:00:00.000Z'
  await member.person.post(`/api/projects/${project.id}/messages`, { content: 'Long ago', createdAt: past })
  const [said] = await saidIn(member.person, project)
  expect(said?.createdAt).not.toBe(past)
  expect((await member.person.get(`/api/projects/${project.id}`)).json().createdAt).toBe(project.createdAt)
})

test('fonts that were lent to a project are lent to its copy', async () => {
  const { owner, member, project } = await pair(server.app)
  const sha256 = 'ab'.repeat(32)
  await query(server.databaseUrl, 'insert into lent_fonts (project_id, sha256) values ($1, $2)', [project.id, sha256])
  const copy = await duplicate(owner.person, project)
  const set = (person: Person, projectId: string) =>
    person.post('/api/generate-design', { sheet: `<sheet fonts="Lent#${sha256}"/>`, projectId })
  expect((await set(owner.person, copy.id)).statusCode).toBe(200)
  expect((await set(member.person, (await member.person.createProject()).id)).statusCode).toBe(422)
})

/** Starts what takes longer than anybody waits for, and is not waited for. */
const begin = (person: Person, projectId: string, key?: string): Promise<Prediction> =>
  person.generate({ prompt: 'crawl logo', projectId, wait: 0 }, key ? { 'idempotency-key': key } : {})

const REMOVALS = [
  ['are removed', 'delete from members where user_id = $1'],
  ['may only look', `update members set role = 'viewer' where user_id = $1`],
] as const
test.each(REMOVALS)(
  'what somebody has asked for does not come into the project when they %s meanwhile',
  async (_, change) => {
    const { owner, member, project } = await pair(server.app)
    const { id } = await begin(member.person, project.id)
    await query(server.databaseUrl, change, [member.id])
    const ended = await owner.person.settle(id)
    expect(ended).toMatchObject({ status: 'failed', error: 'You can no longer change this project.' })
    const { designs, messages } = (await owner.person.get(`/api/projects/${project.id}/full`)).json()
    expect([designs, messages]).toEqual([[], []])
  },
)

test('whoever is removed while they follow a generation is told nothing more of it', async () => {
  const { owner, member, project } = await pair(server.app)
  const { id } = await begin(owner.person, project.id)
  const following = member.person.get(`/api/prediction/${id}/events`)
  await query(server.databaseUrl, 'delete from members where user_id = $1', [member.id])
  expect((await owner.person.settle(id)).status).toBe('succeeded')
  expect((await following).body).not.toContain('succeeded')
})

test('a generation of a project in the bin is not asked for again by its key', async () => {
  const { owner, member, project } = await pair(server.app)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { prompt: 'Logo', projectId: project.id }
  await member.person.make(body, key)
  await query(server.databaseUrl, 'delete from members where user_id = $1', [member.id])
  await binned(owner.person, project)
  expect((await member.person.post('/api/generate-design', body, key)).statusCode).toBe(404)
})

test('a picture of a project stays with its people when it serves in another one, and a logo with those of its kit', async () => {
  const { owner, member, project } = await pair(server.app)
  const { imageUrl } = (await say(owner.person, project, 'This', PIXEL)).json()
  const { id, logo } = (await owner.person.post('/api/brand-kits', { name: 'Ours', logo: PIXEL })).json()
  const text = `insert into members (brand_kit_id, user_id, role) values ($1, $2, 'viewer')`
  await query(server.databaseUrl, text, [id, member.id])
  for (const image of [imageUrl, logo.imageUrl]) {
    expect((await member.person.get(image)).statusCode).toBe(200)
    await owner.person.make({ prompt: 'Poster', image_input: [image] })
    expect((await member.person.get(image)).statusCode).toBe(200)
  }
})

const invite = (owner: Person, { id }: { id: string }, email: string) =>
  owner.post(`/api/projects/${id}/invitations`, { email, role: 'viewer' })

test('what was mailed today counts, also of projects that are gone', async () => {
  const owner = await somebody(server.app)
  const project = await owner.person.createProject()
  const { id } = (await invite(owner.person, project, 'first@example.com')).json()
  await query(server.databaseUrl, 'update member_invitations set mails = 100 where id = $1', [id])
  await binned(owner.person, project)
  await owner.person.send('DELETE', `/api/bin/${project.id}`)
  expect((await invite(owner.person, await owner.person.createProject(), 'next@example.com')).statusCode).toBe(429)
})

test('nobody fills somebody’s mailbox with invitations', async () => {
  const owner = await somebody(server.app)
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) {
    const sent = await invite(owner.person, await owner.person.createProject(), 'Flooded@example.com')
    statuses.push(sent.statusCode)
    if (time < 5) await owner.person.send('DELETE', `/api/member-invitations/${sent.json().id}`)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const project = await owner.person.createProject()
  const sent = await invite(owner.person, project, 'other@example.com')
  expect(sent.statusCode).toBe(201)
  const again = () => owner.person.post(`/api/member-invitations/${sent.json().id}/resend`)
  await invite(owner.person, await owner.person.createProject(), 'other@example.com')
  const resent = [await again(), await again(), await again(), await again()]
  expect(resent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
})

test('whoever accepts while the kit is deleted is told that it is gone', async () => {
  const [owner, guest] = [await somebody(server.app), new Person(server.app)]
  const email = await guest.signUp()
  const { id } = (await owner.person.post('/api/brand-kits', { name: 'Going' })).json()
  const { link } = (await owner.person.post(`/api/brand-kits/${id}/invitations`, { email, role: 'viewer' })).json()
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select from brand_kits where id = $1 for update', [id])
    const accepting = guest.post(`/api/invitations/${link.split('/').at(-1)}/accept`)
    const waits = `select count(*)::int as waiting from pg_locks where not granted`
    const waiting = async () => (await query<{ waiting: number }>(server.databaseUrl, waits))[0]?.waiting
    await expect.poll(waiting).toBeGreaterThan(0)
    await client.query('delete from brand_kits where id = $1', [id])
    await client.query('commit')
    expect((await accepting).statusCode).toBe(404)
  } finally {
    await client.end()
  }
})

test('members do nothing with a review of a project in the bin', async () => {
  const { owner, member, project } = await pair(server.app)
  const { designId } = await owner.person.make({ prompt: 'Logo', projectId: project.id })
  const { id, path } = (await owner.person.post(`/api/designs/${designId}/reviews`, {})).json()
  const said = await new Person(server.app).post(`/api${path.replace('review', 'shared')}/comments`, {
    ...{ name: 'Grace', text: 'Larger' },
  })
  expect(said.statusCode).toBe(201)
  const resolve = () =>
    member.person.send('PUT', `/api/reviews/${id}/resolved`, { entryId: said.json().id, isResolved: true })
  expect((await resolve()).statusCode).toBe(200)
  await binned(owner.person, project)
  expect((await resolve()).statusCode).toBe(404)
})

test('whoever is removed has kept the review links: they get other addresses where the owner wants that', async () => {
  const { owner, member, project } = await pair(server.app, 'viewer')
  const { designId } = await owner.person.make({ prompt: 'Logo', projectId: project.id })
  await owner.person.post(`/api/designs/${designId}/reviews`, {})
  const linksOf = async (person: Person): Promise<Review[]> =>
    (await person.get(`/api/designs/${designId}/reviews`)).json()
  const [kept] = await linksOf(member.person)
  const look = (path = '') => new Person(server.app).get(`/api${path.replace('review', 'shared')}`)
  await new Person(server.app).post(`/api${kept?.path.replace('review', 'shared')}/comments`, {
    ...{ name: 'Grace', text: 'Larger' },
  })
  const teamOf = async (person: Person): Promise<Team> =>
    (await person.get(`/api/projects/${project.id}/members`)).json()
  expect((await teamOf(member.person)).reviewLinks).toBe(0)
  const { members, reviewLinks } = await teamOf(owner.person)
  expect(reviewLinks).toBe(1)

  const gone = await owner.person.send('DELETE', `/api/members/${members[0]?.id}?renewLinks=true`)
  expect(gone.json()).toEqual({ ok: true, renewedLinks: 1 })
  expect((await look(kept?.path)).statusCode).toBe(404)
  const [renewed] = await linksOf(owner.person)
  expect(renewed?.entries.map(({ text }) => text)).toEqual(['Larger'])
  expect((await look(renewed?.path)).statusCode).toBe(200)

  // Where nothing is said they stay as they are: clients have them.
  await share(owner.person, `/api/projects/${project.id}`, member)
  const [again] = (await teamOf(owner.person)).members
  expect((await owner.person.send('DELETE', `/api/members/${again?.id}`)).json().renewedLinks).toBe(0)
  expect((await look(renewed?.path)).statusCode).toBe(200)
})
