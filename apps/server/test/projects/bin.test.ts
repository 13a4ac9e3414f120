/** The bin: what is deleted is seen nowhere, can be had back as it was, and is gone for ever after thirty days. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { projectStore } from '../../src/features/projects/store.ts'
import { memberOf, Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await memberOf(server)
})
afterAll(() => server.close())

const bin = async (person = ada) => (await person.get('/api/bin')).json()
const remove = (path: string, person = ada) => person.send('DELETE', path)

async function publishedProject(prompt: string) {
  const { id } = await ada.createProject(prompt)
  const made = await ada.make({ prompt, projectId: id })
  await ada.send('PATCH', `/api/projects/${id}`, { isPublic: true })
  return { id, picture: made.output?.[0] ?? '', design: made.designIds?.[0] ?? '' }
}

test('a deleted project is seen nowhere, and comes back as it was', async () => {
  const { id, picture, design } = await publishedProject('Logo for Wren')
  const before = (await ada.get(`/api/projects/${id}`)).json()
  expect((await remove(`/api/projects/${id}`)).json()).toEqual({ ok: true })
  const stranger = new Person(server.app)
  for (const path of [`/api/projects/${id}`, `/api/projects/${id}/full`, `/api/designs/${design}`, picture])
    for (const person of [ada, stranger]) expect((await person.get(path)).statusCode, path).toBe(404)
  expect((await ada.get('/api/projects')).json()).toEqual([])
  expect((await ada.get('/api/designs/grouped')).json().total).toBe(0)
  expect(JSON.stringify((await ada.get('/api/designs/search?search=wren')).json())).not.toContain('Wren')
  expect(JSON.stringify((await ada.get('/api/memory')).json())).not.toContain('Wren')
  expect((await ada.post('/api/generate-design', { prompt: 'More', projectId: id })).statusCode).toBe(404)

  const [binned] = await bin()
  expect(binned).toMatchObject({ id, title: before.title })
  expect(Date.parse(binned.goneAt) - Date.parse(binned.deletedAt)).toBe(30 * 86_400_000)
  expect((await ada.post(`/api/bin/${id}/restore`)).json()).toEqual(before)
  expect(await bin()).toEqual([])
  expect((await ada.get('/api/designs/grouped')).json().total).toBe(1)
  expect((await stranger.get(picture)).statusCode).toBe(200)
})

test('the bin is its owner’s alone, and holds nothing that is not deleted', async () => {
  const { id } = await ada.createProject('Mine')
  expect((await remove(`/api/bin/${id}`)).statusCode).toBe(404)
  await remove(`/api/projects/${id}`)
  const other = await memberOf(server)
  expect((await other.post(`/api/bin/${id}/restore`)).statusCode).toBe(403)
  expect((await remove(`/api/bin/${id}`, other)).statusCode).toBe(403)
  expect((await new Person(server.app).get('/api/bin')).statusCode).toBe(401)
  expect(await bin(other)).toEqual([])
  expect((await remove('/api/bin', other)).statusCode).toBe(200)
  expect((await bin()).map((one: { id: string }) => one.id)).toContain(id)
})

test('what is deleted for ever is gone, one by one, all at once, or by itself after thirty days', async () => {
  const ids = []
  for (const title of ['One', 'Two', 'Three', 'Kept']) ids.push((await ada.createProject(title)).id)
  const [one, two, three, kept] = ids
  for (const id of ids) await remove(`/api/projects/${id}`)
  await remove(`/api/bin/${one}`)
  expect((await ada.post(`/api/bin/${one}/restore`)).statusCode).toBe(404)
  await query(server.databaseUrl, `update projects set deleted_at = now() - interval '31 days' where id = $1`, [two])
  await query(server.databaseUrl, `update projects set deleted_at = now() - interval '29 days' where id = $1`, [three])
  const database = await openDatabase(server.config)
  await projectStore(database.orm).sweepBins(30)
  await database.close()
  const left = (await bin()).map((each: { id: string }) => each.id)
  expect([left.includes(two), left.includes(three), left.includes(kept)]).toEqual([false, true, true])
  await remove('/api/bin')
  expect(await bin()).toEqual([])
})
