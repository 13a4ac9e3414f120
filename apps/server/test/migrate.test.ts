import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChangeFeed } from '../src/db/change-feed.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { openQueue } from '../src/db/queue.ts'
import * as schema from '../src/db/schema.ts'
import { NO_TRACING } from '../src/tracing/tracing.ts'
import { newDatabase, query } from './harness.ts'

let url: string
let pool: pg.Pool
beforeAll(async () => {
  url = await newDatabase({ migrated: false })
  pool = new pg.Pool({ connectionString: url })
})
afterAll(() => pool.end())

test('the number of a migration is used once', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, 3))
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  // Two that were shipped side by side: what has run keeps its name.
  expect(twice).toEqual(['015'])
})

test('several processes may migrate at once, and again', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(pool)))
  await migrate(pool)
  const rows = await query<{ name: string }>(url, 'select name from migrations order by name')
  expect(rows.map((row) => row.name)).toEqual(readMigrations().map((migration) => migration.name))
})

test('several processes may make the tables of the jobs at once', async () => {
  const databaseUrl = await newDatabase({ migrated: false })
  const fail = (error: unknown) => {
    throw error
  }
  const processes = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const database = await openDatabase({ dataDirectory: '', databaseUrl })
      return { database, changeFeed: await openChangeFeed(database) }
    }),
  )
  const opened = await Promise.allSettled(
    processes.map((parts) => openQueue({ ...parts, onFailure: fail, onWarning: fail, tracing: NO_TRACING })),
  )
  for (const queue of opened) if (queue.status === 'fulfilled') await queue.value.close()
  for (const { database, changeFeed } of processes) {
    await changeFeed.close()
    await database.close()
  }
  expect(opened.map((queue) => (queue.status === 'rejected' ? String(queue.reason) : 'opened'))).toEqual(
    processes.map(() => 'opened'),
  )
  // Those of pg-boss itself begin with two underscores.
  expect(await query(databaseUrl, `select name from pgboss.queue where name ~ '^[a-z]' order by name`)).toEqual(
    ['chores', 'generations', 'generations-given-up', 'generations-with-models'].map((name) => ({ name })),
  )
})

test('the stores see the tables that the migrations made, column by column', async () => {
  const made = await query<{ table: string; column: string; type: string; nullable: boolean; filled: boolean }>(
    url,
    `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
       (column_default is not null or is_identity = 'YES') as filled
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
  )
  const NAMES: Record<string, string> = { 'timestamp with time zone': 'timestamptz' }
  const seen = Object.values(schema)
    .filter((value) => value instanceof PgTable)
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) => ({
        table: name,
        column: column.name,
        type: column.getSQLType(),
        nullable: !column.notNull,
        filled: column.hasDefault || column.generatedIdentity !== undefined,
      }))
    })
  const line = (row: (typeof made)[number]) =>
    [
      row.table,
      row.column,
      NAMES[row.type] ?? row.type,
      row.nullable ? 'null' : 'not null',
      row.filled ? 'default' : '',
    ].join(' ')
  const plain = seen.map((row) => ({
    ...row,
    type: row.type === 'timestamp with time zone' ? 'timestamptz' : row.type,
  }))
  expect(plain.map(line).sort()).toEqual(made.map(line).sort())
})

test('a migration that fails leaves nothing behind, and is tried again', async () => {
  const broken = { name: '900-broken.sql', text: 'create table half (id int); select 1/0', sha256: '' }
  await expect(migrate(pool, [...readMigrations(), broken])).rejects.toThrow('division by zero')
  expect(await query(url, `select to_regclass('half') as found`)).toEqual([{ found: null }])
  await migrate(pool, [...readMigrations(), { ...broken, text: 'create table half (id int)' }])
  expect(await query(url, `select to_regclass('half')::text as found`)).toEqual([{ found: 'half' }])
})

test('a process that is killed in the middle of a migration leaves nothing behind', async () => {
  const databaseUrl = await newDatabase({ migrated: false })
  const slow = { name: '001-slow.sql', text: 'create table half (id int); select pg_sleep(2)', sha256: '' }
  const program = `
    import pg from 'pg'
    import { migrate } from ${JSON.stringify(path.resolve(import.meta.dirname, '../src/db/migrate.ts'))}
    await migrate(new pg.Pool({ connectionString: ${JSON.stringify(databaseUrl)} }), [${JSON.stringify(slow)}])`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  const sleeping = `select 1 from pg_stat_activity where query like '%pg_sleep(2)%' and pid <> pg_backend_pid() and datname = current_database()`
  await expect.poll(() => query(databaseUrl, sleeping), { timeout: 20_000 }).not.toEqual([])
  child.kill('SIGKILL')
  await exit
  const own = new pg.Pool({ connectionString: databaseUrl })
  // Waits for the lock of the dead one, which the database gives back once it notices.
  await migrate(own, [{ ...slow, text: 'create table half (id int)' }])
  expect(await query(databaseUrl, `select to_regclass('half')::text as found`)).toEqual([{ found: 'half' }])
  expect(await query(databaseUrl, 'select name from migrations')).toEqual([{ name: '001-slow.sql' }])
  await own.end()
})

test('a database of a newer version is refused in one sentence', async () => {
  await expect(migrate(pool)).rejects.toThrow(
    'The database was last used by a newer version of this program (900-broken.sql).',
  )
})
