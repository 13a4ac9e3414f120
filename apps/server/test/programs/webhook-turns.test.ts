/** Webhooks whose programs are slow, at several servers: nobody else waits for them. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { memberOf, query, startServerForTest, type TestServer } from '../harness.ts'

/** A program that takes messages, and lets those to `/slow…` wait until it is told to go on. */
class Receiver {
  /** Paths as they were asked, and the ids of the messages. */
  asked: { path: string; id: string }[] = []
  /** Of what waits for its answer. */
  waiting = new Map<http.ServerResponse, string>()
  isSlow = true
  #server = http.createServer((request, response) => {
    const path = request.url ?? ''
    this.asked.push({ path, id: String(request.headers['webhook-id']) })
    if (!this.isSlow || !path.startsWith('/slow')) return void response.end('thanks')
    this.waiting.set(response, path)
    response.on('close', () => this.waiting.delete(response))
  })
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      this.#server.closeAllConnections()
      this.#server.close()
    })
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  count = (path: string) => this.asked.filter((one) => one.path.startsWith(path)).length
  goOn() {
    this.isSlow = false
    for (const response of this.waiting.keys()) response.end('thanks')
  }
}

const environment = { WEBHOOK_HOSTS: '127.0.0.1' }

/** Somebody with webhooks at these addresses, to whom something has happened. */
async function tellOwner(server: TestServer, addresses: string[]) {
  const person = await memberOf(server)
  for (const url of addresses) expect((await person.post('/api/webhooks', { url })).statusCode).toBe(201)
  await person.make({ prompt: 'Logo for a bakery called Crumb' })
  return person
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('an owner whose programs hang has two messages on their way at all servers together, and others do not wait', async () => {
  const receiver = new Receiver()
  const base = await receiver.listen()
  const one = await startServerForTest({ environment })
  const two = await startServerForTest({ environment, databaseUrl: one.databaseUrl })
  const slow = numbers(9).map((number) => `${base}/slow/${number}`)
  await tellOwner(one, slow)
  await expect.poll(() => receiver.count('/slow'), { timeout: 15_000 }).toBe(2)
  for (const server of [one, two]) await tellOwner(server, [`${base}/quick`])
  await expect.poll(() => receiver.count('/quick'), { timeout: 15_000 }).toBe(2)
  expect(receiver.count('/slow')).toBe(2)
  receiver.goOn()
  // However many servers claim at once: each message is sent once.
  await expect.poll(() => new Set(receiver.asked.map(({ id }) => id)).size, { timeout: 15_000 }).toBe(11)
  expect(receiver.asked).toHaveLength(11)
})

test('two servers that claim at once send messages of one webhook one after the other', async () => {
  const receiver = new Receiver()
  const base = await receiver.listen()
  const one = await startServerForTest({ environment })
  for (const _ of numbers(2)) await startServerForTest({ environment, databaseUrl: one.databaseUrl })
  const person = await tellOwner(one, [`${base}/slow`])
  await expect.poll(() => receiver.count('/slow'), { timeout: 15_000 }).toBe(1)
  for (const _ of numbers(4)) await person.make({ prompt: 'Logo for a bakery called Rye' })
  expect(receiver.waiting.size).toBe(1)
  for (const count of numbers(5)) {
    await expect.poll(() => receiver.count('/slow'), { timeout: 15_000 }).toBe(count + 1)
    expect(receiver.waiting.size).toBe(1)
    for (const response of receiver.waiting.keys()) response.end('thanks')
  }
  await expect
    .poll(() => query(one.databaseUrl, `select distinct state from webhook_deliveries`))
    .toEqual([{ state: 'delivered' }])
})

test('programs that have not answered lately leave room for those that do, however many they are', async () => {
  const receiver = new Receiver()
  const base = await receiver.listen()
  const server = await startServerForTest({ environment })
  receiver.isSlow = false
  const owners = []
  for (const owner of numbers(7))
    owners.push(
      await tellOwner(
        server,
        numbers(2).map((number) => `${base}/slow/${owner}/${number}`),
      ),
    )
  await expect
    .poll(() => query(server.databaseUrl, `select distinct state from webhook_deliveries`), { timeout: 15_000 })
    .toEqual([{ state: 'delivered' }])
  await query(server.databaseUrl, 'update webhooks set failing_since = now()')
  receiver.asked = []
  receiver.isSlow = true
  for (const person of owners) await person.make({ prompt: 'Logo for a bakery called Rye' })
  await expect.poll(() => receiver.count('/slow'), { timeout: 15_000 }).toBe(6)
  await tellOwner(server, [`${base}/quick`])
  await expect.poll(() => receiver.count('/quick'), { timeout: 15_000 }).toBe(1)
  expect(receiver.count('/slow')).toBe(6)
  receiver.goOn()
  await expect.poll(() => receiver.count('/slow'), { timeout: 15_000 }).toBe(14)
})
