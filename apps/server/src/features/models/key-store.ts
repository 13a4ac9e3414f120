/** Sealed keys of providers. */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { modelKeys } from '../../db/schema.ts'

export const modelKeyStore = (orm: Orm) => ({
  all: () => orm.select().from(modelKeys),

  async find(adapter: string): Promise<Buffer | null> {
    const [row] = await orm.select({ sealed: modelKeys.sealed }).from(modelKeys).where(eq(modelKeys.adapter, adapter))
    return row?.sealed ?? null
  },

  async put(adapter: string, sealed: Buffer): Promise<void> {
    const updatedAt = new Date()
    await orm
      .insert(modelKeys)
      .values({ adapter, sealed, updatedAt })
      .onConflictDoUpdate({ target: modelKeys.adapter, set: { sealed, updatedAt } })
  },

  async remove(adapter: string): Promise<void> {
    await orm.delete(modelKeys).where(eq(modelKeys.adapter, adapter))
  },
})
export type ModelKeyStore = ReturnType<typeof modelKeyStore>
