/** Traces: what a collector is sent of requests, jobs and queries; and that nothing is loaded where there is none. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, newDirectory, Person, startServer, startServerForTest } from '../harness.ts'
import { type ReceivedSpan, startCollector } from './collector.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${PARENT}-01`

/** What a collector has been sent of this, when the server has ended. */
async function traced(
  act: (person: Person) => Promise<unknown>,
  more: Record<string, string> = {},
): Promise<{ spans: ReceivedSpan[]; collector: Awaited<ReturnType<typeof startCollector>> }> {
  const collector = await startCollector()
  onTestFinished(collector.close)
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...more }
  const server = await startServer({ environment })
  await act(new Person(server.app))
  await server.close()
  return { spans: collector.spans, collector }
}

const under = (spans: ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentId }) => parentId === parent?.id)

test('a request, the job that it asks for, the work of both and their queries are one trace', async () => {
  const { spans, collector } = await traced((person) => person.make({ prompt: 'Logo for a bakery called Crumb' }), {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-team=design',
    OTEL_SERVICE_NAME: 'studio',
  })
  expect(collector.asked[0]).toMatchObject({
    path: '/v1/traces',
    headers: { 'content-type': 'application/x-protobuf', authorization: 'Bearer abc', 'x-team': 'design' },
  })
  const request = spans.find(({ name }) => name === 'POST /api/generate-design')
  expect(request).toMatchObject({
    ...{ service: 'studio', parentId: '', kind: 2, failed: false },
    attributes: { 'http.route': '/api/generate-design', 'http.response.status_code': 200 },
  })
  expect(request && request.nanoseconds > 0n).toBe(true)
  const parts = under(spans, request)
  expect(
    parts.some(({ attributes }) => String(attributes['db.query.text']).startsWith('insert into "predictions"')),
  ).toBe(true)
  const job = parts.find(({ name }) => name === 'generation')
  expect(job).toMatchObject({ kind: 5, traceId: request?.traceId })
  const work = under(spans, job)
  expect(work.map(({ name }) => name)).toEqual(expect.arrayContaining(['thread design', 'UPDATE', 'INSERT', 'COMMIT']))
  // What people write is in no trace, nor are looks at the queue that nobody asked for.
  expect(JSON.stringify(spans, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'Crumb',
  )
  expect(spans.filter(({ kind, parentId }) => kind === 3 && parentId === '')).toEqual([])
})

test('what a proxy has begun is gone on with where the proxy is trusted, and nowhere else', async () => {
  const ask = async (person: Person) => {
    await person.get('/api/projects/nothing', { traceparent })
    await person.send('PUT', '/api/no-such-address')
  }
  const trusting = await traced(ask, { TRUST_PROXY: 'true' })
  expect(trusting.spans.find(({ name }) => name === 'GET /api/projects/:id')).toMatchObject({
    ...{ traceId: TRACE, parentId: PARENT },
  })
  const wary = await traced(ask)
  const alone = wary.spans.find(({ name }) => name === 'GET /api/projects/:id')
  expect(alone).toMatchObject({ parentId: '', attributes: { 'http.response.status_code': 404 } })
  expect(alone?.traceId).not.toBe(TRACE)
  expect(wary.spans.find(({ name }) => name.startsWith('PUT'))?.name).toBe('PUT')
})

test('a share of the traces is kept, of none where the share is 0', async () => {
  const { spans } = await traced((person) => person.get('/api/health/status'), { OTEL_TRACES_SAMPLER_ARG: '0' })
  expect(spans).toEqual([])
})

test('a collector that cannot be reached is in nobody’s way', async () => {
  const server = await startServerForTest({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  const made = await new Person(server.app).make({ prompt: 'Logo' })
  expect(made.status).toBe('succeeded')
})

/** As if there were nothing that sends traces. */
const NOT_THERE = `import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    if (/^@opentelemetry.(sdk|exporter|resources)/.test(name))
      throw Object.assign(new Error('Cannot find ' + name), { code: 'ERR_MODULE_NOT_FOUND' })
    return next(name, context)
  } })`

test('without a collector nothing of it is loaded', async () => {
  const child = spawn(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(NOT_THERE)}`],
      path.resolve(import.meta.dirname, '../serve.ts'),
      ...['PORT=0', 'LOG_LEVEL=silent', `DATABASE_URL=${await newDatabase()}`, `DATA_DIR=${newDirectory()}`],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toContain('http://')
})
