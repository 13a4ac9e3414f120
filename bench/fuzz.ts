/**
 * `npm run bench:fuzz [-- 300 [seed [operation]]]`: asks every endpoint of the OpenAPI document so many times, with values that it allows and
 * with spoiled ones, as a person, as an administrator, with a key and as nobody. A status that is not described, a 5xx but 503, an answer that
 * is no Problem and the end of the server are faults. The engine is that of the tests, so that asking is cheap.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { admin } from '../tests/harness/admin.ts'
import { type Dice, fitting, oddPiece, pick, type Schema, spoiled } from './fuzz/values.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: Record<string, unknown> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Caller = Record<string, string>

const [times = '300', seed = '1', only] = process.argv.slice(2)
const PASSWORD = 'seven quiet herons wade'
/** Answers of these are streams without an end, or end what the others need. */
const LEFT_OUT = new Set(['followPrediction'])
const SERVER = path.resolve(import.meta.dirname, '../apps/server/test/serve.ts')

/** xorshift: the same seed asks the same. */
function randomOf(from: number): () => number {
  let state = from * 2_654_435_761 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'limner-fuzz-'))
const settings = ['PORT=0', `DATA_DIR=${dataDirectory}`, 'LOG_LEVEL=error', 'MAX_WAITING=10000']
const child = spawn(process.execPath, [SERVER, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
let log = ''
let ended = false
child.stdout.on('data', (part) => {
  log += String(part)
})
child.on('exit', () => {
  ended = true
})

async function address(): Promise<string> {
  for (let tries = 0; tries < 600 && !ended; tries++) {
    const found = /^http:\S+$/m.exec(log)?.[0]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

async function send(base: string, caller: Caller, method: string, where: string, body?: unknown): Promise<Response> {
  const headers = { ...caller, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(base + where, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: text }),
    signal: AbortSignal.timeout(30_000),
  })
}

interface Made {
  id?: string
  designId?: string
  designIds?: string[]
  output?: string[]
  path?: string
  key?: string
}

const parsed = async <T>(answer: Response): Promise<T> => JSON.parse(await answer.text())

async function signUp(base: string, email: string): Promise<Caller> {
  await send(base, {}, 'POST', '/api/register', { email, password: PASSWORD })
  const answer = await send(base, {}, 'POST', '/api/login', { email, password: PASSWORD })
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

/** Things to ask about, by their ids. */
async function populate(base: string, caller: Caller): Promise<string[]> {
  const make = async (where: string, body: unknown): Promise<Made> =>
    parsed<Made>(await send(base, caller, 'POST', where, body))
  const ids: unknown[] = []
  for (const title of ['One', 'Two', 'Three']) {
    const project = await make('/api/projects', { title })
    const made = await make('/api/generate-design', { prompt: 'Logo for a bakery', projectId: project.id, wait: 20 })
    const review = await make(`/api/designs/${made.designId}/reviews`, {})
    const kit = await make('/api/brand-kits', { name: title })
    const hook = await make('/api/webhooks', { url: 'https://example.com/' })
    ids.push(project.id, made.id, ...(made.designIds ?? []), review.id, kit.id, hook.id)
    ids.push(String(review.path).split('/').at(-1), /[\da-f-]{36}/.exec(String(made.output?.[0]))?.[0])
  }
  return ids.filter((id): id is string => typeof id === 'string')
}

const base = await address()
const document = await parsed<Document>(await fetch(`${base}/api/openapi.json`))
const random = randomOf(Number(seed))
const ids: string[] = []
const dice: Dice = { random, ids, resolve: (ref) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {} }
const callers: Caller[] = []

async function callersAnew(): Promise<void> {
  const who = Math.floor(random() * 1e9)
  const [person, chief] = [await signUp(base, `p${who}@example.com`), await signUp(base, `a${who}@example.com`)]
  await admin(dataDirectory, 'role', `a${who}@example.com`, 'admin')
  const scopes = ['read', 'design', 'publish']
  const body = { name: 'Fuzz', scopes, password: PASSWORD }
  const { key = '' } = await parsed<Made>(await send(base, person, 'POST', '/api/user/keys', body))
  callers.splice(0, callers.length, person, person, chief, { 'x-api-key': key }, {})
  ids.splice(0, ids.length, ...(await populate(base, person)))
}

/** Whether they are still signed in, and their things still there. */
async function areGood(): Promise<boolean> {
  if (callers.length === 0) return false
  const known = await Promise.all(callers.slice(0, 3).map((caller) => send(base, caller, 'GET', '/api/user')))
  const there = await send(base, callers[0] ?? {}, 'GET', `/api/projects/${ids[0]}`)
  return [...known, there].every(({ status }) => status === 200)
}

/** One request to an operation. */
function compose(template: string, { parameters, requestBody }: Operation): { where: string; body?: unknown } {
  const isOdd = random() < 0.5
  const writtenOf = (schema: Schema): string => {
    const value = fitting(dice, schema)
    return String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed()
  }
  const where = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (isOdd && random() < 0.3) return oddPiece(dice)
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}
    return encodeURIComponent(random() < 0.7 && ids.length > 0 ? pick(dice, ids) : writtenOf(schema))
  })
  const asked = parameters.filter((one) => one.in === 'query' && (one.required || random() < 0.4))
  const query = asked.map(
    ({ name, schema }) => `${name}=${isOdd && random() < 0.4 ? oddPiece(dice) : encodeURIComponent(writtenOf(schema))}`,
  )
  const full = where + (query.length > 0 ? `?${query.join('&')}` : '')
  const schema = requestBody?.content['application/json'].schema
  if (!schema) return { where: full }
  const body = fitting(dice, schema)
  if (isOdd && random() < 0.1)
    return { where: full, body: pick(dice, ['{', '[', '"', '{"a":1,}', '\u0000', 'null', '[[[[[[[[[[']) }
  return { where: full, body: isOdd ? spoiled(dice, body) : body }
}

