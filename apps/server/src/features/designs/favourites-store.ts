/** Favourites in the database: a star is kept with the first version of a design. */
import type { Paging } from '@limner/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { designs, favourites } from '../../db/schema.ts'
import { FACTS } from './facts-store.ts'

export const favouriteStore = (orm: Orm) => ({
  /** The latest version of each, the last one starred first. */
  pageOf: (ownerId: string, projectId: string | undefined, { page, limit }: Paging) =>
    orm
      .select(FACTS)
      .from(favourites)
      .innerJoin(designs, eq(designs.rootId, favourites.rootId))
      .where(
        and(
          eq(designs.ownerId, ownerId),
          projectId === undefined ? notInBin(designs.projectId) : eq(designs.projectId, projectId),
          sql`not exists (select from ${designs} later where later.root_id = ${designs.rootId} and later.version > ${designs.version})`,
        ),
      )
      .orderBy(desc(favourites.createdAt), designs.id)
      .limit(limit)
      .offset((page - 1) * limit),

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
