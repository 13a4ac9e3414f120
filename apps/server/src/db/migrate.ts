/**
 * Brings the database to the newest schema: the numbered files of ./migrations in order, each in a transaction of its
 * own together with the row that says it was done. An advisory lock lets one process at a time do this.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

const LOCK = 7_421_001
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
    await client.query('select pg_advisory_lock($1)', [LOCK])
    try {
      await apply(client, migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    }
  } finally {
    client.release()
  }
}

async function apply(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  const newer = [...done].find((name) => !known.has(name))
  if (newer) throw new StartError(`The database was last used by a newer version of this program (${newer}).`)
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    await client.query('begin')
    try {
      await client.query(migration.text)
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [migration.name, migration.sha256])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}
