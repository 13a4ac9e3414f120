/** Twelve things that an assistant does, with the official client over HTTP, and what it may not. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { flatPng } from '../fake-engine.ts'
import { memberOf, Person, startServer, type TestServer } from '../harness.ts'
import { type Assistant, keyFor, openAssistant } from './assistant.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
let assistant: Assistant
let address: URL

beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  address = new URL('/mcp', await server.app.listen({ port: 0, host: '127.0.0.1' }))
  ada = await memberOf(server)
  assistant = await openAssistant(address, await keyFor(ada, ['read', 'design']))
}, 120_000)
afterAll(async () => {
  await assistant.client.close()
  await server.close()
})

const call: Assistant['call'] = (...words) => assistant.call(...words)
const make: Assistant['make'] = (...words) => assistant.make(...words)

const PROMPT = 'A poster for a jazz night at The Blue Door, Friday 12 June, 9 pm'
const SHEET = `<sheet kind="poster" width="300" height="400">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3401f"/>
  <board fill="paper">
    <text id="title" left="30" top="40" size="44" fill="ink">Jazz night</text>
  </board>
</sheet>`

test('1: designs from words and values, each with its page', async () => {
  const { designs, first } = await make('design', {
    prompt: PROMPT,
    format: 'A3 portrait',
    count: 2,
    palette: ['#0b3d2e'],
  })
  expect(designs).toHaveLength(2)
  expect(first.page).toContain(`/project/${first.projectId}`)
  expect((await ada.get(`/api/projects/${first.projectId}`)).statusCode).toBe(200)
})

test('2: a change in words is the next version', async () => {
  const { first } = await make('design', { prompt: PROMPT, count: 1 })
  const { first: changed } = await make('revise', { designId: first.designId, instruction: 'make the title larger' })
  expect(changed).toMatchObject({ version: 2, projectId: first.projectId })
})

test('3: a conversation goes on in its project', async () => {
  const { first } = await make('design', { prompt: PROMPT, count: 1 })
  const { first: said } = await make('say', { projectId: first.projectId, message: 'make it dark green' })
  expect(said.projectId).toBe(first.projectId)
})

test('4: a sheet that it wrote is set, and its faults are told by line and column', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET })
  expect(first).toMatchObject({ kind: 'poster', width: 300, height: 400 })
  const refused = await call('write_sheet', { sheet: SHEET.replace('<text', '<txt') })
  expect(refused.isError).toBe(true)
  expect(refused.content[0]?.text).toContain('line 4, column 5: There is no element <txt>: is <text> meant?')
})

test('5: a design is read as parts with their places, and as a sheet that can be sent again', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET })
  const read = (await call('read_design', { designId: first.designId, sheet: true })).structuredContent
  const { artboards, sheet } = z
    .object({
      artboards: z.array(z.object({ parts: z.array(z.looseObject({ words: z.string().optional() })) })),
      sheet: z.string(),
    })
    .parse(read)
  expect(artboards[0]?.parts).toEqual(
    expect.arrayContaining([expect.objectContaining({ words: 'Jazz night', box: expect.any(Object) })]),
  )
  const again = await make('write_sheet', { sheet: sheet.replace('Jazz night', 'Late set') })
  expect(again.first.width).toBe(300)
})

test('6: parts are changed exactly; what is no operation is told in a sentence', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET })
  const operations = [{ op: 'text', id: 'title', text: 'Early set' }]
  const { first: changed } = await make('apply_operations', { designId: first.designId, operations })
  expect(changed.version).toBe(2)
  const { artboards } = (await ada.get(`/api/designs/${changed.designId}/parts`)).json()
  expect(artboards[0].texts[0].text).toBe('Early set')
  const refused = await call('apply_operations', { designId: first.designId, operations: [{ op: 'explode' }] })
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/\w/) }] })
})

test('7: files are handed out as addresses that anybody may fetch for a while', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET })
  const { content, structuredContent } = await call('export', { designId: first.designId, formats: ['pdf', 'svg'] })
  expect(JSON.stringify(content).length).toBeLessThan(2_500)
  const { files } = z
    .object({ files: z.array(z.object({ format: z.string(), url: z.string() })) })
    .parse(structuredContent)
  expect(files.map(({ format }) => format)).toEqual(['pdf', 'svg'])
  const file = await new Person(server.app).get(files[0]?.url.replace(/^https?:\/\/[^/]+/, '') ?? '')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('8: a picture comes along', async () => {
  const image = `data:image/png;base64,${flatPng(90, 60, [200, 40, 20]).toString('base64')}`
  const sheet = SHEET.replace('</board>', '<image slot="given" left="0" top="200" width="300" height="200"/></board>')
  const { first } = await make('write_sheet', { sheet, image })
  const { artboards } = (await ada.get(`/api/designs/${first.designId}/parts`)).json()
  expect(artboards[0].parts.map(({ kind }: { kind: string }) => kind)).toContain('picture')
})

test('9: a design becomes code, and earlier ones are found', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET, prompt: 'Poster for the marmalade club' })
  expect((await call('code', { designId: first.designId })).content[0]?.text).toContain('export default')
  const found = (await call('search', { search: 'marmalade' })).structuredContent
  expect(found).toMatchObject({ total: 1, designs: [{ designId: first.designId }] })
})

test('10: the language of sheets, projects and designs can be looked up, and there are ways to begin', async () => {
  const { first } = await make('write_sheet', { sheet: SHEET })
  const read = async (uri: string) => JSON.stringify((await assistant.client.readResource({ uri })).contents)
  expect(await read('limner://sheet-language')).toContain('<board')
  expect(await read(`limner://designs/${first.designId}`)).toContain('versions')
  expect(await read(`limner://projects/${first.projectId}`)).toContain(first.designId)
  const { resources } = await assistant.client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['limner://sheet-language', `limner://projects/${first.projectId}`]),
  )
  expect((await assistant.client.listPrompts()).prompts.length).toBeGreaterThan(1)
  const begun = await assistant.client.getPrompt({ name: 'drawn_design', arguments: { what: 'a card for Ada' } })
  expect(JSON.stringify(begun.messages)).toContain('a card for Ada')
})

test('11: designs wear a brand of the account', async () => {
  const colours = { paper: '#fff7ec', ink: '#3a0f24', accent: '#7a1f4b' }
  const kit = (await ada.post('/api/brand-kits', { name: 'Plumline', colours })).json()
  const { kits } = z
    .object({ kits: z.array(z.object({ id: z.string(), name: z.string(), hasLogo: z.boolean() })) })
    .parse((await call('brand_kits', {})).structuredContent)
  expect(kits).toContainEqual({ id: kit.id, name: 'Plumline', hasLogo: false })
  const { first } = await make('design', { prompt: 'Logo for Plumline', brand: kit.id, count: 1, seed: 3 })
  const { palette } = (await ada.get(`/api/designs/${first.designId}/parts`)).json()
  expect(palette).toMatchObject({ paper: '#fff7ec', accent: '#7a1f4b' })
  const uri = `limner://brand-kits/${kit.id}`
  expect((await assistant.client.listResources()).resources).toContainEqual(
    expect.objectContaining({ uri, name: 'Plumline' }),
  )
  expect(JSON.stringify((await assistant.client.readResource({ uri })).contents)).toContain('#7a1f4b')
})

test('12: a design goes into more formats, and its last change into all of them', async () => {
  const { first } = await make('design', { prompt: PROMPT, count: 1, seed: 5 })
  const set = await make('make_formats', { designId: first.designId, formats: ['story'] })
  expect(set.first.height).toBeGreaterThan(set.first.width)
  const { first: changed } = await make('revise', { designId: first.designId, instruction: 'make it dark green' })
  await make('repeat_in_formats', { designId: changed.designId })
  const { designs } = z
    .object({ designs: z.array(z.object({ designId: z.string(), version: z.number() })) })
    .parse((await call('formats_of', { designId: changed.designId })).structuredContent)
  expect(designs.map(({ version }) => version)).toEqual([2, 2])
})

test('without a key nothing is answered, with a narrow one only what it opens, and nothing of others', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = { accept: 'application/json, text/event-stream' }
  const nobody = await new Person(server.app).post('/mcp', body, accept)
  expect([nobody.statusCode, nobody.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  const madeUp = await new Person(server.app).post('/mcp', body, { ...accept, authorization: 'Bearer limner_x' })
  expect(madeUp.statusCode).toBe(401)
  expect((await ada.post('/mcp', body, accept)).statusCode).toBe(401)
  expect((await ada.get('/mcp')).statusCode).toBe(405)
  const reader = await openAssistant(address, await keyFor(ada, ['read']))
  const refused = await reader.call('design', { prompt: PROMPT })
  expect(refused).toMatchObject({ isError: true, content: [{ text: 'This API key does not have the scope design.' }] })
  await reader.client.close()
  const { first } = await make('write_sheet', { sheet: SHEET })
  const stranger = await openAssistant(address, await keyFor(await memberOf(server), ['read', 'design']))
  expect(await stranger.call('read_design', { designId: first.designId })).toMatchObject({ isError: true })
  await stranger.client.close()
})

test('13: what others share with the account is found and worked on as far as it may be', async () => {
  const owner = await memberOf(server)
  const email = (await ada.get('/api/user')).json().email
  const project = await owner.createProject('Shared orchard')
  const kit = (await owner.post('/api/brand-kits', { name: 'Orchard' })).json()
  for (const path of [`/api/projects/${project.id}`, `/api/brand-kits/${kit.id}`]) {
    const { link } = (await owner.post(`${path}/invitations`, { email, role: 'viewer' })).json()
    await ada.post(`/api/invitations/${link.split('/').at(-1)}/accept`)
  }
  const { kits } = z
    .object({ kits: z.array(z.looseObject({ id: z.string() })) })
    .parse((await call('brand_kits', {})).structuredContent)
  expect(kits).toContainEqual({ id: kit.id, name: 'Orchard', hasLogo: false, access: 'viewer' })
  const uri = `limner://projects/${project.id}`
  expect((await assistant.client.listResources()).resources).toContainEqual(expect.objectContaining({ uri }))
  expect(JSON.stringify((await assistant.client.readResource({ uri })).contents)).toContain('viewer')
  const refused = await call('design', { prompt: 'Poster for an orchard', projectId: project.id })
  expect(refused.isError).toBe(true)
  expect(refused.content[0]?.text).toContain('You can look at this project but not change it.')
})
