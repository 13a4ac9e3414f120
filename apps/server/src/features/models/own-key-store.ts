/** Sealed keys that people brought for themselves. */
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { ownModelKeys } from '../../db/schema.ts'

export function ownKeyStore(orm: Orm) {
  const of = (ownerId: string, adapter: string) =>
    and(eq(ownModelKeys.ownerId, ownerId), eq(ownModelKeys.adapter, adapter))

  return {
    list: (ownerId: string) =>
      orm
        .select({ adapter: ownModelKeys.adapter, updatedAt: ownModelKeys.updatedAt })
        .from(ownModelKeys)
        .where(eq(ownModelKeys.ownerId, ownerId)),

    async find(ownerId: string, adapter: string): Promise<Buffer | null> {
      const [row] = await orm.select({ sealed: ownModelKeys.sealed }).from(ownModelKeys).where(of(ownerId, adapter))
      return row?.sealed ?? null
    },

    async put(ownerId: string, adapter: string, sealed: Buffer): Promise<void> {
      const updatedAt = new Date()
      await orm
        .insert(ownModelKeys)
        .values({ ownerId, adapter, sealed, updatedAt })
        .onConflictDoUpdate({ target: [ownModelKeys.ownerId, ownModelKeys.adapter], set: { sealed, updatedAt } })
    },

    async remove(ownerId: string, adapter: string): Promise<void> {
      await orm.delete(ownModelKeys).where(of(ownerId, adapter))
    },
  }
}
export type OwnKeyStore = ReturnType<typeof ownKeyStore>
