/** Favourites: a star is for a design with all its versions, and its owner's alone. */
import type { Design } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await memberOf(server)
})
afterAll(() => server.close())

const star = (id: string, person = ada, method: 'PUT' | 'DELETE' = 'PUT') =>
  person.send(method, `/api/designs/${id}/favourite`)
const starred = async (person = ada, projectId = ''): Promise<string[]> =>
  (await person.get(`/api/favourites${projectId && `?projectId=${projectId}`}`)).json().map(({ id }: Design) => id)

test('a star stays through versions, and is taken off by any of them', async () => {
  const { id: projectId } = await ada.createProject('Wren')
  const made = await ada.make({ prompt: 'Logo for Wren', projectId })
  const [first = '', second = ''] = made.designIds ?? []
  expect((await star(first)).json()).toEqual({ ok: true })
  await star(second)
  expect((await star(first)).statusCode).toBe(200)
  expect(await starred()).toEqual([second, first])

  const changed = await ada.make({ prompt: 'Make it dark green', projectId, parentDesignId: first })
  const version = changed.designId ?? ''
  expect(version).not.toBe(first)
  expect(await starred()).toEqual([second, version])
  await star(version, ada, 'DELETE')
  expect(await starred()).toEqual([second])
})

test('are listed for one project, and not while it is in the bin', async () => {
  const person = await memberOf(server)
  const projects = await Promise.all(['One', 'Two'].map((title) => person.createProject(title)))
  const designs = []
  for (const { id: projectId } of projects) {
    const { designId = '' } = await person.make({ prompt: 'Logo for Kite', projectId })
    await star(designId, person)
    designs.push(designId)
  }
  expect(await starred(person, projects[0]?.id)).toEqual([designs[0]])
  await person.send('DELETE', `/api/projects/${projects[1]?.id}`)
  expect(await starred(person)).toEqual([designs[0]])
  expect(await starred(person, projects[1]?.id)).toEqual([])
})

test('nobody stars the design of another, even where it is public', async () => {
  const { id: projectId } = await ada.createProject('Shown')
  const { designId = '' } = await ada.make({ prompt: 'Logo for Shown', projectId })
  await ada.send('PATCH', `/api/projects/${projectId}`, { isPublic: true })
  const other = await memberOf(server)
  expect((await star(designId, other)).statusCode).toBe(403)
  expect((await star('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  expect(await starred(other)).toEqual([])
})

test('a guest has favourites, too', async () => {
  const guest = new Person(server.app)
  const { designId = '' } = await guest.make({ prompt: 'Logo for Guest' })
  await star(designId, guest)
  expect(await starred(guest)).toEqual([designId])
})
