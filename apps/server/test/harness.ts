/** What tests of the server share: a server of their own, and people who use it like a browser does. */
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Prediction, Project } from '@limner/contract/types'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import type { AddressGuard } from '../src/platform/remote-fetch.ts'
import { addressIn } from './database.ts'

export const FAKE_ENGINE = path.join(import.meta.dirname, 'fake-engine.ts')
export type App = Awaited<ReturnType<typeof buildApp>>

/** The address of a new database: migrated, with nothing in it; or with not even that. */
export async function newDatabase({ migrated = true } = {}): Promise<string> {
  const server = inject('databaseServer')
  const name = `test_${crypto.randomBytes(8).toString('hex')}`
  await query(server, `create database ${name}${migrated ? ` template ${inject('emptyDatabase')}` : ''}`)
  return addressIn(server, name)
}

/** Asks the database directly. */
export async function query<T extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Opens a prediction again that has ended, as kill -9 in the middle of it would have left it: nobody gives a sign of life.
 * @param more further assignments
 */
export async function leaveUnended(databaseUrl: string, id: string, more = `attempt = 1`): Promise<void> {
  await query(databaseUrl, `delete from designs where prediction_id = $1`, [id])
  await query(
    databaseUrl,
    `update predictions set state = 'processing', result = null, finished_at = null, ${more} where id = $1`,
    [id],
  )
  await query(
    databaseUrl,
    `update pgboss.job set state = 'active', completed_on = null, heartbeat_on = now() - interval '1 minute' where id = $1`,
    [id],
  )
}

export function newDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'limner-test-'))
  return directory
}

/** A built web of a test's own. @param files by their paths below dist */
export function writeWeb(files: Readonly<Record<string, string>>): string {
  const web = newDirectory()
  const all = { 'package.json': '{"type":"module"}', ...prefixed('dist', files) }
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(web, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  return web
}
const prefixed = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

export interface TestServer {
  app: App
  config: Config
  databaseUrl: string
  close(): Promise<void>
}

export interface TestServerOptions {
  engineModule?: string
  databaseUrl?: string
  dataDirectory?: string
  environment?: Record<string, string>
  webDirectory?: string
  guard?: AddressGuard
}

/** A server on a database of its own; `close` it afterwards. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { engineModule = FAKE_ENGINE, environment, webDirectory, guard } = options
  const databaseUrl = options.databaseUrl ?? (await newDatabase())
  const dataDirectory = options.dataDirectory ?? newDirectory()
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    WORKERS: '1',
    SEED: '1',
    ...environment,
  })
  const app = await buildApp({ config, engineModule, ...(webDirectory && { webDirectory }), ...(guard && { guard }) })
  return {
    app,
    config,
    databaseUrl,
    close: async () => {
      await app.close()
      if (!options.dataDirectory) fs.rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** For one test only: closed when it ends. */
export async function startServerForTest(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options)
  onTestFinished(server.close)
  return server
}

/** Somebody who has just signed up. */
export async function memberOf({ app }: TestServer): Promise<Person> {
  const person = new Person(app)
  await person.signUp()
  return person
}

/** What is remembered of a person: the ids by which it is forgotten. */
export const remembered = async (person: Person): Promise<string[]> =>
  (await person.get('/api/memory')).json().map(({ id }: { id: string }) => id)

/** Somebody with a browser: keeps cookies and the guest token. */
export class Person {
  cookies = new Map<string, string>()
  guestToken: string | undefined
  #app: App

  constructor(app: App) {
    this.#app = app
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: InjectOptions = {
      method,
      url,
      headers: {
        ...(cookie && { cookie }),
        ...(this.guestToken && { 'x-guest-token': this.guestToken }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    const response = await this.#app.inject(options)
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    const token = response.headers['x-guest-token']
    if (typeof token === 'string') this.guestToken = token
    return response
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', url, body, headers)

  /** Signs up with an address of their own. */
  async signUp(email = `${crypto.randomBytes(6).toString('hex')}@example.com`): Promise<string> {
    const response = await this.post('/api/register', { email, password: PASSWORD, firstName: 'Ada', lastName: 'B' })
    if (response.statusCode !== 201) throw new Error(`Sign-up failed: ${response.body}`)
    return email
  }

  async createProject(title = 'A project'): Promise<Project> {
    return (await this.post('/api/projects', { title })).json()
  }

  async generate(body: Record<string, unknown>, headers?: Record<string, string>): Promise<Prediction> {
    const response = await this.post('/api/generate-design', body, headers)
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return response.json()
  }

  /** Generates and waits for the end, on however busy a machine. */
  async make(body: Record<string, unknown>, headers?: Record<string, string>): Promise<Prediction> {
    const prediction = await this.generate(body, headers)
    return prediction.status === 'processing' ? this.settle(prediction.id) : prediction
  }

  /** Waits until the prediction has ended. */
  async settle(id: string, milliseconds = 90_000): Promise<Prediction> {
    const deadline = Date.now() + milliseconds
    for (;;) {
      const prediction: Prediction = (await this.get(`/api/prediction/${id}`)).json()
      if (prediction.status === 'succeeded' || prediction.status === 'failed') return prediction
      if (Date.now() > deadline) throw new Error(`Still ${prediction.status} after ${milliseconds} ms`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

export const PASSWORD = 'seven lamps of architecture'
