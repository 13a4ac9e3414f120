/** What the drill plays on: a database, a pooler, object storage, servers of the product, and a proxy before them. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbeddedServer } from '../../apps/server/src/db/embedded/server.ts'
import { startObjectStorage } from '../../apps/server/test/pictures/object-storage.ts'
import { newDataDirectory, type Product, removeDataDirectory, startProduct } from '../../tests/harness/product.ts'
import { openPooler } from './pooler.ts'
import { startRoundRobin } from './round-robin.ts'

export interface Stage {
  /** Of the proxy. */
  url: string
  /** What stands behind it, as people read it. */
  parts: string[]
  /** Requests that each server has had. */
  counts: readonly number[]
  /** The database without the pooler, to look at it. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** Kills a server hard and starts it again. @returns milliseconds until it was ready again */
  restart(number: number): Promise<number>
  /** Bytes in the database, and of pictures. */
  size(): Promise<{ rows: number; pictures: number; designs: number }>
  /** Lines that servers have logged: failures. */
  failures(): string[]
  close(): Promise<void>
}

/** Milliseconds between a death and the next start, as whoever watches over servers takes them. */
const PAUSE = 2_000

const SIZE = `
  select (select sum(pg_total_relation_size(relid))::float from pg_stat_user_tables where schemaname = 'public'
      and relname in ('designs', 'media', 'predictions', 'messages', 'projects', 'favourites', 'counted_generations')) as rows,
    (select sum(bytes)::float from media where design_id is not null) as pictures,
    (select count(*)::int from designs) as designs`

/** The object storage that the environment names, or the one of the server's tests. */
async function openStorage() {
  const own = process.env.S3_ENDPOINT
  if (own) {
    const named = Object.entries(process.env).filter((entry): entry is [string, string] => entry[0].startsWith('S3_'))
    return { name: `object storage at ${own}`, environment: Object.fromEntries(named), close: () => {} }
  }
  const { environment, close } = await startObjectStorage()
  return { name: "the tests' own object storage (S3_ENDPOINT names another)", environment, close }
}

/** What ends in the opposite order of its beginning. */
class Endings {
  #all: (() => unknown)[] = []
  add = (end: () => unknown) => void this.#all.push(end)
  async run(): Promise<void> {
    for (const end of this.#all.reverse()) await end()
  }
}

/** A line of the log without its time and its numbers. */
function failureIn(line: string): string | null {
  try {
    const { level, msg, failure } = JSON.parse(line)
    return level >= 50 ? `${msg} ${JSON.stringify(failure ?? '').slice(0, 300)}` : null
  } catch {
    return null
  }
}

/** Servers of the product, each with a data directory of its own, to be killed and started again. */
async function startServers(count: number, environment: Record<string, string>, endings: Endings) {
  const products: Product[] = []
  const logs: string[] = []
  const start = (dataDirectory: string) => startProduct({ dataDirectory, environment })
  endings.add(() => Promise.all(products.map((product) => product.stop('SIGKILL'))))
  for (let number = 0; number < count; number++) {
    const folder = newDataDirectory()
    endings.add(() => removeDataDirectory(folder))
    products.push(await start(folder))
  }
  return {
    addresses: () => products.map(({ url }) => url),
    log: () => [...logs, ...products.map(({ log }) => log())].flatMap((log) => log.split('\n')),
    async restart(number: number): Promise<number> {
      const product = products[number]
      if (!product) throw new Error(`There is no server ${number}`)
      await product.stop('SIGKILL')
      logs.push(product.log())
      await sleep(PAUSE)
      const began = performance.now()
      products[number] = await start(product.dataDirectory)
      return performance.now() - began
    },
  }
}

export async function openStage(count: number, settings: Record<string, string>): Promise<Stage> {
  const endings = new Endings()
  try {
    const directory = newDataDirectory()
    endings.add(() => removeDataDirectory(directory))
    const database = await openEmbeddedServer(directory)
    endings.add(database.release)
    const pooler = await openPooler(database.connection)
    endings.add(pooler.close)
    const storage = await openStorage()
    endings.add(storage.close)
    const own = new pg.Pool({ ...database.connection, max: 2 })
    endings.add(() => own.end())
    const servers = await startServers(
      count,
      {
        ...{
          DATABASE_URL: pooler.databaseUrl,
          TRUST_PROXY: 'true',
          RATE_LIMIT: 'on',
          WORKERS: '1',
          LOG_LEVEL: 'error',
        },
        ...{ ...storage.environment, ...settings },
      },
      endings,
    )
    const proxy = await startRoundRobin(servers.addresses)
    endings.add(proxy.close)
    return {
      ...{ url: proxy.url, parts: [pooler.name, storage.name], counts: proxy.counts, restart: servers.restart },
      query: async (text, values) => (await own.query(text, values)).rows,
      size: async () => {
        const { rows } = await own.query<{ rows: number; pictures: number; designs: number }>(SIZE)
        return rows[0] ?? { rows: 0, pictures: 0, designs: 0 }
      },
      failures: () => servers.log().flatMap((line) => failureIn(line) ?? []),
      close: () => endings.run(),
    }
  } catch (error) {
    await endings.run()
    throw error
  }
}
