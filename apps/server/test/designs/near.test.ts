/** New designs near some that are there: two to four of one's own, whose words they have. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
let ids: string[]
beforeAll(async () => {
  server = await startServer()
  ada = await memberOf(server)
  ids = (await ada.make({ prompt: 'Logo for Wren' })).designIds ?? []
})
afterAll(() => server.close())

const near = (some: (string | undefined)[], person = ada) =>
  person.post('/api/generate-design', { prompt: 'More like these', near: some })

test('they are new designs of the same words, and the answer says which they are near', async () => {
  const made = await ada.make({ prompt: 'More like 2 and 4', near: [ids[1], ids[3]] })
  expect(made.designs?.length).toBeGreaterThan(0)
  expect(made.designs?.[0]).toMatchObject({ prompt: 'Logo for Wren', versionNumber: 1, parentDesignId: null })
  expect(made.message).toContain('near 2 and 4.')
  expect(made.understood?.[0]).toEqual({ label: 'Near', value: '2 and 4' })
})

test('one is too few, five are too many, and designs of others are not to be had', async () => {
  expect((await near([ids[0]])).statusCode).toBe(400)
  expect((await near([...ids, ids[0]])).statusCode).toBe(400)
  expect((await near([ids[0], ids[0]])).statusCode).toBe(400)
  expect((await near([ids[0], '00000000-0000-4000-8000-000000000000'])).statusCode).toBe(404)
  const other = await memberOf(server)
  const { designId } = await other.make({ prompt: 'Logo for Kite' })
  expect((await near([ids[0], designId])).statusCode).toBe(403)
})

test.each([
  ['count', { count: 2 }],
  ['kind', { kind: 'poster' }],
  ['near', { parentDesignId: '00000000-0000-4000-8000-000000000000' }],
])('what would not be heard beside it is refused (%s)', async (field, more) => {
  const answer = await ada.post('/api/generate-design', { prompt: 'More', near: ids.slice(0, 2), ...more })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message.toLowerCase()).toContain(field)
})
