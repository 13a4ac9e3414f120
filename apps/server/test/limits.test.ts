/** What is dear is limited: for each guest and for each address, by all processes together. */
import { expect, test } from 'vitest'
import { newDatabase, Person, startServerForTest } from './harness.ts'

const on = { RATE_LIMIT: 'on' }
const statuses = async (times: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> => {
  const answers = []
  for (let i = 0; i < times; i++) answers.push((await ask()).statusCode)
  return answers
}
const wrong = { prompt: '' }

test('a guest who asks for too many designs waits, with a sentence and a time; another guest does not', async () => {
  const { app } = await startServerForTest({ environment: on })
  const [one, other] = [new Person(app), new Person(app)]
  for (const guest of [one, other]) await guest.post('/api/guest')
  // What is asked counts, whether it can be done or not.
  expect(new Set(await statuses(30, () => one.post('/api/generate-design', wrong)))).toEqual(new Set([400]))
  const late = await one.post('/api/generate-design', wrong)
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(late.json()).toMatchObject({ error: 'too-many-requests', message: expect.stringContaining('wait') })
  expect((await other.post('/api/generate-design', wrong)).statusCode).toBe(400)
})

test('an address full of new guests waits, too', async () => {
  const { app } = await startServerForTest({ environment: on })
  // Tokens come back while a slow machine asks.
  const many = Array.from({ length: 200 }, () => new Person(app).post('/api/generate-design', wrong))
  const answers = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect(answers.filter((status) => status === 400).length).toBeGreaterThanOrEqual(100)
  expect(answers).toContain(429)
})

test('two processes count together', async () => {
  const databaseUrl = await newDatabase()
  const [near, far] = [
    await startServerForTest({ databaseUrl, environment: on }),
    await startServerForTest({ databaseUrl, environment: on }),
  ]
  const ask = (app: typeof near.app) => new Person(app).post('/api/contact', {})
  expect(await statuses(2, () => ask(near.app))).toEqual([400, 400])
  expect(await statuses(2, () => ask(far.app))).toEqual([400, 429])
  expect((await ask(near.app)).statusCode).toBe(429)
})

test('pictures, pages and addresses that are none are limited, too', async () => {
  const { app } = await startServerForTest({ environment: on })
  const visitor = new Person(app)
  const ask = () => visitor.get('/media/none.svg')
  expect(new Set(await statuses(1_000, ask))).toEqual(new Set([404]))
  // Tokens come back while a slow machine asks.
  let status = 404
  for (let asked = 1_000; asked < 20_000 && status === 404; asked++) status = (await ask()).statusCode
  expect(status).toBe(429)
  expect((await visitor.get('/api/health/status')).statusCode).toBe(200)
})
