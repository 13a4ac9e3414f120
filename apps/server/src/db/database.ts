/** The database: a pool, drizzle on it, and what to do when the server goes away. */

import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { messageOf } from '../failure.ts'
import { StartError } from '../start-error.ts'
import { openEmbeddedServer } from './embedded/server.ts'
import { isDatabaseUnavailable } from './failures.ts'
import { type Migration, migrate } from './migrate.ts'
import { isPooled } from './pooler.ts'
import { type QueryWatcher, WatchedPool, watchQueries } from './query-watch.ts'

/** A transaction can stand wherever a database can. */
export type Queryable = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>
export interface Orm extends Queryable {
  /** All of `work` or nothing of it. */
  transaction<T>(work: (query: Queryable) => Promise<T>): Promise<T>
}

export interface Database {
  orm: Orm
  /** For connections of their own, outside the pool. */
  connection: pg.ClientConfig
  /** A statement as it is, or several without values. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /** Each transaction may get another connection: nothing that belongs to one can be relied on. */
  pooled: boolean
  /** This process has started the database: whoever was at work on it before that start is gone. */
  startedHere(): boolean
  /** Asks for the embedded server to be started again; nothing to do for a server elsewhere. */
  revive(): Promise<void>
  /** Connections of the pool, and those who wait for one. */
  load(): { total: number; idle: number; waiting: number }
  /** Tells of every query from now on. */
  watch(tell: QueryWatcher): void
  /** Resolves when the database answers within `milliseconds`, rejects otherwise. */
  ping(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/**
 * A server elsewhere may still be starting, and an embedded one may be stopping while we join it. Ten tries to connect fit in,
 * because on a machine that is at its limit one of them may be missed.
 */
const START_TIMEOUT = 30_000

export interface DatabaseOptions {
  dataDirectory: string
  databaseUrl?: string | undefined
  /** Brought to these instead of the newest: a backup is restored into the schema that it was made of. */
  migrations?: Migration[]
}

/** Opens the database and brings it to the newest schema. Throws StartError. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl === undefined ? await openEmbeddedServer(options.dataDirectory) : null
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: options.databaseUrl as string }
  const pool = new WatchedPool({
    ...connection,
    max: 12,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    application_name: 'limner',
  })
  // A connection that breaks is replaced by the next query; without listeners it would end the process, whether it was
  // idle (told by the pool) or in use (told by the client).
  pool.on('error', () => {})
  const watchers: QueryWatcher[] = []
  pool.on('connect', (client) => {
    client.on('error', () => {})
    watchQueries(client, (...query) => {
      for (const tell of watchers) tell(...query)
    })
  })
  let pooled: boolean
  try {
    pooled = await migratePatiently(pool, options.migrations, async () => embedded?.ensure())
  } catch (error) {
    await pool.end()
    await embedded?.release()
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be used: ${messageOf(error)}`)
  }
  return {
    orm: Object.assign(drizzle(pool), { transaction: transactionsOf(pool) }),
    connection,
    pooled,
    query: (text, values) => pool.query(text, values),
    startedHere: () => embedded?.launchedHere() ?? false,
    revive: async () => embedded?.ensure(),
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    watch: (tell) => void watchers.push(tell),
    ping: async (milliseconds) => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, milliseconds, new Error('The database does not answer')).unref()
      })
      // On while a standby replays, and where somebody made the database read-only: nothing is written to find it out.
      const asked = pool.query<{ readOnly: string }>(`select current_setting('transaction_read_only') as "readOnly"`)
      const { rows } = await Promise.race([asked, late])
      if (rows[0]?.readOnly !== 'off') throw new Error('The database takes no writes')
    },
    close: async () => {
      await pool.end()
      await embedded?.release()
    },
  }
}

/** drizzle's own transactions never give their connection back when `begin` fails, until the pool has none left. */
function transactionsOf(pool: pg.Pool): Orm['transaction'] {
  return async (work) => {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query('begin')
      const result = await work(drizzle(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** @returns whether there is a pooler on the way */
async function migratePatiently(
  pool: pg.Pool,
  migrations: Migration[] | undefined,
  revive: () => Promise<void>,
): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      const pooled = await isPooled(pool)
      await migrate(pool, migrations)
      return pooled
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
      await sleep(200)
      await revive()
    }
  }
}
