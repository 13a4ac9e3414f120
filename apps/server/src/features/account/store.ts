/** Accounts in the database, as their owners see and change them. */
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { isTaken } from '../../db/failures.ts'
import { owners, passwordResets, sessions, users } from '../../db/schema.ts'
import type { UserRow } from '../identity/store.ts'

export type UserPatch = {
  [K in 'firstName' | 'lastName' | 'email' | 'notifyCompletion' | 'notifyWeekly' | 'remember']?: UserRow[K] | undefined
}

const RESET_MINUTES = 60
/** Links for one account within that time. */
const RESETS_MAX = 5

export function accountStore(orm: Orm) {
  return {
    /** 'taken': another account has this address. */
    async update(userId: string, patch: UserPatch): Promise<UserRow | 'taken'> {
      try {
        const [row] = await orm.update(users).set(patch).where(eq(users.id, userId)).returning()
        return row as UserRow
      } catch (error) {
        if (isTaken(error)) return 'taken'
        throw error
      }
    },

    async find(userId: string): Promise<UserRow | null> {
      const [row] = await orm.select().from(users).where(eq(users.id, userId))
      return row ?? null
    },

    listSessions: (userId: string) =>
      orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.createdAt)),

    async endSession(userId: string, id: string): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    },

    async endOtherSessions(userId: string, current: Buffer): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, current)))
    },

    /** Ends every other session, and makes links that were sent worthless. */
    setPassword: (userId: string, passwordHash: string, current: Buffer | null): Promise<void> =>
      orm.transaction(async (query) => {
        await query.update(users).set({ passwordHash }).where(eq(users.id, userId))
        await query.delete(passwordResets).where(eq(passwordResets.userId, userId))
        await query
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), current ? ne(sessions.tokenHash, current) : undefined))
      }),

    /** With everything that the owner has. */
    async remove(userId: string): Promise<void> {
      await orm.delete(owners).where(eq(owners.id, userId))
    },

    /** False: this account has been sent enough links. */
    async addReset(userId: string, tokenHash: Buffer): Promise<boolean> {
      const sent = await orm
        .select({ at: passwordResets.createdAt })
        .from(passwordResets)
        .where(and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, sql`now()`)))
      if (sent.length >= RESETS_MAX) return false
      await orm.insert(passwordResets).values({
        tokenHash,
        userId,
        expiresAt: sql`now() + make_interval(mins => ${RESET_MINUTES})` as unknown as Date,
      })
      return true
    },

    /** The account of a link that is still good. */
    async findReset(tokenHash: Buffer): Promise<UserRow | null> {
      const [row] = await orm
        .select({ user: users })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
      return row?.user ?? null
    },

    /** True for one caller only. */
    async takeReset(tokenHash: Buffer): Promise<boolean> {
      const taken = await orm
        .delete(passwordResets)
        .where(eq(passwordResets.tokenHash, tokenHash))
        .returning({ userId: passwordResets.userId })
      return taken.length > 0
    },

    async tidy(): Promise<void> {
      await orm.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
    },
  }
}
export type AccountStore = ReturnType<typeof accountStore>
