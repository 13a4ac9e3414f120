/** A logo of pixels in designs of the engine: it is there in every file, and stays when its kit goes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  owner = await memberOf(server)
}, 120_000)
afterAll(() => server.close())

test('a poster carries the logo of its kit, and keeps it when the kit is deleted', async () => {
  const logo = `data:image/png;base64,${flatPng(240, 90, [122, 31, 75]).toString('base64')}`
  const colours = { paper: '#ffffff', ink: '#3a0f24', accent: '#7a1f4b' }
  const kit = (await owner.post('/api/brand-kits', { name: 'Plumline', colours, logo })).json()
  expect(kit.logo).toMatchObject({ isVector: false })
  const poster = { prompt: 'Poster for a jam tasting', brand: kit.id, count: 2, seed: 4 }
  const made = await owner.make(poster)
  expect(made.status, made.error).toBe('succeeded')
  expect(made.understood?.find(({ label }) => label === 'Brand kit')?.value).toContain('the logo')
  const pictured = async () => {
    const files = await Promise.all(
      (made.designIds ?? []).map(async (id) => (await owner.get(`/api/designs/${id}/export?format=svg`)).body),
    )
    return files.filter((svg) => svg.includes('data:image/')).length
  }
  expect(await pictured()).toBeGreaterThan(0)
  const before = await pictured()
  await owner.send('DELETE', `/api/brand-kits/${kit.id}`)
  expect((await owner.get(kit.logo.imageUrl)).statusCode).toBe(200)
  expect(await pictured()).toBe(before)
})

test('a kit of a logo that was designed has it as shapes, and a card made with it, too', async () => {
  const { designId } = await owner.make({ prompt: 'Logo for Tidewrack, dark green', count: 1, seed: 2 })
  const kit = (await owner.post(`/api/designs/${designId}/brand-kit`, {})).json()
  expect(kit).toMatchObject({ name: 'Tidewrack', facts: { name: 'Tidewrack' }, logo: { isVector: true } })
  const card = await owner.make({ prompt: 'Business card for Ada Byron, pilot', brand: kit.id, count: 1, seed: 2 })
  const parts = (await owner.get(`/api/designs/${card.designId}/parts`)).json()
  expect(parts.typography.display).toBe(kit.typefaces.display)
  expect(parts.palette).toMatchObject({ paper: kit.colours.paper, accent: kit.colours.accent })
})
