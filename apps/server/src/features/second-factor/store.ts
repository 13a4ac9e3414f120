/** Second factors in the database. */
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { recoveryCodes, secondFactors } from '../../db/schema.ts'

export function secondFactorStore(orm: Orm) {
  const of = (userId: string) => eq(secondFactors.userId, userId)

  return {
    ...recoveryCodesIn(orm),

    /** Also one that was begun and not confirmed. */
    async find(userId: string) {
      const [row] = await orm.select().from(secondFactors).where(of(userId))
      return row ?? null
    },

    /** In place of one that was not confirmed. False: one counts already. */
    async begin(userId: string, sealedSecret: Buffer): Promise<boolean> {
      const rows = await orm
        .insert(secondFactors)
        .values({ userId, sealedSecret })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { sealedSecret, lastStep: 0, createdAt: sql`now()` },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId })
      return rows.length > 0
    },

    /** False: it counts already, or the code was taken before. */
    confirm: (userId: string, step: number, codeHashes: Buffer[]): Promise<boolean> =>
      orm.transaction(async (query) => {
        const rows = await query
          .update(secondFactors)
          .set({ confirmedAt: sql`now()`, lastStep: step })
          .where(and(of(userId), isNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)))
          .returning({ userId: secondFactors.userId })
        if (rows.length === 0) return false
        await query.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
        return true
      }),

    /** Takes the code of a time step. False: that of this step or of a later one was taken before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const rows = await orm
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(of(userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId })
      return rows.length > 0
    },

    /** With its recovery codes. False: there was none. */
    async remove(userId: string): Promise<boolean> {
      const rows = await orm.delete(secondFactors).where(of(userId)).returning({ userId: secondFactors.userId })
      return rows.length > 0
    },
  }
}
export type SecondFactorStore = ReturnType<typeof secondFactorStore>

function recoveryCodesIn(orm: Orm) {
  return {
    async countRecoveryCodes(userId: string): Promise<number> {
      const rows = await orm
        .select({ userId: recoveryCodes.userId })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return rows.length
    },

    /** Takes a recovery code. False: there is no such code any more. */
    async takeRecoveryCode(userId: string, codeHash: Buffer): Promise<boolean> {
      const rows = await orm
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId })
      return rows.length > 0
    },
  }
}
