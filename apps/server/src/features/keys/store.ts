/** API keys in the database. */
import type { Paging } from '@limner/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { apiKeys } from '../../db/schema.ts'

export type KeyRow = typeof apiKeys.$inferSelect

export function keyStore(orm: Orm) {
  return {
    async create(key: Pick<KeyRow, 'name' | 'keyHash' | 'scopes'>): Promise<KeyRow> {
      return oneRow(await orm.insert(apiKeys).values(key).returning())
    },
    page: ({ page, limit }: Paging): Promise<KeyRow[]> =>
      orm
        .select()
        .from(apiKeys)
        .orderBy(desc(apiKeys.createdAt))
        .limit(limit)
        .offset((page - 1) * limit),

    /** Finds a key that counts, and notes that it was used. */
    async use(keyHash: Buffer): Promise<KeyRow | null> {
      const [row] = await orm
        .update(apiKeys)
        .set({ lastUsedAt: sql`now()` })
        .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
        .returning()
      return row ?? null
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
