/** Pictures in smaller sizes: made when one is first asked for, kept, and made again where they are lost. */
import fs from 'node:fs'
import path from 'node:path'
import type { Design, Project } from '@limner/contract/types'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { openDisk } from '../../src/media/disk.ts'
import { pictureSizesStore } from '../../src/media/sizes-store.ts'
import { mediaStore } from '../../src/media/store.ts'
import { sweepMedia } from '../../src/media/sweep.ts'
import { flatPng } from '../fake-engine.ts'
import { memberOf, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'
import { startObjectStorage } from './object-storage.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await memberOf(server)
})
afterAll(() => server.close())

let made = 0
/** A design that looks like no other. */
async function newDesign() {
  made += 1
  const { id: projectId } = await ada.createProject()
  const { designId, output = [] } = await ada.make({ prompt: `Logo for number ${made}`, projectId })
  return { projectId, designId: designId ?? '', picture: output[0] ?? '' }
}
const keptSizes = () =>
  query<{ width: number; sha256: string }>(server.databaseUrl, 'select width, sha256 from picture_sizes order by width')
const fileOf = (sha256: string) => path.join(server.config.dataDirectory, 'media', sha256.slice(0, 2), sha256)

test('a design’s picture comes in three widths, each made once, for as long as it is asked for', async () => {
  const { designId, picture } = await newDesign()
  const { imageUrl, thumbnailUrl }: Design = (await ada.get(`/api/designs/${designId}`)).json().design
  expect([imageUrl, thumbnailUrl]).toEqual([picture, `${picture}?w=480`])
  for (const width of [240, 1080]) {
    const [first, meanwhile] = await Promise.all([ada.get(`${picture}?w=${width}`), ada.get(`${picture}?w=${width}`)])
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(first.body).toContain(`no wider than ${width}`)
    const again = await ada.get(`${picture}?w=${width}`)
    expect([meanwhile.body, again.body]).toEqual([first.body, first.body])
    const unchanged = await ada.get(`${picture}?w=${width}`, { 'if-none-match': first.headers.etag as string })
    expect(unchanged.statusCode).toBe(304)
  }
  const etags = await Promise.all(
    ['', '?w=240', '?w=480', '?w=1080'].map(async (query) => (await ada.get(picture + query)).headers.etag),
  )
  expect(new Set(etags).size).toBe(4)
})

test('every size is seen by those who see the picture, and by nobody else', async () => {
  const { projectId, picture } = await newDesign()
  const stranger = new Person(server.app)
  for (const width of [240, 480, 1080]) expect((await stranger.get(`${picture}?w=${width}`)).statusCode).toBe(403)
  await ada.send('PATCH', `/api/projects/${projectId}`, { isPublic: true })
  const shown = await stranger.get(`${picture}?w=240`)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  await ada.send('PATCH', `/api/projects/${projectId}`, { isPublic: false })
  const etag = { 'if-none-match': shown.headers.etag as string }
  expect((await stranger.get(`${picture}?w=240`, etag)).statusCode).toBe(403)
})

test('what a person sent comes in sizes, too', async () => {
  const { id } = await ada.createProject()
  const imageUrl = `data:image/png;base64,${flatPng(80, 80, [7, 8, 9]).toString('base64')}`
  const sent = (await ada.post(`/api/projects/${id}/messages`, { content: 'x', imageUrl })).json().imageUrl
  const small = await ada.get(`${sent}?w=480`)
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a review link shows the sizes of what it shows', async () => {
  const { designId } = await newDesign()
  const { path: page } = (await ada.post(`/api/designs/${designId}/reviews`, {})).json()
  const shared = (await new Person(server.app).get(`/api/shared/${page.split('/').at(-1)}`)).json()
  const anyone = new Person(server.app)
  const [{ imageUrl }] = shared.pictures
  const small = await anyone.get(`${imageUrl}&w=1080`)
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(small.body).toContain('no wider than 1080')
  expect((await anyone.get(imageUrl)).headers['content-type']).toBe('image/png')
  expect((await anyone.get(`${imageUrl}&w=481`)).statusCode).toBe(400)
})

