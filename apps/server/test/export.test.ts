import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disposition } from '../src/platform/file-answer.ts'
import { Person, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
let url: string
let projectId: string
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
  projectId = (await ada.createProject('Summer / Winter')).id
  const made = await ada.make({ prompt: 'Logo', projectId })
  url = `/api/designs/${made.designId}/export`
})
afterAll(() => server.close())

test('a design leaves as a file named after its title, with what was asked for', async () => {
  const answer = await ada.get(`${url}?format=png&scale=4&transparent=true`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Logo logo.png"; filename*=UTF-8''Logo%20logo.png`,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.json()).toMatchObject({ title: 'Logo logo', format: 'png', options: { scale: 4, transparent: true } })
})

test.each(['format=exe', 'format=png&scale=3', 'side=-1', 'side=x', 'transparent=maybe'])(
  '%s is refused with the name of the field',
  async (query) => {
    const answer = await ada.get(`${url}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toMatch(/^query\.(format|scale|side|transparent)$/)
  },
)

test('a side that the design does not have is refused with a sentence', async () => {
  const answer = await ada.get(`${url}?side=1`)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toMatch(/1 side/)
})

test('names of files are safe in the header, and whole for those who read UTF-8', () => {
  expect(disposition('a"b\r\nÜ.png')).toBe(`attachment; filename="a_b___.png"; filename*=UTF-8''a%22b%0D%0A%C3%9C.png`)
})

test('a project leaves as one archive: every design in a folder of its own', async () => {
  const answer = await ada.get(`/api/projects/${projectId}/export`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain(`filename="Summer Winter.zip"`)
  const names = Object.keys(unzipSync(answer.rawPayload))
  expect(names).toHaveLength(4 * 3)
  expect(names.slice(0, 3)).toEqual([
    '01 Logo logo/Logo logo.png',
    '01 Logo logo/Logo logo.svg',
    '01 Logo logo/Logo logo.pdf',
  ])
})
