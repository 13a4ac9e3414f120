/** What designs are seen by, in the database: their pictures, colours, families, and their place among others. */
import type { Scene } from '@limner/engine'
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database.ts'
import { designs, media } from '../../db/schema.ts'

/** The colours and families that a design is seen by. */
export type DesignStyle = Pick<Scene, 'palette' | 'typography'>
export type PictureRow = typeof media.$inferSelect

export const designStyles = (orm: Orm) => ({
  /** Colours and families of some designs, by id. */
  async looksOf(ids: readonly string[]): Promise<ReadonlyMap<string, DesignStyle>> {
    if (ids.length === 0) return new Map()
    const rows = await orm
      .select({
        id: designs.id,
        palette: sql<Scene['palette']>`${designs.scene} -> 'palette'`,
        typography: sql<Scene['typography']>`${designs.scene} -> 'typography'`,
      })
      .from(designs)
      .where(inArray(designs.id, [...ids]))
    return new Map(rows.map(({ id, ...looks }) => [id, looks]))
  },

  /** The place of every line among the concepts of the answer that it began in, from 1; null where it was alone there. */
  async placesOf(rootIds: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
    if (rootIds.length === 0) return new Map()
    const other = alias(designs, 'other')
    const sibling = orm
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.predictionId, designs.predictionId), ne(other.id, designs.id)))
    const rows = await orm
      .select({ id: designs.id, position: designs.position, isAlone: notExists(sibling).mapWith(Boolean) })
      .from(designs)
      .where(inArray(designs.id, [...new Set(rootIds)]))
    return new Map(rows.map(({ id, position, isAlone }) => [id, isAlone ? null : position]))
  },

  /** The pictures of some designs, in the order of their artboards. */
  picturesOf: (ids: string[]): Promise<PictureRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : orm.select().from(media).where(inArray(media.designId, ids)).orderBy(asc(media.artboard)),

  /** The design that a picture shows. */
  async findByPicture(mediaId: string): Promise<string | null> {
    const [row] = await orm.select({ designId: media.designId }).from(media).where(eq(media.id, mediaId))
    return row?.designId ?? null
  },
})
