/** Designs in a brand: a generation names a kit, and what it brings is told. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let owner: Person
let brand: string
beforeAll(async () => {
  server = await startServer()
  owner = await memberOf(server)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" fill="#123456"/></svg>'
  const logo = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const kit = { name: 'Orrin', colours: { accent: '#123456' }, facts: { phone: '555 0100' }, logo }
  const made = await owner.post('/api/brand-kits', kit)
  expect(made.statusCode, made.body).toBe(201)
  brand = made.json().id
})
afterAll(() => server.close())

const told = async (body: Record<string, unknown>, person = owner) =>
  (await person.make({ prompt: 'Poster for Orrin', ...body })).understood?.find(({ label }) => label === 'Brand kit')

test('a design in a brand is given the kit with its logo, and says so', async () => {
  expect((await told({ brand }))?.value).toBe('555 0100; the logo')
  expect(await told({})).toBeUndefined()
  expect(await told({ brand: null })).toBeUndefined()
})

test('a seed does not lose the brand', async () => {
  expect(await told({ brand, seed: 4 })).toBeDefined()
})

test('a change of a design is not laid out in the kit', async () => {
  const { designId } = await owner.make({ prompt: 'Poster for Orrin', brand })
  const changed = await owner.make({ prompt: 'darker', parentDesignId: designId, modificationPrompt: 'darker', brand })
  expect(changed.status).toBe('succeeded')
  expect(changed.understood).toBeUndefined()
})

test('kits of others, and those that are not there, are refused', async () => {
  const other = await memberOf(server)
  const ask = (person: Person, id: string) => person.post('/api/generate-design', { prompt: 'Poster', brand: id })
  expect((await ask(other, brand)).statusCode).toBe(403)
  expect((await ask(new Person(server.app), brand)).statusCode).toBe(403)
  expect((await ask(owner, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  const sheet = await owner.post('/api/generate-design', { sheet: '<sheet kind="logo"/>', brand })
  expect(sheet.statusCode).toBe(400)
  expect(sheet.json().issues[0].path).toBe('body.brand')
})

test('a kit that is deleted while its design waits is worn by none', async () => {
  const copy = (await owner.post(`/api/brand-kits/${brand}/duplicate`)).json()
  const waiting = await owner.generate({ prompt: 'slow poster for Orrin', brand: copy.id }, { prefer: 'respond-async' })
  await owner.send('DELETE', `/api/brand-kits/${copy.id}`)
  expect((await owner.settle(waiting.id)).status).toBe('succeeded')
})
