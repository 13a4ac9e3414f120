/** A database behind a pooler is known as such; the server as a whole behind one is in behind-a-pooler.test.ts. */
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isPooled } from '../src/db/pooler.ts'
import { startPooler } from './pooler.ts'

const server = new URL(inject('databaseServer'))
const socket = `${server.searchParams.get('host')}/.s.PGSQL.5432`

function poolAt(host: string, port: number): pg.Pool {
  const pool = new pg.Pool({ host, port, user: server.username, database: 'postgres', connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
  })
  return pool
}

// A database elsewhere (TEST_DATABASE_URL) has no socket here.
test.skipIf(!server.searchParams.has('host'))('in transaction mode connections are known to be shared', async () => {
  const pooler = await startPooler(socket, 'transaction')
  onTestFinished(pooler.close)
  expect(await isPooled(poolAt('127.0.0.1', pooler.port))).toBe(true)
})

test.skipIf(!server.searchParams.has('host'))('in session mode, and without a pooler, they are not', async () => {
  const pooler = await startPooler(socket, 'session')
  onTestFinished(pooler.close)
  expect(await isPooled(poolAt('127.0.0.1', pooler.port))).toBe(false)
  expect(await isPooled(poolAt(server.searchParams.get('host') ?? '', 5432))).toBe(false)
})
