/**
 * Brings the database to the newest schema: the numbered files of ./migrations in order, each in a transaction of its
 * own together with the row that says it was done; in a database that is new, all in one. A lock in it lets one process
 * at a time do this.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

/** Held by the transaction that changes what tables there are. */
export const SCHEMA_LOCK = 7_421_001
const OLDEST_SERVER = 150_000

export interface Migration {
  name: string
  text: string
  sha256: string
}

export function readMigrations(directory = path.join(import.meta.dirname, 'migrations')): Migration[] {
  return fs
    .readdirSync(directory)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(directory, name), 'utf8')
      return { name, text, sha256: crypto.createHash('sha256').update(text).digest('hex') }
    })
}

/** Throws StartError where the server is too old or the database is newer than this program. */
export async function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<void> {
  const client = await pool.connect()
  try {
    const version = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
    if (Number(version.rows[0]?.version) < OLDEST_SERVER)
      throw new StartError('The database of DATABASE_URL is older than PostgreSQL 15.')
    while (await applyNext(client, migrations));
  } finally {
    client.release()
  }
}

/**
 * The lock belongs to the transaction, not to the connection: behind a pooler the next one may be another's.
 * @returns whether there was anything to apply
 */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const next = await findNext(client, migrations)
    for (const { name, text, sha256 } of next) {
      await client.query(text)
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    }
    await client.query('commit')
    return next.length > 0
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** One; of a database that nobody waits for, all: each commit waits for the disk. */
async function findNext(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  const newer = [...done].find((name) => !known.has(name))
  if (newer) throw new StartError(`The database was last used by a newer version of this program (${newer}).`)
  const missing = migrations.filter(({ name }) => !done.has(name))
  return done.size === 0 ? missing : missing.slice(0, 1)
}
