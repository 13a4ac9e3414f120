/** A disk without room: here a process that may write no more into its files. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Health, Prediction, Problem } from '@limner/contract/types'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { newDatabase, newDirectory } from './harness.ts'
import { ask, startProcess } from './processes.ts'

vi.setConfig({ testTimeout: 120_000 })

const canLimit = spawnSync('prlimit', ['--version']).status === 0

test.skipIf(!canLimit)(
  'is told by health and by every write; nothing stays half-written; afterwards all goes on',
  async () => {
    const directory = newDirectory()
    onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
    const server = await startProcess({ DATABASE_URL: await newDatabase(), DATA_DIR: directory })
    const room = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`])
    const health = async () => (await ask<Health>(`${server.url}/api/health/status`)).body
    const media = () =>
      fs
        .readdirSync(path.join(directory, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
    const headers = { 'x-guest-token': (await ask(`${server.url}/api/guest`, {})).headers.get('x-guest-token') ?? '' }
    const generate = (body: object) => ask<Prediction & Problem>(`${server.url}/api/generate-design`, body, headers)
    const image_input = [`data:image/png;base64,${flatPng(64, 64, [1, 2, 3]).toString('base64')}`]
    expect(await health()).toMatchObject({ status: 'ok', media: 'ok' })

    room('10')
    await vi.waitFor(
      async () =>
        expect(await health()).toMatchObject({
          status: 'degraded',
          ready: false,
          media: 'unavailable',
          database: 'ok',
        }),
      { timeout: 5_000 },
    )
    const refused = await generate({ prompt: 'Logo', image_input })
    expect(refused.status).toBe(503)
    expect(refused.body.message).toBe(
      'The disk of this server is full: nothing was saved. Please tell the administrator.',
    )
    let prediction: Prediction = (await generate({ prompt: 'Logo' })).body
    await vi.waitFor(
      async () => {
        prediction = (await ask<Prediction>(`${server.url}/api/prediction/${prediction.id}`, undefined, headers)).body
        expect(prediction.status).toBe('failed')
      },
      { timeout: 30_000 },
    )
    expect(prediction.error).toContain('The disk of this server is full')
    expect(media()).toEqual([])

    room('unlimited')
    await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'ok', media: 'ok' }), {
      timeout: 5_000,
    })
    expect((await generate({ prompt: 'Logo', image_input })).status).toBe(200)
  },
)

test('a data directory that cannot be made is told at once', async () => {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: '/proc/limner', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(errors).toMatch(/^The data directory \/proc\/limner cannot be used \(.*\)\. Set DATA_DIR to .*\n$/)
})
