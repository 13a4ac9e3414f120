/** A list under "a card for each of these": the first row is designed, the list goes along. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = await memberOf(server)
}, 120_000)
afterAll(() => server.close())

const NAMES = ['Ada Byron', 'Grace Hopper', 'Mary Somerville', 'Emmy Noether', 'Sofia Kovalevskaya']
const LIST = `A business card for each of these\n${NAMES.join('\n')}`
const make = async (body: Record<string, unknown>) => ada.settle((await ada.generate(body)).id, 60_000)

test('the first row is designed, the others are offered as a table', async () => {
  const made = await make({ prompt: LIST })
  expect(made.designs?.length).toBeGreaterThan(0)
  expect(made.message).toContain('Your list has 5 rows: this is the first one, “Ada Byron”.')
  const table = `Name\n${NAMES.join('\n')}`
  expect(made.actions).toEqual([
    { label: 'Many from a table', url: '/dashboard', series: { designId: made.designIds?.[0], table } },
  ])
  for (const { id } of made.designs ?? []) {
    const words = JSON.stringify((await ada.get(`/api/designs/${id}/parts`)).json())
    expect(words).toContain('Ada Byron')
    expect(words).not.toContain('Hopper')
  }
  const again = await make({ prompt: `the same for each of these\n${NAMES.join('\n')}`, parentDesignId: made.designId })
  expect(again.designs).toHaveLength(0)
  expect(again.actions?.[0]?.series).toEqual({ designId: made.designId, table })
})

test('what a message offers leads nowhere else', async () => {
  const { id } = (await ada.post('/api/projects', { title: 'Cards' })).json()
  const say = (url: string) =>
    ada.post(`/api/projects/${id}/messages`, {
      ...{ type: 'ai', content: 'Here', metadata: { actions: [{ label: 'Open', url }] } },
    })
  expect((await say('/brand')).statusCode).toBeLessThan(300)
  for (const url of ['https://example.org/', '//example.org', 'javascript:alert(1)'])
    expect((await say(url)).statusCode, url).toBe(400)
})
