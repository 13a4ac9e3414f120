/** "Our blue" in a change: of the kit that was chosen, that the design was made in, or that is the only one. */
import type { Prediction } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
let plain: string
const kit = { name: 'Orrin', colours: { accent: '#1450a0' }, facts: {} }
async function make(body: Record<string, unknown>): Promise<Prediction> {
  const { id } = await ada.generate(body)
  return ada.settle(id, 60_000)
}
const change = (words: string, more: Record<string, unknown> = {}) =>
  make({ prompt: words, parentDesignId: plain, modificationPrompt: words, ...more })
const newKit = async (body: Record<string, unknown>): Promise<string> =>
  (await ada.post('/api/brand-kits', body)).json().id

beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = await memberOf(server)
  plain = (await make({ prompt: 'Red poster for a jazz night at The Blue Door, Friday 12 June, 9 pm' })).designId ?? ''
}, 120_000)
afterAll(() => server.close())

test('without a kit it is told how there comes to be one, and what was used', async () => {
  const made = await change('The same design in our blue')
  expect(made.designs).toHaveLength(1)
  expect(made.message).toContain('You have no brand kit yet, so I do not know “our blue”. I used a usual blue instead.')
  expect(made.actions).toEqual([{ label: 'Brand kits', url: '/brand' }])
  const asked = await change('use our colours')
  expect(asked.designs).toHaveLength(0)
  expect(asked.message).toContain('save a design that has it as one')
})

test('the only kit is meant; of several the one that was chosen, or that the design was made in', async () => {
  const blue = await newKit(kit)
  const made = await change('The same design in our blue')
  expect(made.message).toContain('From your brand kit: our blue (#1450a0).')
  expect(made.changes?.some(({ to }) => to?.toLowerCase().includes('#1450a0'))).toBe(true)
  const other = await newKit({ ...kit, name: 'Other', colours: { accent: '#2a7fd0' } })
  expect((await change('make it in our blue')).message).toContain('several brand kits')
  expect((await change('make it in our blue', { brand: other })).message).toContain('#2a7fd0')
  const worn = await make({ prompt: 'Poster for a fair', brand: blue })
  expect((await change('make it in our blue', { parentDesignId: worn.designId })).message).toContain('#1450a0')
})

test('a design is put into the kit as a whole: one version, which is undone in one step', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90H0z" fill="#123456"/></svg>'
  const brand = await newKit({
    ...{ name: 'Whole', colours: { paper: '#f6f1e7', ink: '#16263d', accent: '#1450a0' } },
    typefaces: { display: 'Fraunces', text: 'Figtree' },
    logo: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  })
  const made = await change('Put this into our brand', { brand })
  expect(made.designs, made.message).toHaveLength(1)
  const { palette } = (await ada.get(`/api/designs/${made.designId}/parts`)).json()
  expect(palette).toMatchObject({ paper: '#f6f1e7', ink: '#16263d' })
  const { versions } = (await ada.get(`/api/designs/${made.designId}`)).json()
  expect(versions.at(-1).id).toBe(made.designId)
  const drawn = (await ada.get(`/api/designs/${made.designId}/drawing`)).body
  expect(drawn.includes('brand-logo') || made.message?.includes('no free corner')).toBe(true)
  // What the design was before is untouched.
  expect((await ada.get(`/api/designs/${plain}/parts`)).json().palette.paper).not.toBe('#f6f1e7')
})

test('its logo is put in', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90H0z" fill="#123456"/></svg>'
  const brand = await newKit({ ...kit, logo: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` })
  const made = await change('put our logo in the top right corner', { brand })
  expect(made.message).toContain('From your brand kit: our logo.')
  expect(made.designs).toHaveLength(1)
})
