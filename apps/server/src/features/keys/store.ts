/** API keys in the database. */
import type { Paging } from '@limner/contract'
import { and, count, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { oneRow } from '../../db/rows.ts'
import { apiKeys, users } from '../../db/schema.ts'

export type KeyRow = typeof apiKeys.$inferSelect

const ownedBy = (ownerId: string | null) => (ownerId === null ? isNull(apiKeys.ownerId) : eq(apiKeys.ownerId, ownerId))

export function keyStore(orm: Orm) {
  return {
    async create(key: Pick<KeyRow, 'name' | 'keyHash' | 'scopes' | 'ownerId'>): Promise<KeyRow> {
      return oneRow(await orm.insert(apiKeys).values(key).returning())
    },
    page: (ownerId: string | null, paging: Paging): Promise<KeyRow[]> =>
      pageOf(paging, [falling(apiKeys.createdAt), rising(apiKeys.id)], (slice) =>
        orm
          .select({ ...getTableColumns(apiKeys), place: slice.place })
          .from(apiKeys)
          .where(and(ownedBy(ownerId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    /** How many keys of this person count. */
    async countOf(ownerId: string): Promise<number> {
      const counting = and(eq(apiKeys.ownerId, ownerId), isNull(apiKeys.revokedAt))
      return oneRow(await orm.select({ total: count() }).from(apiKeys).where(counting)).total
    },

    async ownership(id: string): Promise<{ ownerId: string; isPublic: boolean } | null> {
      const [row] = await orm
        .select({ ownerId: apiKeys.ownerId })
        .from(apiKeys)
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      return row?.ownerId ? { ownerId: row.ownerId, isPublic: false } : null
    },

    /** Finds a key that counts and whose it is, and notes, to the minute, that it was used. */
    async use(keyHash: Buffer) {
      const [found] = await orm
        .select({ row: apiKeys, user: users })
        .from(apiKeys)
        .leftJoin(users, eq(users.id, apiKeys.ownerId))
        .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
      if (!found) return null
      const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))
      await orm
        .update(apiKeys)
        .set({ lastUsedAt: sql`now()` })
        .where(and(eq(apiKeys.id, found.row.id), stale))
      return found
    },

    /** False: there is no such key that still counts. */
    async revoke(id: string): Promise<boolean> {
      const rows = await orm
        .update(apiKeys)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
        .returning({ id: apiKeys.id })
      return rows.length > 0
    },
  }
}
export type KeyStore = ReturnType<typeof keyStore>
