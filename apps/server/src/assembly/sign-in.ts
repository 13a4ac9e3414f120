/** Everything that opens a session: passwords, second factors, passkeys, invitations, an identity provider. */
import type { AccountService } from '../features/account/service.ts'
import { identityService } from '../features/identity/service.ts'
import { invitationService } from '../features/invitations/service.ts'
import { passkeyService } from '../features/passkeys/service.ts'
import { providerService } from '../features/provider/service.ts'
import { secondFactorService } from '../features/second-factor/service.ts'
import { letter } from '../mail/letter.ts'
import { openSealer } from '../platform/seal.ts'
import type { Foundation } from './foundation.ts'
import type { Stores } from './stores.ts'

const nobodyIs = () => Promise.resolve(false)

export function openSignIn(foundation: Foundation, stores: Stores, account: AccountService) {
  const { config, cookies, mailer, origin, report, signInKey } = foundation
  const { throttle, identities } = stores
  const reset = `${origin}/reset-password`
  const passkeys = passkeyService({
    ...{ origin, store: stores.passkeys },
    tell: (user, passkey, isAdded) =>
      account.tell(letter(user, isAdded ? 'passkeyAdded' : 'passkeyRemoved', { passkey, reset })),
    onRefused: (reason) => foundation.warn('a passkey was not taken')({ reason }),
  })
  const secondFactors = secondFactorService({
    store: stores.secondFactors,
    throttle,
    isPasskeyOf: passkeys.isOf,
    sealer: openSealer(signInKey, 'second factors'),
    tell: (user, isOn) => account.tell(letter(user, isOn ? 'secondFactorOn' : 'secondFactorOff', { reset })),
  })
  const invitations = invitationService({
    ...{ mailer, origin },
    store: stores.invitations,
    isMemberInvited: config.membersInvite ? stores.memberInvitations.invites : nobodyIs,
    onUnmailed: report('mail failed'),
  })
  const identity = identityService({
    ...{ throttle, cookies },
    store: identities,
    limited: config.rateLimit,
    registration: config.registration,
    takeInvitation: invitations.take,
    checkFactor: secondFactors.check,
    hasPasskey: passkeys.has,
  })
  const provider =
    config.provider &&
    providerService({
      ...{ identities, origin },
      takeInvitation: config.registration === 'closed' ? undefined : invitations.take,
      provider: config.provider,
      store: stores.providerIdentities,
      admit: identity.admit,
      sealer: openSealer(signInKey, 'errands'),
      onFailure: report('signing in through the provider failed'),
    })
  return { identity, secondFactors, passkeys, invitations, provider, providerIdentities: stores.providerIdentities }
}
