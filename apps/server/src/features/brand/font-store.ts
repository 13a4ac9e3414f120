/** Fonts that people brought, in the database. */
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { brandFonts, brandKits, designs, lentFonts } from '../../db/schema.ts'

export type BrandFontRow = typeof brandFonts.$inferSelect
export type NewBrandFont = Omit<typeof brandFonts.$inferInsert, 'id' | 'createdAt' | 'removedAt'>

const isThere = isNull(brandFonts.removedAt)
/** No design of its owner is set in it. */
const unused = sql`not exists (
  select from ${designs}
  where ${designs.ownerId} = ${brandFonts.ownerId} and position(${brandFonts.sha256} in ${designs.scene}::text) > 0
)`

/** Where it is named, and what becomes of it. */
const uses = (orm: Orm) => ({
  /** A kit of its owner that is set in it. */
  async kitWith(family: string, ownerId: string): Promise<string | null> {
    const [row] = await orm
      .select({ name: brandKits.name })
      .from(brandKits)
      .where(and(eq(brandKits.ownerId, ownerId), sql`position(${family} in ${brandKits.typefaces}::text) > 0`))
      .limit(1)
    return row?.name ?? null
  },

  /** Whether one of these people has or had it, or the project's designs are set in it. */
  async isKnown(sha256: string, ownerIds: readonly string[], projectId: string | null): Promise<boolean> {
    const theirs = orm
      .select({ sha256: brandFonts.sha256 })
      .from(brandFonts)
      .where(and(inArray(brandFonts.ownerId, [...ownerIds]), eq(brandFonts.sha256, sha256)))
    if (projectId === null) return (await theirs).length > 0
    const lent = orm
      .select({ sha256: lentFonts.sha256 })
      .from(lentFonts)
      .where(and(eq(lentFonts.projectId, projectId), eq(lentFonts.sha256, sha256)))
    return (await theirs.unionAll(lent)).length > 0
  },

  async remove(id: string): Promise<void> {
    await orm.update(brandFonts).set({ removedAt: sql`now()` }).where(eq(brandFonts.id, id))
    await orm.delete(brandFonts).where(and(eq(brandFonts.id, id), unused))
  },

  /** Those that were deleted, once no design is set in them any more. */
  async tidy(): Promise<void> {
    await orm.delete(brandFonts).where(and(isNotNull(brandFonts.removedAt), unused))
  },
})

export const brandFontStore = (orm: Orm) => ({
  async ownership(id: string): Promise<{ ownerId: string; isPublic: boolean } | null> {
    const [row] = await orm
      .select({ ownerId: brandFonts.ownerId })
      .from(brandFonts)
      .where(and(eq(brandFonts.id, id), isThere))
    return row ? { ownerId: row.ownerId, isPublic: false } : null
  },

  listOf: (ownerId: string): Promise<BrandFontRow[]> =>
    orm
      .select()
      .from(brandFonts)
      .where(and(eq(brandFonts.ownerId, ownerId), isThere))
      .orderBy(asc(brandFonts.name), asc(brandFonts.id)),

  async countOf(ownerId: string): Promise<number> {
    const own = and(eq(brandFonts.ownerId, ownerId), isThere)
    return oneRow(await orm.select({ total: count() }).from(brandFonts).where(own)).total
  },

  async find(id: string): Promise<BrandFontRow | null> {
    const [row] = await orm
      .select()
      .from(brandFonts)
      .where(and(eq(brandFonts.id, id), isThere))
    return row ?? null
  },

  /** One that its owner has or had: designs may be set in it. */
  async ofContent(ownerId: string, sha256: string): Promise<BrandFontRow | null> {
    const [row] = await orm
      .select()
      .from(brandFonts)
      .where(and(eq(brandFonts.ownerId, ownerId), eq(brandFonts.sha256, sha256)))
    return row ?? null
  },

  /** The same file once more is the same font, and back if it was deleted. */
  async add(row: NewBrandFont): Promise<BrandFontRow> {
    return oneRow(
      await orm
        .insert(brandFonts)
        .values(row)
        .onConflictDoUpdate({ target: [brandFonts.ownerId, brandFonts.sha256], set: { removedAt: null } })
        .returning(),
    )
  },

  ...uses(orm),
})
export type BrandFontStore = ReturnType<typeof brandFontStore>