test('a size whose file is lost or damaged is made again, the thumbnail of a new design, too', async () => {
  const { picture } = await newDesign()
  const first = await ada.get(`${picture}?w=240`)
  const [row] = await query<{ sha256: string; thumbnail: string }>(
    server.databaseUrl,
    `select sizes.sha256, thumbnail_sha256 as thumbnail from media join picture_sizes sizes on sizes.source = media.sha256 where media.id = $1 and sizes.width = 240`,
    [/[\da-f-]{36}/.exec(picture)?.[0]],
  )
  fs.rmSync(fileOf(row?.sha256 ?? ''))
  fs.truncateSync(fileOf(row?.thumbnail ?? ''), 5)
  for (const width of [240, 480]) {
    const again = await ada.get(`${picture}?w=${width}`)
    expect(again.statusCode).toBe(200)
    expect(again.body).toContain(`no wider than ${width}`)
    expect(again.body).not.toBe(first.body)
    expect((await ada.get(`${picture}?w=${width}`)).body).toBe(again.body)
  }
})

test('where nothing can be kept, a size is shown all the same', async () => {
  const { picture } = await newDesign()
  const drafts = path.join(server.config.dataDirectory, 'media', 'aside')
  fs.rmSync(drafts, { recursive: true })
  const first = await ada.get(`${picture}?w=240`)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
  fs.mkdirSync(drafts)
  const second = await ada.get(`${picture}?w=240`)
  expect((await ada.get(`${picture}?w=240`)).body).toBe(second.body)
})

test('a copy of a project shares the sizes of its pictures', async () => {
  const { projectId } = await newDesign()
  const titled = async (title: string): Promise<{ imageUrl: string }[]> => {
    const projects: Project[] = (await ada.get('/api/projects')).json()
    return projects.find((project) => project.title.startsWith(title))?.previewDesigns ?? []
  }
  const smallOf = (designs: { imageUrl: string }[]) =>
    Promise.all(designs.map(async ({ imageUrl }) => (await ada.get(`${imageUrl}?w=240`)).body))
  await ada.send('PATCH', `/api/projects/${projectId}`, { title: 'Original' })
  const first = await smallOf(await titled('Original'))
  const before = await keptSizes()
  await ada.send('POST', `/api/projects/${projectId}/duplicate`)
  const copied = await smallOf(await titled('Copy of Original'))
  expect(first).toHaveLength(4)
  expect(copied.sort()).toEqual(first.sort())
  expect(await keptSizes()).toEqual(before)
})

test('sizes of what is gone are cleared away, those of what is there are not', async () => {
  const [kept, deleted] = [await newDesign(), await newDesign()]
  for (const { picture } of [kept, deleted]) await ada.get(`${picture}?w=240`)
  const here = await ada.get(`${kept.picture}?w=240`)
  const files = await openDisk(path.join(server.config.dataDirectory, 'media'))
  const database = await openDatabase(server.config)
  onTestFinished(() => database.close())
  const before = await keptSizes()
  await query(server.databaseUrl, 'delete from projects where id = $1', [deleted.projectId])
  await query(server.databaseUrl, `insert into picture_sizes select source, 77, sha256 from picture_sizes limit 1`)
  await pictureSizesStore(database.orm).tidy()
  await sweepMedia(files, mediaStore(database.orm), new Date(Date.now() + 2 * 3_600_000))
  const after = await keptSizes()
  expect(after.length).toBe(before.length - 1)
  for (const { sha256 } of before)
    expect(fs.existsSync(fileOf(sha256))).toBe(after.some((one) => one.sha256 === sha256))
  expect((await ada.get(`${kept.picture}?w=240`)).body).toBe(here.body)
})

test('two servers at one bucket: what one has made the other shows', async () => {
  const storage = await startObjectStorage()
  onTestFinished(storage.close)
  const first = await startServerForTest({ environment: storage.environment })
  const finch = await memberOf(first)
  const picture = (await finch.make({ prompt: 'Logo for Finch' })).output?.[0] ?? ''
  const small = await finch.get(`${picture}?w=1080`)
  const second = await startServerForTest({ databaseUrl: first.databaseUrl, environment: storage.environment })
  const elsewhere = new Person(second.app)
  elsewhere.cookies = finch.cookies
  expect((await elsewhere.get(`${picture}?w=1080`)).body).toBe(small.body)
})
