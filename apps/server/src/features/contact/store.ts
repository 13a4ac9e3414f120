/** Messages to the team in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { contactMessages } from '../../db/schema.ts'

export type ContactRow = typeof contactMessages.$inferSelect
export type NewContactMessage = Pick<ContactRow, 'name' | 'email' | 'inquiryType' | 'subject' | 'message'>

export interface InboxQuery extends Paging {
  show: 'all' | 'unread' | 'unanswered'
}
/** Absent: stays as it is. */
export type InboxMarks = { [K in 'read' | 'answered']?: boolean | undefined }

const shown = (show: InboxQuery['show']) =>
  and(
    show === 'unread' ? isNull(contactMessages.readAt) : undefined,
    show === 'unanswered' ? isNull(contactMessages.answeredAt) : undefined,
  )

/** The first time counts. */
const mark = (column: typeof contactMessages.readAt, on: boolean | undefined) =>
  on === undefined ? sql`${column}` : on ? sql`coalesce(${column}, now())` : sql`null`

export const contactStore = (orm: Orm) => ({
  add: async (message: NewContactMessage): Promise<void> => {
    await orm.insert(contactMessages).values(message)
  },

  async count(show: InboxQuery['show']): Promise<number> {
    const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(contactMessages).where(shown(show))
    return row?.count ?? 0
  },

  list: ({ show, ...paging }: InboxQuery): Promise<ContactRow[]> =>
    pageOf(paging, [falling(contactMessages.createdAt), rising(contactMessages.id)], (slice) =>
      orm
        .select({ ...getTableColumns(contactMessages), place: slice.place })
        .from(contactMessages)
        .where(and(shown(show), slice.after))
        .orderBy(...slice.order)
        .limit(slice.limit)
        .offset(slice.offset),
    ),

  /** Null: there is no such message. What is answered has been read. */
  async mark(id: string, { read, answered }: InboxMarks): Promise<ContactRow | null> {
    const { readAt, answeredAt } = contactMessages
    const [row] = await orm
      .update(contactMessages)
      .set({ readAt: mark(readAt, answered ? true : read), answeredAt: mark(answeredAt, answered) })
      .where(eq(contactMessages.id, id))
      .returning()
    return row ?? null
  },

  /** False: there is no such message. */
  async remove(id: string): Promise<boolean> {
    const rows = await orm
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id })
    return rows.length > 0
  },
})
export type ContactStore = ReturnType<typeof contactStore>
