import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/db/database.ts'
import { identityStore } from '../src/features/identity/store.ts'
import { throttleStore } from '../src/features/identity/throttle-store.ts'
import { startChores } from '../src/jobs/chores.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
let database: Database
beforeAll(async () => {
  server = await startServer()
  database = await openDatabase(server.config)
})
afterAll(async () => {
  await database.close()
  await server.close()
})

test('ended sessions and guests of yesterday who made nothing are cleared away; the others stay', async () => {
  const [idle, busy, fresh, ada] = [1, 2, 3, 4].map(() => new Person(server.app)) as [Person, Person, Person, Person]
  await idle.get('/api/projects')
  await busy.make({ prompt: 'Logo' })
  await query(server.databaseUrl, `update guests set created_at = now() - interval '2 days'`)
  await fresh.get('/api/projects')
  await ada.signUp()
  await query(server.databaseUrl, `update sessions set expires_at = now() - interval '1 second'`)
  expect((await ada.get('/api/user')).statusCode).toBe(401)
  await identityStore(database.orm).tidy()
  const tokens = [idle, busy, fresh].map((person) => person.guestToken)
  for (const person of [idle, busy, fresh]) await person.get('/api/projects')
  expect([idle, busy, fresh].map((person, i) => person.guestToken === tokens[i])).toEqual([false, true, true])
  expect(await query(server.databaseUrl, 'select * from sessions')).toEqual([])
  expect(await query(server.databaseUrl, 'select email from users')).toHaveLength(1)
})

test('old login failures are forgotten', async () => {
  const store = throttleStore(database.orm)
  const subject = Buffer.from('subject')
  await store.record([subject, subject])
  expect((await store.tally([subject]))[0]?.failures).toBe(2)
  await query(server.databaseUrl, `update login_failures set created_at = now() - interval '16 minutes'`)
  expect(await store.tally([subject])).toEqual([])
  await store.tidy()
  expect(await query(server.databaseUrl, 'select id from login_failures')).toEqual([])
})

test('one chore that fails does not keep the others from being done', async () => {
  const { vi } = await import('vitest')
  vi.useFakeTimers()
  const done: string[] = []
  const chores = startChores({
    chores: [async () => Promise.reject(new Error('no')), async () => void done.push('second')],
    onFailure: (error) => done.push((error as Error).message),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual(['no', 'second'])
  chores.stop()
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(done).toHaveLength(2)
  vi.useRealTimers()
})
