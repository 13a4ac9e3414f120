/** The keys of models go to their hosts and nowhere else: every answer, row, log line, file and backup is looked through. */
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type ProviderFault, startProviderServer } from '@limner/models/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { newDatabase, newDirectory, PASSWORD, query } from '../harness.ts'
import { runAdmin, startProcess } from '../processes.ts'

vi.setConfig({ testTimeout: 120_000 })

const KEYS = { MODEL_KEY: 'sk-planted-language-41d7', REPLICATE_KEY: 'r8-planted-painter-9be2' }
const SECRET = 'planted secret that seals what administrators give'
const MODELS = { language: 'compatible:tiny', image: 'replicate:acme/brush' }
const FAULTS: (ProviderFault | null)[] = [null, 'bad key', 'broken', 'cut', 'wrong object', 'refusal', 'elsewhere']
const FORMATS = ['png', 'jpg', 'svg', 'pdf', 'tsx', 'next']

/** As they are, and as tables, addresses and headers may hold them. */
const forms = [...Object.values(KEYS), SECRET].flatMap((text) => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
])
const found = (bytes: Uint8Array | string): string[] => {
  const text = Buffer.from(bytes).toString('latin1')
  return forms.filter((form) => text.includes(form))
}

async function start() {
  const provider = await startProviderServer(flatPng(64, 48, [40, 60, 90]).toString('base64'))
  onTestFinished(provider.close)
  provider.says(JSON.stringify({ language: 'es', about: 'jazz', pictures: [{ use: 'backdrop', shows: 'a stage' }] }))
  const databaseUrl = await newDatabase()
  const directory = newDirectory()
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const server = await startProcess({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: directory, LOG_LEVEL: 'trace', ...KEYS, SECRET_KEY: SECRET },
    ...{ MODEL_URL: provider.base('compatible'), REPLICATE_URL: provider.base('replicate') },
    ...{ LANGUAGE_MODELS: 'compatible:tiny@1/2', IMAGE_MODELS: 'replicate:acme/brush@0.03', MODEL_TIMEOUT: '2' },
  })
  let log = ''
  server.child.stdout?.on('data', (chunk) => {
    log += chunk
  })
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD, firstName: 'Ada', lastName: 'B' }),
  })
  const cookie = registered.headers.getSetCookie().map((one) => one.split(';')[0])
  /** What was answered, to any question. */
  const answers: Uint8Array[] = []
  async function ask(address: string, body?: unknown): Promise<Uint8Array> {
    const json = body !== undefined && { 'content-type': 'application/json' }
    const response = await fetch(server.url + address, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie: cookie.join('; '), ...json },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    answers.push(bytes, Buffer.from(JSON.stringify([...response.headers])))
    return bytes
  }
  return { provider, databaseUrl, directory, answers, ask, log: () => log }
}

test('keys stand in no answer, no log, no row, no export and no backup', async () => {
  const { provider, databaseUrl, directory, answers, ask, log } = await start()
  const designs: string[] = []
  for (const fault of FAULTS) {
    provider.plays(fault)
    const asked = JSON.parse(
      Buffer.from(await ask('/api/generate-design', { prompt: 'noche', models: MODELS })).toString(),
    )
    await ask(`/api/prediction/${asked.id}/events`)
    const made = JSON.parse(Buffer.from(await ask(`/api/prediction/${asked.id}`)).toString())
    expect(made.status, fault ?? 'no fault').toBe('succeeded')
    designs.push(...made.designIds.slice(0, 1))
  }
  expect(provider.asked.some(({ headers }) => headers.authorization === `Bearer ${KEYS.MODEL_KEY}`)).toBe(true)
  for (const address of [
    '/api/models',
    '/api/models/usage',
    '/api/models/providers',
    '/api/openapi.json',
    '/api/nothing',
  ])
    await ask(address)
  for (const format of FORMATS) await ask(`/api/designs/${designs[0]}/export?format=${format}`)
  expect(answers.flatMap(found)).toEqual([])

  const tables = await query<{ name: string }>(
    databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables)
    expect(found(JSON.stringify(await query(databaseUrl, `select t::text from ${name} t`))), name).toEqual([])

  const folder = path.join(directory, 'kept')
  expect((await runAdmin(databaseUrl, directory, 'backup', folder)).stdout).toContain('Backed up to')
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const bytes = fs.statSync(path.join(folder, file)).isFile() ? fs.readFileSync(path.join(folder, file)) : Buffer.of()
    expect(found(file.endsWith('.gz') ? gunzipSync(bytes) : bytes), file).toEqual([])
  }
  expect(log()).toContain('a model was no help')
  expect(found(log())).toEqual([])
})