async function faultOf(answer: Response, operation: Operation): Promise<string | null> {
  const text = await answer.text()
  if (answer.status >= 500 && answer.status !== 503) return `${answer.status} ${text.slice(0, 200)}`
  if (!(String(answer.status) in operation.responses)) return `${answer.status} is not described: ${text.slice(0, 200)}`
  if (!answer.headers.get('x-request-id')) return 'no x-request-id'
  if (answer.status < 400) return null
  try {
    const { error, message }: Record<string, unknown> = JSON.parse(text)
    return typeof error === 'string' && typeof message === 'string' ? null : `no Problem: ${text.slice(0, 200)}`
  } catch {
    return `no JSON: ${text.slice(0, 200)}`
  }
}

const faults = new Map<string, { count: number; example: string }>()
const statuses = new Map<number, number>()
const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ template, method: method.toUpperCase(), operation })),
)
let asked = 0
for (const { template, method, operation } of operations) {
  const { operationId } = operation
  if (ended || LEFT_OUT.has(operationId) || (only && operationId !== only)) continue
  if (!(await areGood())) await callersAnew()
  const [first, began] = [asked, performance.now()]
  for (let n = 0; n < Number(times) && !ended; n++) {
    const { where, body } = compose(template, operation)
    const answer = await send(base, pick(dice, callers), method, where, body).catch((error: unknown) => error)
    asked += 1
    const fault = answer instanceof Response ? await faultOf(answer, operation) : `no answer: ${String(answer)}`
    if (answer instanceof Response) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (!fault) continue
    const kind = `${operationId}: ${fault.replace(/[\da-f]{8}-[\da-f-]{27}/g, '…')}`
    const before = faults.get(kind)
    faults.set(kind, {
      count: (before?.count ?? 0) + 1,
      example: before?.example ?? `${method} ${where} ${JSON.stringify(body)?.slice(0, 400)}`,
    })
  }
  const slow = (performance.now() - began) / Math.max(1, asked - first)
  if (slow > 200) console.log(`${operationId}: ${Math.round(slow)} ms a request`)
}
console.log(`${asked} requests to ${operations.length} operations, seed ${seed}`)
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join('  '),
)
for (const [kind, { count, example }] of faults) console.log(`${count} × ${kind}\n    ${example}`)
console.log(ended ? 'THE SERVER HAS ENDED' : faults.size === 0 ? 'No fault.' : `${faults.size} kinds of faults`)
const isBad = ended || faults.size > 0
child.kill()
await new Promise((resolve) => (ended ? resolve(null) : child.once('exit', resolve)))
rmSync(dataDirectory, { recursive: true, force: true })
process.exit(isBad ? 1 : 0)
