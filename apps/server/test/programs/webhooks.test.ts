/** Webhooks: told what happens, signed, tried again, turned off when nothing ever arrives. */
import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'

interface Received {
  headers: http.IncomingHttpHeaders
  body: string
}

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'

/** A program that takes what it is sent. */
class Receiver {
  received: Received[] = []
  /** What the next messages are answered with; then 200. */
  answers: { status: number; text?: string; headers?: Record<string, string> }[] = []
  #server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    this.received.push({ headers: request.headers, body })
    const { status = 200, text = 'thanks', headers = {} } = this.answers.shift() ?? {}
    // Node itself would not say it.
    if (status === 101) response.socket?.write(SWITCHING)
    else response.writeHead(status, headers).end(text)
  })
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const bound = this.#server.address()
    return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/hook`
  }
  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
  messages = () => this.received.map(({ body }) => JSON.parse(body))
}

const environment = { WEBHOOK_HOSTS: '127.0.0.1' }
let server: TestServer
const receiver = new Receiver()
let url: string
beforeAll(async () => {
  url = await receiver.listen()
  server = await startServer({ environment })
})
afterAll(async () => {
  await server.close()
  receiver.close()
})

async function hooked(body: Record<string, unknown> = {}, on = server) {
  receiver.received = []
  receiver.answers = []
  const person = await memberOf(on)
  const made = await person.post('/api/webhooks', { url, ...body })
  expect(made.statusCode, made.body).toBe(201)
  const { id, secret } = made.json()
  const log = async () => (await person.get(`/api/webhooks/${id}/deliveries`)).json()
  const shown = async () => (await person.get('/api/webhooks')).json()[0]
  return { person, id, secret, log, shown }
}

/** As the libraries of Standard Webhooks do it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = `v1,${crypto.createHmac('sha256', key).update(said).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(right)
}
const arrived = (count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
/** What waits is due now. */
const makeDue = (on = server) =>
  query(on.databaseUrl, `update webhook_deliveries set next_at = now() where state = 'waiting'`)

test('a program is told of designs, changes and failures, signed, by ids alone', async () => {
  const { person, id, secret, log } = await hooked()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const prediction = await person.make({ prompt: 'Logo for a bakery called Crumb' })
  await arrived(1)
  const [message] = receiver.messages()
  expect(message).toMatchObject({
    type: 'generation.finished',
    data: { predictionId: prediction.id, designIds: prediction.designIds, projectId: expect.any(String) },
  })
  expect(receiver.received[0]?.body).not.toContain('Crumb')
  const [first] = receiver.received
  expect(first && isSigned(first, secret)).toBe(true)
  expect(first && isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false)
  expect(Math.abs(Number(first?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  await expect
    .poll(log)
    .toMatchObject([
      { id: first?.headers['webhook-id'], state: 'delivered', status: 200, answer: 'thanks', tries: 1, nextAt: null },
    ])
  const changed = await person.make({ prompt: 'Darker', parentDesignId: prediction.designId })
  await arrived(2)
  expect(receiver.messages()[1]).toMatchObject({ type: 'edit.finished', data: { designIds: changed.designIds } })
  await person.send('DELETE', `/api/webhooks/${id}`)
  await person.make({ prompt: 'Logo for a bakery called Rye' })
  expect(receiver.received).toHaveLength(2)
})

test('what is stopped is told as failed', async () => {
  const { person } = await hooked({ events: ['generation.failed'] })
  const key = crypto.randomUUID()
  const started = person.post('/api/generate-design', { prompt: 'crawl logo' }, { 'idempotency-key': key })
  const find = () => query(server.databaseUrl, 'select id from predictions where idempotency_key = $1', [key])
  await expect.poll(find, { timeout: 5_000 }).toHaveLength(1)
  const { id } = (await person.post('/api/generate-design/stop', { key })).json()
  await started
  await arrived(1)
  expect(receiver.messages()[0]).toMatchObject({ type: 'generation.failed', data: { predictionId: id, designIds: [] } })
})

test('an answer at a review link is told', async () => {
  const { person } = await hooked({ events: ['review.answered'] })
  const { designId } = await person.make({ prompt: 'Poster for a jazz night' })
  const review = (await person.post(`/api/designs/${designId}/reviews`, {})).json()
  const token = review.path.split('/').at(-1)
  await new Person(server.app).post(`/api/shared/${token}/comments`, { name: 'Bo', text: 'Larger please' })
  await arrived(1)
  expect(receiver.messages()).toMatchObject([
    { type: 'review.answered', data: { reviewId: review.id, designId, kind: 'comment', versionNumber: 1 } },
  ])
  expect(receiver.received[0]?.body).not.toContain('Larger')
})

test('what is not taken is sent again with the same id, and a restart or another server changes nothing', async () => {
  const own = await startServerForTest({ environment })
  const { person, log, shown } = await hooked({}, own)
  receiver.answers = [
    { status: 500, text: 'no\0pe' },
    { status: 302, headers: { location: `${url}/other` } },
  ]
  await person.make({ prompt: 'Logo for a bakery called Crumb' })
  await arrived(1)
  await expect.poll(log).toMatchObject([{ state: 'waiting', status: 500, answer: 'nope', tries: 1 }])
  expect((await shown()).failingSince).not.toBeNull()
  await makeDue(own)
  await arrived(2)
  await expect.poll(async () => (await log())[0].status).toBe(302)
  await own.app.close()
  const next = await startServerForTest({ environment, databaseUrl: own.databaseUrl })
  await startServerForTest({ environment, databaseUrl: own.databaseUrl })
  await makeDue(next)
  await arrived(3)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [row] = await query<{ state: string }>(next.databaseUrl, 'select state from webhook_deliveries')
  await expect
    .poll(async () => (await query(next.databaseUrl, 'select state from webhook_deliveries'))[0])
    .toEqual({ ...row, state: 'delivered' })
  expect(receiver.received).toHaveLength(3)
})

test('a webhook that takes nothing for days, or says that it is gone, is turned off, its person is told, and may turn it on', async () => {
  const folder = path.join(server.config.dataDirectory, 'mail')
  const mails = () => fs.readdirSync(folder, { withFileTypes: true })
  fs.mkdirSync(folder, { recursive: true })
  let told = mails().length
  for (const [status, since, why] of [
    [503, `now() - interval '4 days'`, 'failures'],
    [410, 'null', 'gone'],
  ] as const) {
    const { person, id, log, shown } = await hooked()
    await query(server.databaseUrl, `update webhooks set failing_since = ${since} where id = $1`, [id])
    receiver.answers = [{ status }]
    await person.make({ prompt: 'Logo for a bakery called Crumb' })
    await expect.poll(shown, { timeout: 15_000 }).toMatchObject({ isEnabled: false, disabledBecause: why })
    expect(await log()).toMatchObject([{ state: 'failed', status, nextAt: null }])
    await expect.poll(mails).toHaveLength(++told)
    await person.make({ prompt: 'Logo for a bakery called Rye' })
    expect(await log()).toHaveLength(1)
    const on = await person.send('PATCH', `/api/webhooks/${id}`, { isEnabled: true })
    expect(on.json()).toMatchObject({ isEnabled: true, disabledBecause: null, failingSince: null })
  }
})

test('a ping is sent at once and answered with what came of it', async () => {
  const { person, id, secret } = await hooked()
  receiver.answers = [{ status: 418, text: 'x'.repeat(5000) }]
  const refused = (await person.post(`/api/webhooks/${id}/test`)).json()
  expect(refused).toMatchObject({ type: 'ping', state: 'failed', status: 418, answer: 'x'.repeat(500), nextAt: null })
  receiver.answers = [{ status: 101 }]
  const switched = (await person.post(`/api/webhooks/${id}/test`)).json()
  expect(switched).toMatchObject({ state: 'failed', answer: 'The connection was closed without an answer.' })
  const taken = (await person.post(`/api/webhooks/${id}/test`)).json()
  expect(taken).toMatchObject({ state: 'delivered', status: 200 })
  expect(receiver.messages().at(-1)).toMatchObject({ type: 'ping', data: {} })
  const renewed = (await person.post(`/api/webhooks/${id}/secret`)).json()
  expect(renewed.secret).not.toBe(secret)
  await person.post(`/api/webhooks/${id}/test`)
  const last = receiver.received.at(-1)
  expect(last && [secret, renewed.secret].map((one) => isSigned(last, one))).toEqual([true, true])
  await query(server.databaseUrl, `update webhooks set secret_changed_at = now() - interval '2 days' where id = $1`, [
    id,
  ])
  await person.post(`/api/webhooks/${id}/test`)
  const later = receiver.received.at(-1)
  expect(later && [secret, renewed.secret].map((one) => isSigned(later, one))).toEqual([false, true])
})

test('nothing is sent to addresses that are not public, unless the operator allows them', async () => {
  const strict = await startServerForTest()
  const person = await memberOf(strict)
  const make = (address: string) => person.post('/api/webhooks', { url: address })
  for (const address of [
    url,
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://169.254.169.254/',
    'https://user:secret@example.com/',
    'https://example.com:25/',
  ])
    expect((await make(address)).statusCode, address).toBe(422)
  expect((await make('ftp://example.com/')).statusCode).toBe(400)
  // A name that leads there is seen when its message is sent.
  const { id } = (await make('https://localhost:8443/')).json()
  const sent = (await person.post(`/api/webhooks/${id}/test`)).json()
  expect(sent).toMatchObject({ state: 'failed', status: null, answer: 'It does not lead to a public address.' })
  expect((await person.send('PATCH', `/api/webhooks/${id}`, { url })).statusCode).toBe(422)
})

test('a webhook belongs to its person; a key needs the scope; there is an end to them', async () => {
  const { person, id } = await hooked()
  const other = await memberOf(server)
  expect((await other.get(`/api/webhooks/${id}/deliveries`)).statusCode).toBe(403)
  expect((await other.send('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(403)
  expect((await other.get('/api/webhooks')).json()).toEqual([])
  await other.make({ prompt: 'Logo for a bakery called Rye' })
  expect(receiver.received).toEqual([])
  const keyFor = async (scopes: string[]) =>
    (await person.post('/api/user/keys', { name: 'K', scopes, password: PASSWORD })).json().key
  const ask = async (scopes: string[]) =>
    new Person(server.app).post('/api/webhooks', { url }, { authorization: `Bearer ${await keyFor(scopes)}` })
  expect((await ask(['read'])).statusCode).toBe(403)
  expect((await ask(['design'])).statusCode).toBe(201)
  const all = await Promise.all(Array.from({ length: 25 }, () => person.post('/api/webhooks', { url })))
  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(18)
  expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
})
