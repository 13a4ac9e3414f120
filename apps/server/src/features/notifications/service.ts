/** Mail that people asked for in their settings. */
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

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const greet = (firstName: string) => `Hello${firstName && ` ${firstName}`},\n\n`
const foot = (origin: string) =>
  `\n\n${origin}/dashboard\n\nYou can turn these emails off in your account settings.\n\nThe Limner Team\n`

export function notificationService({ store, mailer, origin }: NotificationParts) {
  return {
    /** @param took milliseconds from the request to the end */
    async completed(ownerId: string, prompt: string, took: number): Promise<void> {
      if (took < MIN_WAIT) return
      const reader = await store.findCompletionReader(ownerId)
      if (!reader) return
      const asked = prompt.length > 120 ? `${prompt.slice(0, 119)}…` : prompt
      await mailer.send({
        to: reader.email,
        subject: 'Your design is ready',
        text: `${greet(reader.firstName)}the design you asked for is ready: “${asked}”${foot(origin)}`,
      })
    },

    /** Somebody with a review link answered. @param path of the page of the review */
    async answered(ownerId: string, said: string, path: string): Promise<void> {
      const reader = await store.findCompletionReader(ownerId)
      if (!reader) return
      await mailer.send({
        to: reader.email,
        subject: 'Your design was answered',
        text: `${greet(reader.firstName)}${said}\n\n${origin}${path}${foot(origin)}`,
      })
    },

    /** A webhook was turned off: nobody has asked for that, so it is told whatever the settings say. */
    async webhookOff(ownerId: string, url: string): Promise<void> {
      const reader = await store.findReader(ownerId)
      if (!reader) return
      await mailer.send({
        to: reader.email,
        subject: 'A webhook was turned off',
        text: `${greet(reader.firstName)}nothing has arrived at ${url} for days, or the address says that it is gone. No more messages are sent there. You can turn the webhook on again in your account settings.\n\n${origin}/dashboard\n\nThe Limner Team\n`,
      })
    },

    async sendWeekly(): Promise<void> {
      for (const { email, firstName, designs, projects } of await store.takeSummaries())
        await mailer.send({
          to: email,
          subject: 'Your week with Limner',
          text: `${greet(firstName)}in the last seven days you made ${plural(designs, 'design')} in ${plural(projects, 'project')}.${foot(origin)}`,
        })
    },
  }
}
