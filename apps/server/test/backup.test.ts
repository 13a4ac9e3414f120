/** A backup taken under writes, restored on an empty host: rows, pictures and logins are the same. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Message } from '@limner/contract/types'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { newDatabase, newDirectory, PASSWORD, Person, query, startServer, startServerForTest } from './harness.ts'
import { runAdmin } from './processes.ts'

vi.setConfig({ testTimeout: 120_000 })

function directoryForTest(): string {
  const directory = newDirectory()
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

const imageUrl = (shade: number) => `data:image/png;base64,${flatPng(40, 40, [shade, shade, 9]).toString('base64')}`

test('everything comes back: accounts, conversations, designs, pictures, the order of what follows', async () => {
  const from = await startServer()
  onTestFinished(from.close)
  const ada = new Person(from.app)
  const email = await ada.signUp()
  const { id } = await ada.createProject('Kept')
  const made = await ada.make({ prompt: 'Logo for Kept', projectId: id })
  const saved = await ada.post(`/api/projects/${id}/messages`, {
    content: 'Tabs\there, \\N and “quotes”',
    imageUrl: imageUrl(1),
  })
  const file = `data:font/woff2;base64,${Buffer.from('the bytes of a font').toString('base64')}`
  const font = await ada.post('/api/brand-fonts', { file, mayUse: true })
  expect(font.statusCode, font.body).toBe(201)
  // One that a member brought who is gone: only the project names it.
  const other = `data:font/woff2;base64,${Buffer.from('the bytes of another').toString('base64')}`
  const lent = (await ada.post('/api/brand-fonts', { file: other, mayUse: true })).json()
  const lend = `with gone as (delete from brand_fonts where id = $2 returning sha256)
    insert into lent_fonts (project_id, sha256) select $1, sha256 from gone`
  await query(from.databaseUrl, lend, [id, lent.id])
  // Somebody goes on writing all the while.
  let writing = true
  const writer = (async () => {
    for (let i = 0; writing; i++) await ada.post(`/api/projects/${id}/messages`, { content: `While ${i}` })
  })()
  const folder = path.join(directoryForTest(), 'backup')
  const kept = await runAdmin(from.databaseUrl, from.config.dataDirectory, 'backup', folder)
  writing = false
  await writer
  expect(kept.stderr).toBe('')
  expect(kept.stdout).toMatch(/^Backed up to .*: \d+ tables, \d+ pictures\.\n$/)

  const [databaseUrl, dataDirectory] = [await newDatabase(), directoryForTest()]
  const restored = await runAdmin(databaseUrl, dataDirectory, 'restore', folder)
  expect(restored.stderr).toBe('')
  expect(restored.stdout).toMatch(/^Restored the backup of /)
  const to = await startServerForTest({ databaseUrl, dataDirectory })
  const again = new Person(to.app)
  expect((await again.post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200)
  const said = await query<{ content: string }>(from.databaseUrl, 'select content from messages order by sequence')
  const contents = await query<{ content: string }>(databaseUrl, 'select content from messages order by sequence')
  expect(contents.length).toBeGreaterThan(0)
  expect(said.slice(0, contents.length)).toEqual(contents)
  const picture = saved.json().imageUrl
  expect((await again.get(picture)).rawPayload.equals((await ada.get(picture)).rawPayload)).toBe(true)
  for (const address of made.output ?? [])
    expect((await again.get(address)).rawPayload.equals((await ada.get(address)).rawPayload)).toBe(true)
  expect((await again.get('/api/brand-fonts')).json()).toEqual([font.json()])
  for (const [table, bytes] of [
    ['brand_fonts', 'the bytes of a font'],
    ['lent_fonts', 'the bytes of another'],
  ] as const) {
    const [brought] = await query<{ sha256: string }>(databaseUrl, `select sha256 from ${table}`)
    const place = path.join(dataDirectory, 'media', brought?.sha256.slice(0, 2) ?? '', brought?.sha256 ?? '')
    expect(fs.readFileSync(place, 'utf8')).toBe(bytes)
  }
  // What is new comes after what came back.
  expect((await again.post(`/api/projects/${id}/messages`, { content: 'Afterwards' })).statusCode).toBe(201)
  const last: Message[] = (await again.get(`/api/projects/${id}/messages?limit=1`)).json()
  expect(last.map(({ content }) => content)).toEqual(['Afterwards'])
  const counts = 'select design_count, design_titles from projects order by id'
  expect(await query(databaseUrl, counts)).toEqual(await query(from.databaseUrl, counts))
})

test('nothing is overwritten, and a damaged backup is told before anything is written', async () => {
  const from = await startServer()
  onTestFinished(from.close)
  const ada = new Person(from.app)
  await ada.signUp()
  const { id } = await ada.createProject()
  await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl: imageUrl(2) })
  const folder = path.join(directoryForTest(), 'backup')
  const { databaseUrl, config } = from
  expect((await runAdmin(databaseUrl, config.dataDirectory, 'backup', folder)).stderr).toBe('')
  expect((await runAdmin(databaseUrl, config.dataDirectory, 'backup', folder)).stderr).toContain('already exists')
  expect((await runAdmin(databaseUrl, config.dataDirectory, 'restore', folder)).stderr).toContain(
    'The database is in use',
  )
  const [empty, data] = [await newDatabase(), directoryForTest()]
  expect((await runAdmin(empty, data, 'restore', path.join(folder, 'database'))).stderr).toContain(
    'There is no backup in',
  )
  const [picture = ''] = execFileSync('find', [path.join(folder, 'media'), '-type', 'f'], { encoding: 'utf8' }).split(
    '\n',
  )
  fs.truncateSync(picture, 5)
  expect((await runAdmin(empty, data, 'restore', folder)).stderr).toContain('The backup is damaged')
  expect(await query(empty, 'select 1 from users')).toEqual([])
})
