import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { AccountService } from '../account/service.ts'
import type { ProviderStore } from './store.ts'

export const providerRoutes = (
  identities: Pick<ProviderStore, 'isConnected' | 'disconnect'>,
  account: Pick<AccountService, 'confirm' | 'hasPassword'>,
): Pick<Handlers<Api>, 'getProviderIdentity' | 'endProviderIdentity'> => ({
  getProviderIdentity: async (_input, { caller }) => {
    const { id } = caller.user
    const [isConnected, hasPassword] = await Promise.all([identities.isConnected(id), account.hasPassword(id)])
    return { isConnected, hasPassword }
  },
  endProviderIdentity: async ({ body }, { caller, request }) => {
    // Whoever has no password cannot confirm this: nobody locks themselves out.
    await account.confirm(caller.user, body.password, request)
    await identities.disconnect(caller.user.id)
    return { ok: true }
  },
})
