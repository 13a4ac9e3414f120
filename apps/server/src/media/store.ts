/** The rows of pictures: a name that cannot be guessed, what it stands for, and who may see it. */
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { type Membership, pictureMembers } from '../db/members.ts'
import { oneRow } from '../db/rows.ts'
import { articles, brandFonts, brandKits, designs, lentFonts, media, pictureSizes, projects } from '../db/schema.ts'

export type MediaRow = typeof media.$inferSelect
export type NewMedia = typeof media.$inferInsert

/** A picture with what decides who may see it: the owner, the people of its project, and whether that or its article is public. */
export interface FoundMedia {
  row: MediaRow
  isPublic: boolean
  members: Membership[]
}

export const ownershipOf = ({ row, isPublic, members }: FoundMedia) => ({ ownerId: row.ownerId, isPublic, members })

/** Whether any row has this content. */
async function isUsed(orm: Orm, sha256: string): Promise<boolean> {
  const rows = await orm
    .select({ id: media.id })
    .from(media)
    .where(or(eq(media.sha256, sha256), eq(media.thumbnailSha256, sha256)))
    .limit(1)
  if (rows.length > 0) return true
  const others = await orm
    .select({ sha256: brandFonts.sha256 })
    .from(brandFonts)
    .where(eq(brandFonts.sha256, sha256))
    .unionAll(orm.select({ sha256: lentFonts.sha256 }).from(lentFonts).where(eq(lentFonts.sha256, sha256)))
    .unionAll(orm.select({ sha256: pictureSizes.sha256 }).from(pictureSizes).where(eq(pictureSizes.sha256, sha256)))
    .limit(1)
  return others.length > 0
}

export function mediaStore(orm: Orm) {
  async function find(id: string): Promise<FoundMedia | null> {
    const [found] = await orm
      .select({ row: media, isPublic: projects.isPublic, isPublished: articles.isPublished, members: pictureMembers })
      .from(media)
      .leftJoin(projects, eq(projects.id, media.projectId))
      .leftJoin(articles, eq(articles.id, media.articleId))
      .where(and(eq(media.id, id), isNull(projects.deletedAt)))
    if (!found) return null
    const { row, isPublic, isPublished, members } = found
    return { row, members, isPublic: isPublic ?? isPublished ?? false }
  }

  return {
    async add(row: NewMedia): Promise<MediaRow> {
      return oneRow(await orm.insert(media).values(row).returning())
    },

    find,

    /** Whether a brand kit has it as its logo. */
    async isLogo(id: string): Promise<boolean> {
      const kits = await orm.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.logoId, id)).limit(1)
      return kits.length > 0
    },

    async ownership(id: string) {
      const found = await find(id)
      return found && ownershipOf(found)
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

    isUsed: (sha256: string): Promise<boolean> => isUsed(orm, sha256),
  }
}
export type MediaStore = ReturnType<typeof mediaStore>
