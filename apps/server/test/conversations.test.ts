import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Message, Project } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, startServerForTest, type TestServer } from './harness.ts'

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

  test('made under an id of the caller’s own are made once, and never in the place of somebody else’s', async () => {
    const body = { id: crypto.randomUUID(), title: 'Mine' }
    const [first, second] = await Promise.all([ada.post('/api/projects', body), ada.post('/api/projects', body)])
    expect([first.json(), second.json()]).toMatchObject([body, body])
    await ada.send('PATCH', `/api/projects/${body.id}`, { title: 'Renamed' })
    expect((await ada.post('/api/projects', body)).json().title).toBe('Renamed')
    const stranger = new Person(server.app)
    await stranger.signUp()
    expect((await stranger.post('/api/projects', body)).statusCode).toBe(409)
    await ada.send('DELETE', `/api/projects/${body.id}`)
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
    const changes = [{ what: 'Background', from: 'white', to: 'dark green' }]
    const metadata = { designUrls: ['/media/a.png'], originalPrompt: 'p', replitPrompt: 'OPENAI_TIMEOUT', changes }
    const saved = await ada.post(url, { type: 'ai', content: 'Done', metadata, imageUrl: '/media/a.png' })
    expect(saved.statusCode).toBe(201)
    expect(saved.json()).toMatchObject({ type: 'ai', content: 'Done', metadata, imageUrl: '/media/a.png' })
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

  test('what was said elsewhere keeps its time, and so does the project', async () => {
    const begun = '2026-01-02T10:00:00.000Z'
    const created = await ada.post('/api/projects', { title: 'Older', createdAt: begun })
    const { id } = created.json()
    const url = `/api/projects/${id}/messages`
    const said = await ada.post(url, { type: 'user', content: 'Hello', createdAt: '2026-01-02T11:30:00+01:00' })
    expect(said.json().createdAt).toBe('2026-01-02T10:30:00.000Z')
    expect((await ada.get(`/api/projects/${id}`)).json()).toMatchObject({
      createdAt: begun,
      updatedAt: '2026-01-02T10:30:00.000Z',
    })
    const ahead = await ada.post(url, { type: 'user', content: 'Tomorrow', createdAt: '2999-01-01T00:00:00Z' })
    expect(Date.parse(ahead.json().createdAt)).toBeLessThanOrEqual(Date.now())
  })

  test('another message under the same key is refused, not passed off as the first', async () => {
    const { id } = await ada.createProject()
    const send = (content: string) =>
      ada.post(`/api/projects/${id}/messages`, { content }, { 'idempotency-key': 'taken' })
    const first = await send('One')
    expect((await send('One')).json()).toEqual(first.json())
    expect((await send('Two')).statusCode).toBe(409)
    const raced = await Promise.all(
      ['A', 'B', 'C'].map((content) =>
        ada.post(`/api/projects/${id}/messages`, { content }, { 'idempotency-key': 'raced' }),
      ),
    )
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
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

describe('many messages', () => {
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
    const earlier: Message[] = (await ada.get(`/api/projects/${id}/messages?page=2`)).json()
    const final = [...earlier, ...(await messagesOf(id))].map((message) => message.id)
    expect(new Set(final).size).toBe(100)
    // Whoever looked in between saw what was then the end of the same order.
    for (const glimpse of seen) {
      const begin = Math.max(0, final.indexOf(glimpse[0] ?? ''))
      expect(glimpse).toEqual(final.slice(begin, begin + glimpse.length))
    }
  })
})

describe('pictures in messages', () => {
  test('of another place are taken in once and shown from here; no address inside is asked', async () => {
    const asked: string[] = []
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/page') return void response.setHeader('content-type', 'text/html').end('<p>')
      response.setHeader('content-type', 'image/png').end(flatPng(64, 64, [9, 9, 9]))
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    onTestFinished(() => void elsewhere.close())
    const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const send = async (person: Person, imageUrl: string) => {
      const { id } = await person.createProject()
      return person.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl })
    }
    const inside = await send(ada, `${origin}/secret`)
    expect([inside.statusCode, asked]).toEqual([422, []])

    const open = await startServerForTest({ guard: { isAllowedAddress: () => true, isAllowedPort: () => true } })
    const bob = new Person(open.app)
    await bob.signUp()
    const saved = await send(bob, `${origin}/a.png`)
    expect(saved.json().imageUrl).toMatch(/^\/media\/[\da-f-]{36}\.png$/)
    expect((await bob.get(saved.json().imageUrl)).headers['content-type']).toBe('image/png')
    expect(asked).toEqual(['/a.png'])
    const made = await bob.make({ prompt: 'Poster for a jazz night', image_input: `${origin}/b.png` })
    expect([made.status, asked]).toEqual(['succeeded', ['/a.png', '/b.png']])
    const page = await send(bob, `${origin}/page`)
    expect([page.statusCode, page.json().message]).toEqual([422, expect.stringContaining('There is no picture at')])
  })

  test('that were sent along are kept as files', async () => {
    const { id } = await ada.createProject()
    const png = flatPng(64, 64, [200, 30, 30])
    const imageUrl = `data:image/png;base64,${png.toString('base64')}`
    const saved = (await ada.post(`/api/projects/${id}/messages`, { role: 'user', content: '', imageUrl })).json()
    expect(saved.imageUrl).toMatch(/^\/media\/[\da-f-]{36}\.png$/)
    expect((await ada.get(saved.imageUrl)).rawPayload.equals(png)).toBe(true)
    const broken = 'data:image/png;base64,AAAA'
    const mislabelled = `data:image/jpeg;base64,${png.toString('base64')}`
    const refused = await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: mislabelled })
    expect(refused.statusCode).toBe(415)
    expect(refused.json().message).toBe('The picture is labelled image/jpeg, but it is image/png.')
    expect((await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: broken })).statusCode).toBe(422)
  })
})

