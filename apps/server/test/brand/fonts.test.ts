/** Fonts that people bring for their brand kits, with the engine in its threads: refused, kept, set in designs, and never anybody else's. */
import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, PASSWORD, Person, query, startServer, type TestServer } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine', environment: { WORKERS: '2' } })
  owner = await memberOf(server)
}, 60_000)
afterAll(() => server.close())

const require = createRequire(import.meta.resolve('@limner/engine'))
/** Fonts of the engine's, as files that somebody sends. */
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`))
const [LOBSTER, PACIFICO] = [fontFile('lobster'), fontFile('pacifico')]
const dataUrl = (bytes: Buffer) => `data:font/woff2;base64,${bytes.toString('base64')}`
const bring = (bytes: Buffer, person = owner) => person.post('/api/brand-fonts', { file: dataUrl(bytes), mayUse: true })
const fileOf = async (id: string) => {
  const [row] = await query<{ sha256: string }>(server.databaseUrl, `select sha256 from brand_fonts where id = '${id}'`)
  const sha256 = row?.sha256 ?? ''
  return { sha256, file: path.join(server.config.dataDirectory, 'media', sha256.slice(0, 2), sha256) }
}
const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

test('a font is brought once, listed with its name in its own letters, and deleted', async () => {
  const brought = await bring(PACIFICO)
  expect(brought.statusCode, brought.body).toBe(201)
  const font = brought.json()
  expect(font).toMatchObject({ name: 'Pacifico', family: `own:${font.id}`, weights: [400], variable: false })
  expect(font.scripts).toContain('latin')
  expect(font.specimen.d).toMatch(/^M/)
  expect(brought.body).not.toContain((await fileOf(font.id)).sha256)
  expect((await bring(PACIFICO)).json().id).toBe(font.id)
  expect((await owner.get('/api/brand-fonts')).json()).toEqual([font])
  expect((await owner.send('DELETE', `/api/brand-fonts/${font.id}`)).json()).toEqual({ ok: true })
  expect((await owner.get('/api/brand-fonts')).json()).toEqual([])
  // No design is set in it: nothing of it stays.
  expect(await query(server.databaseUrl, `select id from brand_fonts where id = '${font.id}'`)).toEqual([])
})

test('what is no font, too large, not confirmed or one too many is refused with why', async () => {
  const picture = await bring(Buffer.from('GIF89a'.padEnd(200)))
  expect([picture.statusCode, picture.json().message]).toEqual([
    415,
    'This is no font. TTF, OTF, WOFF and WOFF2 files are.',
  ])
  expect((await bring(LOBSTER.subarray(0, 900))).json().message).toMatch(/damaged/)
  const large = await bring(Buffer.alloc(4_000_001))
  expect([large.statusCode, large.json().message]).toEqual([413, 'A font may be at most 4 MB.'])
  const silent = await owner.post('/api/brand-fonts', { file: dataUrl(LOBSTER) })
  expect([silent.statusCode, silent.json().issues[0].path]).toEqual([400, 'body.mayUse'])
  const other = await memberOf(server)
  const [row] = await query<{ owner_id: string }>(
    server.databaseUrl,
    'select id as owner_id from users order by created_at desc limit 1',
  )
  await query(
    server.databaseUrl,
    `insert into brand_fonts (owner_id, name, sha256, bytes, facts) select '${row?.owner_id}', 'A', i::text, 1, '{}' from generate_series(1, 20) i`,
  )
  const full = await bring(LOBSTER, other)
  expect([full.statusCode, full.json().message]).toEqual([409, 'You have 20 fonts. Please delete one of them.'])
})

test('fonts are for the account that brought them, and for no other', async () => {
  const font = (await bring(LOBSTER)).json()
  const [other, guest] = [await memberOf(server), new Person(server.app)]
  expect((await other.get('/api/brand-fonts')).json()).toEqual([])
  expect((await guest.get('/api/brand-fonts')).statusCode).toBe(401)
  expect((await guest.post('/api/brand-fonts', { file: dataUrl(LOBSTER), mayUse: true })).statusCode).toBe(401)
  expect((await other.send('DELETE', `/api/brand-fonts/${font.id}`)).statusCode).toBe(403)
  const kit = { name: 'Taken', typefaces: { display: font.family, text: 'Figtree' } }
  const refused = await other.post('/api/brand-kits', kit)
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'There is no such font of yours. GET /api/brand-fonts lists those there are.',
  ])
  const { sha256 } = await fileOf(font.id)
  const sheet = `<sheet kind="poster"><type display="Lobster#${sha256}"/></sheet>`
  const written = await other.post('/api/generate-design', { sheet })
  expect([written.statusCode, written.json().message]).toEqual([422, 'The sheet names a font that is not yours.'])
})

test('a design in the brand is set in the font, whichever thread makes it; it outlives kit and font', async () => {
  const font = (await bring(LOBSTER)).json()
  const kit = (
    await owner.post('/api/brand-kits', { name: 'Harbour', typefaces: { display: font.family, text: 'Figtree' } })
  ).json()
  expect(kit.typefaces).toEqual({ display: font.family, text: 'Figtree' })
  const { id: projectId } = await owner.createProject()
  const made = await owner.make({ prompt: 'Poster for a harbour concert on 4 May', projectId, brand: kit.id })
  expect(made.understood?.find(({ label }) => label === 'Brand kit')?.value).toContain('Lobster and Figtree')
  const live = (id = made.designId) => owner.get(`/api/designs/${id}/export?format=svg&text=live`)
  for (let round = 0; round < 3; round++) expect((await live()).body).toContain("@font-face{font-family:'Lobster';")
  const again = await owner.post(`/api/designs/${made.designId}/brand-kit`, { name: 'Once more' })
  expect(again.json().typefaces).toEqual({ display: font.family, text: 'Figtree' })
  const sheet = (await owner.get(`/api/designs/${made.designId}/sheet`)).json().sheet
  const redone = await owner.make({ sheet, projectId })
  expect((await live(redone.designId)).body).toContain("@font-face{font-family:'Lobster';")

  const named = await owner.send('DELETE', `/api/brand-fonts/${font.id}`)
  expect([named.statusCode, named.json().message]).toEqual([
    409,
    expect.stringMatching(/^The brand kit “(Harbour|Once more)” names it\./),
  ])
  for (const id of [kit.id, again.json().id]) await owner.send('DELETE', `/api/brand-kits/${id}`)
  const { file } = await fileOf(font.id)
  expect((await owner.send('DELETE', `/api/brand-fonts/${font.id}`)).statusCode).toBe(200)
  expect((await owner.get('/api/brand-fonts')).json()).toEqual([])
  expect((await live()).body).toContain("@font-face{font-family:'Lobster';")
  expect(await isThere(file)).toBe(true)
  const changed = await owner.make({ prompt: 'darker', modificationPrompt: 'darker', parentDesignId: made.designId })
  expect((await live(changed.designId)).body).toContain("font-family=\"'Lobster'")

  // Nobody else takes the font along, though everybody may look.
  await owner.send('PATCH', `/api/projects/${projectId}`, { isPublic: true })
  const other = await memberOf(server)
  const remix = await other.post(`/api/designs/${made.designId}/remix`, {})
  expect([remix.statusCode, remix.json().message]).toEqual([
    422,
    'This design is set in a font of its owner’s, which cannot be passed on.',
  ])
})

test('with the account its fonts are gone', async () => {
  const leaving = await memberOf(server)
  const font = (await bring(PACIFICO, leaving)).json()
  const kept = JSON.parse((await leaving.get('/api/user/export')).body)
  expect(kept.brandFonts).toMatchObject([{ name: 'Pacifico' }])
  const gone = await leaving.send('DELETE', '/api/user', { password: PASSWORD })
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await query(server.databaseUrl, `select id from brand_fonts where id = '${font.id}'`)).toEqual([])
})
