/** What was tried against the server and must not work: keys that are none, guessing, taking everybody's turn. */
import crypto from 'node:crypto'
import { createServer } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a key that is none is refused wherever it is sent, by whoever', async () => {
  const ada = new Person(server.app)
  await ada.signUp()
  for (const headers of [
    { authorization: 'Bearer made-up' },
    { authorization: `Bearer limner_${'x'.repeat(43)}` },
    { 'x-api-key': 'made-up' },
    { authorization: 'Bearer' },
  ])
    for (const who of [new Person(server.app), ada]) {
      for (const url of ['/api/projects', '/api/quota', '/api/blog/articles', '/api/health/status'])
        expect([url, (await who.get(url, headers)).statusCode]).toEqual([url, 401])
      expect((await who.post('/api/generate-design', { prompt: 'Logo' }, headers)).statusCode).toBe(401)
    }
  expect((await ada.get('/api/projects', { authorization: 'Basic cHJveHk6cGFzcw==' })).statusCode).toBe(200)
})

test('cookies that are made up buy no further guesses at the password of an open session', async () => {
  const ada = new Person(server.app)
  await ada.signUp()
  const statuses: number[] = []
  for (let i = 0; i < 26; i++) {
    ada.cookies.set('limner_device', crypto.randomBytes(32).toString('base64url'))
    const body = { currentPassword: `guess ${i}`, newPassword: 'a quite different phrase' }
    statuses.push((await ada.post('/api/user/password', body)).statusCode)
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('of one address so many waiting designs are taken, and whoever has few of them is next', async () => {
  const { app } = await startServerForTest({ environment: { RATE_LIMIT: 'on', MAX_WAITING: '40' } })
  const greedy = new Person(app)
  await greedy.post('/api/guest')
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, i) => greedy.post('/api/generate-design', { prompt: `slow logo ${i}` })),
  )
  const taken = asked.filter(({ statusCode }) => statusCode === 200)
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(12 - taken.length)
  expect(taken).toHaveLength(8)
  const modest = await new Person(app).make({ prompt: 'Logo' })
  expect(modest.designs).toHaveLength(4)
  const states = await Promise.all(
    taken.map(async (answer) => (await greedy.get(`/api/prediction/${answer.json().id}`)).json().status),
  )
  expect(states.filter((state) => state !== 'succeeded').length).toBeGreaterThan(3)
})

test('sign-ups tell of few addresses that there is an account', async () => {
  const { app } = await startServerForTest()
  const ada = new Person(app)
  const email = await ada.signUp()
  const person = { email, password: 'seven lamps of architecture', firstName: 'A', lastName: 'B' }
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await new Person(app).post('/api/register', person)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(409), 429, 429])
})

test('pictures by address are counted before they are fetched', async () => {
  let fetched = 0
  const elsewhere = createServer((_, answer) => {
    fetched++
    answer.end('no picture')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  const { app } = await startServerForTest({
    environment: { RATE_LIMIT: 'on' },
    guard: { isAllowedAddress: () => true, isAllowedPort: () => true },
  })
  const ada = new Person(app)
  await ada.signUp()
  const { id } = await ada.createProject()
  const { port } = elsewhere.address() as net.AddressInfo
  const imageUrl = `http://127.0.0.1:${port}/a.png`
  const send = () => ada.post(`/api/projects/${id}/messages`, { type: 'user', content: 'x', imageUrl, metadata: {} })
  const answers = await Promise.all(Array.from({ length: 60 }, send))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  expect(fetched).toBeLessThanOrEqual(35)
})

async function connections(count: number, say: string) {
  const { app } = await startServerForTest()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(address)
  const sockets = Array.from({ length: count }, () => net.connect(Number(port), '127.0.0.1').on('error', () => {}))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const socket of sockets) {
    socket.resume()
    if (say) socket.write(say)
  }
  return sockets
}

test.each([
  ['that say nothing', ''],
  [
    'whose body stalls',
    'POST /api/generate-design HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14000000\r\n\r\n{"prompt":"',
  ],
])('connections %s are closed', async (_, say) => {
  const sockets = await connections(60, say)
  await sleep(2_000)
  await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed)).toHaveLength(0), 20_000)
})

test('guests of one address may keep so much in a day, however many they are', async () => {
  const { app, databaseUrl } = await startServerForTest({ environment: { GUEST_STORAGE_MB: '1' } })
  for (let i = 0; i < 4; i++) {
    const guest = new Person(app)
    await guest.make({ prompt: 'Logo' })
    await query(databaseUrl, `update media set bytes = 200000 where bytes < 200000`)
  }
  const late = await new Person(app).post('/api/generate-design', { prompt: 'Logo' })
  expect([late.statusCode, late.json().message]).toEqual([413, expect.stringContaining('on your network')])
  const ada = new Person(app)
  await ada.signUp()
  expect((await ada.make({ prompt: 'Logo' })).designs).toHaveLength(4)
})
