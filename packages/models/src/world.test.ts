/** Through a proxy, where the environment names one. */
import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from './world.ts'

const target = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"through":true}')
})
const asked: string[] = []
/** Plain addresses are asked for in full. */
const proxy = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  const on = http.request(request.url ?? '', { method: request.method }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] })
    answer.pipe(response)
  })
  request.pipe(on)
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
  expect(asked).toEqual([address])
  const beside = await realWorld({ http, none: '127.0.0.1' }).fetch(address)
  expect(await beside.json()).toEqual({ through: true })
  expect(asked).toHaveLength(1)
})
