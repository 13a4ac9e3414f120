/** The second factor of an account: an app that shows codes. */
import type { PasskeyAnswer, User } from '@limner/contract/types'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/problem.ts'
import type { Sealer } from '../../platform/seal.ts'
import { type Verdict, wrongPasskey } from '../identity/service.ts'
import { slowed } from '../identity/throttle.ts'
import type { ThrottleStore } from '../identity/throttle-store.ts'
import { keyOf, newRecoveryCodes, newSecret, recoveryHash, stepOf } from './codes.ts'
import type { SecondFactorStore } from './store.ts'

/** Wrong codes for one account in a quarter of an hour. */
const WRONG_CODES = 20

export interface SecondFactorParts {
  store: SecondFactorStore
  sealer: Sealer
  throttle: ThrottleStore
  /** Whether a passkey of this account has answered. */
  isPasskeyOf: (userId: string, answer: PasskeyAnswer, request: FastifyRequest) => Promise<boolean>
  /** Mails the person that it was turned on, or off. */
  tell: (user: User, isOn: boolean) => void
}

/** What somebody brings besides the password: one of the two. */
export interface Proof {
  /** Of the app, or for recovery. */
  code?: string | undefined
  passkey?: PasskeyAnswer | undefined
}

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code)
const compact = (code: string): string => code.replace(/\s+/g, '')
const wrongCode = () => {
  const message = 'This code is not right. Codes change every 30 seconds: enter the one your app shows now.'
  return new HttpError('unprocessable', message, { issues: [{ path: 'body.code', message }] })
}

/** What tells whether a code is right. */
function examiner({ store, sealer, throttle, isPasskeyOf }: Omit<SecondFactorParts, 'tell'>) {
  const secretOf = (userId: string, sealed: Buffer): string => {
    const secret = sealer.open(userId, sealed)
    if (secret === null) throw new Error('The secret of a second factor cannot be opened.')
    return secret
  }

  /** Takes a code of the app or a recovery code. */
  async function take(userId: string, sealed: Buffer, code: string): Promise<boolean> {
    if (!isOfApp(code)) return store.takeRecoveryCode(userId, recoveryHash(code))
    const step = stepOf(secretOf(userId, sealed), code)
    return step !== null && store.takeStep(userId, step)
  }

  /** Whoever guesses codes knows the password already: wrong ones are counted wherever they come from. Throws 429. */
  async function check(userId: string, { code, passkey }: Proof, request: FastifyRequest): Promise<Verdict> {
    const row = await store.find(userId)
    if (!row?.confirmedAt) return 'not needed'
    // Nobody guesses what a passkey signs.
    if (passkey) return (await isPasskeyOf(userId, passkey, request)) ? 'right' : 'wrong'
    if (!code) return 'missing'
    const attempt = async () => (await take(userId, row.sealedSecret, compact(code))) || null
    return (await slowed(throttle, `code ${userId}`, WRONG_CODES, attempt)) ? 'right' : 'wrong'
  }
  return { secretOf, check }
}

export function secondFactorService(parts: SecondFactorParts) {
  const { store, sealer, tell } = parts
  const { secretOf, check } = examiner(parts)

  return {
    check,

    async state(userId: string) {
      const row = await store.find(userId)
      const isOn = Boolean(row?.confirmedAt)
      return { isOn, recoveryCodes: isOn ? await store.countRecoveryCodes(userId) : 0 }
    },

    /** A new secret, which counts once a code of it was given. */
    async begin(user: User) {
      const secret = newSecret()
      if (!(await store.begin(user.id, sealer.seal(user.id, secret))))
        throw new HttpError('conflict', 'Your account already has a second factor. Turn it off first.')
      return { secret, ...keyOf(secret, user.email) }
    },

    /** Recovery codes, which are never shown again. */
    async confirm(user: User, code: string): Promise<string[]> {
      const row = await store.find(user.id)
      if (!row) throw new HttpError('conflict', 'Begin by adding the account to your app.')
      if (row.confirmedAt) throw new HttpError('conflict', 'Your account already has a second factor.')
      const step = stepOf(secretOf(user.id, row.sealedSecret), compact(code))
      const codes = newRecoveryCodes()
      if (step === null || !(await store.confirm(user.id, step, codes.map(recoveryHash)))) throw wrongCode()
      tell(user, true)
      return codes
    },

    async end(user: User, proof: Proof, request: FastifyRequest): Promise<void> {
      const verdict = await check(user.id, proof, request)
      if (verdict === 'not needed') return
      if (verdict !== 'right') throw proof.passkey ? wrongPasskey('unprocessable') : wrongCode()
      await store.remove(user.id)
      tell(user, false)
    },
  }
}
export type SecondFactorService = ReturnType<typeof secondFactorService>
