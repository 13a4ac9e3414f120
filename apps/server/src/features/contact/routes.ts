import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { ContactService } from './service.ts'

export const contactRoutes = (contact: ContactService): Pick<Handlers<Api>, 'sendContactMessage'> => ({
  sendContactMessage: async ({ body }) => {
    await contact.send(body)
    return { ok: true }
  },
})
