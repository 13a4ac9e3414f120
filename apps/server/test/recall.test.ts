/** Finding again: search, summary, memory. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
let projectId: string
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
  projectId = (await ada.createProject('Kestrel')).id
  await ada.make({ prompt: 'Logo for Kestrel. I love dark green', projectId })
  await ada.make({ prompt: 'Poster for 100% Wool' })
})
afterAll(() => server.close())

test('the search finds one’s own designs only, by words, kind and time, in pages', async () => {
  const search = async (query: string) => (await ada.get(`/api/designs/search?${query}`)).json()
  const all = await search('')
  expect(all.total).toBeGreaterThanOrEqual(2)
  expect((await search('search=KESTREL')).total).toBe((await search('tags=logo,kestrel')).total)
  expect((await search('search=KESTREL')).total).toBeGreaterThan(0)
  expect((await search('search=kestrel&tags=wool')).total).toBe(0)
  expect((await search('search=100%25')).total).toBe((await search('search=wool')).total)
  expect((await search('search=_')).total).toBe(0)
  expect((await search('dateRange=7d')).total).toBe(all.total)
  const paged = await search('limit=1&page=2&sortBy=title&order=asc')
  expect([paged.designs.length, paged.totalPages]).toEqual([1, all.total])
  expect((await ada.get('/api/designs/search?dateRange=soon')).statusCode).toBe(400)
  expect((await ada.get('/api/designs/search?sortBy=owner')).statusCode).toBe(400)
  expect((await new Person(server.app).get('/api/designs/search')).json()).toEqual({
    designs: [],
    total: 0,
    totalPages: 0,
  })
})

test('a summary tells what was asked, what was made, and what is open', async () => {
  await ada.post(`/api/projects/${projectId}/messages`, { role: 'user', content: 'And a card?' })
  const summary = (await ada.post(`/api/projects/${projectId}/summarize`)).json()
  expect(summary.summary).toMatch(
    /^“Kestrel” holds four logos\. It began with “Logo for Kestrel\. I love dark green”\. One request is still open/,
  )
  expect(summary.asked).toContain('Logo for Kestrel. I love dark green')
  expect(summary.designs[0].colours.length).toBeGreaterThan(0)
  expect(summary.open).toEqual(['And a card?'])
  // A question leaves the wish open, and what it offers is none; a design settles what came before.
  const answer = { type: 'ai', content: 'Which one?', metadata: { suggestions: ['make it bigger'] } }
  await ada.post(`/api/projects/${projectId}/messages`, answer)
  const open = async () => (await ada.post(`/api/projects/${projectId}/summarize`)).json().open
  expect(await open()).toEqual(['And a card?'])
  await ada.make({ prompt: 'Business card for Kestrel', projectId })
  expect(await open()).toEqual([])
})

test('the memory knows what bears on a prompt, and nothing of others', async () => {
  const memory = (await ada.get('/api/memory/context?prompt=A+card+for+Kestrel')).json()
  expect(memory.likes).toEqual(['dark green'])
  expect(memory.colours[0].hex).toMatch(/^#/)
  expect(memory.designs.every((design: { prompt: string }) => design.prompt.includes('Kestrel'))).toBe(true)
  expect(memory.designs.length).toBeGreaterThan(0)
  expect((await new Person(server.app).get('/api/memory/context')).json()).toEqual({
    brands: [],
    colours: [],
    typefaces: [],
    designs: [],
    likes: [],
    ownColours: [],
    dislikes: [],
  })
})
