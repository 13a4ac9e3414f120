import { openLimner } from '@limner/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test } from 'vitest'
import { limnerServer } from './server.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const design = { id: ID, title: 'Crumb logo', kind: 'logo', versionNumber: 1, width: 64, height: 64, changes: [] }
const PROJECT = '22222222-2222-4222-8222-222222222222'
const pageUrl = `/project/${PROJECT}`
const picture = { name: 'logo', imageUrl: '/media/a.png', width: 64, height: 64 }
const whole = {
  ...design,
  projectId: PROJECT,
  imageUrl: '/media/a.png',
  thumbnailUrl: '/media/a-small.webp',
  pictures: [picture],
  pageUrl,
}

const CHOICES = [
  { label: 'Change this design', prompt: 'a bolder one', intent: 'change' },
  { label: 'Make a new design', prompt: 'a bolder one', intent: 'new' },
]

/** What such a server answers to words. */
function generated(body: string): Response {
  if (body.includes('"prompt":"a bolder one"') && !body.includes('intent'))
    return Response.json({ id: ID, status: 'succeeded', message: 'Which one is meant?', choices: CHOICES })
  if (body.includes('nonsense')) return Response.json({ error: 'invalid', message: 'Say more.' }, { status: 400 })
  const prediction = { id: ID, status: 'succeeded', message: 'Done.', designs: [whole] }
  return Response.json(prediction, { headers: { 'x-guest-token': 'token-1' } })
}

const COMPONENT = { format: 'tsx', name: null, url: '/signed/design.tsx', expiresAt: '2030-01-01T00:00:00.000Z' }
/** A signed file cannot show everything, and says so. */
const fileAt = (pathname: string): Response =>
  new Response('bytes', {
    headers: pathname.startsWith('/signed/') ? { 'limner-losses': encodeURIComponent('Curves are lines, there.') } : {},
  })

/** What a design's address answers: to a GET the formats of its set, else the work that begins. */
const ofDesign = (method = 'GET'): Response =>
  Response.json(method === 'GET' ? { designs: [whole] } : { id: ID, status: 'processing' })

/** A server of a few addresses, which notes what it was asked. */
async function assistant({ guests = true, keeps = false } = {}) {
  const asked: string[] = []
  const answer = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(input))
    const headers = new Headers(init?.headers)
    asked.push(
      `${init?.method ?? 'GET'} ${pathname}${search} ${headers.get('x-guest-token') ?? '-'} ${init?.body ?? ''}`.trim(),
    )
    if (pathname === `/api/designs/${ID}/files`) {
      if (search.includes('pdf') && !guests)
        return Response.json({ error: 'unauthorized', message: 'Please sign in.' }, { status: 401 })
      return Response.json({ files: search.includes('tsx') ? [COMPONENT] : [] })
    }
    if (/\/(?:operations|set|set\/repeat)$/.test(pathname)) return ofDesign(init?.method)
    if (pathname.endsWith('/events')) {
      const last = { id: ID, status: 'succeeded', designs: [whole] }
      return new Response(`data: ${JSON.stringify(last)}\n\n`, { headers: { 'content-type': 'text/event-stream' } })
    }
    if (/^\/(?:media|signed)\//.test(pathname)) return fileAt(pathname)
    if (pathname === `/api/designs/${ID}`) return Response.json({ design: whole, versions: [] })
    return generated(String(init?.body))
  }
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  const keepFile = async (name: string) => name
  const options = { version: '1', ...(keeps && { keepFile }) }
  await limnerServer(openLimner({ url: 'http://limner.test', fetch: answer }), options).connect(far)
  await client.connect(near)
  const call = async (name: string, words: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: words })) as {
      isError?: boolean
      content: { type: string; text: string }[]
    }
  return { client, call, asked }
}

test('what may be meant in two ways is offered, and said again with the intent that was chosen', async () => {
  const { call, asked } = await assistant()
  const said = { projectId: PROJECT, message: 'a bolder one' }
  expect(JSON.parse((await call('say', said)).content[0]?.text ?? '')).toMatchObject({ choices: CHOICES, designs: [] })
  const chosen = JSON.parse((await call('say', { ...said, designId: ID, intent: 'new' })).content[0]?.text ?? '')
  expect(chosen).toMatchObject({ designs: [{ designId: ID, projectId: PROJECT }] })
  expect(asked.at(-2)).toContain(`"projectId":"${PROJECT}"`)
  expect(asked.at(-2)).toContain(`"selectedDesignId":"${ID}"`)
  expect(asked.at(-2)).toContain('"intent":"new"')
})

