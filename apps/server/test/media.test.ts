import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { openDisk } from '../src/media/disk.ts'
import type { MediaFiles } from '../src/media/files.ts'
import { mediaStore } from '../src/media/store.ts'
import { sweepMedia } from '../src/media/sweep.ts'
import { flatPng } from './fake-engine.ts'
import { newDirectory, Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
let picture: string
let projectId: string
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
  projectId = (await ada.createProject()).id
  picture = (await ada.make({ prompt: 'Logo', projectId })).output?.[0] as string
})
afterAll(() => server.close())

describe('a picture', () => {
  test('is served to its owner for good, with a type that nothing may guess about', async () => {
    const answer = await ada.get(picture)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const again = await ada.get(picture, { 'if-none-match': answer.headers.etag as string })
    expect(again.statusCode).toBe(304)
    const small = await ada.get(`${picture}?w=480`)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(small.rawPayload.toString('latin1', 0, 4)).toBe('RIFF')
  })

  test("of a private project is nobody else's; published it is everybody's, until it is not", async () => {
    const stranger = new Person(server.app)
    const url = `/api/projects/${projectId}`
    expect((await stranger.get(picture)).statusCode).toBe(403)
    await ada.send('PATCH', url, { isPublic: true })
    const shown = await stranger.get(picture)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['cache-control']).toBe('private, no-cache')
    await ada.send('PATCH', url, { isPublic: false })
    const etag = { 'if-none-match': shown.headers.etag as string }
    expect((await stranger.get(picture, etag)).statusCode).toBe(403)
  })

  test('of a guest is shown by cookie alone, as an img element asks for it', async () => {
    const guest = new Person(server.app)
    const made = await guest.make({ prompt: 'Logo', projectId: 'guest-default' })
    const browser = new Person(server.app)
    browser.cookies = guest.cookies
    const answer = await browser.get(made.output?.[0] as string)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-guest-token']).toBeUndefined()
  })

  test('as SVG runs nothing', async () => {
    const answer = await ada.get(picture.replace('.png', '.svg'))
    expect(answer.headers['content-type']).toMatch('image/svg+xml')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })

  test('as SVG is drawn once, however often it is asked for', async () => {
    const other = (await ada.make({ prompt: 'Logo', projectId })).output?.[1]?.replace('.png', '.svg') as string
    const [first, second] = await Promise.all([ada.get(other), ada.get(other)])
    expect(first.body).toMatch(/data-drawing="\d+"/)
    expect([second.body, (await ada.get(other)).body]).toEqual([first.body, first.body])
  })

  test.each([
    '/media/../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/..%5c..%5cpackage.json',
    '/media/%00.png',
    '/media/x.png',
    '/media/',
    '/media/00000000-0000-4000-8000-000000000000.png',
    '/media/00000000-0000-4000-8000-000000000000.html',
    '/media/00000000-0000-4000-8000-000000000000',
  ])('%s does not exist', async (url) => {
    expect((await ada.get(url)).statusCode).toBe(404)
  })

  test('in another width does not exist', async () => {
    for (const width of ['481', '-1', '480&w=480', 'x'])
      expect((await ada.get(`${picture}?w=${width}`)).statusCode).toBe(404)
  })
})

/** Every keeper of media files must pass this. */
describe.each<[string, (directory: string) => Promise<MediaFiles>]>([['disk', openDisk]])(
  'media files on %s',
  (_name, open) => {
    let directory: string
    let files: MediaFiles
    beforeAll(async () => {
      directory = newDirectory()
      files = await open(directory)
    })
    afterAll(() => fs.rmSync(directory, { recursive: true }))
    const bytes = Buffer.from('some bytes')
    const SHA = 'ed8b5e3d0a14b7e8bd2ce4d4c8ba5ed1d2d7ae5f9cbe5a1ad7ccb5a57b1a3c5a'

    test('what is put can be read, streamed and found by its SHA-256', async () => {
      const sha256 = await files.put(bytes)
      expect(sha256).toBe((await import('node:crypto')).createHash('sha256').update(bytes).digest('hex'))
      expect(Buffer.from((await files.get(sha256)) as Uint8Array)).toEqual(bytes)
      const { buffer } = await import('node:stream/consumers')
      expect(
        await buffer((await files.stream(sha256)) as NonNullable<Awaited<ReturnType<MediaFiles['stream']>>>),
      ).toEqual(bytes)
      expect(await files.has(sha256)).toBe(true)
    })

    test('what is missing is null, and may be deleted all the same', async () => {
      expect(await files.get(SHA)).toBeNull()
      expect(await files.stream(SHA)).toBeNull()
      expect(await files.has(SHA)).toBe(false)
      await files.delete(SHA)
    })

    test('the same content is kept once, also when put many times at once', async () => {
      const names = await Promise.all(Array.from({ length: 20 }, () => files.put(Buffer.from('twenty'))))
      expect(new Set(names).size).toBe(1)
      await files.delete(names[0] as string)
      expect(await files.has(names[0] as string)).toBe(false)
    })

    test('a name that is no SHA-256 is refused', async () => {
      await expect(files.get('../../etc/passwd')).rejects.toThrow(TypeError)
    })

    test('lists what was put before a moment', async () => {
      const sha256 = await files.put(Buffer.from('old'))
      const list = async (moment: Date) => (await Array.fromAsync(files.putBefore(moment))).includes(sha256)
      expect(await list(new Date(Date.now() - 60_000))).toBe(false)
      expect(await list(new Date(Date.now() + 60_000))).toBe(true)
    })
  },
)

test('a picture whose file lost its end is not shown, told, and whole again when it is sent again', async () => {
  const mine = new Person(server.app)
  await mine.signUp()
  const { id } = await mine.createProject()
  const imageUrl = `data:image/png;base64,${flatPng(80, 80, [7, 8, 9]).toString('base64')}`
  const send = async () => (await mine.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl })).json().imageUrl
  const url = await send()
  expect((await mine.get(url)).statusCode).toBe(200)
  const [row] = await query<{ sha256: string }>(server.databaseUrl, 'select sha256 from media where id = $1', [
    /[\da-f-]{36}/.exec(url)?.[0],
  ])
  const sha256 = row?.sha256 ?? ''
  fs.truncateSync(path.join(server.config.dataDirectory, 'media', sha256.slice(0, 2), sha256), 20)
  const damaged = await mine.get(url)
  expect([damaged.statusCode, damaged.headers['cache-control']]).toEqual([404, 'no-store'])
  await send()
  expect((await mine.get(url)).statusCode).toBe(200)
})

test('what no row names is cleared away, but not what is young', async () => {
  const files = await openDisk(path.join(server.config.dataDirectory, 'media'))
  const database = await openDatabase(server.config)
  const orphan = await files.put(Buffer.from('nobody needs this'))
  const used = (await ada.get(picture)).rawPayload
  await sweepMedia(files, mediaStore(database.orm), new Date())
  expect(await files.has(orphan)).toBe(true)
  await sweepMedia(files, mediaStore(database.orm), new Date(Date.now() + 2 * 3_600_000))
  expect(await files.has(orphan)).toBe(false)
  expect((await ada.get(picture)).rawPayload.equals(used)).toBe(true)
  await database.close()
})
