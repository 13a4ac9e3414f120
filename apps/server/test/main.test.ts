/** The program itself: what it prints, and how it ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newDatabase, newDirectory } from './harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts')

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function directoryForTest(): Promise<string> {
  const directory = newDirectory()
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** How it ended, and all that it said. */
async function end(child: ReturnType<typeof run>) {
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, errors }
}

test('a wrong setting is told in one line, and the exit code is 1', async () => {
  const { code, errors } = await end(run({ PORT: 'many', PUBLIC_URL: 'nowhere' }))
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatch(/^The configuration is wrong: PORT must be .*; PUBLIC_URL must be /)
})

test('passwords in settings that are wrong are told to nobody', async () => {
  const directory = await directoryForTest()
  const wrong: Record<string, string>[] = [
    { DATABASE_URL: 'mysql://limner:s3cret-word@db/limner' },
    { DATABASE_URL: 'postgres://limner:s3cret-word@[::db/limner' },
    { DATABASE_URL: 'postgres://limner:s3cret-word%zz@127.0.0.1:1/limner' },
    { DATABASE_URL: 'postgres://limner:s3cret-word@127.0.0.1:99999/limner' },
    { SMTP_URL: 'mail://limner:s3cret-word@mail' },
    { SMTP_URL: 'smtp://limner:s3cret-word@[::mail' },
    { SECRET_KEY: 's3cret-word' },
    { MODEL_URL: 'ftp://limner:s3cret-word@model' },
    { HTTPS_PROXY: 'ftp://limner:s3cret-word@proxy' },
  ]
  const ends = wrong.map((settings) =>
    end(run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: directory, ...settings })),
  )
  for (const [at, { code, errors }] of (await Promise.all(ends)).entries()) {
    expect([wrong[at], code]).toEqual([wrong[at], 1])
    expect(errors).not.toContain('s3cret-word')
  }
})

test('a database that cannot be used is told in one line', async () => {
  const url = new URL(await newDatabase())
  url.pathname = '/there_is_no_such_database'
  const { code, errors } = await end(run({ DATABASE_URL: url.href, DATA_DIR: await directoryForTest() }))
  expect(code).toBe(1)
  expect(errors).toBe('The database cannot be used: database "there_is_no_such_database" does not exist\n')
})

test('it says where it listens, refuses a port that is taken, and ends with 0 when asked', async () => {
  const directory = await directoryForTest()
  const settings = { DATABASE_URL: await newDatabase(), DATA_DIR: directory, WORKERS: '1' }
  const child = run({ ...settings, PORT: '0' })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ready = /^Limner is ready: (http:\/\/localhost:\d+)$/m
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(ready)
  const [, url] = ready.exec(said) ?? []
  expect((await fetch(`${url}/api/health/status`)).status).toBe(200)

  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as { port: number }
  const second = await end(run({ ...settings, PORT: String(port), HOST: '127.0.0.1' }))
  blocker.close()
  expect(second.code).toBe(1)
  expect(second.errors).toMatch(/^The port is taken .*Set PORT to another one\.\n$/)

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
