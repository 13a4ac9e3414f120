/** Passkeys in this browser. What speaks to it comes when one is asked for. */

import { ApiError } from '@limner/contract/client'
import type { NewPasskey, PasskeyAnswer } from '@limner/contract/types'
import { api, reasonOf } from './api.ts'
import { type English, english, t } from './language/translate.ts'

const library = () => import('@simplewebauthn/browser')

/** Browsers know them on HTTPS and localhost only. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the person to make a passkey. */
export async function makePasskey(password: string): Promise<NewPasskey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), api.beginPasskey({ body: { password } })])
  return startRegistration({ optionsJSON })
}

/** Asks the person for a passkey; whatever asked before is called off. */
export async function askForPasskey(useBrowserAutofill = false): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), api.beginPasskeyLogin()])
  return startAuthentication({ optionsJSON, useBrowserAutofill })
}

/** Offers passkeys where the browser completes the form's field; null: it does not, or was called off. */
export async function offerPasskeys(): Promise<PasskeyAnswer | null> {
  if (!knowsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null
  try {
    return await askForPasskey(true)
  } catch {
    // Nobody has asked for it: whoever wants to know why presses the button.
    return null
  }
}

/** Calls off whatever the browser asks for. */
export const callOffPasskeys = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()

const REASONS: Readonly<Record<string, English>> = {
  NotAllowedError: english('No passkey was used: it was called off, or it took too long.'),
  InvalidStateError: english('This device has a passkey of your account already.'),
  SecurityError: english('Passkeys do not work at this address. Open the address that the server is set to.'),
}

/** What to tell a person about a passkey that came to nothing; null: something else was asked for in its place. */
export function passkeyFault(error: unknown): string | null {
  if (error instanceof ApiError || !(error instanceof Error)) return reasonOf(error)
  if (error.name === 'AbortError') return null
  const reason = REASONS[error.name]
  return reason ? t(reason) : reasonOf(error)
}
