import type { Message, Project } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
})
afterAll(() => server.close())

const messagesOf = async (id: string): Promise<Message[]> => (await ada.get(`/api/projects/${id}/messages`)).json()

describe('projects', () => {
  test('are listed by last change, renamed, published and deleted', async () => {
    const first = await ada.createProject('First')
    const second = await ada.createProject('  Second  ')
    expect(second).toMatchObject({ title: 'Second', description: '', isPublic: false, guestProjectId: null })
    const renamed = (await ada.send('PATCH', `/api/projects/${first.id}`, { title: 'Renamed' })).json()
    expect(renamed.updatedAt > first.updatedAt).toBe(true)
    const titles = async () => (await ada.get('/api/projects')).json().map((project: Project) => project.title)
    expect(await titles()).toEqual(['Renamed', 'Second'])
    await ada.post(`/api/projects/${second.id}/messages`, { role: 'user', content: 'Hello' })
    expect(await titles()).toEqual(['Second', 'Renamed'])

    const stranger = new Person(server.app)
    expect((await stranger.get(`/api/projects/${first.id}/full`)).statusCode).toBe(403)
    await ada.send('PATCH', `/api/projects/${first.id}`, { isPublic: true })
    expect((await stranger.get(`/api/projects/${first.id}/full`)).json().project.isPublic).toBe(true)

    expect((await ada.send('DELETE', `/api/projects/${first.id}`)).json()).toEqual({ ok: true })
    expect(await titles()).toEqual(['Second'])
    expect((await ada.get(`/api/projects/${first.id}`)).statusCode).toBe(404)
  })

  test('two changes at once are both kept', async () => {
    const { id } = await ada.createProject('Before')
    await Promise.all([
      ada.send('PATCH', `/api/projects/${id}`, { title: 'After' }),
      ada.send('PATCH', `/api/projects/${id}`, { isPublic: true }),
    ])
    expect((await ada.get(`/api/projects/${id}`)).json()).toMatchObject({ title: 'After', isPublic: true })
  })

  test('deleting one takes its designs and pictures along', async () => {
    const { id } = await ada.createProject('Doomed')
    const made = await ada.make({ prompt: 'Logo for Doom', projectId: id })
    await ada.send('DELETE', `/api/projects/${id}`)
    expect((await ada.get(`/api/designs/${made.designId}`)).statusCode).toBe(404)
    expect((await ada.get(made.output?.[0] as string)).statusCode).toBe(404)
    expect((await ada.get(`/api/prediction/${made.id}`)).statusCode).toBe(404)
  })
})

describe('messages', () => {
  test('both spellings of the sender are understood; what was sent comes back', async () => {
    const { id } = await ada.createProject()
    const url = `/api/projects/${id}/messages`
    const metadata = { designUrls: ['/media/a.png'], originalPrompt: 'p', replitPrompt: 'OPENAI_TIMEOUT' }
    const saved = await ada.post(url, { type: 'ai', content: 'Done', metadata, imageUrl: 'https://example.com/a.png' })
    expect(saved.statusCode).toBe(201)
    expect(saved.json()).toMatchObject({ type: 'ai', content: 'Done', metadata, imageUrl: 'https://example.com/a.png' })
    await ada.post(url, { role: 'assistant', content: 'By role' })
    await ada.post(url, { role: 'user', content: 'By person' })
    expect((await messagesOf(id)).map(({ type, content }) => [type, content])).toEqual([
      ['ai', 'Done'],
      ['ai', 'By role'],
      ['user', 'By person'],
    ])
  })

  test('a message needs words or a picture', async () => {
    const { id } = await ada.createProject()
    expect((await ada.post(`/api/projects/${id}/messages`, { role: 'user', content: '  ' })).statusCode).toBe(400)
    for (const imageUrl of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])
      expect((await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl })).statusCode).toBe(400)
  })

  test('a picture that was sent along is kept as a file', async () => {
    const { id } = await ada.createProject()
    const png = flatPng(64, 64, [200, 30, 30])
    const imageUrl = `data:image/png;base64,${png.toString('base64')}`
    const saved = (await ada.post(`/api/projects/${id}/messages`, { role: 'user', content: '', imageUrl })).json()
    expect(saved.imageUrl).toMatch(/^\/media\/[\da-f-]{36}\.png$/)
    expect((await ada.get(saved.imageUrl)).rawPayload.equals(png)).toBe(true)
    const broken = 'data:image/png;base64,AAAA'
    expect((await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: broken })).statusCode).toBe(422)
  })

  test('100 at once have one order, the same for everyone', async () => {
    const { id } = await ada.createProject()
    const seen: string[][] = []
    let done = false
    const watching = (async () => {
      while (!done) seen.push((await messagesOf(id)).map((message) => message.id))
    })()
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        ada.post(`/api/projects/${id}/messages`, { role: 'user', content: `Message ${i}` }),
      ),
    )
    done = true
    await watching
    const final = (await messagesOf(id)).map((message) => message.id)
    expect(new Set(final).size).toBe(100)
    // Whoever looked in between saw the beginning of the same order.
    for (const glimpse of seen) expect(glimpse).toEqual(final.slice(0, glimpse.length))
  })

  test('sent again with the same key, one is kept', async () => {
    const { id } = await ada.createProject()
    const key = { 'idempotency-key': 'once' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        ada.post(`/api/projects/${id}/messages`, { role: 'user', content: 'Once' }, key),
      ),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(answers.every((answer) => answer.statusCode === 201)).toBe(true)
    expect(await messagesOf(id)).toHaveLength(1)
  })
})
