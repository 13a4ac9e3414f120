/** Messages to the team in the database. */
import type { Orm } from '../../db/database.ts'
import { contactMessages } from '../../db/schema.ts'

export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt'>

export const contactStore = (orm: Orm) => ({
  add: async (message: NewContactMessage): Promise<void> => {
    await orm.insert(contactMessages).values(message)
  },
})
export type ContactStore = ReturnType<typeof contactStore>
