/** Passkeys of an account: added and removed with its password, and what one of them proves. */
import { PASSKEYS_MAX, type Paging } from '@limner/contract'
import type { NewPasskey, Passkey, PasskeyAnswer, User } from '@limner/contract/types'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/problem.ts'
import { hashAddress } from '../../platform/rate-limit.ts'
import { deviceOf } from '../account/device.ts'
import type { UserRow } from '../identity/store.ts'
import { tokenHash } from '../identity/tokens.ts'
import type { PasskeyRow, PasskeyStore } from './store.ts'
import { webauthn } from './webauthn.ts'

export interface PasskeyParts {
  store: PasskeyStore
  /** Of this server, as browsers know it. */
  origin: string
  /** Mails the person that one was added, or removed. */
  tell: (user: User, name: string, isAdded: boolean) => void
  /** Told why a passkey was not taken. */
  onRefused: (reason: string) => void
}

const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** What the answer of a passkey proves. */
function examiner({ store, onRefused }: PasskeyParts, protocol: ReturnType<typeof webauthn>) {
  /** Whose passkey has answered a challenge that was given to this address; null: none that is known, or not rightly. */
  async function userOf(answer: PasskeyAnswer, request: FastifyRequest): Promise<UserRow | null> {
    const found = await store.find(answer.id)
    const take = (challenge: string) => store.takeChallenge(tokenHash(challenge), null, hashAddress(request.ip))
    if (!found) return null
    const { passkey, user } = found
    const { userHandle } = answer.response
    if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== user.id) return null
    try {
      const counter = await protocol.readAnswer(answer, passkey, take)
      return (await store.use(passkey.id, counter)) ? user : null
    } catch (error) {
      onRefused(String(error))
      return null
    }
  }

  return {
    has: async (userId: string): Promise<boolean> => (await store.list(userId)).length > 0,

    /** Whether it is a passkey of this account that has answered. */
    isOf: async (userId: string, answer: PasskeyAnswer, request: FastifyRequest): Promise<boolean> =>
      (await userOf(answer, request))?.id === userId,

    async signIn(answer: PasskeyAnswer, request: FastifyRequest): Promise<UserRow> {
      const user = await userOf(answer, request)
      if (user) return user
      throw new HttpError('unauthorized', 'This passkey is not known here, or it took too long. Please try again.')
    },
  }
}

export function passkeyService(parts: PasskeyParts) {
  const { store, tell } = parts
  const protocol = webauthn(parts.origin)

  return {
    ...examiner(parts, protocol),
    ownership: store.ownership,
    page: async (userId: string, paging: Paging): Promise<Passkey[]> => (await store.page(userId, paging)).map(shown),

    /** What the browser makes a passkey from. */
    async begin(user: User, request: FastifyRequest) {
      const present = await store.list(user.id)
      if (present.length >= PASSKEYS_MAX)
        throw new HttpError('conflict', `There can be ${PASSKEYS_MAX} passkeys. Remove one first.`)
      const name = `${user.firstName} ${user.lastName}`.trim()
      const options = protocol.creation({ id: user.id, email: user.email, name }, present)
      await store.keepChallenge(tokenHash(options.challenge), user.id, hashAddress(request.ip))
      return options
    },

    /** What the browser signs in with. */
    async beginLogin(request: FastifyRequest) {
      const options = protocol.request()
      await store.keepChallenge(tokenHash(options.challenge), null, hashAddress(request.ip))
      return options
    },

    async add(user: User, made: NewPasskey, name: string | undefined, request: FastifyRequest): Promise<Passkey> {
      const take = (challenge: string) => store.takeChallenge(tokenHash(challenge), user.id, hashAddress(request.ip))
      const kept = await protocol.readNew(made, take).catch((error: unknown) => {
        parts.onRefused(String(error))
        throw new HttpError('unprocessable', 'This passkey could not be added. Please begin again.')
      })
      const called = name ?? deviceOf(request.headers['user-agent'] ?? '')
      const row = await store.add({ ...kept, userId: user.id, name: called })
      if (!row) throw new HttpError('conflict', 'This passkey was added before.')
      tell(user, row.name, true)
      return shown(row)
    },

    async remove(user: User, id: string): Promise<void> {
      const row = await store.remove(user.id, id)
      if (row) tell(user, row.name, false)
    },
  }
}
export type PasskeyService = ReturnType<typeof passkeyService>
