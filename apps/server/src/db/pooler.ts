/**
 * A pooler that gives each transaction another connection (PgBouncer's transaction mode, the pooler addresses of managed
 * databases) forgets what belongs to a connection, such as LISTEN. It is noticed at the start, without leaving anything
 * behind: what is heard elsewhere is looked for there.
 */
import type pg from 'pg'

/** Milliseconds; with a pooler that has one connection, the question is never answered. */
const PROBE_TIMEOUT = 3_000
const TRIES = 3

async function backendOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** The server's own number for a connection, as it was told when it began: a pooler tells a number of its own. */
const reportedBackend = (client: pg.PoolClient): unknown => ('processID' in client ? client.processID : undefined)

/** Whether the connections of this pool are given to others between transactions. */
export async function isPooled(pool: pg.Pool): Promise<boolean> {
  const taken: pg.PoolClient[] = []
  const take = async () => {
    const client = await pool.connect()
    taken.push(client)
    return client
  }
  try {
    const client = await take()
    const backend = await backendOf(client)
    if (reportedBackend(client) === backend) return false
    // Others begin a transaction, one after the other: what a connection keeps for itself, they cannot get.
    for (let i = 0; i < TRIES; i++) {
      await (await take()).query('begin')
      const late = new Promise<null>((resolve) => void setTimeout(resolve, PROBE_TIMEOUT, null).unref())
      if ((await Promise.race([backendOf(client).catch(() => null), late])) !== backend) return true
    }
    return false
  } finally {
    // Thrown away instead of given back: with them goes what they began.
    for (const client of taken) client.release(true)
  }
}
