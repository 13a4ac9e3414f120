/** A duplicate: the whole conversation and every design in its latest version, on its own. */
import type { Design, Message } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, type Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await memberOf(server)
})
afterAll(() => server.close())

const full = async (id: string, person = ada) => (await person.get(`/api/projects/${id}/full`)).json()

test('has what was said and the latest version of every design, and outlives the original', async () => {
  const { id: projectId } = await ada.createProject('Wren')
  const made = await ada.make({ prompt: 'Logo for Wren', projectId })
  const ids = made.designIds ?? []
  await ada.make({ prompt: 'Make it dark green', projectId, parentDesignId: ids[1] ?? '' })
  await ada.send('PUT', `/api/designs/${ids[1]}/favourite`)
  await ada.send('PATCH', `/api/projects/${projectId}`, { isPublic: true })

  const answer = await ada.post(`/api/projects/${projectId}/duplicate`)
  expect(answer.statusCode).toBe(201)
  const copy = answer.json()
  expect(copy).toMatchObject({ title: 'Copy of Wren', isPublic: false })
  const { messages, designs } = (await full(copy.id)) as { messages: Message[]; designs: Design[] }
  expect(designs.map(({ versionNumber }) => versionNumber)).toEqual([1, 1, 1, 1])
  const known = new Map(designs.map((design) => [design.id, design]))
  const [first, second] = messages.flatMap(({ type, metadata }) => (type === 'ai' ? [metadata] : []))
  expect(first?.designIds).toHaveLength(4)
  for (const [at, id] of (first?.designIds ?? []).entries()) {
    expect(ids).not.toContain(id)
    expect(known.get(id)?.imageUrl).toBe(first?.designUrls?.[at])
  }
  // The change is what the second one is now.
  expect(second?.designIds).toEqual([first?.designIds?.[1]])
  const favourites = (await ada.get(`/api/favourites?projectId=${copy.id}`)).json()
  expect(favourites.map(({ id }: Design) => id)).toEqual(second?.designIds)

  await ada.send('DELETE', `/api/projects/${projectId}`)
  await ada.send('DELETE', `/api/bin/${projectId}`)
  expect((await ada.get(second?.designUrls?.[0] ?? '')).statusCode).toBe(200)
  const more = await ada.make({ prompt: 'Larger name', projectId: copy.id, parentDesignId: second?.designIds?.[0] })
  expect(more.designs?.[0]).toMatchObject({ versionNumber: 2, projectId: copy.id })
})

test('waits for what is being added, so that it comes whole', async () => {
  const { id } = await ada.createProject('Busy')
  const adding = query(
    server.databaseUrl,
    `insert into messages (project_id, type, content) values ('${id}', 'user', 'Just said'); select pg_sleep(1)`,
  )
  const asleep = () => query(server.databaseUrl, `select from pg_stat_activity where wait_event = 'PgSleep'`)
  await expect.poll(asleep).toHaveLength(1)
  const copy = (await ada.post(`/api/projects/${id}/duplicate`)).json()
  await adding
  expect((await full(copy.id)).messages).toMatchObject([{ content: 'Just said' }])
})

test('is its owner’s alone', async () => {
  const { id } = await ada.createProject('Mine')
  await ada.send('PATCH', `/api/projects/${id}`, { isPublic: true })
  const other = await memberOf(server)
  expect((await other.post(`/api/projects/${id}/duplicate`)).statusCode).toBe(403)
})

test('the list shows each project with its pictures and how many designs it has', async () => {
  const person = await memberOf(server)
  const { id: projectId } = await person.createProject('Wall')
  await person.make({ prompt: 'Logo for Wall', projectId })
  const [project] = (await person.get('/api/projects')).json()
  expect(project).toMatchObject({ designCount: 4 })
  expect(project.previewDesigns).toHaveLength(4)
  expect(project.previewUrl).toBe(project.previewDesigns[0].thumbnailUrl)
})
