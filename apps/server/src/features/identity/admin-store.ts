/** What only an administrator changes about accounts. */
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { users } from '../../db/schema.ts'

export const adminStore = (orm: Orm) => ({
  /** False: there is no such account. */
  async setRole(email: string, role: 'user' | 'admin'): Promise<boolean> {
    const rows = await orm
      .update(users)
      .set({ role })
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
      .returning({ id: users.id })
    return rows.length > 0
  },
})
