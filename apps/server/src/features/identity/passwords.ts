/** Passwords: Argon2id at OWASP's minimum, and a refusal of those that everybody tries first (NIST SP 800-63B). */
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { newToken } from './tokens.ts'

/** 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** Compared with for accounts that do not exist, so that they take as long as those that do. */
let nobodysHash: Promise<string> | null = null

/** `stored` null: there is no such account; takes the same time and answers false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(newToken())
  const matches = await verify(stored ?? (await nobodysHash), password)
  return stored !== null && matches
}

/** One character, or one short piece, over and over; or a run of the keyboard's or the alphabet's order. */
function isPattern(password: string): boolean {
  if (/^(.{1,4}?)\1+$/.test(password)) return true
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Would a guesser try it among the first? `personal` are the mail address and the names of the person. */
export function isCommonPassword(password: string, personal: string[]): boolean {
  const plain = password.toLowerCase()
  const bare = plain.replace(/[^a-z]+$/, '').replace(/^[^a-z]+/, '')
  const own = personal.flatMap((value) => [value.toLowerCase(), value.toLowerCase().split('@')[0] ?? ''])
  return (
    COMMON_PASSWORDS.has(plain) ||
    COMMON_PASSWORDS.has(plain.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('1', 'i')) ||
    (bare.length >= 4 && plain.length - bare.length <= 4 && COMMON_PASSWORDS.has(bare)) ||
    own.some((value) => value.length > 2 && plain === value) ||
    isPattern(plain)
  )
}
