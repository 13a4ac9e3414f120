/** Passkeys, and what they are asked to sign, in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { oneRow } from '../../db/rows.ts'
import { passkeyChallenges, passkeys, users } from '../../db/schema.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** How long a challenge is good. */
export const CHALLENGE_MINUTES = 5

export function passkeyStore(orm: Orm) {
  const of = (userId: string) => eq(passkeys.userId, userId)

  return {
    ...challengesIn(orm),
    ...usesIn(orm),

    list: (userId: string): Promise<PasskeyRow[]> => orm.select().from(passkeys).where(of(userId)),

    page: (userId: string, paging: Paging): Promise<PasskeyRow[]> =>
      pageOf(paging, [falling(passkeys.createdAt), rising(passkeys.id)], (slice) =>
        orm
          .select({ ...getTableColumns(passkeys), place: slice.place })
          .from(passkeys)
          .where(and(of(userId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    async ownership(id: string): Promise<{ ownerId: string; isPublic: boolean } | null> {
      const [row] = await orm.select({ ownerId: passkeys.userId }).from(passkeys).where(eq(passkeys.id, id))
      return row ? { ...row, isPublic: false } : null
    },

    /** Null: it is somebody's already. */
    async add(passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
      try {
        return oneRow(await orm.insert(passkeys).values(passkey).returning())
      } catch (error) {
        if (isUniqueViolation(error)) return null
        throw error
      }
    },

    async remove(userId: string, id: string): Promise<PasskeyRow | null> {
      const [row] = await orm
        .delete(passkeys)
        .where(and(of(userId), eq(passkeys.id, id)))
        .returning()
      return row ?? null
    },

    /** How many there were. */
    async removeAll(userId: string): Promise<number> {
      const rows = await orm.delete(passkeys).where(of(userId)).returning({ id: passkeys.id })
      return rows.length
    },
  }
}
export type PasskeyStore = ReturnType<typeof passkeyStore>

function challengesIn(orm: Orm) {
  return {
    /** @param userId whose passkey is to be added; null: somebody signs in */
    async keepChallenge(challengeHash: Buffer, userId: string | null, place: Buffer): Promise<void> {
      const expiresAt = sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`
      await orm.insert(passkeyChallenges).values({ challengeHash, userId, place, expiresAt })
    },

    /** False: it was never given to them, or is no longer good. Whoever asks, it is spent. */
    async takeChallenge(challengeHash: Buffer, userId: string | null, place: Buffer): Promise<boolean> {
      const [row] = await orm
        .delete(passkeyChallenges)
        .where(eq(passkeyChallenges.challengeHash, challengeHash))
        .returning({
          isGood: sql<boolean>`${passkeyChallenges.expiresAt} > now()`,
          userId: passkeyChallenges.userId,
          place: passkeyChallenges.place,
        })
      if (!row?.isGood || row.userId !== userId) return false
      return userId !== null || row.place.equals(place)
    },

    async tidy(): Promise<void> {
      await orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
    },
  }
}

function usesIn(orm: Orm) {
  return {
    /** With whose it is. */
    async find(credentialId: string) {
      const [row] = await orm
        .select({ passkey: passkeys, user: users })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.credentialId, credentialId))
      return row ?? null
    },

    /** Notes that it has signed. False: it is gone, or another request brought this count or a higher one. */
    async use(id: string, counter: number): Promise<boolean> {
      const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
      const rows = await orm
        .update(passkeys)
        .set({ counter, lastUsedAt: sql`now()` })
        .where(and(eq(passkeys.id, id), isNewer))
        .returning({ id: passkeys.id })
      return rows.length > 0
    },
  }
}
