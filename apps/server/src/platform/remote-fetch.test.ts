import dns from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AddressGuard, PUBLIC_ONLY, remoteFetcher } from './remote-fetch.ts'

const MIB = 1024 * 1024
const options = { most: MIB, signal: new AbortController().signal }
/** Loopback stands for a public address here; its IPv6 does not. */
const LOOPBACK: AddressGuard = { isAllowedAddress: (ip) => ip === '127.0.0.1', isAllowedPort: () => true }
const ANY_PORT: AddressGuard = { ...PUBLIC_ONLY, isAllowedPort: () => true }

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'

async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked }
}

test('a file comes with its type', async () => {
  const { port } = await serve((_request, response) => {
    response.setHeader('content-type', 'Image/PNG; charset=binary').end('bytes')
  })
  const file = await remoteFetcher(LOOPBACK)(`http://127.0.0.1:${port}/a.png`, options)
  expect([Buffer.from(file.bytes).toString(), file.type]).toEqual(['bytes', 'image/png'])
})

test.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0.0.0.0:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fd00::1]:PORT/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://user:secret@example.com/',
  'http://１２７.0.0.1:PORT/',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'gopher://127.0.0.1:PORT/',
  '/etc/passwd',
  'nonsense',
])('no request leaves for %s', async (address) => {
  const { port, asked } = await serve((_request, response) => void response.end('secret'))
  const fetching = remoteFetcher(ANY_PORT)(address.replace('PORT', String(port)), options)
  await expect(fetching).rejects.toMatchObject({ status: 422 })
  expect(asked).toEqual([])
})

test('a name that leads to this machine is refused by what the socket was told, not by an earlier answer', async () => {
  const { port, asked } = await serve((_request, response) => void response.end('secret'))
  const real = dns.lookup
  const answer = vi.spyOn(dns, 'lookup')
  onTestFinished(() => answer.mockRestore())
  answer.mockImplementation(((_name: string, how: dns.LookupOptions, done: never) =>
    real('127.0.0.1', how, done)) as never)
  await expect(remoteFetcher(ANY_PORT)(`http://rebind.example:${port}/`, options)).rejects.toThrow('public')
  expect(asked).toEqual([])
})

test('every hop of a redirect is checked, and there are not many', async () => {
  const { port, asked } = await serve((request, response) => {
    const to = request.url === '/on' ? '/on' : `http://[::1]:${port}/secret`
    response.writeHead(302, { location: to }).end()
  })
  const fetchOutside = remoteFetcher(LOOPBACK)
  await expect(fetchOutside(`http://127.0.0.1:${port}/in`, options)).rejects.toThrow('public')
  expect(asked).toEqual(['/in'])
  await expect(fetchOutside(`http://127.0.0.1:${port}/on`, options)).rejects.toThrow('redirects too often')
})

test('other ports are not asked', async () => {
  await expect(remoteFetcher()('http://example.com:22/', options)).rejects.toThrow('port')
})

test.each<[string, RequestListener, string]>([
  ['too large', (_request, response) => void response.end('x'.repeat(2 * MIB)), 'larger than 1 MB'],
  ['dripping', (_request, response) => void setInterval(() => response.write('x'), 20).unref(), 'too long'],
  ['an error', (_request, response) => void response.writeHead(500).end(), 'answers with status 500'],
  ['compressed', (_request, response) => void response.setHeader('content-encoding', 'gzip').end('x'), 'compressed'],
  ['another protocol', (_request, response) => void response.socket?.write(SWITCHING), 'the server does not answer'],
  ['broken off', (_request, response) => void response.destroy(), 'the server does not answer'],
])('an answer that is %s is refused with a sentence', async (_name, answer, says) => {
  const { port } = await serve(answer)
  // Only what drips runs into the limit.
  const timeout = says === 'too long' ? 300 : 20_000
  const fetching = remoteFetcher(LOOPBACK)(`http://127.0.0.1:${port}/`, { ...options, timeout })
  await expect(fetching).rejects.toThrow(says)
})
