/** What people ask of the database, as the stores ask it: somebody with a hundred designs, a studio with many, and anybody. */
import crypto from 'node:crypto'
import type { Paging } from '@limner/contract'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { favouriteStore } from '../../apps/server/src/features/designs/favourites-store.ts'
import { type DesignSearch, designSearchStore } from '../../apps/server/src/features/designs/search-store.ts'
import { designStore } from '../../apps/server/src/features/designs/store.ts'
import { galleryStore } from '../../apps/server/src/features/gallery/store.ts'
import { memoryStore } from '../../apps/server/src/features/memory/store.ts'
import { messageStore } from '../../apps/server/src/features/messages/store.ts'
import { quotaStore } from '../../apps/server/src/features/predictions/quota-store.ts'
import { projectStore } from '../../apps/server/src/features/projects/store.ts'
import { storageStore } from '../../apps/server/src/features/storage/store.ts'
import { mediaStore } from '../../apps/server/src/media/store.ts'

/** A question, with another example of it each time. */
export interface Question {
  name: string
  ask(turn: number): Promise<unknown>
}

/** As the seed names them. */
const idOf = (kind: string, number: number): string => {
  const hex = crypto.createHash('md5').update(`${kind}${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
const STUDIO = idOf('owner', 0)

/** Spread over all of them, the same ones each time. */
const among = (turn: number, count: number): number => Math.floor(((turn * 0.618_033_99) % 1) * count)

/** The cursor of the page behind so many entries. */
async function cursorBehind(list: (paging: Paging) => Promise<unknown>, entries: number): Promise<string | undefined> {
  let cursor: string | undefined
  await list({ page: entries, limit: 1, tellNext: (told) => (cursor = told) })
  return cursor
}

/** @param size of designs */
export async function questionsOf(orm: Orm, size: number): Promise<Question[]> {
  const [designs, gallery, projects] = [designStore(orm), galleryStore(orm), projectStore(orm)]
  const [search, messages, media, memory] = [
    designSearchStore(orm),
    messageStore(orm),
    mediaStore(orm),
    memoryStore(orm),
  ]
  const count = size / 20
  const project = (turn: number) => idOf('project', among(turn, count))
  const design = (turn: number) => idOf('design', among(turn, size))
  /** Not the studio. */
  const person = (turn: number) => idOf('owner', 1 + Math.floor(among(turn, count) / 5))
  const wall = async (owner: string, paging: Paging) => {
    const rows = await projects.pageOf(owner, paging)
    return projects.previewsOf(rows.map(({ id }) => id))
  }
  const first = { page: 1, limit: 24 }
  const shown = await gallery.count('')
  const studioHas = Math.min(count / 10, 1000)
  const found: DesignSearch = {
    ...{ ownerId: STUDIO, words: ['lantern'], kind: undefined, since: undefined, sortBy: 'createdAt', order: 'desc' },
    ...{ page: 1, limit: 20 },
  }

  const galleryOf = async (sortBy: 'newest' | 'oldest', words: string, paging: Paging) => {
    const total = await gallery.count(words)
    const rows = await gallery.list({ search: words, sortBy, ...paging }, total)
    return gallery.previews(rows.map(({ id }) => id))
  }
  const [middle, deep] = [Math.floor(shown / 2 / 12), Math.floor(shown * 0.45)]
  const galleryCursor = await cursorBehind(
    (paging) => gallery.list({ search: '', sortBy: 'newest', ...paging }, shown),
    deep,
  )
  const wallCursor = await cursorBehind((paging) => projects.pageOf(STUDIO, paging), Math.floor(studioHas * 0.8))
  const searchCursor = await cursorBehind((paging) => search.list({ ...found, words: [], ...paging }), studioHas * 15)

  return [
    { name: 'dashboard, first page', ask: (turn) => wall(person(turn), first) },
    { name: 'dashboard of a studio, first page', ask: () => wall(STUDIO, first) },
    { name: 'dashboard of a studio, by cursor deep in', ask: () => wall(STUDIO, { ...first, cursor: wallCursor }) },
    { name: 'gallery, newest', ask: () => galleryOf('newest', '', { page: 1, limit: 12 }) },
    { name: 'gallery, oldest', ask: () => galleryOf('oldest', '', { page: 1, limit: 12 }) },
    { name: 'gallery, page in the middle', ask: () => galleryOf('newest', '', { page: middle, limit: 12 }) },
    {
      name: 'gallery, by cursor deep in',
      ask: () => galleryOf('newest', '', { page: 1, limit: 12, cursor: galleryCursor }),
    },
    {
      name: 'gallery, one rare title',
      ask: (turn) => galleryOf('newest', `Lantern & Harbor ${turn}`, { page: 1, limit: 12 }),
    },
    { name: 'gallery, a common word', ask: () => galleryOf('newest', 'lantern', { page: 1, limit: 12 }) },
    {
      name: 'project page',
      ask: async (turn) => {
        const id = project(turn)
        await Promise.all([projects.find(id), messages.pageOf(id, { page: 1, limit: 50 }), designs.countOfProject(id)])
        const rows = await designs.pageOfProject(id, { page: 1, limit: 50 })
        await Promise.all([
          designs.picturesOf(rows.map((row) => row.id)),
          designs.looksOf(rows.map((row) => row.id)),
          designs.placesOf(rows.map((row) => row.rootId)),
        ])
      },
    },
    { name: 'one design with its versions', ask: (turn) => designs.versionsOf(design(turn), { page: 1, limit: 20 }) },
    { name: 'one picture', ask: (turn) => media.find(idOf('media', among(turn, size))) },
    {
      name: 'search of a person',
      ask: async (turn) => {
        const asked = { ...found, ownerId: person(turn), page: 1, limit: 20 }
        return [await search.count(asked), await search.list(asked)]
      },
    },
    {
      name: 'search of a studio',
      ask: async () => [await search.count(found), await search.list({ ...found, page: 1, limit: 20 })],
    },
    {
      name: 'search of a studio, by title',
      ask: () => search.list({ ...found, sortBy: 'title', words: [], page: 1, limit: 20 }),
    },
    {
      name: 'search of a studio, by cursor deep in',
      ask: () => search.list({ ...found, words: [], page: 1, limit: 20, cursor: searchCursor }),
    },
    { name: 'favourites of a person', ask: (turn) => favouriteStore(orm).pageOf(person(turn), undefined, first) },
    { name: 'favourites of a studio', ask: () => favouriteStore(orm).pageOf(STUDIO, undefined, first) },
    { name: 'bin of a person', ask: (turn) => projects.pageOfBin(person(turn), first) },
    { name: 'bin of a studio', ask: () => projects.pageOfBin(STUDIO, first) },
    { name: 'room that a person has left', ask: (turn) => storageStore(orm).usageOf(person(turn)) },
    { name: 'room that a studio has left', ask: () => storageStore(orm).usageOf(STUDIO) },
    { name: "a person's quota", ask: (turn) => quotaStore(orm).used({ ownerId: person(turn), place: null }) },
    {
      name: 'what is remembered of a studio',
      ask: (turn) => memory.brandDesigns(STUDIO, new Date(0), `Logo for Lantern & Harbor ${turn}`),
    },
  ]
}
