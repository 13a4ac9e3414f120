/** Several people change the same things: each learns who made what, and the later one is told. */
import type { Design } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, startServer, type TestServer } from '../harness.ts'
import { pair } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(() => server.close())

test('each version says who made it, also by hand: to the people of the project alone', async () => {
  const { owner, member, project } = await pair(server.app)
  const { designId = '' } = await owner.person.make({ prompt: 'Logo', projectId: project.id })
  const byHand = await member.person.post(`/api/designs/${designId}/operations`, {
    operations: [{ op: 'palette', set: { accent: '#1f6f5c' } }],
  })
  const [second] = byHand.json().designs
  const authorsFor = async (person: Person) => {
    const { versions }: { versions: Design[] } = (await person.get(`/api/designs/${designId}`)).json()
    return versions.map(({ author }) => (author ? author.id : author))
  }
  expect(await authorsFor(owner.person)).toEqual([owner.id, member.id])
  expect(await authorsFor(member.person)).toEqual([owner.id, member.id])
  const listed: Design[] = (await member.person.get(`/api/projects/${project.id}/designs`)).json()
  expect(listed.find(({ id }) => id === second.id)?.author?.id).toBe(member.id)

  await owner.person.send('PATCH', `/api/projects/${project.id}`, { isPublic: true })
  expect(await authorsFor(new Person(server.app))).toEqual([undefined, undefined])

  await member.person.send('DELETE', '/api/user', { password: PASSWORD })
  expect(await authorsFor(owner.person)).toEqual([owner.id, null])
})

test('a design of one’s own says nothing of its author', async () => {
  const person = new Person(server.app)
  await person.signUp()
  const { designId } = await person.make({ prompt: 'Logo' })
  expect((await person.get(`/api/designs/${designId}`)).json().design).not.toHaveProperty('author')
})

test('of two who rename a project at once the later one is told', async () => {
  const { owner, member, project } = await pair(server.app)
  const rename = (person: Person, title: string, knownTitle?: string) =>
    person.send('PATCH', `/api/projects/${project.id}`, { title, ...(knownTitle && { knownTitle }) })
  expect((await rename(owner.person, 'Harbor & Finch', 'Harbor')).json().title).toBe('Harbor & Finch')
  const late = await rename(member.person, 'Quay', 'Harbor')
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'This project was renamed meanwhile: it is called “Harbor & Finch” now.',
  ])
  expect((await rename(member.person, 'Quay', 'Harbor & Finch')).json().title).toBe('Quay')
  // Whoever does not say what they know of takes its place.
  expect((await rename(owner.person, 'Harbor')).json().title).toBe('Harbor')
  expect((await owner.person.send('PATCH', `/api/projects/${project.id}`, { knownTitle: 'Harbor' })).statusCode).toBe(
    400,
  )
})
