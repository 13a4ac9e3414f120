/** A database behind a pooler: refused where it would not work, used where it does. */
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { refuseTransactionPooler } from '../src/db/pooler.ts'
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
test.skipIf(!server.searchParams.has('host'))(
  'in transaction mode it is refused with a sentence that names the way',
  async () => {
    const pooler = await startPooler(socket, 'transaction')
    onTestFinished(pooler.close)
    await expect(refuseTransactionPooler(poolAt('127.0.0.1', pooler.port))).rejects.toThrow(
      /pooler in transaction mode .* direct address of the database/,
    )
  },
)

test.skipIf(!server.searchParams.has('host'))('in session mode, and without a pooler, nothing is refused', async () => {
  const pooler = await startPooler(socket, 'session')
  onTestFinished(pooler.close)
  await refuseTransactionPooler(poolAt('127.0.0.1', pooler.port))
  await refuseTransactionPooler(poolAt(server.searchParams.get('host') ?? '', 5432))
})
