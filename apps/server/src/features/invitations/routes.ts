import type { Api } from '@limner/contract'
import { languageOf } from '../../platform/language.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { InvitationService } from './service.ts'

export const invitationRoutes = (
  invitations: InvitationService,
): Pick<Handlers<Api>, 'listInvitations' | 'createInvitation' | 'revokeInvitation'> => ({
  listInvitations: ({ query }) => invitations.page(query),
  createInvitation: ({ body }, { caller, request }) =>
    invitations.invite(body.email ?? null, caller.user.language ?? languageOf(request)),
  revokeInvitation: async ({ params }) => {
    await invitations.revoke(params.id)
    return { ok: true }
  },
})
