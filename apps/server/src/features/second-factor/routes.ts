import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { Confirm } from '../keys/routes.ts'
import type { SecondFactorService } from './service.ts'

type Names = 'getSecondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor'

export const secondFactorRoutes = (factors: SecondFactorService, confirm: Confirm): Pick<Handlers<Api>, Names> => ({
  getSecondFactor: (_input, { caller }) => factors.state(caller.user.id),
  beginSecondFactor: async ({ body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    return factors.begin(caller.user)
  },
  confirmSecondFactor: async ({ body }, { caller }) => ({
    recoveryCodes: await factors.confirm(caller.user, body.code),
  }),
  endSecondFactor: async ({ body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    await factors.end(caller.user, body, request)
    return { ok: true }
  },
})
