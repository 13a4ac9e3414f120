/** PgBouncer in transaction mode before the database; where this machine has none, the pooler of the server's tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresAccount } from '../../apps/server/src/db/embedded/account.ts'
import { startPooler } from '../../apps/server/test/pooler.ts'
import { listen } from './listen.ts'

export interface Pooler {
  /** As people read it. */
  name: string
  databaseUrl: string
  close(): Promise<void>
}

/** Where the database is. */
interface Place {
  host: string
  user: string
  database: string
}

/** Connections to the database, for all servers together. */
const CONNECTIONS = 24

const settingsOf = ({ host, user, database }: Place, port: number, folder: string) => `[databases]
${database} = host=${host} port=5432 dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = ${CONNECTIONS}
logfile = ${folder}/log
pidfile =
`

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Null: this machine has none. */
async function startPgBouncer(place: Place): Promise<Pooler | null> {
  const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  if (version.error || version.status !== 0) return null
  // It refuses to run as root, as PostgreSQL does.
  const account = postgresAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'limner-pgbouncer-'))
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsOf(place, port, folder))
  chmodSync(folder, 0o755)
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const child = spawn('pgbouncer', ['-q', file], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error('PgBouncer did not start')
    await sleep(100)
  }
  return {
    name: version.stdout.split('\n')[0] ?? 'PgBouncer',
    databaseUrl: `postgres://${place.user}@127.0.0.1:${port}/${place.database}`,
    close: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openPooler(place: Place): Promise<Pooler> {
  const real = await startPgBouncer(place)
  if (real) return real
  const own = await startPooler(`${place.host}/.s.PGSQL.5432`, 'transaction')
  return {
    name: "the tests' own pooler: there is no pgbouncer on this machine (Debian: apt-get install pgbouncer)",
    databaseUrl: `postgres://${place.user}@127.0.0.1:${own.port}/${place.database}`,
    close: async () => own.close(),
  }
}
