/** The protocol of passkeys (WebAuthn), as this server speaks it: which site they are for, and what of them is believed. */
import { PASSKEY_TRANSPORTS } from '@limner/contract'
import type { Api, NewPasskey, PasskeyAnswer, Reply } from '@limner/contract/types'
import { newToken } from '../identity/tokens.ts'

/** Dear to load, and most servers never need it. */
const library = () => import('./library.ts')

/**
 * Nobody was asked who made the authenticator. Who vouches for it all the same is not believed, and not looked into: that
 * would read certificates, and ask the places that they name.
 */
async function requireUnvouched(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await library()
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
  // A key may sign for itself: that names nobody.
  if (format === 'none' || (format === 'packed' && statement.get('x5c') === undefined)) return
  throw new Error('The passkey brings an attestation.')
}

/** EdDSA, ES256 and RS256 (COSE): what authenticators sign with. */
const ALGORITHMS = [-8, -7, -257]

const knownTransports = (given: readonly string[]) => PASSKEY_TRANSPORTS.filter((one) => given.includes(one))

/** Milliseconds that a browser waits for the person: shorter than a challenge is good. */
const TIMEOUT = 4 * 60_000
const REQUIRED = 'required'

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

type Creation = Reply<Api['beginPasskey']>
type Request = Reply<Api['beginPasskeyLogin']>

/** Says whether a challenge was given to whoever answers it, and spends it. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** @param origin of the site: passkeys count for its host, and answers that were given anywhere else are refused */
export function webauthn(origin: string) {
  const rpID = new URL(origin).hostname
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** What a browser makes a passkey from; `challenge` is in it. */
    creation(user: { id: string; email: string; name: string }, present: readonly KeptPasskey[]): Creation {
      return {
        rp: { id: rpID, name: 'Limner' },
        user: {
          id: Buffer.from(user.id).toString('base64url'),
          ...{ name: user.email, displayName: user.name || user.email },
        },
        ...{ challenge: newToken(), timeout: TIMEOUT, attestation: 'none' },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: present.map(({ credentialId, transports }) => ({
          ...{ id: credentialId, type: 'public-key', transports: knownTransports(transports) },
        })),
        // Found by the authenticator itself, and guarded by its PIN or a finger: it stands in for the password.
        authenticatorSelection: { residentKey: REQUIRED, requireResidentKey: true, userVerification: REQUIRED },
      }
    },

    /** What a browser signs in with. It names no passkey: nobody learns by it which ones there are. */
    request: (): Request => ({
      ...{ rpId: rpID, challenge: newToken(), timeout: TIMEOUT, userVerification: REQUIRED },
    }),

    /** Throws for what is not a new passkey for this site. */
    async readNew({ response, ...credential }: NewPasskey, takeChallenge: TakeChallenge): Promise<KeptPasskey> {
      await requireUnvouched(response.attestationObject)
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: { ...credential, response: { ...response, transports: [] }, clientExtensionResults: {} },
        expectedChallenge: takeChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified) throw new Error('The passkey was not verified.')
      const { id, publicKey, counter } = registrationInfo.credential
      const transports = knownTransports(response.transports ?? [])
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
    },

    /** The count that the passkey answered with. Throws where the answer is not its own, or its count went back. */
    async readAnswer(given: PasskeyAnswer, kept: KeptPasskey, takeChallenge: TakeChallenge): Promise<number> {
      const { verifyAuthenticationResponse } = await library()
      const { userHandle: _, ...response } = given.response
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...given, response, clientExtensionResults: {} },
        expectedChallenge: takeChallenge,
        credential: { id: kept.credentialId, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
      })
      if (!verified) throw new Error('The passkey has not signed this.')
      return authenticationInfo.newCounter
    },
  }
}
