/** The whole server behind a pooler that gives each transaction another connection: nothing is heard, all is looked for. */
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { newDatabase, newDirectory, Person, query, startServerForTest } from './harness.ts'
import { startPooler } from './pooler.ts'

const server = new URL(inject('databaseServer'))

/** Two servers on one database; its address without the pooler, to look at it. */
async function startTwo() {
  const pooler = await startPooler(`${server.searchParams.get('host')}/.s.PGSQL.5432`, 'transaction')
  onTestFinished(pooler.close)
  const direct = await newDatabase()
  const address = new URL(direct)
  address.search = ''
  address.host = `127.0.0.1:${pooler.port}`
  const options = { databaseUrl: address.href, dataDirectory: newDirectory() }
  const [one, two] = [await startServerForTest(options), await startServerForTest(options)]
  const ada = new Person(one.app)
  await ada.post('/api/guest')
  const elsewhere = new Person(two.app)
  elsewhere.guestToken = ada.guestToken
  return { direct, ada, elsewhere }
}

// A database elsewhere (TEST_DATABASE_URL) has no socket here.
const behindPooler = test.skipIf(!server.searchParams.has('host'))

behindPooler('designs are made at once, and followed at another server as they are made', async () => {
  const { ada, elsewhere } = await startTwo()
  const made = await ada.generate({ prompt: 'Logo' })
  expect(made.status).toBe('succeeded')
  const { id } = await ada.generate({ prompt: 'crawl logo' })
  const heard = (await elsewhere.get(`/api/prediction/${id}/events`)).body
  expect(heard.trim().split('\n\n').at(-1)).toContain('"status":"succeeded"')
})

behindPooler('who stops a generation at one server stops it at the other', { timeout: 30_000 }, async () => {
  const { direct, ada, elsewhere } = await startTwo()
  const keys = ['one', 'two', 'three', 'four']
  const asked = await Promise.all(
    keys.map((key) => ada.generate({ prompt: 'crawl logo' }, { 'idempotency-key': key, prefer: 'respond-async' })),
  )
  await Promise.all(keys.map((key) => elsewhere.post('/api/generate-design/stop', { key })))
  const ends = await Promise.all(asked.map(({ id }) => ada.settle(id)))
  expect(ends.map(({ status }) => status)).toEqual(keys.map(() => 'failed'))
  await vi.waitFor(
    async () => expect(await query(direct, `select id from pgboss.job where state = 'active'`)).toEqual([]),
    { timeout: 15_000 },
  )
  expect(await query(direct, 'select id from designs')).toEqual([])
})
