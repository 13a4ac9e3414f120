/** What whoever runs the server can watch: closed without a token, by templates of addresses, and in the log. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memberOf, newDatabase, newDirectory, Person, query, startServerForTest } from '../harness.ts'

const TOKEN = 'the-token-of-who-watches'

/** The value of the first line that begins so. */
const numberAt = (text: string, line: string): number => {
  const found = text.split('\n').find((one) => one.startsWith(line))
  return found ? Number(found.split(' ').at(-1)) : Number.NaN
}

test('there is nothing without a token, and nothing for whoever has another', async () => {
  const closed = await startServerForTest()
  expect((await new Person(closed.app).get('/metrics')).statusCode).toBe(404)
  const open = await startServerForTest({ environment: { METRICS_TOKEN: TOKEN } })
  for (const authorization of ['', 'Bearer wrong', `Basic ${TOKEN}`])
    expect((await new Person(open.app).get('/metrics', { authorization })).statusCode).toBe(404)
})

test('requests by template and status, generations, threads, queue and connections are told, and no id', async () => {
  const server = await startServerForTest({ environment: { METRICS_TOKEN: TOKEN } })
  const read = async () => {
    const answer = await new Person(server.app).get('/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
    return answer.body
  }
  const person = await memberOf(server)
  const made = await person.make({ prompt: 'Logo for a bakery called Crumb' })
  const lost = await person.make({ prompt: 'fail logo' })
  expect(lost.status).toBe('failed')
  const project = await person.createProject()
  await person.get(`/api/projects/${project.id}`)
  await person.get(`/api/projects/${crypto.randomUUID()}`)
  await person.get('/api/no-such-thing')
  const text = await read()
  const requests = (labels: string) => numberAt(text, `limner_http_request_duration_seconds_count{${labels}}`)
  expect(requests('method="GET",route="/api/projects/:id",status="200"')).toBe(1)
  expect(requests('method="GET",route="/api/projects/:id",status="404"')).toBe(1)
  expect(numberAt(text, 'limner_generations_total{kind="logo",outcome="succeeded"}')).toBe(1)
  expect(numberAt(text, 'limner_generations_total{kind="none",outcome="failed"}')).toBe(1)
  expect(numberAt(text, 'limner_generation_duration_seconds_count{outcome="succeeded"}')).toBe(1)
  expect(numberAt(text, 'limner_queue_given_up ')).toBe(1)
  for (const name of ['queue_waiting', 'queue_running', 'queue_oldest_seconds', 'threads_running', 'threads_stuck'])
    expect(numberAt(text, `limner_${name} `), name).toBe(0)
  expect(numberAt(text, 'limner_database_connections ')).toBeGreaterThan(0)
  expect(numberAt(text, 'limner_database_query_duration_seconds_count')).toBeGreaterThan(10)
  expect(numberAt(text, 'process_resident_memory_bytes ')).toBeGreaterThan(0)
  for (const secret of [made.id, project.id, 'Crumb']) expect(text).not.toContain(secret)
})

test('each request is a line of the log, by template; slow queries are named without their values', async () => {
  const databaseUrl = await newDatabase()
  await query(
    databaseUrl,
    `create function nap() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
  )
  await query(databaseUrl, 'create trigger nap before insert on projects for each row execute function nap()')
  const settings = [
    ...['PORT=0', `DATABASE_URL=${databaseUrl}`, `DATA_DIR=${newDirectory()}`, 'LOG_REQUESTS=on', 'SLOW_QUERY_MS=200'],
  ]
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../serve.ts'), ...settings])
  onTestFinished(() => void child.kill())
  let out = ''
  child.stdout.on('data', (part) => {
    out += String(part)
  })
  const address = () => /^http:\S+$/m.exec(out)?.[0]
  await expect.poll(address, { timeout: 30_000 }).toBeDefined()
  const body = JSON.stringify({ title: 'Whispered' })
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(`${address()}/api/projects?x=1`, { method: 'POST', body, headers })
  await fetch(`${address()}/api/shared/${'s'.repeat(43)}`)
  const lines = () =>
    out.split('\n').flatMap((line): Record<string, unknown>[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  await expect
    .poll(() => lines().filter(({ msg }) => msg === 'request'), { timeout: 10_000 })
    .toMatchObject([
      {
        ...{ method: 'POST', route: '/api/projects', status: 201, took: expect.any(Number) },
        requestId: made.headers.get('x-request-id'),
      },
      { method: 'GET', route: '/api/shared/:token', status: 404 },
    ])
  const slow = lines().find(({ msg, query }) => msg === 'slow query' && /^insert into "projects"/.test(String(query)))
  expect(Number(slow?.took)).toBeGreaterThanOrEqual(300)
  expect(out).not.toContain('Whispered')
  expect(out).not.toContain('sss')
})
