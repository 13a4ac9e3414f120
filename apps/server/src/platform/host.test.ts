import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountFailures } from './failures.ts'
import { mountHostCheck, originFor } from './host.ts'

async function ask(host: string, publicUrl?: string) {
  const app = Fastify()
  mountFailures(app)
  mountHostCheck(app)
  const originOf = originFor({ publicUrl, port: 3000 })
  app.get('/', (request) => ({ origin: originOf(request) }))
  const answer = await app.inject({ url: '/', headers: { host } })
  return { status: answer.statusCode, origin: answer.json().origin, body: answer.body }
}

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['LocalHost', 'http://localhost'],
  ['192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['studio:3000', 'http://studio:3000'],
  ['studio.local', 'http://studio.local'],
])('%s is near, and shown', async (host, origin) => {
  expect(await ask(host)).toMatchObject({ status: 200, origin })
})

test.each(['evil.example', 'localhost.evil.example', 'evil.example:3000', '127.0.0.1.evil.example'])(
  '%s is shown by nobody',
  async (host) => {
    const answer = await ask(host)
    expect(answer).toMatchObject({ status: 200, origin: 'http://localhost:3000' })
    expect(answer.body).not.toContain('evil')
  },
)

test.each(['a b', 'evil.example/path', 'user@evil.example', '[::', 'x:99999', 'x:port', '<script>', 'a\\b', '%'])(
  '%s is no host',
  async (host) => {
    const answer = await ask(host)
    expect(answer.status).toBe(400)
    expect(answer.body).not.toContain(host)
  },
)

test('a configured address counts alone', async () => {
  expect((await ask('evil.example', 'https://design.example.com')).origin).toBe('https://design.example.com')
})
