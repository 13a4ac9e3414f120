import { afterAll, beforeAll, expect, test } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
let designId: string
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  designId = (await ada.make({ prompt: 'Logo for Hand' })).designId ?? ''
})
afterAll(() => server.close())

const operate = (operations: unknown[], headers = {}) =>
  ada.post(`/api/designs/${designId}/operations`, { operations }, headers)

test('tells what can be changed, and makes the next version of it', async () => {
  const parts = (await ada.get(`/api/designs/${designId}/parts`)).json()
  expect(parts.artboards[0].texts[0]).toMatchObject({ id: 'name', text: 'Fake' })
  const made = (await operate([{ op: 'text', id: 'name', text: 'Hands' }])).json()
  expect(made).toMatchObject({ status: 'succeeded', message: 'Done. Text: Hands.' })
  expect(made.designs[0]).toMatchObject({
    versionNumber: 2,
    parentDesignId: designId,
    modificationPrompt: 'Text: “Hands”',
  })
})

test('changes by hand make a version that says so; its drawing tells parts, and is for its owner', async () => {
  const made = (await operate([{ op: 'move', id: 'name', x: 3, y: 4 }])).json()
  expect(made.designs[0]).toMatchObject({ modificationPrompt: 'Moved by hand' })
  const { svg } = (await ada.get(`/api/designs/${designId}/drawing`)).json()
  expect(svg).toMatch(/^<svg/)
  expect((await ada.get(`/api/designs/${designId}/drawing?side=7`)).statusCode).toBe(404)
  const stranger = new Person(server.app)
  expect((await stranger.get(`/api/designs/${designId}/drawing`)).statusCode).toBe(403)
})

test.each([
  ['Rotated by hand', { op: 'rotate', id: 'name', degrees: -12.5 }],
  ['Grouped by hand', { op: 'group', ids: ['name', 'window'], name: 'Head' }],
  ['Ungrouped by hand', { op: 'ungroup', id: 'head' }],
  ['Named: “Foot”', { op: 'name', id: 'head', name: 'Foot' }],
  ['Locked by hand', { op: 'lock', id: 'name', locked: true }],
  ['Unlocked by hand', { op: 'lock', id: 'name', locked: false }],
])('%s', async (modificationPrompt, operation) => {
  expect((await operate([operation])).json().designs[0]).toMatchObject({ modificationPrompt })
})

test('sent twice with one key, it is one version', async () => {
  const send = () => operate([{ op: 'palette', set: { paper: '#123456' } }], { 'idempotency-key': 'once' })
  const [first, second] = [await send(), await send()]
  expect(second.json().designId).toBe(first.json().designId)
})

test('what cannot be done is answered with the reason and makes nothing', async () => {
  const answer = (await operate([{ op: 'text', id: 'gone', text: 'x' }])).json()
  expect(answer).toMatchObject({ designs: [], message: 'There is no such text in this design.' })
})

test.each([
  [[]],
  [[{ op: 'palette', set: { paper: 'red' } }]],
  [[{ op: 'palette', set: { evil: '#000000' } }]],
  [[{ op: 'palette', set: {} }]],
  [[{ op: 'set', id: 'name', set: { text: 'x' } }]],
  [[{ op: 'remove', id: '' }]],
  [[{ op: 'style', id: 'name', set: {} }]],
  [[{ op: 'style', id: 'name', set: { colour: 'url(#a)' } }]],
  [[{ op: 'add', artboard: 0, part: 'script' }]],
  [[{ op: 'rotate', id: 'name', degrees: 720 }]],
  [[{ op: 'group', ids: ['name'] }]],
  [[{ op: 'lock', id: 'name', locked: 'yes' }]],
  [[{ op: 'size', id: 'name', x: 0, y: 0, width: 1e9, height: 4 }]],
  [[{ op: 'crop', id: 'name', focus: [0.5, 0.5], zoom: 0.5 }]],
  [[{ op: 'crop', id: 'name', focus: [0.5, 1.2], zoom: 2 }]],
  [[{ op: 'crop', id: 'name', focus: [0.5], zoom: 2 }]],
  [[{ op: 'add', artboard: 0, part: 'qr', content: '' }]],
  [[{ op: 'add', artboard: 0, part: 'drawing' }]],
  [[{ op: 'add', artboard: 0, part: 'rectangle', at: { x: 1 } }]],
])('%j is refused', async (operations) => {
  expect((await operate(operations)).statusCode).toBe(400)
})

test('a frame is filled with the picture that comes along, by hand and by words', async () => {
  const picture = `data:image/png;base64,${flatPng(64, 64, [200, 120, 40]).toString('base64')}`
  const byHand = await ada.post(`/api/designs/${designId}/operations`, {
    operations: [{ op: 'photo', id: 'window' }],
    picture,
  })
  expect(byHand.json()).toMatchObject({ status: 'succeeded', message: 'Done. Photo: 64 × 64.' })
  const byWords = await ada.make({
    prompt: 'put my photo there',
    parentDesignId: designId,
    modificationPrompt: 'put my photo there',
    image_input: [picture],
  })
  expect(byWords.message).toBe('Done. Photo: yours.')
})

test('the library is searched by whoever asks, within limits', async () => {
  const found = await ada.get('/api/library?q=anchor&kind=mark&count=1')
  expect(found.json()).toEqual({
    items: [
      {
        ...{ id: 'mark:fake-0', kind: 'mark', name: 'anchor', svg: expect.stringMatching(/^<svg/) },
        preview: expect.stringMatching(/^\/api\/library\/picture/),
      },
    ],
  })
  const picture = await ada.get(found.json().items[0].preview)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await ada.get('/api/library/picture?item=mark:gone')).statusCode).toBe(404)
  expect(found.headers['ratelimit-policy']).toContain('120')
  for (const query of ['', 'q=', `q=${'x'.repeat(61)}`, 'q=a&kind=photo', 'q=a&count=0', 'q=a&count=49'])
    expect((await ada.get(`/api/library?${query}`)).statusCode, query).toBe(400)
})
