import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/db/database.ts'
import { identityStore } from '../src/features/identity/store.ts'
import { throttleStore } from '../src/features/identity/throttle-store.ts'
import { quotaStore } from '../src/features/predictions/quota-store.ts'
import { doAll } from '../src/jobs/chores.ts'
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
  await idle.post('/api/guest')
  await busy.make({ prompt: 'Logo' })
  await query(server.databaseUrl, `update guests set created_at = now() - interval '2 days'`)
  await fresh.post('/api/guest')
  await ada.signUp()
  await query(server.databaseUrl, `update sessions set expires_at = now() - interval '1 second'`)
  expect((await ada.get('/api/user')).statusCode).toBe(401)
  await identityStore(database.orm).tidy(90)
  const tokens = [idle, busy, fresh].map((person) => person.guestToken)
  for (const person of [idle, busy, fresh]) await person.post('/api/guest')
  expect([idle, busy, fresh].map((person, i) => person.guestToken === tokens[i])).toEqual([false, true, true])
  expect(await query(server.databaseUrl, 'select * from sessions')).toEqual([])
  expect(await query(server.databaseUrl, 'select email from users')).toHaveLength(1)
})

test('guests who do not come back are forgotten with all that they made; whoever comes back is not', async () => {
  const [gone, back] = [new Person(server.app), new Person(server.app)]
  const made = await gone.make({ prompt: 'Logo for Gone', projectId: 'guest-default' })
  await back.make({ prompt: 'Logo for Back', projectId: 'guest-default' })
  const { tidy } = identityStore(database.orm)
  await query(server.databaseUrl, `update guests set seen_at = now() - interval '31 days'`)
  await back.get('/api/projects')
  await tidy(32)
  expect((await gone.get(`/api/prediction/${made.id}`)).statusCode).toBe(200)
  await query(server.databaseUrl, `update guests set seen_at = now() - interval '31 days' where seen_at < now()`)
  await back.get('/api/projects')
  await tidy(30)
  const left = await query<{ prompt: string }>(server.databaseUrl, `select distinct prompt from designs`)
  expect(left.map(({ prompt }) => prompt)).not.toContain('Logo for Gone')
  expect(left.map(({ prompt }) => prompt)).toContain('Logo for Back')
  expect((await gone.get(made.output?.[0] ?? '')).statusCode).toBe(404)
})

test('marks of browsers end with their cookies, counts with their month', async () => {
  await new Person(server.app).signUp()
  const old = `now() - interval '366 days'`
  await query(server.databaseUrl, `update devices set created_at = ${old}`)
  await query(
    server.databaseUrl,
    `insert into counted_generations (prediction_id, owner_id, created_at)
    select gen_random_uuid(), id, ${old} from users limit 1`,
  )
  await identityStore(database.orm).tidy(90)
  await quotaStore(database.orm).tidy()
  for (const table of ['devices', 'counted_generations'])
    expect(await query(server.databaseUrl, `select * from ${table}`), table).toEqual([])
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

test('one chore that fails does not keep the others from being done, and all are to be tried again', async () => {
  const done: string[] = []
  const chores = [async () => Promise.reject(new Error('no')), async () => void done.push('second')]
  await expect(doAll(chores, (error) => done.push(String(error)))).rejects.toThrow('1 of 2 chores failed')
  expect(done).toEqual(['Error: no', 'second'])
})
