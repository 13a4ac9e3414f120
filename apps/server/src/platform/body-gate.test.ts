import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type BodyGateOptions, mountBodyGate } from './body-gate.ts'
import { mountFailures } from './failures.ts'
import { mountJson } from './json.ts'

const MIB = 1024 * 1024

async function listen(options: Partial<BodyGateOptions>) {
  const app = Fastify()
  mountFailures(app)
  mountJson(app)
  mountBodyGate(app, options)
  app.post('/echo', { bodyLimit: 15 * MIB }, (request) => ({ length: (request.body as { text: string }).text.length }))
  app.get('/health', () => ({ ok: true }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { url, port: Number(new URL(url).port) }
}

/** Begins to send a body of so many bytes, and says no more. */
function begin(port: number, length: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(
    `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"`,
  )
  onTestFinished(() => void socket.destroy())
  return { socket, closed, heard: () => heard }
}

test('a body that makes no progress is given up with a sentence; one that comes is read whole', async () => {
  const { url, port } = await listen({ patience: 100 })
  const drip = begin(port, 14 * MIB)
  const timer = setInterval(() => drip.socket.write(' '), 20)
  const text = 'x'.repeat(5 * MIB)
  const sent = await fetch(`${url}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  expect(await sent.json()).toEqual({ length: text.length })
  await drip.closed
  clearInterval(timer)
  expect(drip.heard()).toMatch(/^HTTP\/1\.1 408 /)
  expect(drip.heard()).toContain('The request did not arrive in time.')
})

test('a body that is refused unread, and stalls, harms nobody', async () => {
  const { url, port } = await listen({ patience: 20 })
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/xml\r\ncontent-length: 5000\r\n\r\n<a')
  await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 415 /))
  await Promise.race([closed, fetch(`${url}/health`).then(() => new Promise((resolve) => setTimeout(resolve, 60)))])
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('sixty stalled uploads of 14 MB: four are waited for, the rest is refused, and what needs no body is answered', async () => {
  const { url, port } = await listen({})
  const uploads = Array.from({ length: 60 }, () => begin(port, 14 * MIB))
  await vi.waitFor(() => expect(uploads.filter(({ heard }) => heard().includes(' 429 '))).toHaveLength(56), 10_000)
  expect((await fetch(`${url}/health`)).status).toBe(200)
  for (const { socket } of uploads) socket.destroy()
  await vi.waitFor(async () => {
    const body = JSON.stringify({ text: 'x'.repeat(14 * MIB) })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${url}/echo`, { method: 'POST', headers, body })).status).toBe(200)
  }, 10_000)
})

test('all addresses together have a bound of their own', async () => {
  const { port } = await listen({ total: 20 * MIB })
  const [first, second] = [begin(port, 14 * MIB), begin(port, 14 * MIB)]
  await vi.waitFor(() => expect(first.heard() + second.heard()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/s))
})

test('a body that is compressed is refused, not unpacked', async () => {
  const { url } = await listen({})
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await fetch(`${url}/echo`, { method: 'POST', headers, body: 'x' })
  expect(answer.status).toBe(415)
})
