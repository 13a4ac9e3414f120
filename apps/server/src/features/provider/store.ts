/** Who accounts are at the identity provider. */
import { and, eq } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { identities, users } from '../../db/schema.ts'
import type { UserRow } from '../identity/store.ts'

export const providerStore = (orm: Orm) => ({
  async findUser(issuer: string, subject: string): Promise<UserRow | null> {
    const [row] = await orm
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    return row?.user ?? null
  },

  /** False: the identity is somebody else's, or the account has another one there. */
  async connect(query: Queryable, userId: string, issuer: string, subject: string): Promise<boolean> {
    const rows = await query
      .insert(identities)
      .values({ issuer, subject, userId })
      .onConflictDoNothing()
      .returning({ userId: identities.userId })
    return rows.length > 0
  },

  async isConnected(userId: string): Promise<boolean> {
    const rows = await orm.select({ issuer: identities.issuer }).from(identities).where(eq(identities.userId, userId))
    return rows.length > 0
  },

  async disconnect(userId: string): Promise<void> {
    await orm.delete(identities).where(eq(identities.userId, userId))
  },
})
export type ProviderStore = ReturnType<typeof providerStore>
