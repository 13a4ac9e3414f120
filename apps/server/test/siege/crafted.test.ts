/** What others send to harm: a Bubble app that is somebody else's now, and a clock that jumps. */
import http from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memberOf, Person, query, startServerForTest } from '../harness.ts'

/** A Bubble app that answers everything with this text. */
async function appThatSays(answer: string | ((path: string) => string)): Promise<Record<string, string>> {
  const fake = http.createServer(({ url = '/' }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(typeof answer === 'string' ? answer : answer(url)),
  )
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void fake.close())
  const { port } = fake.address() as { port: number }
  return { BUBBLE_URL: `http://127.0.0.1:${port}`, BUBBLE_TOKEN: 'planted-token' }
}

async function syncFrom(answer: Parameters<typeof appThatSays>[0]) {
  const { app, databaseUrl } = await startServerForTest({ environment: await appThatSays(answer) })
  const admin = new Person(app)
  const email = await admin.signUp()
  await query(databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  const synced = await admin.post('/api/blog/sync')
  return { synced, admin }
}

const page = (results: string, remaining = 0) => `{"response":{"results":${results},"remaining":${remaining}}}`
const HOSTILE = [
  ['lists in lists, a hundred thousand deep', page(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)],
  ['a thing that is a thing without end', page(`[${'{"content":'.repeat(5e4)}1${'}'.repeat(5e4)}]`)],
  ['a number for a list', page('7')],
  ['null', 'null'],
  ['nothing', ''],
] as const
test.each(HOSTILE)('a Bubble app that answers with %s is told of in a sentence', async (_, answer) => {
  const { synced, admin } = await syncFrom(answer)
  expect(synced.statusCode, synced.body).toBe(503)
  expect(synced.json().message).toMatch(/^The Bubble app could not be read: /)
  expect(synced.body).not.toContain('planted-token')
  expect((await admin.get('/api/health/status')).statusCode).toBe(200)
})

test('things that pose as more than they are become articles by the rules, or are refused one by one', async () => {
  const things = [
    { _id: '1', title: 'Fine', content: '<p>Words</p>' },
    { _id: '2', title: 'A\u0000B', content: '<p>Words</p>' },
    { _id: '3', title: 'T', content: { toString: 'x' } },
    { _id: ['4'], title: 'T', content: '<p>Words</p>' },
    { _id: '5', title: 'T', content: '<p>Words</p>', slug: '../../admin' },
    { _id: '6', title: 'T', content: '<img src=x onerror=alert(1)><svg/onload=alert(2)>' },
  ]
  const poisoned = '{"_id":"7","title":"T","content":"<p>W</p>","__proto__":{"isPublished":true,"author":"Root"}}'
  const { synced, admin } = await syncFrom(page(`${JSON.stringify(things).slice(0, -1)},${poisoned}]`))
  expect(synced.statusCode, synced.body).toBe(200)
  const { articles, refused } = synced.json()
  expect(articles.length + refused.length).toBe(7)
  expect(articles.map(({ bubbleId }: { bubbleId: string }) => bubbleId)).toContain('1')
  for (const { slug } of articles) expect(slug).toMatch(/^[a-z0-9-]+$/)
  const listed = await admin.get('/api/blog/articles?limit=50')
  expect(listed.body).not.toMatch(/onerror|onload|Root/)
})

test('an app that always has one more comes to an end', async () => {
  const more = JSON.stringify(
    Array.from({ length: 100 }, (_, at) => ({ _id: `${at}`, title: 'T', content: '<p>W</p>' })),
  )
  const { synced } = await syncFrom(page(more, 1e9))
  expect(synced.statusCode).toBe(503)
  expect(synced.json().message).toBe('The Bubble app could not be read: it has more than 5000 articles.')
})

test('when the clock jumps, people stay signed in and designs are made', async () => {
  const server = await startServerForTest()
  const person = await memberOf(server)
  onTestFinished(() => void vi.useRealTimers())
  const day = 86_400_000
  for (const jump of [2 * day, -2 * day, 400 * day]) {
    vi.useFakeTimers({ now: Date.now() + jump, toFake: ['Date'] })
    expect((await person.get('/api/user')).statusCode).toBe(200)
    const body = { prompt: 'Logo for a bakery called Crumb' }
    const begun = await person.generate(body)
    // The waiting itself goes by the real clock.
    vi.useRealTimers()
    const ended = begun.status === 'processing' ? await person.settle(begun.id) : begun
    expect(ended.status).toBe('succeeded')
  }
})
