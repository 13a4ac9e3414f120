/** Work that would never end: it is ended, nobody else waits for it, and health tells of it. */
import { expect, test, vi } from 'vitest'
import { newDatabase, newDirectory, Person, query, startServerForTest } from '../harness.ts'
import { ask, startProcess } from '../processes.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a message that is read without end is given up after one try, and others get their designs', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const guest = new Person(app)
  await guest.make({ prompt: 'Logo' })
  const asked = await Promise.all([1, 2, 3].map((n) => guest.generate({ prompt: `ponder ${n}` })))
  expect((await new Person(app).make({ prompt: 'Logo' })).designs).toHaveLength(4)
  for (const { id } of asked)
    expect(await guest.settle(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('took too long') })
  const rows = await query<{ attempt: number }>(databaseUrl, `select attempt from predictions where state = 'failed'`)
  expect(rows.map(({ attempt }) => attempt)).toEqual([1, 1, 1])
})

const box = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000" ${attributes}>${body}</svg>`
const filtered = (effect: string) =>
  box(`<filter id="f">${effect}</filter><rect width="2000" height="2000" filter="url(#f)"/>`)
const masked = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, i) =>
      `<mask id="m${i}"${i > 0 ? ` mask="url(#m${i - 1})"` : ''}><rect width="2000" height="2000" fill="#fff"${i > 0 ? ` mask="url(#m${i - 1})"` : ''}/></mask>`,
  ).join('')
const matrix = `<feConvolveMatrix order="31" kernelMatrix="${'1 '.repeat(961)}"/>`

test.each([
  ['noise of many octaves', filtered('<feTurbulence baseFrequency=".01" numOctaves="99999999"/>')],
  ['a large convolution', filtered(matrix.repeat(8))],
  ['masks within masks', box(`${masked(8)}<rect width="2000" height="2000" mask="url(#m7)"/>`)],
  [
    'a megabyte of rules',
    box(`<style>${'a>b~c+d e{fill:red}'.repeat(50_000)}</style>${'<g><rect/></g>'.repeat(4_000)}`),
  ],
  ['coordinates beyond everything', box('<path stroke="#000" stroke-dasharray="1" d="M0 0H1e38V1e38"/>')],
])('an SVG with %s is drawn or refused in time, and keeps nobody waiting', async (_, svg) => {
  const { app } = await startServerForTest()
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const began = performance.now()
  const sent = new Person(app).post('/api/generate-design', { prompt: 'Logo', image_input: [image] })
  expect((await new Person(app).make({ prompt: 'Logo' })).designs).toHaveLength(4)
  const answer = await sent
  expect([200, 422]).toContain(answer.statusCode)
  if (answer.statusCode === 422) expect(answer.json().message).toMatch(/SVG/)
  // Five seconds for the process that draws it; the rest is for a busy machine.
  expect(performance.now() - began).toBeLessThan(60_000)
  expect((await new Person(app).get('/api/health/status')).json().work).toMatchObject({ running: 0, stuck: 0 })
})

test('health tells of a thread that does not end, and the process ends nevertheless when it is asked to', async () => {
  const server = await startProcess({ DATABASE_URL: await newDatabase(), DATA_DIR: newDirectory() })
  const key = { 'idempotency-key': 'burning' }
  const started = await ask(`${server.url}/api/generate-design`, { prompt: 'burn' }, key)
  const guest = { 'x-guest-token': started.headers.get('x-guest-token') ?? '' }
  const health = async () => (await ask(`${server.url}/api/health/status`)).body
  expect(await health()).toMatchObject({ status: 'ok', work: { running: 1, stuck: 0 }, queue: { running: 1 } })
  // Its thread is told to end, and cannot.
  await ask(`${server.url}/api/generate-design/stop`, { key: key['idempotency-key'] }, guest)
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'degraded', work: { stuck: 1 } }), 10_000)
  const began = performance.now()
  await server.kill('SIGTERM')
  expect(performance.now() - began).toBeLessThan(60_000)
})