test('a failure is told in the server’s own sentence', async () => {
  const { call } = await assistant()
  expect(await call('design', { prompt: 'nonsense' })).toMatchObject({
    isError: true,
    content: [{ text: 'Say more.' }],
  })
  const guest = await assistant({ guests: false })
  expect(await guest.call('export', { designId: ID, formats: ['pdf'] })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('LIMNER_API_KEY') }],
  })
})

test('what takes a while is waited for', async () => {
  const { call } = await assistant()
  const changed = await call('apply_operations', { designId: ID, operations: [{ op: 'remove', id: 'title' }] })
  expect(JSON.parse(changed.content[0]?.text ?? '')).toMatchObject({ designs: [{ designId: ID }] })
})

test('a design is made in more formats, a change repeated in them, and all of them are listed', async () => {
  const { call, asked } = await assistant()
  const made = await call('make_formats', { designId: ID, formats: ['story', 'a4'] })
  expect(JSON.parse(made.content[0]?.text ?? '')).toMatchObject({ designs: [{ designId: ID }] })
  expect(asked[0]).toBe(`POST /api/designs/${ID}/set - {"formats":["story","a4"]}`)
  await call('repeat_in_formats', { designId: ID })
  expect(asked.some((one) => one.startsWith(`POST /api/designs/${ID}/set/repeat`))).toBe(true)
  const listed = await call('formats_of', { designId: ID })
  expect(JSON.parse(listed.content[0]?.text ?? '')).toMatchObject({ designs: [{ designId: ID }] })
})

test('what a file cannot show is told with it', async () => {
  const { call } = await assistant({ keeps: true })
  const kept = await call('export', { designId: ID, formats: ['tsx'], save: true })
  expect(JSON.parse(kept.content[0]?.text ?? '')).toMatchObject({ files: [{ losses: ['Curves are lines, there.'] }] })
})

test('a PDF for a press is asked for by its colour', async () => {
  const { call, asked } = await assistant()
  await call('export', { designId: ID, formats: ['pdf'], colour: 'cmyk' })
  await call('export', { designId: ID, formats: ['pdf'], colour: 'cmyk', condition: 'fogra39', size: 'a3' })
  await call('export', { designId: ID, formats: ['pdf'] })
  const files = `GET /api/designs/${ID}/files`
  expect(asked.filter((one) => one.startsWith(files)).map((one) => one.split(' ')[1]?.split('?')[1])).toEqual([
    'outputs=pdf&colour=cmyk',
    'outputs=pdf&colour=cmyk&condition=fogra39&size=a3',
    'outputs=pdf',
  ])
})

test('an export that can keep files is not said to read only', async () => {
  const hint = async (keeps: boolean) =>
    (await (await assistant({ keeps })).client.listTools()).tools.find(({ name }) => name === 'export')?.annotations
  expect([await hint(false), await hint(true)]).toMatchObject([{ readOnlyHint: true }, { readOnlyHint: false }])
})

test.each([
  ['design', { prompt: '' }],
  ['design', { prompt: 'x'.repeat(20_001) }],
  ['revise', { designId: '../../admin', instruction: 'darker' }],
  ['write_sheet', { sheet: '' }],
  ['apply_operations', { designId: ID, operations: [{}] }],
  ['say', { projectId: PROJECT, message: 'x', intent: 'drop table' }],
  ['export', { designId: ID, formats: ['../../../etc/passwd'] }],
  ['search', { search: 'x', limit: 1e9 }],
  ['make_formats', { designId: ID, formats: ['billboard'] }],
  ['code', { designId: { toString: 'x' } }],
  ['nothing', {}],
])('what is no argument of %s is refused in a sentence, and nothing is asked of the server', async (name, words) => {
  const { call, asked } = await assistant()
  const refused = await call(name, words).catch((error: Error) => ({
    isError: true,
    content: [{ text: error.message }],
  }))
  expect(refused.isError).toBe(true)
  expect(refused.content[0]?.text).toMatch(/\w/)
  expect(asked).toEqual([])
})
