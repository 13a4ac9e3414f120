/** Published projects in the database, counted and searched by what the triggers of migration 002 keep on each. */
import type { GalleryQuery } from '@limner/contract/types'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
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
    async list({ search, sortBy, page, limit }: GalleryQuery, total: number) {
      const before = (page - 1) * limit
      const size = Math.min(limit, total - before)
      if (size <= 0) return []
      const after = total - before - size
      const backwards = after < before
      const rows = await orm
        .select({
          id: projects.id,
          ownerId: projects.ownerId,
          title: projects.title,
          createdAt: projects.createdAt,
          designCount: projects.designCount,
        })
        .from(projects)
        .where(matching(search))
        .orderBy(
          ...((sortBy === 'newest') !== backwards
            ? [desc(projects.createdAt), asc(projects.id)]
            : [asc(projects.createdAt), desc(projects.id)]),
        )
        .limit(size)
        .offset(backwards ? after : before)
      return backwards ? rows.reverse() : rows
    },

    previews: (ids: readonly string[]) => previewsOf(orm, ids),
  }
}
export type GalleryStore = ReturnType<typeof galleryStore>
