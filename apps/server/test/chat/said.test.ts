/** What is said in a chat besides clear wishes, through the API and with the real engine. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, Person, remembered, startServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
})
afterAll(() => server.close())

const member = () => memberOf(server)

test.each([
  ['hello', /Hello/],
  ['thanks', /welcome/],
  ['what can you do?', /logos, websites/],
  ['how do I download?', /press Download/],
])('“%s” is answered in words, with examples to press', async (prompt, answer) => {
  const ada = await member()
  const { id: projectId } = await ada.createProject()
  const said = await ada.make({ prompt, projectId })
  expect(said).toMatchObject({ status: 'succeeded', output: [], message: expect.stringMatching(answer) })
  expect(said.suggestions?.length).toBeGreaterThanOrEqual(2)
  expect((await ada.get(`/api/projects/${projectId}/messages`)).json()).toMatchObject([
    { type: 'user', content: prompt },
    { type: 'ai', content: said.message, metadata: { suggestions: said.suggestions } },
  ])
})

test('in a begun chat: talk, a new request, and a wish that could be either', async () => {
  const ada = await member()
  const { id: projectId } = await ada.createProject()
  const made = await ada.make({ prompt: 'Icon for Plover', projectId })
  expect((await ada.make({ prompt: 'thank you', projectId, parentDesignId: made.designId })).output).toEqual([])

  const unclear = await ada.make({ prompt: 'Zwvrx', projectId })
  expect(unclear.output).toEqual([])
  expect(unclear.choices?.map(({ prompt, intent }) => [prompt, intent])).toEqual([
    ['Zwvrx', 'change'],
    ['Zwvrx', 'new'],
  ])
  const change = await ada.make({ prompt: 'Zwvrx', projectId, intent: 'change' })
  expect(change).toMatchObject({ output: [], message: expect.stringContaining('Zwvrx') })
  expect(change.choices).toBeUndefined()
  const fresh = await ada.make({ prompt: 'Zwvrx', projectId, intent: 'new' })
  expect(fresh.designs?.map(({ versionNumber }) => versionNumber)).toEqual([1, 1, 1, 1])
  const shop = await ada.make({ prompt: 'I need something for my flower shop Petal', projectId })
  expect(shop.designs?.map(({ versionNumber }) => versionNumber)).toEqual([1, 1, 1, 1])
}, 60_000)

test('what a person tells of themselves is acknowledged, remembered, and erased like the rest', async () => {
  const ada = await member()
  const told = await ada.make({ prompt: 'Our shop is called Wren & Moss and its colours are plum and gold' })
  expect(told).toMatchObject({ output: [], message: expect.stringContaining('Wren & Moss') })
  expect(told.suggestions).toContain('Logo for Wren & Moss in plum and gold')
  expect(told).not.toHaveProperty('facts')
  expect((await ada.make({ prompt: 'Never use script fonts' })).output).toEqual([])
  expect(await remembered(ada)).toEqual(
    expect.arrayContaining(['name:wren & moss', 'colour:plum and gold', 'dislike:script fonts']),
  )
  const card = await ada.make({ prompt: 'Business card for Wren & Moss' })
  expect(card.understood?.find(({ label }) => label === 'Remembered')?.value).toContain('plum and gold')
  await ada.post('/api/memory/forget', { id: 'dislike:script fonts' })
  expect(await remembered(ada)).not.toContain('dislike:script fonts')
}, 60_000)

test('told with a request, it is acknowledged and the design is made; guests hear how it would be kept', async () => {
  const ada = await member()
  const both = await ada.make({ prompt: 'My bakery is called Fennel. Please design a logo for it.' })
  expect(both.designs).toHaveLength(4)
  expect(both.message).toMatch(/^Noted: your name is Fennel/)
  expect(await remembered(ada)).toContain('name:fennel')
  const guest = await new Person(server.app).make({ prompt: 'Never use script fonts' })
  expect(guest.message).toMatch(/Sign in/)
}, 60_000)
