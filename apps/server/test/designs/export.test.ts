import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disposition } from '../../src/platform/file-answer.ts'
import { flatPng } from '../fake-engine.ts'
import { Person, query, startServer, type TestServer } from '../harness.ts'

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

test('a design leaves as a file whose name says what it is, with what was asked for', async () => {
  const answer = await ada.get(`${url}?format=png&scale=4&transparent=true`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Logo logo 1 transparent @4x.png"; filename*=UTF-8''Logo%20logo%201%20transparent%20%404x.png`,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.json()).toMatchObject({ title: 'Logo logo', format: 'png', options: { scale: 4, transparent: true } })
})

test.each(['format=exe', 'format=png&scale=3', 'side=-1', 'side=x', 'transparent=maybe', 'colour=pantone'])(
  '%s is refused with the name of the field',
  async (query) => {
    const answer = await ada.get(`${url}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toMatch(/^query\.(format|scale|side|transparent|colour)$/)
  },
)

test('names of files tell concept, version, format and scale apart', async () => {
  const { id: projectId } = await ada.createProject()
  const made = await ada.make({ prompt: 'Logo', projectId })
  const edit = { prompt: 'green', modificationPrompt: 'green', parentDesignId: made.designIds?.[1] }
  const edited = await ada.make(edit)
  const nameOf = async (query: string) => {
    const { headers } = await ada.get(`/api/designs/${edited.designId}/export?${query}`)
    return decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '')
  }
  expect(edited.designs?.[0]?.fileName).toBe('Logo logo 2 v2')
  expect(await nameOf('format=png')).toBe('Logo logo 2 v2.png')
  expect(await nameOf('format=png&scale=2')).toBe('Logo logo 2 v2 @2x.png')
  expect(await nameOf('format=svg&text=live')).toBe('Logo logo 2 v2 live text.svg')
  expect(await nameOf('format=pdf&bleed=true')).toBe('Logo logo 2 v2 print.pdf')
  expect(await nameOf('format=pdf&bleed=true&colour=cmyk')).toBe('Logo logo 2 v2 print CMYK.pdf')
  expect(await nameOf('format=pdf&bleed=true&colour=cmyk&condition=fogra39&size=a3')).toBe(
    'Logo logo 2 v2 print A3 CMYK FOGRA39.pdf',
  )
})

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
  expect(answer.headers['content-disposition']).toContain(`filename="Summer Winter all designs.zip"`)
  const names = Object.keys(unzipSync(answer.rawPayload))
  expect(names).toHaveLength(4 * 3 + 1)
  expect(names.at(-1)).toBe('RIGHTS.txt')
  expect(names.slice(0, 3)).toEqual([
    '01 Logo logo 1/Logo logo 1 @2x.png',
    '01 Logo logo 1/Logo logo 1.svg',
    '01 Logo logo 1/Logo logo 1.pdf',
  ])
})

test('a project leaves as one Next.js project: the latest version of every design', async () => {
  const { id } = await ada.createProject('Pages')
  const made = await ada.make({ prompt: 'Logo', projectId: id })
  await ada.make({ prompt: 'Logo', parentDesignId: made.designId, modificationPrompt: 'green', projectId: id })
  const answer = await ada.get(`/api/projects/${id}/export?format=next`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.json()).toEqual({ title: 'Pages', pages: Array(4).fill('Logo logo') })
  const { id: empty } = await ada.createProject('Nothing yet')
  expect((await ada.get(`/api/projects/${empty}/export?format=next`)).statusCode).toBe(422)
})

test('a picture that was not designed here leaves, too; one of a design leaves as that design', async () => {
  const image = `data:image/png;base64,${flatPng(64, 64, [200, 120, 40]).toString('base64')}`
  const made = await ada.make({ prompt: 'Poster with my photo', image_input: [image] })
  const [upload] = await query<{ id: string }>(server.databaseUrl, 'select id from media where design_id is null')
  const answer = await ada.get(`/api/pictures/${upload?.id}/export?format=svg&text=live`)
  expect(answer.json()).toMatchObject({ title: 'Picture', format: 'svg', options: { text: 'live' } })
  const [, shown = ''] = /media\/([\da-f-]+)/.exec(made.output?.[0] ?? '') ?? []
  expect((await ada.get(`/api/pictures/${shown}/export`)).json().title).toBe('Poster logo with a picture')
})

test('what a file cannot show of its design is told with it', async () => {
  const made = await ada.make({ prompt: 'glow', projectId })
  const answer = await ada.get(`/api/designs/${made.designId}/export?format=pdf`)
  const told = String(answer.headers['limner-losses']).split(', ').map(decodeURIComponent)
  expect(told).toEqual(['Glows, “soft” ones, are pictures.'])
  expect((await ada.get(`${url}?format=pdf`)).headers).not.toHaveProperty('limner-losses')
})
