/** Messages to the team: kept first, so that none is lost when mail is not to be had. */
import type { Mailer } from '../../mail/mail.ts'
import type { ContactStore, NewContactMessage } from './store.ts'

export interface ContactParts {
  store: ContactStore
  mailer: Mailer
  /** The team's address. */
  to: string
  onUnmailed: (error: unknown) => void
}

/** A header is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

export function contactService({ store, mailer, to, onUnmailed }: ContactParts) {
  return {
    async send(message: NewContactMessage): Promise<void> {
      await store.add(message)
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
  }
}
export type ContactService = ReturnType<typeof contactService>
