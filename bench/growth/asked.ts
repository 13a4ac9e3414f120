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

/** Everything there is, by numbers of turns. */
interface Seeded {
  orm: Orm
  /** Of designs. */
  size: number
  /** Projects of the studio. */
  ofStudio: number
  project(turn: number): string
  design(turn: number): string
  /** Not the studio. */
  person(turn: number): string
}

const FIRST = { page: 1, limit: 24 }
const SHOWN = { page: 1, limit: 12 }

async function walls({ orm, ofStudio, person }: Seeded): Promise<Question[]> {
  const [projects, favourites] = [projectStore(orm), favouriteStore(orm)]
  const wall = async (owner: string, paging: Paging) => {
    const rows = await projects.pageOf(owner, paging)
    return projects.previewsOf(rows.map(({ id }) => id))
  }
  const cursor = await cursorBehind((paging) => projects.pageOf(STUDIO, paging), Math.floor(ofStudio * 0.8))
  return [
    { name: 'dashboard, first page', ask: (turn) => wall(person(turn), FIRST) },
    { name: 'dashboard of a studio, first page', ask: () => wall(STUDIO, FIRST) },
    { name: 'dashboard of a studio, by cursor deep in', ask: () => wall(STUDIO, { ...FIRST, cursor }) },
    { name: 'favourites of a person', ask: (turn) => favourites.pageOf(person(turn), undefined, FIRST) },
    { name: 'favourites of a studio', ask: () => favourites.pageOf(STUDIO, undefined, FIRST) },
    { name: 'bin of a person', ask: (turn) => projects.pageOfBin(person(turn), FIRST) },
    { name: 'bin of a studio', ask: () => projects.pageOfBin(STUDIO, FIRST) },
  ]
}

async function galleries({ orm }: Seeded): Promise<Question[]> {
  const gallery = galleryStore(orm)
  const all = await gallery.count('')
  const page = async (sortBy: 'newest' | 'oldest', search: string, paging: Paging) => {
    const total = await gallery.count(search)
    const rows = await gallery.list({ search, sortBy, ...paging }, total)
    return gallery.previews(rows.map(({ id }) => id))
  }
  const list = (paging: Paging) => gallery.list({ search: '', sortBy: 'newest', ...paging }, all)
  const cursor = await cursorBehind(list, Math.floor(all * 0.45))
  const middle = { page: Math.floor(all / 24), limit: 12 }
  return [
    { name: 'gallery, newest', ask: () => page('newest', '', SHOWN) },
    { name: 'gallery, oldest', ask: () => page('oldest', '', SHOWN) },
    { name: 'gallery, page in the middle', ask: () => page('newest', '', middle) },
    { name: 'gallery, by cursor deep in', ask: () => page('newest', '', { ...SHOWN, cursor }) },
    { name: 'gallery, one rare title', ask: (turn) => page('newest', `Lantern & Harbor ${turn}`, SHOWN) },
    { name: 'gallery, a common word', ask: () => page('newest', 'lantern', SHOWN) },
  ]
}

function pages({ orm, size, project, design }: Seeded): Question[] {
  const [designs, projects, messages] = [designStore(orm), projectStore(orm), messageStore(orm)]
  const projectPage = async (turn: number) => {
    const id = project(turn)
    await Promise.all([projects.find(id), messages.pageOf(id, { page: 1, limit: 50 }), designs.countOfProject(id)])
    const rows = await designs.pageOfProject(id, { page: 1, limit: 50 })
    await Promise.all([
      designs.picturesOf(rows.map((row) => row.id)),
      designs.looksOf(rows.map((row) => row.id)),
      designs.placesOf(rows.map((row) => row.rootId)),
    ])
  }
  return [
    { name: 'project page', ask: projectPage },
    { name: 'one design with its versions', ask: (turn) => designs.versionsOf(design(turn), { page: 1, limit: 20 }) },
    { name: 'one picture', ask: (turn) => mediaStore(orm).find(idOf('media', among(turn, size))) },
  ]
}

async function searches({ orm, ofStudio, person }: Seeded): Promise<Question[]> {
  const search = designSearchStore(orm)
  const found: DesignSearch = {
    ...{ ownerId: STUDIO, words: ['lantern'], kind: undefined, since: undefined, sortBy: 'createdAt', order: 'desc' },
    ...{ page: 1, limit: 20 },
  }
  const both = async (asked: DesignSearch) => [await search.count(asked), await search.list(asked)]
  const all = { ...found, words: [] }
  const cursor = await cursorBehind((paging) => search.list({ ...all, ...paging }), ofStudio * 15)
  return [
    { name: 'search of a person', ask: (turn) => both({ ...found, ownerId: person(turn) }) },
    { name: 'search of a studio', ask: () => both(found) },
    { name: 'search of a studio, by title', ask: () => search.list({ ...all, sortBy: 'title' }) },
    { name: 'search of a studio, by cursor deep in', ask: () => search.list({ ...all, cursor }) },
  ]
}

function accounts({ orm, person }: Seeded): Question[] {
  const [storage, quota, memory] = [storageStore(orm), quotaStore(orm), memoryStore(orm)]
  const remembered = (turn: number) => memory.brandDesigns(STUDIO, new Date(0), `Logo for Lantern & Harbor ${turn}`)
  return [
    { name: 'room that a person has left', ask: (turn) => storage.usageOf(person(turn)) },
    { name: 'room that a studio has left', ask: () => storage.usageOf(STUDIO) },
    { name: "a person's quota", ask: (turn) => quota.used({ ownerId: person(turn), place: null }) },
    { name: 'what is remembered of a studio', ask: remembered },
  ]
}

/** @param size of designs */
export async function questionsOf(orm: Orm, size: number): Promise<Question[]> {
  const projects = size / 20
  const seeded: Seeded = {
    ...{ orm, size, ofStudio: Math.min(projects / 10, 1000) },
    project: (turn) => idOf('project', among(turn, projects)),
    design: (turn) => idOf('design', among(turn, size)),
    person: (turn) => idOf('owner', 1 + Math.floor(among(turn, projects) / 5)),
  }
  const groups = [walls, galleries, pages, searches, accounts]
  const questions = await Promise.all(groups.map((group) => group(seeded)))
  return questions.flat()
}
