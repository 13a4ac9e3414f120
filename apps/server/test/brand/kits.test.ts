/** Brand kits over HTTP: made by hand, of a picture and of a design; changed, duplicated, deleted; only for the account that has them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { memberOf, Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startServer()
  owner = await memberOf(server)
})
afterAll(() => server.close())

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z" fill="#b4652f"/></svg>'
const dataUrl = (type: string, content: string | Buffer) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`
const LOGO = dataUrl('image/svg+xml', SVG)
const KIT = {
  name: 'Harbor & Finch',
  colours: { paper: '#F7F1E5', ink: '#16263d', accent: '#b4652f' },
  typefaces: { display: 'Fraunces', text: 'Figtree' },
  tones: ['warm', 'warm'],
  facts: { name: 'Harbor & Finch', phone: ' 555 0100 ' },
}

async function made(body: Record<string, unknown> = {}, person = owner) {
  const answer = await person.post('/api/brand-kits', { ...KIT, ...body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const changed = (id: string, body: unknown, person = owner) => person.send('PATCH', `/api/brand-kits/${id}`, body)

test('a kit is made, listed, changed in part, duplicated and deleted', async () => {
  const kit = await made()
  expect(kit).toMatchObject({
    name: 'Harbor & Finch',
    logo: null,
    colours: { paper: '#f7f1e5', surface: null, ink: '#16263d', accent: '#b4652f', secondary: null },
    typefaces: { display: 'Fraunces', text: 'Figtree' },
    tones: ['warm'],
    facts: { name: 'Harbor & Finch', phone: '555 0100', email: '' },
  })
  const patch = { colours: { accent: null, secondary: '#1f6f5c' }, facts: { phone: '', hours: 'Tue–Sun 9–17' } }
  expect((await changed(kit.id, patch)).json()).toMatchObject({
    name: 'Harbor & Finch',
    colours: { paper: '#f7f1e5', accent: null, secondary: '#1f6f5c' },
    facts: { name: 'Harbor & Finch', phone: '', hours: 'Tue–Sun 9–17' },
  })
  const copy = (await owner.post(`/api/brand-kits/${kit.id}/duplicate`)).json()
  expect(copy).toMatchObject({ name: 'Harbor & Finch copy', facts: { name: 'Harbor & Finch' } })
  const ids = async () => (await owner.get('/api/brand-kits')).json().map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([kit.id, copy.id]))
  expect((await owner.send('DELETE', `/api/brand-kits/${kit.id}`)).json()).toEqual({ ok: true })
  expect(await ids()).not.toContain(kit.id)
  expect((await owner.get(`/api/brand-kits/${kit.id}`)).statusCode).toBe(404)
})

test('a logo is drawn anew as a picture, shown to its owner alone, and goes with the last kit that has it', async () => {
  const kit = await made({ logo: LOGO, logoShowsName: true })
  expect(kit.logo).toMatchObject({ width: expect.any(Number), isVector: false, showsName: true })
  const picture = await owner.get(kit.logo.imageUrl)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/png')
  expect((await new Person(server.app).get(kit.logo.imageUrl)).statusCode).toBe(403)
  const copy = (await owner.post(`/api/brand-kits/${kit.id}/duplicate`)).json()
  expect(copy.logo.imageUrl).toBe(kit.logo.imageUrl)
  await owner.send('DELETE', `/api/brand-kits/${kit.id}`)
  expect((await owner.get(kit.logo.imageUrl)).statusCode).toBe(200)
  expect((await changed(copy.id, { logo: null })).json().logo).toBeNull()
  expect((await owner.get(kit.logo.imageUrl)).statusCode).toBe(404)
})

test('nothing of an SVG stays but what is drawn', async () => {
  const hostile = SVG.replace('<path', '<script>alert(1)</script><a href="https://example.com"><path').replace(
    '/></svg>',
    '/></a></svg>',
  )
  const kit = await made({ logo: dataUrl('image/svg+xml', hostile) })
  const { body, headers } = await owner.get(kit.logo.imageUrl)
  expect(headers['content-type']).toBe('image/png')
  expect(body).not.toMatch(/script|example\.com/)
  const rows = await query<{ facts: string }>(
    server.databaseUrl,
    'select facts::text from media where facts is not null',
  )
  expect(rows.map(({ facts }) => facts).join()).not.toMatch(/script|example\.com/)
})

describe('what cannot be in a kit is refused with what is allowed', () => {
  const script = SVG.replace('<path', '<!DOCTYPE svg [<!ENTITY a "b">]><path')
  test.each([
    ['a logo of another sort', { logo: dataUrl('image/gif', 'GIF89a') }, 415, 'SVG or PNG'],
    ['a logo that is no picture', { logo: dataUrl('image/png', 'no') }, 422, ''],
    ['a logo that says it is another sort', { logo: dataUrl('image/png', SVG) }, 415, 'labelled image/png'],
    ['an SVG that is broken', { logo: dataUrl('image/svg+xml', script) }, 422, 'SVG'],
    ['an address instead of a logo', { logo: 'https://example.com/logo.svg' }, 415, 'SVG or PNG'],
    ['a typeface that is not there', { typefaces: { display: 'Comic Sans', text: 'Figtree' } }, 422, 'Comic Sans'],
    ['a colour that is none', { colours: { accent: 'red' } }, 400, '#1f3a5f'],
    ['a role that is none', { colours: { onAccent: '#ffffff' } }, 400, 'onAccent'],
    ['a tone that is none', { tones: ['loud'] }, 400, 'tones'],
    ['more tones than lean anywhere', { tones: ['warm', 'calm', 'bold', 'retro'] }, 400, 'tones'],
    ['a fact as long as a page', { facts: { phone: '5'.repeat(61) } }, 400, 'phone'],
    ['a name of spaces', { name: '  ' }, 400, 'name'],
  ])('%s', async (_what, body, status, words) => {
    const refused = await owner.post('/api/brand-kits', { ...KIT, ...body })
    expect(refused.statusCode, refused.body).toBe(status)
    expect(refused.body).toContain(words)
  })
})

test('colours out of a picture take the roles that are not named', async () => {
  const kit = await made({
    colours: { paper: '#ffffff' },
    picture: dataUrl('image/png', flatPng(8, 8, [180, 101, 47])),
  })
  expect(kit.colours).toMatchObject({ paper: '#ffffff', accent: '#b4652f' })
  expect(kit.logo).toBeNull()
})

test('a design becomes a kit in one request, with its logo', async () => {
  const { designId } = await owner.make({ prompt: 'Logo for Kestrel' })
  const saved = await owner.post(`/api/designs/${designId}/brand-kit`, {})
  expect(saved.statusCode, saved.body).toBe(201)
  expect(saved.json()).toMatchObject({
    name: 'Logo for Kestrel',
    typefaces: { display: 'Fraunces', text: 'Figtree' },
    logo: { showsName: true },
  })
  const named = (await owner.post(`/api/designs/${designId}/brand-kit`, { name: 'Spring' })).json()
  expect(named.name).toBe('Spring')
  const other = await memberOf(server)
  expect((await other.post(`/api/designs/${designId}/brand-kit`, {})).statusCode).toBe(403)
})

test('kits are for the account that has them, and guests have none', async () => {
  const { id } = await made()
  const other = await memberOf(server)
  expect((await other.get(`/api/brand-kits/${id}`)).statusCode).toBe(403)
  expect((await changed(id, { name: 'Mine' }, other)).statusCode).toBe(403)
  expect((await other.post(`/api/brand-kits/${id}/duplicate`)).statusCode).toBe(403)
  expect((await other.send('DELETE', `/api/brand-kits/${id}`)).statusCode).toBe(403)
  expect((await other.get('/api/brand-kits')).json()).toEqual([])
  expect((await new Person(server.app).post('/api/brand-kits', KIT)).statusCode).toBe(401)
})

test('an account has twenty at most', async () => {
  const many = await memberOf(server)
  for (let i = 0; i < 20; i++) await made({}, many)
  const refused = await many.post('/api/brand-kits', KIT)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('20 brand kits')
  expect((await many.get('/api/brand-kits')).json()).toHaveLength(20)
})

test('kits are in the data that people take away, and go with the account', async () => {
  const leaving = await memberOf(server)
  const { id } = await made({ logo: LOGO }, leaving)
  const data = (await leaving.get('/api/user/export')).json()
  expect(data.brandKits).toMatchObject([{ name: 'Harbor & Finch', facts: { phone: '555 0100' } }])
  await leaving.send('DELETE', '/api/user', { password: 'seven lamps of architecture' })
  expect(await query(server.databaseUrl, 'select id from brand_kits where id = $1', [id])).toEqual([])
})

test('the typefaces that there are are listed', async () => {
  const faces = (await new Person(server.app).get('/api/typefaces')).json()
  expect(faces.length).toBeGreaterThan(40)
  expect(faces).toContainEqual({ family: 'Fraunces', category: 'serif', use: 'both' })
})