describe('what was asked and made by the API', () => {
  test('stands in the conversation, once, with its changes and its page', async () => {
    const { id } = await ada.createProject()
    const made = await ada.make({ prompt: 'Logo for Kestrel', projectId: id })
    const edited = await ada.make({ prompt: 'make the second one green', projectId: id })
    await ada.make({ prompt: 'make the second one green', projectId: id })
    // A page saves under the same key what it was answered.
    const key = { 'idempotency-key': `answer-${made.id}` }
    await ada.post(`/api/projects/${id}/messages`, { type: 'ai', content: made.message }, key)
    const told = await messagesOf(id)
    expect(told.map(({ type, content }) => [type, content])).toEqual([
      ['user', 'Logo for Kestrel'],
      ['ai', made.message],
      ['user', 'make the second one green'],
      ['ai', edited.message],
      ['user', 'make the second one green'],
      ['ai', expect.any(String)],
    ])
    expect(told[1]?.metadata).toMatchObject({ designIds: made.designIds, designUrls: made.output })
    expect(edited.changes).toHaveLength(1)
    expect(told[3]?.metadata.changes).toEqual(edited.changes)
    expect(made.designs?.[0]).toMatchObject({ projectId: id, pageUrl: `/project/${id}` })
  })

  test('a page that says the words itself finds them once, whichever comes first', async () => {
    const { id } = await ada.createProject()
    const key = { 'idempotency-key': 'wish-1' }
    const wish = { type: 'user', content: 'Logo for Once' }
    await Promise.all([
      ada.post(`/api/projects/${id}/messages`, wish, key),
      ada.make({ prompt: 'Logo for Once', projectId: id }, key),
    ])
    expect((await messagesOf(id)).map(({ type }) => type)).toEqual(['user', 'ai'])
    await ada.make({ prompt: 'Logo for Twice', projectId: id }, { 'idempotency-key': 'wish-2' })
    await ada.post(
      `/api/projects/${id}/messages`,
      { ...wish, content: 'Logo for Twice' },
      { 'idempotency-key': 'wish-2' },
    )
    expect((await messagesOf(id)).map(({ type }) => type)).toEqual(['user', 'ai', 'user', 'ai'])
  })

  test('without a project begins one, with the picture that came along', async () => {
    const image = `data:image/png;base64,${flatPng(64, 64, [30, 30, 200]).toString('base64')}`
    const made = await ada.make({ prompt: 'Poster for the summer fair on the green', image_input: [image] })
    const [project] = (await ada.get('/api/projects')).json() as Project[]
    expect(project?.title).toBe('Poster for the summer fair on...')
    expect(made.designs?.[0]?.pageUrl).toBe(`/project/${project?.id}`)
    const [wish, answer] = await messagesOf(project?.id ?? '')
    expect([wish?.content, answer?.content]).toEqual(['Poster for the summer fair on the green', made.message])
    await ada.send('PATCH', `/api/projects/${project?.id}`, { isPublic: true })
    expect((await new Person(server.app).get(wish?.imageUrl ?? '')).statusCode).toBe(200)
  })
})

