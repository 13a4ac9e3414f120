/** Providers that administrators have added, with their models. */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import type { AddedModel } from '../../db/documents.ts'
import { addedProviders } from '../../db/schema.ts'

export type AddedProvider = typeof addedProviders.$inferSelect

export const addedProviderStore = (orm: Orm) => ({
  all: (): Promise<AddedProvider[]> => orm.select().from(addedProviders),

  async putAddress(adapter: string, url: string | null): Promise<void> {
    await orm
      .insert(addedProviders)
      .values({ adapter, url })
      .onConflictDoUpdate({ target: addedProviders.adapter, set: { url } })
  },

  async putModels(adapter: string, models: AddedModel[]): Promise<void> {
    await orm
      .insert(addedProviders)
      .values({ adapter, models })
      .onConflictDoUpdate({ target: addedProviders.adapter, set: { models } })
  },

  async remove(adapter: string): Promise<void> {
    await orm.delete(addedProviders).where(eq(addedProviders.adapter, adapter))
  },
})
export type AddedProviderStore = ReturnType<typeof addedProviderStore>
