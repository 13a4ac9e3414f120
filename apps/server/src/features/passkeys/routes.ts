import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import { asUser, type IdentityService } from '../identity/service.ts'
import type { Confirm } from '../keys/routes.ts'
import type { PasskeyService } from './service.ts'

type Names = 'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'removePasskey' | 'beginPasskeyLogin' | 'loginWithPasskey'

export const passkeyRoutes = (
  passkeys: PasskeyService,
  confirm: Confirm,
  admit: IdentityService['admit'],
): Pick<Handlers<Api>, Names> => ({
  listPasskeys: ({ query }, { caller }) => passkeys.page(caller.user.id, query),
  beginPasskey: async ({ body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    return passkeys.begin(caller.user, request)
  },
  addPasskey: ({ body }, { caller, request }) => passkeys.add(caller.user, body.credential, body.name, request),
  removePasskey: async ({ params, body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    await passkeys.remove(caller.user, params.id)
    return { ok: true }
  },
  beginPasskeyLogin: (_input, { request }) => passkeys.beginLogin(request),
  loginWithPasskey: async ({ body }, { request, reply }) => {
    const user = await passkeys.signIn(body.credential, request)
    await admit(user, request, reply)
    return asUser(user)
  },
})
