/** Favourites in the database: a star is kept with the first version of a design. */
import type { Paging } from '@limner/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { designs, favourites } from '../../db/schema.ts'
import { FACTS } from './facts-store.ts'

export const favouriteStore = (orm: Orm) => ({
  /** The latest version of each, the last one starred first. */
  pageOf: (ownerId: string, projectId: string | undefined, paging: Paging) =>
    pageOf(paging, [falling(favourites.createdAt), rising(designs.id)], (slice) =>
      orm
        .select({ ...FACTS, place: slice.place })
        .from(favourites)
        .innerJoin(designs, eq(designs.rootId, favourites.rootId))
        .where(
          and(
            slice.after,
            eq(designs.ownerId, ownerId),
            notInBin(designs.projectId),
            projectId === undefined ? undefined : eq(designs.projectId, projectId),
            sql`not exists (select from ${designs} later where later.root_id = ${designs.rootId} and later.version > ${designs.version})`,
          ),
        )
        .orderBy(...slice.order)
        .limit(slice.limit)
        .offset(slice.offset),
    ),

  /** @param designId of any version */
  async add(designId: string): Promise<void> {
    const root = orm
      .select({ rootId: designs.rootId, createdAt: sql<Date>`now()`.as('created_at') })
      .from(designs)
      .where(eq(designs.id, designId))
    await orm.insert(favourites).select(root).onConflictDoNothing()
  },

  /** @param designId of any version */
  async remove(designId: string): Promise<void> {
    await orm
      .delete(favourites)
      .where(sql`${favourites.rootId} = (select root_id from ${designs} where id = ${designId})`)
  },
})
export type FavouriteStore = ReturnType<typeof favouriteStore>
