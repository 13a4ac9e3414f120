/** Codes of an app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds, what all apps read) and codes for the day it is lost. */
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import { tokenHash } from '../identity/tokens.ts'

/** Bytes of a new secret: as long as the hash, which RFC 4226 recommends. */
const SECRET_BYTES = 20
const PERIOD = 30
/** Steps to either side that are still taken: clocks go wrong, and typing takes a while. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** Bytes of one, 16 letters: nobody guesses 80 random bits from their hash. */
const RECOVERY_BYTES = 10

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Limner', label, secret: Secret.fromBase32(secret), period: PERIOD })

/** In base 32, as people type it into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app reads: the address of the secret, and a picture of it. */
export function keyOf(secret: string, email: string): { address: string; picture: string } {
  const address = totpOf(secret, email).toString()
  // Its own ground: cameras read no code that is lighter than what lies around it.
  const svg = encodeQR(address, 'svg', { border: 2 }).replace('>', '><rect width="100%" height="100%" fill="#fff"/>')
  return { address, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** The time step that a code is of; null: it is not one of these minutes. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** Such as 'abcd-efgh-2345-ijkl'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase()
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })

export const recoveryHash = (code: string): Buffer => tokenHash(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
