/** What is remembered of a person, through the API and with the real engine: used, told, erased, switched off. */
import type { Design, Prediction } from '@limner/contract/types'
import type { Scene } from '@limner/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, Person, query, remembered, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
})
afterAll(() => server.close())

const member = () => memberOf(server)
const told = ({ understood = [] }: Prediction) => understood.find(({ label }) => label === 'Remembered')?.value

/** The scenes of an answer, as they are kept. */
async function scenes({ designIds = [] }: Prediction): Promise<Scene[]> {
  const sql = 'select scene from designs where id = any ($1::uuid[])'
  return (await query<{ scene: Scene }>(server.databaseUrl, sql, [designIds])).map(({ scene }) => scene)
}
const faces = (made: Scene[]) => new Set(made.map(({ typography }) => typography.display))

test('a name comes back in its colours and its type; the prompt has the last word', async () => {
  const ada = await member()
  await ada.make({ prompt: 'Logo for Kestrel Cycles in #0a5c36 and #f2b705' })
  const [first] = (await ada.get('/api/designs/search?search=kestrel')).json().designs as Design[]
  const darker = { prompt: 'x', parentDesignId: first?.id, modificationPrompt: 'set the name in Fraunces' }
  await ada.make(darker)

  const card = await ada.make({ prompt: 'Business card for Kestrel Cycles, Ana Ruiz, +34 600 123 456' })
  expect(told(card)).toBe('the colours of Kestrel Cycles; the type of Kestrel Cycles')
  const made = await scenes(card)
  expect(made.length).toBe(4)
  for (const { palette } of made) expect(Object.values(palette)).toContain('#0a5c36')
  expect(faces(made)).toEqual(new Set(['Fraunces']))

  const red = await ada.make({ prompt: 'Red poster for Kestrel Cycles in a script font' })
  expect(told(red)).toBeUndefined()
  expect(told(await ada.make({ prompt: 'Logo for Merlin Books' }))).toBeUndefined()
}, 60_000)

test('stated dislikes and own colours are respected, told, listed, and erased one by one', async () => {
  const ada = await member()
  await ada.make({ prompt: "Icon for Plover. I don't like serif fonts. Our colour is #0a5c36." })
  await ada.make({ prompt: 'Icon for Dunlin, we never use gradients' })
  expect(await remembered(ada)).toEqual(
    expect.arrayContaining(['dislike:serif fonts', 'colour:#0a5c36', 'dislike:gradients', 'brand:plover']),
  )
  const poster = await ada.make({ prompt: 'Poster for Plover: spring meeting, Friday 12 June, 9 pm' })
  expect(told(poster)).toContain('no gradients; no serif fonts; your colours, #0a5c36')
  for (const { palette } of await scenes(poster)) expect(Object.values(palette)).toContain('#0a5c36')
  // Plover's colour is not Dunlin's.
  expect(told(await ada.make({ prompt: 'Poster for Dunlin' }))).not.toContain('#0a5c36')

  await ada.post('/api/memory/forget', { id: 'dislike:serif fonts' })
  expect(await remembered(ada)).not.toContain('dislike:serif fonts')
  expect(told(await ada.make({ prompt: 'Logo for Dunlin' }))).not.toContain('serif')
  // Said again, it counts again.
  await ada.make({ prompt: "Icon for Teal. I don't like serif fonts." })
  expect(await remembered(ada)).toContain('dislike:serif fonts')
}, 60_000)

test('everything can be forgotten, and remembering switched off', async () => {
  const ada = await member()
  await ada.make({ prompt: 'Icon for Plover in teal. I love rounded type' })
  expect((await ada.get('/api/memory/context?prompt=Plover')).json()).toMatchObject({
    brands: [{ name: 'Plover' }],
    likes: ['rounded type'],
  })
  const off = await ada.send('PATCH', '/api/user', { remember: false })
  expect(off.json().remember).toBe(false)
  expect(await remembered(ada)).toEqual([])
  expect((await ada.get('/api/memory/context?prompt=Plover')).json()).toMatchObject({ brands: [], likes: [] })
  expect(told(await ada.make({ prompt: 'Icon for Plover' }))).toBeUndefined()
  await ada.send('PATCH', '/api/user', { remember: true })
  expect(await remembered(ada)).toContain('like:rounded type')
  await ada.post('/api/memory/forget', {})
  expect(await remembered(ada)).toEqual([])
  expect(told(await ada.make({ prompt: 'Icon for Curlew' }))).toBeUndefined()
  expect(await remembered(ada)).toEqual(['brand:curlew'])
  expect((await ada.get('/api/designs/search?search=plover')).json().total).toBeGreaterThan(0)
}, 60_000)

test('nobody else’s work counts, and guests, who could not erase it, are not remembered', async () => {
  const guest = new Person(server.app)
  await guest.make({ prompt: 'Icon for Avocet in teal. I love rounded type' })
  expect(told(await guest.make({ prompt: 'Icon for Avocet' }))).toBeUndefined()
  expect((await guest.get('/api/memory')).statusCode).toBe(401)
  expect(told(await (await member()).make({ prompt: 'Icon for Avocet' }))).toBeUndefined()
}, 60_000)

test('what a message alone has told is remembered, until its project is gone', async () => {
  const ada = await member()
  const { id } = await ada.createProject()
  const asked = { type: 'user', content: 'By the way, our colour is #0a5c36.' }
  expect((await ada.post(`/api/projects/${id}/messages`, asked)).statusCode).toBe(201)
  // What we say of ourselves tells nothing of them.
  await ada.post(`/api/projects/${id}/messages`, { type: 'ai', content: 'I love rounded type' })
  expect(await remembered(ada)).toEqual(['colour:#0a5c36'])
  expect((await ada.get('/api/memory/context?prompt=logo')).json()).toMatchObject({ ownColours: ['#0a5c36'] })
  expect(told(await ada.make({ prompt: 'Icon for Godwit' }))).toBe('your colours, #0a5c36')
  expect(await remembered(await member())).toEqual([])
  await ada.send('DELETE', `/api/projects/${id}`)
  expect(await remembered(ada)).toEqual(['brand:godwit'])
}, 60_000)
