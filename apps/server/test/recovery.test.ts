/** Processes die, databases go away: what was acknowledged is there afterwards, and everything ends exactly once. */

import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Prediction } from '@limner/contract/types'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openChangeFeed } from '../src/db/change-feed.ts'
import { openDatabase } from '../src/db/database.ts'
import { openQueue } from '../src/db/queue.ts'
import { NO_TRACING } from '../src/tracing/tracing.ts'
import { leaveUnended, newDatabase, newDirectory, Person, query, startServerForTest } from './harness.ts'
import { ask, runAdmin, startProcess } from './processes.ts'

// Whole processes start and die here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

function directoryForTest(): string {
  const directory = newDirectory()
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function settle(url: string, id: string, headers: Record<string, string>): Promise<Prediction> {
  for (let i = 0; i < 200; i++) {
    const { body } = await ask<Prediction>(`${url}/api/prediction/${id}`, undefined, headers)
    if (body.status === 'succeeded' || body.status === 'failed') return body
    await sleep(100)
  }
  throw new Error('It did not end')
}

test('what a killed process was working on is finished by another, once', async () => {
  const DATABASE_URL = await newDatabase()
  const DATA_DIR = directoryForTest()
  const [first, second] = await Promise.all([
    startProcess({ DATABASE_URL, DATA_DIR }),
    startProcess({ DATABASE_URL, DATA_DIR }),
  ])
  const hello = await ask(`${first.url}/api/guest`, {})
  const headers = { 'x-guest-token': hello.headers.get('x-guest-token') as string }
  const started = await Promise.all(
    [1, 2, 3, 4].map((i) => ask<Prediction>(`${first.url}/api/generate-design`, { prompt: `slow logo ${i}` }, headers)),
  )
  await first.kill('SIGKILL')
  for (const { body } of started) {
    const done = await settle(second.url, body.id, headers)
    expect(done.status).toBe('succeeded')
    expect(done.designs).toHaveLength(4)
    const picture = await fetch(second.url + done.output?.[0], { headers })
    expect(picture.status).toBe(200)
  }
  const [counts] = await query(
    DATABASE_URL,
    `select (select count(*)::int from designs) as designs, (select count(*)::int from media) as media,
       (select count(distinct prediction_id)::int from designs) as answered`,
  )
  expect(counts).toEqual({ designs: 16, media: 16, answered: 4 })
})

test('work left by the last process that died is resumed at the next start', async () => {
  const DATABASE_URL = await newDatabase()
  const DATA_DIR = directoryForTest()
  const first = await startProcess({ DATABASE_URL, DATA_DIR })
  const started = await ask<Prediction>(`${first.url}/api/generate-design`, { prompt: 'crawl logo' })
  const headers = { 'x-guest-token': started.headers.get('x-guest-token') as string }
  expect(started.body.status).toBe('processing')
  await first.kill('SIGKILL')
  const second = await startProcess({ DATABASE_URL, DATA_DIR })
  expect((await settle(second.url, started.body.id, headers)).designs).toHaveLength(4)
})

test('a prediction that kills its process again and again is given up in the end', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const ada = new Person(app)
  const made = await ada.make({ prompt: 'Logo' })
  // As eight dead processes would have left it.
  await leaveUnended(databaseUrl, made.id, `attempt = 8`)
  const over = await ada.settle(made.id)
  expect(over).toMatchObject({ status: 'failed', message: expect.stringMatching(/^Sorry/) })
  const health = async () => (await ada.get('/api/health/status')).json().queue
  await vi.waitFor(async () => expect(await health()).toEqual({ waiting: 0, running: 0, oldest: 0, givenUp: 1 }))
})

test('whoever lost a claim cannot commit', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const ada = new Person(app)
  const started = await ada.generate({ prompt: 'crawl logo' })
  // Somebody else takes over while it is being worked on, and is alive as far as anyone can see.
  await query(
    databaseUrl,
    `update predictions set attempt = attempt + 1, state = 'failed', error = 'taken' where id = $1`,
    [started.id],
  )
  await sleep(1_500)
  expect(await query(databaseUrl, 'select state, error from predictions')).toEqual([
    { state: 'failed', error: 'taken' },
  ])
  expect(await query(databaseUrl, 'select id from designs')).toEqual([])
})

test('predictions without a job, as a restored database or an earlier version leaves them, are made', async () => {
  const databaseUrl = await newDatabase()
  const first = await startServerForTest({ databaseUrl })
  const ada = new Person(first.app)
  const made = await ada.make({ prompt: 'Logo' })
  await leaveUnended(databaseUrl, made.id)
  await query(databaseUrl, 'delete from pgboss.job')
  await first.app.close()
  const second = await startServerForTest({ databaseUrl })
  const again = new Person(second.app)
  again.guestToken = ada.guestToken
  expect((await again.settle(made.id)).designs).toHaveLength(4)
})