describe('long lists', () => {
  test('come in pages, the latest first, and together hold everything once', async () => {
    const { id } = await ada.createProject('Long')
    await query(
      server.databaseUrl,
      `insert into messages (project_id, type, content) select $1, 'user', 'Message ' || n from generate_series(1, 120) n`,
      [id],
    )
    const page = async (search: string): Promise<string[]> =>
      (await ada.get(`/api/projects/${id}/messages${search}`)).json().map(({ content }: Message) => content)
    const pages = [await page(''), await page('?page=2'), await page('?page=3'), await page('?page=4')]
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0])
    expect(pages.toReversed().flat()).toEqual(Array.from({ length: 120 }, (_, i) => `Message ${i + 1}`))
    expect(await page('?limit=2')).toEqual(['Message 119', 'Message 120'])
    const full = (await ada.get(`/api/projects/${id}/full`)).json()
    expect([full.messages.length, full.totalMessages, full.totalDesigns]).toEqual([50, 120, 0])
    for (const wrong of ['?limit=51', '?limit=0', '?page=0', '?page=x'])
      expect((await ada.get(`/api/projects/${id}/messages${wrong}`)).statusCode).toBe(400)
  })

  test('of long messages come in pages of half a megabyte, and from a message on', async () => {
    const { id } = await ada.createProject('Heavy')
    const long = (n: number) => `${n} ${'x'.repeat(19_000)}`
    const metadata = { replitPrompt: 'y'.repeat(90_000), originalPrompt: 'z'.repeat(90_000) }
    for (let n = 1; n <= 12; n++) {
      const body = { type: 'ai', content: long(n), metadata }
      expect((await ada.post(`/api/projects/${id}/messages`, body)).statusCode).toBe(201)
    }
    const path = `/api/projects/${id}/messages`
    const numbered: number[] = []
    for (let before: string | undefined; ; ) {
      const answer = await ada.get(before ? `${path}?before=${before}` : path)
      const page: Message[] = answer.json()
      expect(answer.body.length).toBeLessThan(600_000)
      if (page.length === 0) break
      before = page[0]?.id
      // What is said meanwhile moves no page.
      await ada.post(path, { type: 'user', content: 'meanwhile' })
      numbered.unshift(...page.map(({ content }) => Number.parseInt(content, 10)))
    }
    expect(numbered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const foreign = await ada.createProject('Another')
    const [message] = (await ada.get(`${path}?limit=1`)).json()
    expect((await ada.get(`/api/projects/${foreign.id}/messages?before=${message.id}`)).json()).toEqual([])
  })

  test('of projects and of designs, too', async () => {
    const bob = new Person(server.app)
    await bob.signUp()
    const first = await bob.createProject('First')
    await bob.make({ prompt: 'Logo for Long', projectId: first.id })
    await bob.createProject('Second')
    await bob.createProject('Third')
    const titles = async (search: string): Promise<string[]> =>
      (await bob.get(`/api/projects${search}`)).json().map(({ title }: Project) => title)
    expect([await titles('?limit=2'), await titles('?limit=2&page=2')]).toEqual([['Third', 'Second'], ['First']])
    const designs = async (search: string) => (await bob.get(`/api/projects/${first.id}/designs${search}`)).json()
    const all = (await designs('')).map(({ id }: { id: string }) => id)
    expect(all).toHaveLength(4)
    const halves = [...(await designs('?limit=2&page=2')), ...(await designs('?limit=2'))]
    expect(halves.map(({ id }: { id: string }) => id)).toEqual(all)
  })
})
