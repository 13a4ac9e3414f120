import type { Api } from '@limner/contract'
import { languageOf } from '../../platform/language.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { AccountService } from './service.ts'

type Names =
  | 'updateUser'
  | 'changePassword'
  | 'listSessions'
  | 'endSessions'
  | 'exportUser'
  | 'deleteUser'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'confirmEmail'
  | 'getPendingEmail'

export const accountRoutes = (account: AccountService): Pick<Handlers<Api>, Names> => ({
  updateUser: ({ body }, { caller, request }) => account.update(caller.user, body, request),
  changePassword: async ({ body }, { caller, request }) => {
    await account.changePassword(caller.user, body.currentPassword, body.newPassword, request)
    return { ok: true }
  },
  listSessions: ({ query }, { caller, request }) => account.pageOfSessions(caller.user.id, query, request),
  endSessions: async ({ body }, { caller, request }) => {
    await account.endSessions(caller.user.id, body.id, request)
    return { ok: true }
  },
  exportUser: (_input, { caller }) => account.exportAll(caller.user),
  deleteUser: async ({ body }, { caller, request, reply }) => {
    await account.remove(caller.user, body.password, request, reply)
    return { ok: true }
  },
  requestPasswordReset: ({ body }, { request }) => {
    account.requestReset(body.email, languageOf(request))
    return { ok: true }
  },
  resetPassword: async ({ body }) => {
    return { ok: true, ...(await account.resetPassword(body)) }
  },
  getPendingEmail: async (_input, { caller }) => ({ email: await account.pendingEmail(caller.user.id) }),
  confirmEmail: async ({ body }) => {
    await account.confirmEmail(body.token)
    return { ok: true }
  },
})
