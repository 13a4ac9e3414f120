/** Mailed links in the database. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { mailedLinks, users } from '../../db/schema.ts'
import type { UserRow } from '../identity/store.ts'

export type Purpose = (typeof mailedLinks.$inferSelect)['purpose']

export interface NewLink {
  userId: string
  purpose: Purpose
  tokenHash: Buffer
  email: string
}

/** Minutes that a link is good for, and links of one purpose for one account in that time. */
const LIFETIME_MINUTES = 60
const MAX_LINKS = 5

const isRecent = gt(mailedLinks.createdAt, sql`now() - make_interval(mins => ${LIFETIME_MINUTES})`)
const isUsable = and(isRecent, isNull(mailedLinks.spentAt))

export function linkStore(orm: Orm) {
  /** Makes every link of this kind, or of all kinds, worthless. */
  const spendAll = async (query: Queryable, userId: string, purpose?: Purpose): Promise<void> => {
    const all = and(
      eq(mailedLinks.userId, userId),
      purpose && eq(mailedLinks.purpose, purpose),
      isNull(mailedLinks.spentAt),
    )
    await query.update(mailedLinks).set({ spentAt: sql`now()` }).where(all)
  }

  return {
    spendAll,

    /** In place of earlier ones. False: this account has been sent enough of them. */
    add: ({ userId, purpose, tokenHash, email }: NewLink): Promise<boolean> =>
      orm.transaction(async (query) => {
        // Requests for one account take turns, so that they see one another's links.
        await query.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const sent = await query
          .select({ at: mailedLinks.createdAt })
          .from(mailedLinks)
          .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), isRecent))
        if (sent.length >= MAX_LINKS) return false
        await spendAll(query, userId, purpose)
        await query.insert(mailedLinks).values({ tokenHash, userId, purpose, email })
        return true
      }),

    /** The account of a link that is still good. */
    async find(purpose: Purpose, tokenHash: Buffer): Promise<UserRow | null> {
      const [row] = await orm
        .select({ user: users })
        .from(mailedLinks)
        .innerJoin(users, eq(users.id, mailedLinks.userId))
        .where(and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), isUsable))
      return row?.user ?? null
    },

    /** Null for all but one caller. */
    async take(
      query: Queryable,
      purpose: Purpose,
      tokenHash: Buffer,
    ): Promise<{ userId: string; email: string } | null> {
      const [taken] = await query
        .update(mailedLinks)
        .set({ spentAt: sql`now()` })
        .where(and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), isUsable))
        .returning({ userId: mailedLinks.userId, email: mailedLinks.email })
      return taken ?? null
    },

    /** The address that waits for its confirmation; null: none. */
    async pendingEmail(userId: string): Promise<string | null> {
      const [row] = await orm
        .select({ email: mailedLinks.email })
        .from(mailedLinks)
        .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, 'email'), isUsable))
      return row?.email ?? null
    },

    async tidy(): Promise<void> {
      await orm
        .delete(mailedLinks)
        .where(lt(mailedLinks.createdAt, sql`now() - make_interval(mins => ${LIFETIME_MINUTES})`))
    },
  }
}
export type LinkStore = ReturnType<typeof linkStore>
