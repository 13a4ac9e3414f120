/** Brand kits that are shared, with the engine in its threads: worn by others, changed by editors, and what stays when they go. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrandKit } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { PASSWORD, type Person, query, startServer, type TestServer } from '../harness.ts'
import { share, somebody } from './people.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine', environment: { WORKERS: '2' } })
}, 60_000)
afterAll(() => server.close())

const require = createRequire(import.meta.resolve('@limner/engine'))
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`))
const LOGO = `data:image/png;base64,${flatPng(90, 40, [18, 52, 86]).toString('base64')}`

/** A kit in a font of its owner's, with a logo. */
async function kitIn(font: string, owner: Person): Promise<BrandKit> {
  const file = `data:font/woff2;base64,${fontFile(font).toString('base64')}`
  const brought = (await owner.post('/api/brand-fonts', { file, mayUse: true })).json()
  const kit = { name: 'Harbour', typefaces: { display: brought.family, text: 'Figtree' }, logo: LOGO }
  const made = await owner.post('/api/brand-kits', kit)
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}
const live = (person: Person, id = '') => person.get(`/api/designs/${id}/export?format=svg&text=live`)
const sheetOf = async (person: Person, id = '') => (await person.get(`/api/designs/${id}/sheet`)).json().sheet

test('a viewer makes designs in a kit, and they stay as they are when its owner is gone', async () => {
  const [owner, guest] = [await somebody(server.app), await somebody(server.app)]
  const kit = await kitIn('lobster', owner.person)
  await share(owner.person, `/api/brand-kits/${kit.id}`, guest, 'viewer')
  expect((await guest.person.get('/api/brand-kits')).json()).toEqual([])
  expect((await guest.person.get('/api/brand-kits?shared=true')).json()).toMatchObject([
    { id: kit.id, access: 'viewer', ownerName: 'Ada B', typefaces: kit.typefaces },
  ])
  expect((await owner.person.get('/api/brand-kits')).json()).toMatchObject([{ access: 'owner', memberCount: 1 }])
  expect((await guest.person.get(`/api/brand-kits/${kit.id}/fonts`)).json()).toMatchObject([{ name: 'Lobster' }])
  expect((await guest.person.get(kit.logo?.imageUrl ?? '')).statusCode).toBe(200)
  expect((await guest.person.get('/api/brand-fonts')).json()).toEqual([])

  const project = await guest.person.createProject()
  const made = await guest.person.make({
    ...{ prompt: 'Poster for a harbour concert on 4 May', projectId: project.id, brand: kit.id },
  })
  expect(made.understood?.find(({ label }) => label === 'Brand kit')?.value).toContain('Lobster and Figtree')
  expect((await live(guest.person, made.designId)).body).toContain("@font-face{font-family:'Lobster';")

  // The font is for the designs of this project, and for no other.
  const sheet = await sheetOf(guest.person, made.designId)
  expect(sheet).toContain('Lobster')
  const elsewhere = await guest.person.post('/api/generate-design', { sheet })
  expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([422, 'The sheet names a font that is not yours.'])
  const again = await guest.person.make({ sheet, projectId: project.id })
  expect((await live(guest.person, again.designId)).body).toContain("@font-face{font-family:'Lobster';")

  // The logo is a picture of its own there: that of the kit belongs to somebody else.
  const [logo] = await query<{ is_copy: boolean }>(
    server.databaseUrl,
    `select picture.id <> logo_id as is_copy from designs, brand_kits, media original, media picture
     where designs.id = $1 and brand_kits.id = $2 and original.id = logo_id and picture.sha256 = original.sha256
       and position(picture.id::text in designs.scene::text) > 0`,
    [made.designId, kit.id],
  )
  expect(logo).toEqual({ is_copy: true })
  const before = (await live(guest.person, made.designId)).body
  expect((await owner.person.send('DELETE', '/api/user', { password: PASSWORD })).statusCode).toBe(200)
  expect((await guest.person.get('/api/brand-kits?shared=true')).json()).toEqual([])
  expect((await live(guest.person, made.designId)).body).toBe(before)
  const changed = await guest.person.make({
    ...{ prompt: 'darker', modificationPrompt: 'darker', parentDesignId: made.designId },
  })
  expect((await live(guest.person, changed.designId)).body).toContain("@font-face{font-family:'Lobster';")
})

test('an editor changes a kit, with typefaces of ours and of its owner alone', async () => {
  const [owner, guest] = [await somebody(server.app), await somebody(server.app)]
  const kit = await kitIn('pacifico', owner.person)
  await share(owner.person, `/api/brand-kits/${kit.id}`, guest, 'editor')
  const patch = (body: unknown) => guest.person.send('PATCH', `/api/brand-kits/${kit.id}`, body)
  const changed = await patch({ colours: { accent: '#123456' }, typefaces: kit.typefaces, logo: LOGO })
  expect(changed.json()).toMatchObject({ access: 'editor', ownerName: 'Ada B', colours: { accent: '#123456' } })
  const file = `data:font/woff2;base64,${fontFile('lobster').toString('base64')}`
  const mine = (await guest.person.post('/api/brand-fonts', { file, mayUse: true })).json()
  const refused = await patch({ typefaces: { display: mine.family, text: 'Figtree' } })
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'A brand kit takes fonts of its owner: yours stay with you.',
  ])
  // Of two at once the later one is told.
  const { updatedAt } = changed.json()
  const known = (person: Person, name: string) =>
    person.send('PATCH', `/api/brand-kits/${kit.id}`, { name, knownAt: updatedAt })
  const both = await Promise.all([known(owner.person, 'One'), known(guest.person, 'Two')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
    'This brand kit was changed meanwhile. Look at it first, then change it again.',
  )
  // Its new logo is the owner's, and counts for them.
  const [logo] = await query<{ email: string }>(
    server.databaseUrl,
    `select email from brand_kits join media on media.id = logo_id join users on users.id = media.owner_id
     where brand_kits.id = $1`,
    [kit.id],
  )
  expect(logo?.email).toBe(owner.email)
})

test('a member’s own kit is worn in a project of somebody else, and its font stays with the project', async () => {
  const [owner, guest] = [await somebody(server.app), await somebody(server.app)]
  const project = await owner.person.createProject()
  await share(owner.person, `/api/projects/${project.id}`, guest, 'editor')
  const kit = await kitIn('lobster', guest.person)
  const made = await guest.person.make({
    ...{ prompt: 'Poster for a harbour concert on 4 May', projectId: project.id, brand: kit.id },
  })
  expect((await live(owner.person, made.designId)).body).toContain("@font-face{font-family:'Lobster';")
  const sheet = await sheetOf(owner.person, made.designId)
  expect((await owner.person.make({ sheet, projectId: project.id })).status).toBe('succeeded')
  expect((await owner.person.post('/api/generate-design', { sheet })).statusCode).toBe(422)
  expect((await owner.person.get('/api/brand-fonts')).json()).toEqual([])
  expect((await guest.person.send('DELETE', '/api/user', { password: PASSWORD })).statusCode).toBe(200)
  expect((await live(owner.person, made.designId)).body).toContain("@font-face{font-family:'Lobster';")
})
