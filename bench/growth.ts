/**
 * `npm run bench:growth [-- 10000 100000 1000000]`: databases with so many designs, and how long what people ask of them takes; plans
 * that read far more than they answer are named, and the sizes of tables and indexes are told. The databases are temporary.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { openEmbeddedServer } from '../apps/server/src/db/embedded/server.ts'
import { newDataDirectory, removeDataDirectory } from '../tests/harness/product.ts'
import { type Question, questionsOf } from './growth/asked.ts'
import { quantile } from './quantile.ts'

const SIZES = process.argv.slice(2).map(Number)
const SEED = readFileSync(path.join(import.meta.dirname, 'growth/seed.sql'), 'utf8')
const TIMES = 40
/** Rows that a plan reads and throws away: from there on it is named. */
const MANY = 500

interface Asked {
  text: string
  values: unknown[]
}

const directory = newDataDirectory()
const server = await openEmbeddedServer(directory)
const { host, user } = server.connection
const urlOf = (name: string) => `postgresql://${user}@localhost/${name}?host=${host}`

async function inDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function seed(name: string, size: number): Promise<number> {
  const began = performance.now()
  await inDatabase('postgres', (client) => client.query(`create database ${name}`))
  await (await openDatabase({ dataDirectory: '', databaseUrl: urlOf(name) })).close()
  const text = SEED.replaceAll('$FROM', '0').replaceAll('$TO', String(size)).replaceAll('$ALL', `${size}::numeric`)
  await inDatabase(name, async (client) => {
    await client.query(text)
    await client.query('vacuum (analyze)')
  })
  return performance.now() - began
}

/** What of a plan is worth a look. */
function remarksOn(plan: string[]): string[] {
  const scans = plan.filter((line) => /Seq Scan on (designs|projects|media|predictions|messages|favourites)/.test(line))
  const wasted = plan.filter((line) => Number(/Rows Removed by (?:Join )?Filter: (\d+)/.exec(line)?.[1] ?? 0) >= MANY)
  const sorted = plan.filter(
    (line) => / Sort .*rows=(\d+)/.test(line) && Number(/actual .*rows=(\d+)/.exec(line)?.[1]) >= MANY,
  )
  return [...scans, ...wasted, ...sorted].map((line) =>
    line
      .trim()
      .replace(/^->\s*/, '')
      .replace(/\(cost=[^)]*\) /, ''),
  )
}

async function explain(client: pg.Client, { text, values }: Asked): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values)
  return remarksOn(rows.map((row) => row['QUERY PLAN']))
}

async function measure({ name, ask }: Question, asked: Asked[], client: pg.Client): Promise<void> {
  const times: number[] = []
  for (let turn = 1; turn <= TIMES; turn++) {
    asked.length = 0
    const began = performance.now()
    await ask(turn)
    times.push(performance.now() - began)
  }
  const shown = (q: number) => quantile(times, q).toFixed(1).padStart(8)
  console.log(`${name.padEnd(44)} p50 ${shown(0.5)} ms  p95 ${shown(0.95)} ms`)
  const remarks = new Set<string>()
  for (const one of [...asked]) for (const remark of await explain(client, one)) remarks.add(remark)
  for (const remark of remarks) console.log(`    ${remark}`)
}

async function tellSizes(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: number; heap: number; indexes: number }>(`
    select relname as name, n_live_tup::int as rows, pg_table_size(relid)::float as heap, pg_indexes_size(relid)::float as indexes
    from pg_stat_user_tables where schemaname = 'public' and n_live_tup > 0 order by pg_total_relation_size(relid) desc limit 8`)
  const total = rows.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0)
  console.log(`${Math.round(total / size)} bytes a design in rows and indexes, without what it is made of`)
  for (const { name, rows: count, heap, indexes } of rows)
    console.log(
      `  ${name.padEnd(22)} ${String(count).padStart(9)} rows  ${(heap / 1e6).toFixed(1).padStart(8)} MB  indexes ${(indexes / 1e6).toFixed(1).padStart(8)} MB`,
    )
}

try {
  for (const size of SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000]) {
    const name = `growth_${size}`
    const seeded = await seed(name, size)
    const load = os.loadavg()[0] ?? 0
    console.log(
      `\n${new Date().toISOString().slice(0, 10)}: ${size} designs (seeded in ${(seeded / 1000).toFixed(0)} s), load ${load.toFixed(1)} on ${os.cpus().length} cores`,
    )
    const pool = new pg.Pool({ connectionString: urlOf(name), max: 4 })
    const asked: Asked[] = []
    const orm = drizzle(pool, { logger: { logQuery: (text, values) => void asked.push({ text, values }) } })
    await inDatabase(name, async (client) => {
      for (const question of await questionsOf(orm, size)) await measure(question, asked, client)
      await tellSizes(client, size)
    })
    await pool.end()
    await inDatabase('postgres', (client) => client.query(`drop database ${name}`))
  }
} finally {
  await server.release()
  removeDataDirectory(directory)
}
