import type { GalleryProject } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
let ids: string[]
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
  ids = []
  for (const title of ['Harbor', '100% Wool', 'Empty']) {
    const { id } = await ada.createProject(title)
    ids.push(id)
    if (title !== 'Empty') await ada.make({ prompt: `Owl for ${title}`, projectId: id })
    await ada.send('PATCH', `/api/projects/${id}`, { isPublic: true })
  }
  const hidden = await ada.createProject('Hidden')
  await ada.make({ prompt: 'Fox for nobody', projectId: hidden.id })
})
afterAll(() => server.close())

const gallery = async (person: Person, words = '') => {
  const answer = (await person.get(`/api/designs/grouped?${words}`)).json()
  return { ...answer, titles: answer.projects.map(({ title }: GalleryProject) => title) }
}

test('shows what is published and has designs, the newest first', async () => {
  const stranger = new Person(server.app)
  const page = await gallery(stranger)
  expect(page).toMatchObject({ titles: ['100% Wool', 'Harbor'], total: 2, totalPages: 1 })
  expect(stranger.guestToken).toBeUndefined()
  const [project] = page.projects as GalleryProject[]
  expect(project).toMatchObject({ designCount: 4, isOwner: false })
  expect(project?.previewDesigns).toHaveLength(4)
  expect(project?.previewDesigns[0]?.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect((await stranger.get(project?.previewDesigns[0]?.thumbnailUrl ?? '')).statusCode).toBe(200)
  expect((await gallery(ada)).projects[0].isOwner).toBe(true)
  expect((await gallery(stranger, 'sortBy=oldest')).titles).toEqual(['Harbor', '100% Wool'])
})

test('searches titles of projects and of designs, letter by letter', async () => {
  expect((await gallery(ada, 'search=HARB')).titles).toEqual(['Harbor'])
  expect((await gallery(ada, 'search=owl%20logo')).total).toBe(2)
  expect((await gallery(ada, `search=${encodeURIComponent('100%')}`)).titles).toEqual(['100% Wool'])
  expect((await gallery(ada, `search=${encodeURIComponent('%')}`)).total).toBe(1)
  expect((await gallery(ada, 'search=fox')).total).toBe(0)
})

test('pages', async () => {
  expect(await gallery(ada, 'limit=1&page=2')).toMatchObject({ titles: ['Harbor'], total: 2, totalPages: 2 })
  expect((await gallery(ada, 'limit=1&page=3')).titles).toEqual([])
  expect((await ada.get('/api/designs/grouped?page=0')).statusCode).toBe(400)
})

test.each(['newest', 'oldest'])('%s first, pages from either end meet without a gap', async (sortBy) => {
  // Two of each instant: the order must hold between equals, too.
  await query(
    server.databaseUrl,
    `insert into projects (owner_id, title, is_public, design_count, created_at)
     select owner_id, 'Many ' || n, true, 1, now() - n / 2 * interval '1 day'
     from projects, generate_series(1, 7) n where id = $1`,
    [ids[0]],
  )
  const all = (await gallery(ada, `sortBy=${sortBy}&search=many`)).titles
  const pages = []
  for (const page of [1, 2, 3, 4])
    pages.push((await gallery(ada, `sortBy=${sortBy}&search=many&limit=2&page=${page}`)).titles)
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1])
  expect(pages.flat()).toEqual(all)
  await query(server.databaseUrl, "delete from projects where title like 'Many%'", [])
})

test('a remix is a project of its own that outlives the original', async () => {
  const made = await ada.make({ prompt: 'Logo for Origin', projectId: ids[0] })
  const bob = new Person(server.app)
  await bob.signUp()
  const answer = await bob.post(`/api/designs/${made.designId}/remix`)
  expect(answer.statusCode).toBe(201)
  const { project, design } = answer.json()
  expect(project).toMatchObject({ title: 'Remix of Logo logo', isPublic: false })
  expect(design).toMatchObject({ versionNumber: 1, parentDesignId: null })
  const [message] = (await bob.get(`/api/projects/${project.id}/messages`)).json()
  expect(message.metadata.designIds).toEqual([design.id])
  expect((await ada.get(design.imageUrl)).statusCode).toBe(403)
  const edited = await bob.make({ prompt: 'darker', parentDesignId: design.id, modificationPrompt: 'darker' })
  expect(edited.designs?.[0]).toMatchObject({ versionNumber: 2, parentDesignId: design.id })
  await query(server.databaseUrl, 'delete from projects where id = $1', [ids[0]])
  expect((await bob.get(design.imageUrl)).statusCode).toBe(200)
  expect((await gallery(ada)).total).toBe(1)
})
