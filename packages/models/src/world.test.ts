/** Through a proxy, where the environment names one. */
import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from './world.ts'

const target = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"through":true}')
})
const tunnels: string[] = []
const proxy = http.createServer().on('connect', (request: http.IncomingMessage, socket: net.Socket) => {
  tunnels.push(request.url ?? '')
  const [host = '', port = '0'] = (request.url ?? '').split(':')
  const out = net.connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    out.pipe(socket).pipe(out)
  })
  out.on('error', () => socket.destroy())
  socket.on('error', () => out.destroy())
})
const portOf = (server: http.Server) => {
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}
beforeAll(async () => {
  for (const server of [target, proxy]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const server of [target, proxy]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a proxy is obeyed, and left out for hosts that need none', async () => {
  const address = `http://127.0.0.1:${portOf(target)}/`
  const http = `http://127.0.0.1:${portOf(proxy)}`
  const through = await realWorld({ http }).fetch(address, { method: 'POST', body: '{}' })
  expect(await through.json()).toEqual({ through: true })
  expect(tunnels).toEqual([`127.0.0.1:${portOf(target)}`])
  const beside = await realWorld({ http, none: '127.0.0.1' }).fetch(address)
  expect(await beside.json()).toEqual({ through: true })
  expect(tunnels).toHaveLength(1)
})
