/** Everything that opens a session: passwords, second factors, invitations, an identity provider. */
import { secondFactorMail } from '../features/account/mails.ts'
import type { AccountService } from '../features/account/service.ts'
import { identityService } from '../features/identity/service.ts'
import { invitationService } from '../features/invitations/service.ts'
import { providerService } from '../features/provider/service.ts'
import { secondFactorService } from '../features/second-factor/service.ts'
import { openSealer } from '../platform/seal.ts'
import type { Foundation } from './foundation.ts'
import type { Stores } from './stores.ts'

export function openSignIn(foundation: Foundation, stores: Stores, account: AccountService) {
  const { config, cookies, mailer, origin, report, signInKey } = foundation
  const { throttle, identities } = stores
  const secondFactors = secondFactorService({
    store: stores.secondFactors,
    throttle,
    sealer: openSealer(signInKey, 'second factors'),
    tell: (user, isOn) => account.tell(secondFactorMail(user, isOn, origin)),
  })
  const invitations = invitationService({
    ...{ mailer, origin },
    store: stores.invitations,
    onUnmailed: report('mail failed'),
  })
  const identity = identityService({
    ...{ throttle, cookies },
    store: identities,
    limited: config.rateLimit,
    registration: config.registration,
    takeInvitation: invitations.take,
    checkCode: secondFactors.check,
  })
  const provider =
    config.provider &&
    providerService({
      ...{ identities, origin },
      provider: config.provider,
      store: stores.providerIdentities,
      admit: identity.admit,
      sealer: openSealer(signInKey, 'errands'),
      onFailure: report('signing in through the provider failed'),
    })
  return { identity, secondFactors, invitations, provider, providerIdentities: stores.providerIdentities }
}
