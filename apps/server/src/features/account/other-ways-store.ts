/** What opens an account beside its password. */
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { apiKeys, identities, passkeys } from '../../db/schema.ts'

export interface OtherWays {
  passkeys: number
  apiKeys: number
  /** Whether an identity provider vouches for it. */
  isConnected: boolean
}

const countingKeys = (userId: string) => and(eq(apiKeys.ownerId, userId), isNull(apiKeys.revokedAt))

export async function otherWaysOf(query: Queryable, userId: string): Promise<OtherWays> {
  const keys = await query.select({ total: count() }).from(apiKeys).where(countingKeys(userId))
  const own = await query.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const connected = await query.select({ total: count() }).from(identities).where(eq(identities.userId, userId))
  return { passkeys: oneRow(own).total, apiKeys: oneRow(keys).total, isConnected: oneRow(connected).total > 0 }
}

export async function endOtherWays(query: Queryable, userId: string): Promise<void> {
  await query.update(apiKeys).set({ revokedAt: sql`now()` }).where(countingKeys(userId))
  await query.delete(passkeys).where(eq(passkeys.userId, userId))
  await query.delete(identities).where(eq(identities.userId, userId))
}
