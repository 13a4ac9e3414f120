/** Published projects in the database, counted and searched by what the triggers of migration 002 keep on each. */
import type { Paging } from '@limner/contract'
import type { GalleryQuery } from '@limner/contract/types'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { cursorOf, falling, orderOf, pageOf, placeOf, rising, type Slice } from '../../db/pages.ts'
import { projects } from '../../db/schema.ts'
import { previewsOf } from '../projects/previews-store.ts'

const matching = (search: string) => {
  const shown = and(eq(projects.isPublic, true), gt(projects.designCount, 0), isNull(projects.deletedAt))
  const words = search.trim()
  if (!words) return shown
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  // As the index of migration 002 has it.
  return and(shown, sql`(${projects.title} || ' ' || ${projects.designTitles}) ilike ${pattern}`)
}

const LISTED = {
  id: projects.id,
  ownerId: projects.ownerId,
  title: projects.title,
  createdAt: projects.createdAt,
  designCount: projects.designCount,
}
const keysOf = (sortBy: GalleryQuery['sortBy']) =>
  sortBy === 'newest'
    ? [falling(projects.createdAt), rising(projects.id)]
    : [rising(projects.createdAt), falling(projects.id)]

export function galleryStore(orm: Orm) {
  return {
    async count(search: string): Promise<number> {
      const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(projects).where(matching(search))
      return row?.count ?? 0
    },

    /**
     * One page, read from the end that is nearer: the last pages cost as little as the first.
     * @param total how many match, as `count` says
     */
    async list({ search, sortBy, page, limit, cursor, tellNext }: GalleryQuery & Paging, total: number) {
      const before = (page - 1) * limit
      const size = Math.min(limit, total - before)
      const after = total - before - size
      const read = (slice: Omit<Slice, 'place'>, place: SQL<string>) =>
        orm
          .select({ ...LISTED, place })
          .from(projects)
          .where(and(matching(search), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset)
      if (cursor !== undefined || before <= after)
        return pageOf({ page, limit, cursor, tellNext }, keysOf(sortBy), (slice) => read(slice, slice.place))
      if (size <= 0) return []
      const end = keysOf(sortBy === 'newest' ? 'oldest' : 'newest')
      const slice = { after: undefined, order: orderOf(end), limit: size, offset: after }
      const rows = (await read(slice, placeOf(keysOf(sortBy)))).reverse()
      const last = rows.at(-1)
      if (after > 0 && last) tellNext?.(cursorOf(last.place))
      return rows
    },

    previews: (ids: readonly string[]) => previewsOf(orm, ids),
  }
}
export type GalleryStore = ReturnType<typeof galleryStore>
