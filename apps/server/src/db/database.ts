/** The database: a pool, drizzle on it, and what to do when the server goes away. */

import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../platform/start-error.ts'
import { openEmbeddedServer } from './embedded/server.ts'
import { isDatabaseAway } from './failures.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'

export type Orm = NodePgDatabase<typeof schema>
/** A transaction can stand wherever a database can. */
export type Queryable = Pick<Orm, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

export interface Database {
  orm: Orm
  /** For connections of their own, outside the pool. */
  connection: pg.ClientConfig
  /** Asks for the embedded server to be started again; nothing to do for a server elsewhere. */
  revive(): Promise<void>
  /** Resolves when the database answers within `milliseconds`, rejects otherwise. */
  ping(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** A server elsewhere may still be starting, and an embedded one may be stopping while we join it. */
const START_TIMEOUT = 15_000

export interface DatabaseOptions {
  dataDirectory: string
  databaseUrl?: string | undefined
}

/** Opens the database and brings it to the newest schema. Throws StartError. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl === undefined ? await openEmbeddedServer(options.dataDirectory) : null
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: options.databaseUrl as string }
  const pool = new pg.Pool({
    ...connection,
    max: 12,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    application_name: 'limner',
  })
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await migratePatiently(pool, async () => embedded?.ensure())
  } catch (error) {
    await pool.end()
    await embedded?.release()
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be used: ${(error as Error).message}`)
  }
  return {
    orm: drizzle(pool, { schema }),
    connection,
    revive: async () => embedded?.ensure(),
    ping: async (milliseconds) => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, milliseconds, new Error('The database does not answer')).unref()
      })
      await Promise.race([pool.query('select 1'), late])
    },
    close: async () => {
      await pool.end()
      await embedded?.release()
    },
  }
}

async function migratePatiently(pool: pg.Pool, revive: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      return await migrate(pool)
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
      await sleep(200)
      await revive()
    }
  }
}
