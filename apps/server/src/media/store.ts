/** The rows of pictures: a name that cannot be guessed, what it stands for, and who may see it. */
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { oneRow } from '../db/rows.ts'
import { articles, brandFonts, designs, media, projects } from '../db/schema.ts'

export type MediaRow = typeof media.$inferSelect
export type NewMedia = typeof media.$inferInsert

export function mediaStore(orm: Orm) {
  /** With what decides who may see it: the owner, and whether its project or article is public. */
  async function find(id: string): Promise<{ row: MediaRow; isPublic: boolean } | null> {
    const [found] = await orm
      .select({ row: media, isPublic: projects.isPublic, isPublished: articles.isPublished })
      .from(media)
      .leftJoin(projects, eq(projects.id, media.projectId))
      .leftJoin(articles, eq(articles.id, media.articleId))
      .where(and(eq(media.id, id), isNull(projects.deletedAt)))
    return found ? { row: found.row, isPublic: found.isPublic ?? found.isPublished ?? false } : null
  }

  return {
    async add(row: NewMedia): Promise<MediaRow> {
      return oneRow(await orm.insert(media).values(row).returning())
    },

    find,

    async ownership(id: string) {
      const found = await find(id)
      return found && { ownerId: found.row.ownerId, isPublic: found.isPublic }
    },

    listByIds: (ids: string[]): Promise<MediaRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : orm.select().from(media).where(inArray(media.id, ids)),

    listOfDesign: (designId: string): Promise<MediaRow[]> =>
      orm.select().from(media).where(eq(media.designId, designId)).orderBy(asc(media.artboard)),

    /** The scene that a picture was painted from. */
    async findScene(designId: string) {
      const [row] = await orm.select({ scene: designs.scene }).from(designs).where(eq(designs.id, designId))
      return row?.scene ?? null
    },

    async isUsed(sha256: string): Promise<boolean> {
      const rows = await orm
        .select({ id: media.id })
        .from(media)
        .where(or(eq(media.sha256, sha256), eq(media.thumbnailSha256, sha256)))
        .limit(1)
      if (rows.length > 0) return true
      const fonts = await orm
        .select({ id: brandFonts.id })
        .from(brandFonts)
        .where(eq(brandFonts.sha256, sha256))
        .limit(1)
      return fonts.length > 0
    },
  }
}
export type MediaStore = ReturnType<typeof mediaStore>
