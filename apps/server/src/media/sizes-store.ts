/** Which smaller versions of pictures are kept. */
import { PICTURE_WIDTHS, type PictureWidth } from '@limner/contract/picture-sizes'
import { and, eq, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { media, pictureSizes } from '../db/schema.ts'

export const pictureSizesStore = (orm: Orm) => ({
  /** @returns the content of a picture in this width */
  async find(source: string, width: PictureWidth): Promise<string | null> {
    const [row] = await orm
      .select({ sha256: pictureSizes.sha256 })
      .from(pictureSizes)
      .where(and(eq(pictureSizes.source, source), eq(pictureSizes.width, width)))
    return row?.sha256 ?? null
  },

  async add(source: string, width: PictureWidth, sha256: string): Promise<void> {
    await orm
      .insert(pictureSizes)
      .values({ source, width, sha256 })
      .onConflictDoUpdate({ target: [pictureSizes.source, pictureSizes.width], set: { sha256 } })
  },

  /** Forgets those of pictures that are gone, and those in widths that are not offered any more. */
  async tidy(): Promise<void> {
    const picture = orm.select({ one: sql`1` }).from(media).where(eq(media.sha256, pictureSizes.source))
    await orm.delete(pictureSizes).where(or(notExists(picture), notInArray(pictureSizes.width, [...PICTURE_WIDTHS])))
  },
})
export type PictureSizesStore = ReturnType<typeof pictureSizesStore>
