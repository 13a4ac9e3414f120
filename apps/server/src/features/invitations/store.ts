/** Invitations in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { oneRow } from '../../db/rows.ts'
import { invitations } from '../../db/schema.ts'

const DAYS = 7

const isOpen = and(isNull(invitations.spentAt), gt(invitations.expiresAt, sql`now()`))

export const invitationStore = (orm: Orm) => ({
  /** @param email who may use it; null: whoever has the link */
  async add(tokenHash: Buffer, email: string | null) {
    const expiresAt = sql`now() + make_interval(days => ${DAYS})`
    return oneRow(await orm.insert(invitations).values({ tokenHash, email, expiresAt }).returning())
  },

  /** Those that nobody has used yet, newest first. */
  page: (paging: Paging) =>
    pageOf(paging, [falling(invitations.createdAt), rising(invitations.id)], (slice) =>
      orm
        .select({ ...getTableColumns(invitations), place: slice.place })
        .from(invitations)
        .where(and(isOpen, slice.after))
        .orderBy(...slice.order)
        .limit(slice.limit)
        .offset(slice.offset),
    ),

  /** Spends it. False: it is not open, or it was for another address. */
  async take(query: Queryable, tokenHash: Buffer, email: string): Promise<boolean> {
    const isTheirs = or(isNull(invitations.email), eq(sql`lower(${invitations.email})`, email.toLowerCase()))
    const rows = await query
      .update(invitations)
      .set({ spentAt: sql`now()` })
      .where(and(eq(invitations.tokenHash, tokenHash), isOpen, isTheirs))
      .returning({ id: invitations.id })
    return rows.length > 0
  },

  async remove(id: string): Promise<boolean> {
    const rows = await orm
      .delete(invitations)
      .where(and(eq(invitations.id, id), isNull(invitations.spentAt)))
      .returning({ id: invitations.id })
    return rows.length > 0
  },

  /** Those that were used, or that nobody used in time. */
  async tidy(): Promise<void> {
    await orm.delete(invitations).where(sql`${invitations.expiresAt} < now()`)
  },
})
export type InvitationStore = ReturnType<typeof invitationStore>
