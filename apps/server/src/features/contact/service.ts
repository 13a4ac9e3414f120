/** Messages to the team: kept first, so that none is lost when mail is not to be had, and read in the admins' inbox. */
import type { ContactMessage } from '@limner/contract/types'
import type { Mailer } from '../../mail/mail.ts'
import { HttpError } from '../../platform/problem.ts'
import type { ContactRow, ContactStore, InboxMarks, InboxQuery, NewContactMessage } from './store.ts'

export interface ContactParts {
  store: ContactStore
  mailer: Mailer
  /** The team's address; absent: the inbox is all there is. */
  to: string | undefined
  onUnmailed: (error: unknown) => void
}

/** A header is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const notFound = () => new HttpError('not-found', 'There is no such message.')

const asMessage = ({ createdAt, readAt, answeredAt, ...row }: ContactRow): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})

export function contactService({ store, mailer, to, onUnmailed }: ContactParts) {
  return {
    async send(message: NewContactMessage): Promise<void> {
      await store.add(message)
      if (to === undefined) return
      const { name, email, inquiryType, subject, message: text } = message
      const mail = {
        to,
        replyTo: email,
        subject: `[${inquiryType}] ${oneLine(subject)}`,
        text: `${oneLine(name)} <${email}> wrote:\n\n${text}\n`,
      }
      // It is kept: whoever wrote it must not be asked to write it again.
      await mailer.send(mail).catch(onUnmailed)
    },

    async inbox(query: InboxQuery) {
      const [rows, total, unread] = await Promise.all([
        store.list(query),
        store.count(query.show),
        store.count('unread'),
      ])
      return { messages: rows.map(asMessage), total, totalPages: Math.ceil(total / query.limit), unread }
    },

    async mark(id: string, marks: InboxMarks): Promise<ContactMessage> {
      const row = await store.mark(id, marks)
      if (!row) throw notFound()
      return asMessage(row)
    },

    async remove(id: string): Promise<void> {
      if (!(await store.remove(id))) throw notFound()
    },
  }
}
export type ContactService = ReturnType<typeof contactService>
