/**
 * The embedded PostgreSQL: started by the first process that needs it, shared by all that use the same data directory,
 * stopped when the last of them ends, however it ends.
 *
 * Every process holds the named pipe `lease` open. A shell beside the server waits for the end of that pipe, which the
 * kernel delivers when the last holder is gone (also by kill -9), and then asks the server to stop. No lock files: two
 * first starts make two clusters aside, of which one is renamed into place, and of two servers PostgreSQL itself lets
 * only one run.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { hasCode, messageOf } from '../../failure.ts'
import { StartError } from '../../start-error.ts'
import { type Account, postgresAccount } from './account.ts'
import { nativeDirectory } from './native.ts'
import { type Place, settlePlace } from './place.ts'

const USER = 'limner'
const START_TIMEOUT = 60_000
const STOP_TIMEOUT = 8_000
const SUPERVISOR = 'lease=$1; shift; "$@" </dev/null & p=$!; cat "$lease" >/dev/null; kill -INT $p; wait $p'

export interface EmbeddedServer {
  connection: { host: string; port: number; user: string; database: string }
  place: Place
  /** Brings the server back when it is gone; does nothing when it runs. */
  ensure(): Promise<void>
  /** Whether this process has tried to start the server: nobody was connected before, but others may have tried, too. */
  launchedHere(): boolean
  /** Gives up this process's share; resolves when the server has stopped, or at once when others use it. */
  release(): Promise<void>
}

/** Starts the server of a data directory, or joins the one that runs. Throws StartError. */
export async function openEmbeddedServer(dataDirectory: string): Promise<EmbeddedServer> {
  const account = postgresAccount()
  const place = settlePlace(dataDirectory, account)
  const native = nativeDirectory(place.root, account)
  const connection = { host: place.socket, port: 5432, user: USER, database: 'postgres' }
  await makeCluster(native, place, account)
  makeLease(place.lease, account)
  const lease = fs.openSync(place.lease, fs.constants.O_RDWR | fs.constants.O_NONBLOCK)
  let starting: Promise<void> | null = null
  let launches = 0
  const ensure = () => {
    starting ??= start(native, place, account, connection, () => launches++).finally(() => {
      starting = null
    })
    return starting
  }
  await ensure()
  return {
    connection,
    place,
    ensure,
    launchedHere: () => launches > 0,
    release: async () => {
      fs.closeSync(lease)
      await stopped(place, connection)
    },
  }
}

async function makeCluster(native: string, place: Place, account: Account): Promise<void> {
  if (fs.existsSync(place.cluster)) return
  const aside = `${place.cluster}.${process.pid}-${crypto.randomBytes(4).toString('hex')}`
  try {
    await initialise(native, aside, account)
    fs.renameSync(aside, place.cluster)
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true })
    if (fs.existsSync(place.cluster)) return
    if (error instanceof StartError) throw error
    throw new StartError(`The database could not be created in ${place.root}: ${complaintOf(error)}`)
  }
}

/** What a program said before it failed. */
const complaintOf = (error: unknown): string => {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said || messageOf(error)
}

/** As 'nobody', in a space of users of its own: what is written belongs to the user that it is in truth. */
const AS_NOBODY = ['--user', '--map-user=65534', '--map-group=65534', '--']

/** The one program of PostgreSQL that asks the system for the name of its user; in a container there may be none. */
async function initialise(native: string, cluster: string, account: Account): Promise<void> {
  const command = [`${native}/bin/initdb`, '-D', cluster, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C']
  const run = (program: string, words: string[]) => promisify(execFile)(program, words, { ...account, cwd: '/' })
  try {
    await run('/usr/bin/env', command)
  } catch (error) {
    if (!complaintOf(error).includes('could not look up effective user ID')) throw error
    try {
      await run('unshare', [...AS_NOBODY, ...command])
    } catch {
      throw new StartError(
        `PostgreSQL asks the system for the name of the user that runs it, and the number ${process.getuid?.()} has none. Add a line for it to /etc/passwd, start the server as a user with a name, or set DATABASE_URL.`,
      )
    }
  }
}

function makeLease(lease: string, account: Account): void {
  if (fs.existsSync(lease)) return
  const aside = `${lease}.${process.pid}-${crypto.randomBytes(4).toString('hex')}`
  execFileSync('mkfifo', ['-m', '600', aside])
  if (account.uid !== undefined) fs.chownSync(aside, account.uid, account.gid)
  try {
    fs.linkSync(aside, lease)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    fs.rmSync(aside)
  }
}

async function accepts(connection: EmbeddedServer['connection']): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function launch(native: string, place: Place, account: Account) {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${place.socket}`,
    'port=5432',
    'max_connections=100',
    // Statements can hold what people wrote: they stay out of the log.
    'log_min_messages=fatal',
    'log_min_error_statement=panic',
  ].flatMap((setting) => ['-c', setting])
  const log = fs.openSync(place.log, 'a', 0o600)
  if (fs.fstatSync(log).size > 1_000_000) fs.ftruncateSync(log)
  const command = [`${native}/bin/postgres`, '-D', place.cluster, ...settings]
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, 'sh', place.lease, ...command], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', log],
    detached: true,
  })
  fs.closeSync(log)
  child.unref()
}

function lastWords(place: Place): string {
  return fs.existsSync(place.log) ? fs.readFileSync(place.log, 'utf8').trim().split('\n').slice(-3).join(' ') : ''
}

async function start(
  native: string,
  place: Place,
  account: Account,
  connection: EmbeddedServer['connection'],
  onLaunch: () => void,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  let launched = runs(place) ? Date.now() : 0
  while (!(await accepts(connection))) {
    if (Date.now() > deadline)
      throw new StartError(
        `The packaged database did not start. Its files stay as they are; where they are damaged, restore a backup into a new DATA_DIR (npm run restore). It said: ${lastWords(place)}`,
      )
    // Another process's server may still be starting, recovering or stopping, or the number of its process may have been
    // reused since a power cut: PostgreSQL itself finds out, and a second server ends at once.
    if (Date.now() - launched > (runs(place) ? 5000 : 300)) {
      launched = Date.now()
      launch(native, place, account)
      onLaunch()
    }
    await sleep(25)
  }
}

/** Is there a server process that holds the cluster? */
function runs(place: Place): boolean {
  try {
    process.kill(Number(fs.readFileSync(`${place.cluster}/postmaster.pid`, 'utf8').split('\n')[0]), 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

async function stopped(place: Place, connection: EmbeddedServer['connection']): Promise<void> {
  await sleep(100)
  if (await accepts(connection)) return
  const deadline = Date.now() + STOP_TIMEOUT
  while (Date.now() < deadline && runs(place)) await sleep(25)
}
