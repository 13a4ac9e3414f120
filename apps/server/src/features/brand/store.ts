/** Brand kits in the database. */
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { kitMemberCount, kitMembers, type Membership } from '../../db/members.ts'
import { oneRow } from '../../db/rows.ts'
import { brandKits, designs, media, members, users } from '../../db/schema.ts'
import type { MediaRow } from '../../media/store.ts'
import type { Ownership } from '../../platform/access.ts'
import type { Named } from '../identity/name.ts'
import { NAMED, namesOf } from '../identity/people-store.ts'

export type BrandKitRow = typeof brandKits.$inferSelect
export type NewBrandKit = Omit<typeof brandKits.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>
export interface KitWithLogo {
  kit: BrandKitRow
  logo: MediaRow | null
}
export type ListedKit = KitWithLogo & { memberCount: number }
export type SharedKit = ListedKit & { role: Membership['role']; owner: Named }

const KIT = { kit: brandKits, logo: media }

/** Lists: one's own, and what others share. */
const lists = (orm: Orm) => ({
  /** Those changed last first. */
  listOf: (ownerId: string, most: number): Promise<ListedKit[]> =>
    orm
      .select({ ...KIT, memberCount: kitMemberCount })
      .from(brandKits)
      .leftJoin(media, eq(media.id, brandKits.logoId))
      .where(eq(brandKits.ownerId, ownerId))
      .orderBy(desc(brandKits.updatedAt), brandKits.id)
      .limit(most),

  /** Those of others that somebody may use, changed last first. */
  sharedWith: (accountId: string, most: number): Promise<SharedKit[]> =>
    orm
      .select({ ...KIT, memberCount: kitMemberCount, role: members.role, owner: NAMED })
      .from(members)
      .innerJoin(brandKits, eq(brandKits.id, members.brandKitId))
      .innerJoin(users, eq(users.id, brandKits.ownerId))
      .leftJoin(media, eq(media.id, brandKits.logoId))
      .where(eq(members.userId, accountId))
      .orderBy(desc(brandKits.updatedAt), brandKits.id)
      .limit(most),

  namesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => namesOf(orm, ids),
})

/** A logo that no kit has any more goes, unless a design shows it. */
async function releaseLogo(orm: Orm, logoId: string, ownerId: string): Promise<void> {
  const inKit = orm.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.logoId, logoId))
  const mentions = or(
    sql`position(${logoId} in ${designs.scene}::text) > 0`,
    sql`position(${logoId} in ${designs.brief}::text) > 0`,
  )
  const inDesign = orm
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.ownerId, ownerId), mentions))
  await orm
    .delete(media)
    .where(and(eq(media.id, logoId), eq(media.ownerId, ownerId), sql`not exists ${inKit} and not exists ${inDesign}`))
}

/** Times are told in milliseconds. */
const unchangedSince = (known: string) =>
  sql`date_trunc('milliseconds', ${brandKits.updatedAt}) <= ${known}::timestamptz`

export function brandKitStore(orm: Orm) {
  const kits = () => orm.select(KIT).from(brandKits).leftJoin(media, eq(media.id, brandKits.logoId))

  return {
    async ownership(id: string): Promise<Ownership | null> {
      const [row] = await orm
        .select({ ownerId: brandKits.ownerId, members: kitMembers })
        .from(brandKits)
        .where(eq(brandKits.id, id))
      return row ? { ...row, isPublic: false } : null
    },

    async find(id: string): Promise<KitWithLogo | null> {
      const [row] = await kits().where(eq(brandKits.id, id))
      return row ?? null
    },

    ...lists(orm),

    async countOf(ownerId: string): Promise<number> {
      return oneRow(await orm.select({ total: count() }).from(brandKits).where(eq(brandKits.ownerId, ownerId))).total
    },

    async add(row: NewBrandKit): Promise<string> {
      return oneRow(await orm.insert(brandKits).values(row).returning({ id: brandKits.id })).id
    },

    /** False: it was changed after `knownAt`. */
    async update(id: string, patch: Partial<NewBrandKit>, knownAt?: string): Promise<boolean> {
      const isKnown = knownAt === undefined ? undefined : unchangedSince(knownAt)
      const rows = await orm
        .update(brandKits)
        .set({ ...patch, updatedAt: sql`now()` })
        .where(and(eq(brandKits.id, id), isKnown))
        .returning({ id: brandKits.id })
      return rows.length > 0
    },

    async remove(id: string): Promise<void> {
      await orm.delete(brandKits).where(eq(brandKits.id, id))
    },

    releaseLogo: (logoId: string, ownerId: string): Promise<void> => releaseLogo(orm, logoId, ownerId),
  }
}
export type BrandKitStore = ReturnType<typeof brandKitStore>
