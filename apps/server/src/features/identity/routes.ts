import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import { asUser, type IdentityService } from './service.ts'

export const identityRoutes = (
  identity: IdentityService,
): Pick<Handlers<Api>, 'register' | 'login' | 'beginGuest' | 'logout' | 'currentUser'> => ({
  register: async ({ body }, { request, reply }) => asUser(await identity.register(body, request, reply)),
  login: async ({ body }, { request, reply }) => asUser(await identity.login(body, request, reply)),
  beginGuest: () => ({ ok: true }),
  logout: async (_input, { request, reply }) => {
    await identity.logout(request, reply)
    return { ok: true }
  },
  currentUser: (_input, { caller }) => caller.user,
})
