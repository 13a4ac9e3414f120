/** Mail that people asked for in their settings. */
import { type LetterName, letter } from '../../mail/letter.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { NotificationStore } from './store.ts'

/** Who waited less than this, in milliseconds, is still looking at the page. */
const MIN_WAIT = 20_000

export interface NotificationParts {
  store: NotificationStore
  mailer: Mailer
  /** Origin of the links. */
  origin: string
}

/** What somebody with a review link did. */
export interface ReviewNews {
  kind: Extract<LetterName, 'comment' | 'approved' | 'changes'>
  person: string
  design: string
  version: number
  /** Empty: nothing was written. */
  words: string
  /** Of the page of the review. */
  path: string
}

export function notificationService({ store, mailer, origin }: NotificationParts) {
  const link = `${origin}/dashboard`
  return {
    /** @param took milliseconds from the request to the end */
    async completed(ownerId: string, prompt: string, took: number): Promise<void> {
      if (took < MIN_WAIT) return
      const reader = await store.findCompletionReader(ownerId)
      if (!reader) return
      const asked = prompt.length > 120 ? `${prompt.slice(0, 119)}…` : prompt
      await mailer.send(letter(reader, 'designReady', { prompt: asked, link }, true))
    },

    /** Somebody with a review link answered. */
    async answered(ownerId: string, { kind, path, ...said }: ReviewNews): Promise<void> {
      const reader = await store.findCompletionReader(ownerId)
      if (reader) await mailer.send(letter(reader, kind, { ...said, link: `${origin}${path}` }, true))
    },

    /** A webhook was turned off: nobody has asked for that, so it is told whatever the settings say. */
    async webhookOff(ownerId: string, address: string): Promise<void> {
      const reader = await store.findReader(ownerId)
      if (reader) await mailer.send(letter(reader, 'webhookOff', { address, link }))
    },

    async sendWeekly(): Promise<void> {
      for (const { designs, projects, ...reader } of await store.takeSummaries())
        await mailer.send(letter(reader, 'week', { designs, projects, link }, true))
    },
  }
}
