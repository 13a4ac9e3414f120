/** A PostgreSQL that is not ours: the system's own, where there is one (the oldest that we promise is 15). */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postgresAccount } from '../src/db/embedded/account.ts'
import { newDirectory, Person, startServerForTest } from './harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const INSTALLED = '/usr/lib/postgresql'
const versions = fs.existsSync(INSTALLED) ? fs.readdirSync(INSTALLED).filter((name) => Number(name) >= 15) : []

async function startPostgres(version: string) {
  const account = postgresAccount()
  const directory = newDirectory()
  if (account.uid !== undefined) fs.chownSync(directory, account.uid, account.gid)
  const bin = path.join(INSTALLED, version, 'bin')
  const data = path.join(directory, 'data')
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '-E', 'UTF8', '--locale=C', '--auth=trust'],
    options,
  )
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${directory}`]
  const launch = () => spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], options)
  let server = launch()
  onTestFinished(async () => {
    server.kill('SIGQUIT')
    await sleep(300)
    fs.rmSync(directory, { recursive: true, force: true })
  })
  const url = `postgresql://owner@localhost/postgres?host=${directory}`
  const answers = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  const ready = async () => {
    while (!(await answers())) await sleep(50)
  }
  await ready()
  return {
    url,
    stop: () => {
      const exit = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      return exit
    },
    start: () => {
      server = launch()
      return ready()
    },
  }
}

test.skipIf(versions.length === 0).each(versions)(
  'PostgreSQL %s of the system does all that ours does',
  async (version) => {
    const outside = await startPostgres(version)
    const { app } = await startServerForTest({ databaseUrl: outside.url })
    const guest = new Person(app)
    const made = await guest.make({ prompt: 'Logo', projectId: 'guest-default' })
    await guest.make({ prompt: 'make the second one green', projectId: 'guest-default' })
    await guest.signUp()
    const [project] = (await guest.get('/api/projects')).json()
    expect((await guest.get(`/api/projects/${project.id}/full`)).json().designs).toHaveLength(5)
    expect((await guest.get(made.output?.[0] as string)).statusCode).toBe(200)

    await outside.stop()
    expect((await guest.get('/api/projects')).statusCode).toBe(503)
    await outside.start()
    const began = performance.now()
    while ((await guest.get('/api/projects')).statusCode !== 200) expect(performance.now() - began).toBeLessThan(5_000)
    expect((await guest.make({ prompt: 'Another logo', projectId: project.id })).status).toBe('succeeded')
  },
)
