/** Review links: seen by whoever has them, answered without an account, told to the person, ended when they are deleted. */
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let owner: Person
let designId: string
let projectId: string
beforeAll(async () => {
  server = await startServer()
  owner = await memberOf(server)
  projectId = (await owner.createProject()).id
  designId = (await owner.make({ prompt: 'Logo for Harbor', projectId })).designId ?? ''
})
afterAll(() => server.close())

const anyone = () => new Person(server.app)
async function linked(body: unknown = {}) {
  const made = await owner.post(`/api/designs/${designId}/reviews`, body)
  expect(made.statusCode, made.body).toBe(201)
  const review = made.json()
  return { ...review, shared: `/api/shared/${review.path.split('/').at(-1)}` }
}
const mails = () => {
  const folder = path.join(server.config.dataDirectory, 'mail')
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    : []
}

test('whoever has the link sees the design and its picture, and nothing else of the project', async () => {
  const { shared, path: page } = await linked()
  expect(page).toMatch(/^\/review\/[\w-]{43}$/)
  const seen = (await anyone().get(shared)).json()
  expect(seen).toMatchObject({ title: expect.any(String), versionNumber: 1, verdict: null, entries: [], own: null })
  const picture = await anyone().get(seen.pictures[0].imageUrl)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toMatch(/^image\//)
  expect((await anyone().get(`/api/designs/${designId}`)).statusCode).toBe(403)
  expect((await anyone().get(`${shared}/pictures/7`)).statusCode).toBe(404)
  expect((await owner.get(shared)).json().own).toMatchObject({ projectId })
})

test('whoever has the link is told who shares it, and nothing of an address', async () => {
  const { shared } = await linked()
  expect((await anyone().get(shared)).json().sharedBy).toBe('Ada B')
  const { firstName, lastName, email } = (await owner.get('/api/user')).json()
  await owner.send('PATCH', '/api/user', { firstName: '', lastName: '' })
  const seen = await anyone().get(shared)
  expect(seen.json().sharedBy).toBeNull()
  expect(seen.body).not.toContain(email.split('@')[0])
  await owner.send('PATCH', '/api/user', { firstName, lastName })
})

test('a version that was approved says so to those who work on it, until something else is said', async () => {
  const { shared } = await linked()
  const said = (verdict: string) =>
    anyone().post(`${shared}/verdict`, { name: 'Ada', verdict, versionNumber: 1, text: 'Thank you' })
  const approved = async () => {
    const [design] = (await owner.get(`/api/projects/${projectId}/designs`)).json()
    const [project] = (await owner.get('/api/projects')).json()
    const { design: alone } = (await owner.get(`/api/designs/${designId}`)).json()
    return [design, alone, project.previewDesigns.find(({ id }: { id: string }) => id === designId)].map(
      (one) => one.approved,
    )
  }
  expect((await said('approved')).statusCode).toBe(201)
  expect(await approved()).toEqual([true, true, true])
  await owner.send('PATCH', `/api/projects/${projectId}`, { isPublic: true })
  const public_ = await anyone().get(`/api/designs/${designId}`)
  expect([public_.statusCode, public_.json().design.approved]).toEqual([200, undefined])
  await owner.send('PATCH', `/api/projects/${projectId}`, { isPublic: false })
  expect((await said('changes')).statusCode).toBe(201)
  expect(await approved()).toEqual([undefined, undefined, undefined])
})

test('a comment is kept with its place, told by mail once in a while, and can be marked as dealt with', async () => {
  const { id, shared } = await linked()
  const before = mails().length
  const said = await anyone().post(`${shared}/comments`, {
    name: ' Ada ',
    text: 'Larger, please',
    place: { side: 0, x: 0.25, y: 0.5 },
  })
  expect(said.statusCode).toBe(201)
  expect(said.json()).toMatchObject({
    kind: 'comment',
    name: 'Ada',
    place: { side: 0, x: 0.25, y: 0.5 },
    versionNumber: 1,
  })
  await anyone().post(`${shared}/comments`, { name: 'Ada', text: 'And bluer' })
  expect(mails().length - before).toBe(1)
  expect(mails().some((mail) => mail.includes('Ada commented on'))).toBe(true)
  const resolved = { entryId: said.json().id, isResolved: true }
  expect((await owner.send('PUT', `/api/reviews/${id}/resolved`, resolved)).statusCode).toBe(200)
  const [review] = (await owner.get(`/api/designs/${designId}/reviews`)).json()
  expect(review.entries.map(({ isResolved }: { isResolved: boolean }) => isResolved)).toEqual([true, false])
})

test('what cannot be a comment is refused with a reason', async () => {
  const { shared } = await linked()
  const refused = await anyone().post(`${shared}/comments`, {
    name: 'Ada',
    text: 'Back',
    place: { side: 3, x: 0, y: 0 },
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toContain('counted from 0')
  expect((await anyone().post(`${shared}/comments`, { name: ' ', text: 'x' })).statusCode).toBe(400)
  expect(
    (await anyone().post(`${shared}/comments`, { name: 'A', text: 'x', place: { side: 0, x: 2, y: 0 } })).statusCode,
  ).toBe(400)
})

test('an approval is of one version: kept with its hash, and void for the next one', async () => {
  const { id, shared } = await linked()
  const approval = { name: 'Ada', verdict: 'approved', versionNumber: 1 }
  const approved = await anyone().post(`${shared}/verdict`, approval)
  expect(approved.json()).toMatchObject({ kind: 'approved', sceneHash: expect.stringMatching(/^[\da-f]{64}$/) })
  const told = mails().length
  await anyone().post(`${shared}/verdict`, approval)
  expect(mails().length).toBe(told)
  expect((await anyone().get(shared)).json().verdict).toBe('approved')

  const edited = (
    await owner.post(`/api/designs/${designId}/operations`, {
      operations: [{ op: 'palette', set: { paper: '#102030' } }],
    })
  ).json()
  const shown = await owner.send('PUT', `/api/reviews/${id}/design`, { designId: edited.designId })
  expect(shown.statusCode, shown.body).toBe(200)
  expect((await anyone().get(shared)).json()).toMatchObject({ versionNumber: 2, verdict: null })
  const late = await anyone().post(`${shared}/verdict`, approval)
  expect(late.statusCode).toBe(409)
  const change = { name: 'Ada', verdict: 'changes', text: 'Green', versionNumber: 2 }
  expect((await anyone().post(`${shared}/verdict`, change)).json().sceneHash).toBeNull()
  expect((await anyone().get(shared)).json()).toMatchObject({
    verdict: 'changes',
    entries: [{ versionNumber: 1 }, { versionNumber: 1 }, { versionNumber: 2 }],
  })
})

test('a link shows no other design', async () => {
  const { id } = await linked()
  const other = (await owner.make({ prompt: 'Logo for Finch', projectId })).designId
  expect((await owner.send('PUT', `/api/reviews/${id}/design`, { designId: other })).statusCode).toBe(422)
})

test('a link that is over, deleted or of a deleted project shows nothing', async () => {
  const over = await linked({ days: 1 })
  await query(server.databaseUrl, `update reviews set expires_at = now() - interval '1 minute' where id = $1`, [
    over.id,
  ])
  expect((await anyone().get(over.shared)).statusCode).toBe(404)
  const deleted = await linked({ days: null })
  expect((await anyone().get(deleted.shared)).json().expiresAt).toBeNull()
  await owner.send('DELETE', `/api/reviews/${deleted.id}`)
  expect((await anyone().get(deleted.shared)).json().message).toContain('ask whoever sent it')
  const kept = await linked()
  await owner.send('DELETE', `/api/projects/${projectId}`)
  expect((await anyone().get(kept.shared)).statusCode).toBe(404)
  await owner.post(`/api/bin/${projectId}/restore`)
  expect((await anyone().get(kept.shared)).statusCode).toBe(200)
})

test('links are for the person whose design it is', async () => {
  const { id } = await linked()
  const other = await memberOf(server)
  expect((await other.post(`/api/designs/${designId}/reviews`, {})).statusCode).toBe(403)
  expect((await other.send('DELETE', `/api/reviews/${id}`)).statusCode).toBe(403)
  expect((await anyone().post(`/api/designs/${designId}/reviews`, {})).statusCode).toBe(401)
})
