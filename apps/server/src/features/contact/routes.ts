import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { ContactService } from './service.ts'

type Names = 'sendContactMessage' | 'listContactMessages' | 'updateContactMessage' | 'deleteContactMessage'

export const contactRoutes = (contact: ContactService): Pick<Handlers<Api>, Names> => ({
  sendContactMessage: async ({ body }) => {
    await contact.send(body)
    return { ok: true }
  },
  listContactMessages: ({ query }) => contact.inbox(query),
  updateContactMessage: ({ params, body }) => contact.mark(params.id, body),
  deleteContactMessage: async ({ params }) => {
    await contact.remove(params.id)
    return { ok: true }
  },
})