test('who has started the database frees jobs from before that start, and none that another has just taken', async () => {
  const databaseUrl = await newDatabase()
  await query(
    databaseUrl,
    `insert into pgboss.job (name, state, started_on) values
     ('generations', 'active', pg_postmaster_start_time() - interval '1 second'), ('generations', 'active', now())`,
  )
  const fail = (error: unknown) => {
    throw error
  }
  const database = { ...(await openDatabase({ dataDirectory: '', databaseUrl })), startedHere: () => true }
  const changeFeed = await openChangeFeed(database)
  const queue = await openQueue({ database, changeFeed, onFailure: fail, onWarning: fail, tracing: NO_TRACING })
  const states = await query(databaseUrl, 'select state::text from pgboss.job order by started_on')
  await queue.close()
  await changeFeed.close()
  await database.close()
  expect(states).toEqual([{ state: 'retry' }, { state: 'active' }])
})

test('work that failed is tried again a while later, three times at most, and then kept for an administrator', async () => {
  const { app, config, databaseUrl } = await startServerForTest()
  const ada = new Person(app)
  const began = performance.now()
  const { id } = await ada.generate({ prompt: 'fail logo' })
  expect(await ada.settle(id)).toMatchObject({ status: 'failed' })
  expect(performance.now() - began).toBeGreaterThan(2_900)
  expect(await query(databaseUrl, 'select attempt from predictions')).toEqual([{ attempt: 3 }])
  const admin = async (...words: string[]) =>
    (await runAdmin(databaseUrl, config.dataDirectory, 'queue', ...words)).stdout
  await vi.waitFor(async () => expect(await admin()).toContain(`${id}  The design could not be made.`), 10_000)
  expect(await admin('clear')).toBe('Cleared: 1.\n')
  expect(await admin()).toBe('')
})

test('a stop lets requests end, puts work back unblamed, and takes less than ten seconds', async () => {
  const DATABASE_URL = await newDatabase()
  const DATA_DIR = directoryForTest()
  const server = await startProcess({ DATABASE_URL, DATA_DIR })
  const asked = ask<Prediction>(`${server.url}/api/generate-design`, { prompt: 'crawl logo' })
  await sleep(500)
  const began = performance.now()
  const code = server.kill('SIGTERM')
  const { status, body } = await asked
  expect([status, body.status]).toEqual([200, 'processing'])
  expect(await code).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  const rows = await query(DATABASE_URL, 'select state, attempt from predictions')
  expect(rows).toEqual([{ state: 'starting', attempt: 0 }])
})

test('events of one process are heard by those who follow at another', async () => {
  const databaseUrl = await newDatabase()
  const dataDirectory = directoryForTest()
  const one = await startServerForTest({ databaseUrl, dataDirectory })
  const two = await startServerForTest({ databaseUrl, dataDirectory })
  const ada = new Person(one.app)
  const started = await ada.generate({ prompt: 'crawl logo' })
  const elsewhere = new Person(two.app)
  elsewhere.guestToken = ada.guestToken
  const heard = (await elsewhere.get(`/api/prediction/${started.id}/events`)).body
  expect(heard.trim().split('\n\n').at(-1)).toContain('"status":"succeeded"')
})

test('connections that break in the middle of anything are replaced, however often it happens', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const ada = new Person(app)
  await ada.signUp()
  const { id } = await ada.createProject()
  const send = () => ada.post(`/api/projects/${id}/messages`, { role: 'user', content: 'Hello' })
  for (let round = 0; round < 25; round++) {
    const sending = [send(), send(), send()]
    await query(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    for (const answer of await Promise.all(sending)) expect([201, 503], answer.body).toContain(answer.statusCode)
  }
  const answers = await Promise.all(Array.from({ length: 30 }, send))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(30).fill(201))
})

test('a database that takes no writes (a standby, a closed one) is told by health and by every write, without writing to find it out; afterwards all goes on', async () => {
  const databaseUrl = await newDatabase()
  const name = new URL(databaseUrl).pathname.slice(1)
  const { app } = await startServerForTest({ databaseUrl })
  const guest = new Person(app)
  await guest.post('/api/guest')
  const health = async () => (await guest.get('/api/health/status')).json()
  /** Counts for new connections: those that are open are ended. */
  const readOnly = async (value: 'on' | 'off') => {
    await query(
      databaseUrl,
      `set transaction_read_only = off; alter database "${name}" set default_transaction_read_only = ${value};
       select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
  }
  expect(await health()).toMatchObject({ status: 'ok', database: 'ok' })

  await readOnly('on')
  await vi.waitFor(
    async () => expect(await health()).toMatchObject({ status: 'degraded', ready: false, database: 'unavailable' }),
    { timeout: 5_000 },
  )
  expect((await guest.post('/api/projects', { title: 'Nothing' })).statusCode).toBe(503)

  await readOnly('off')
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'ok', database: 'ok' }), {
    timeout: 5_000,
  })
  expect((await guest.post('/api/projects', { title: 'Again' })).statusCode).toBe(201)
})
