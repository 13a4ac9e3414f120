/** Accounts, sessions and guests. */
import type { LanguageCode } from '@limner/contract/language'
import type { PasskeyAnswer } from '@limner/contract/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../db/database.ts'
import type { Config } from '../../platform/config.ts'
import { languageOf } from '../../platform/language.ts'
import type { Caller, GuestCaller, UserCaller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import { addressKey, hashAddress } from '../../platform/rate-limit.ts'
import type { Cookies } from './cookies.ts'
import { checkPassword, hashPassword, isCommonPassword } from './passwords.ts'
import type { IdentityStore, UserRow } from './store.ts'
import { slowed, throttled } from './throttle.ts'
import type { ThrottleStore } from './throttle-store.ts'
import { looksLikeToken, newToken, tokenHash } from './tokens.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  /** The token of an invitation. */
  invitation?: string | undefined
}

export interface Credentials {
  email: string
  password: string
  /** Of the second factor. */
  code?: string | undefined
  /** In place of the code. */
  passkey?: PasskeyAnswer | undefined
}

export interface IdentityService {
  /** Who sent this request; null: nobody known. */
  recognise(request: FastifyRequest): Promise<Caller | null>
  /** As `recognise`; besides, the browser learns the guest token that counts. */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null>
  createGuest(request: FastifyRequest, reply: FastifyReply): Promise<GuestCaller>
  register(registration: Registration, request: FastifyRequest, reply: FastifyReply): Promise<UserRow>
  login(credentials: Credentials, request: FastifyRequest, reply: FastifyReply): Promise<UserRow>
  /** Opens a session without a password: somebody else has vouched for the person. */
  admit(user: UserRow, request: FastifyRequest, reply: FastifyReply): Promise<void>
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** What the browser says of itself, for the list of sessions. */
const agentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 300)

const GUEST_HEADER = 'x-guest-token'

/** @param reads the language of whoever asks, for an account that never told its own */
export const asUser = (row: UserRow, reads: LanguageCode | null = null) => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  notifyCompletion: row.notifyCompletion,
  notifyWeekly: row.notifyWeekly,
  remember: row.remember,
  language: row.language ?? reads,
  createdAt: row.createdAt.toISOString(),
})

/** Whom a browser's tokens speak for, and what it is handed. */
function browsers(store: IdentityStore, cookies: Cookies) {
  /** The header first: `<img>` and EventSource cannot send it, so the cookie carries the same token. */
  const guestTokens = (request: FastifyRequest) =>
    [request.headers[GUEST_HEADER], cookies.read(request, 'limner_guest')].filter(looksLikeToken)

  const findGuest = async (request: FastifyRequest) => {
    for (const token of guestTokens(request)) {
      const ownerId = await store.findGuest(tokenHash(token))
      if (ownerId) return { ownerId, token }
    }
    return null
  }

  const userOf = async (request: FastifyRequest) => {
    const token = cookies.read(request, 'limner_session')
    return looksLikeToken(token) ? store.findSession(tokenHash(token)) : null
  }

  const handOut = (reply: FastifyReply, token: string) => {
    reply.header(GUEST_HEADER, token)
    cookies.write(reply, 'limner_guest', token)
  }

  /** Ends whatever session the browser had and hands it a new one. */
  const enter = async (userId: string, request: FastifyRequest, reply: FastifyReply, token: string) => {
    const before = cookies.read(request, 'limner_session')
    if (looksLikeToken(before)) await store.closeSession(tokenHash(before))
    cookies.write(reply, 'limner_session', token)
    cookies.clear(reply, 'limner_guest')
    const device = cookies.read(request, 'limner_device')
    if (looksLikeToken(device) && (await store.isDeviceOf(userId, tokenHash(device)))) return
    const newDevice = newToken()
    await store.addDevice(userId, tokenHash(newDevice))
    cookies.write(reply, 'limner_device', newDevice)
  }

  const claimGuests = async (
    query: Parameters<IdentityStore['claimGuest']>[0],
    request: FastifyRequest,
    userId: string,
  ) => {
    for (const token of new Set(guestTokens(request))) await store.claimGuest(query, tokenHash(token), userId)
  }

  return { findGuest, userOf, handOut, enter, claimGuests }
}

/** Guests that may begin at one address in a day: a school sits behind one. */
const GUESTS_A_DAY = 100
/** Known addresses of which sign-ups from one place are told in a quarter of an hour. */
const TAKEN_REVEALED = 10

/** What a code of a second factor was worth. */
export type Verdict = 'not needed' | 'missing' | 'right' | 'wrong'

export interface IdentityParts {
  store: IdentityStore
  throttle: ThrottleStore
  cookies: Cookies
  /** Whether guests of one address are counted. */
  limited: boolean
  registration: Config['registration']
  /** Throws 403 unless the token invites this address. */
  takeInvitation: (query: Queryable, token: string | undefined, email: string) => Promise<void>
  checkFactor: (
    userId: string,
    proof: Pick<Credentials, 'code' | 'passkey'>,
    request: FastifyRequest,
  ) => Promise<Verdict>
  hasPasskey: (userId: string) => Promise<boolean>
}

/** What a login lacks that gave the right password. */
const needsCode = (hasPasskey: boolean) => {
  const message = 'Enter the code that your authenticator app shows, or a recovery code.'
  const other = { path: 'body.passkey', message: 'A passkey of yours stands in for the code.' }
  return new HttpError('unauthorized', message, {
    issues: [{ path: 'body.code', message }, ...(hasPasskey ? [other] : [])],
  })
}
/** What somebody is told whose passkey stands in for a code and does not count. */
export const wrongPasskey = (error: 'unauthorized' | 'unprocessable') => {
  const message = 'This passkey is not one of your account, or it took too long. Please try again.'
  return new HttpError(error, message, { issues: [{ path: 'body.passkey', message }] })
}
const wrongCode = () => {
  const message = 'This code is not right, or was used before. Enter the one your app shows now.'
  return new HttpError('unauthorized', message, { issues: [{ path: 'body.code', message }] })
}

const accountCaller = (user: UserRow, request: FastifyRequest): UserCaller => ({
  ...{ kind: 'user', ownerId: user.id, place: hashAddress(request.ip) },
  user: asUser(user, languageOf(request)),
})
const guestCaller = ({ ownerId }: { ownerId: string }, request: FastifyRequest): GuestCaller => ({
  kind: 'guest',
  ownerId,
  place: hashAddress(request.ip),
})

export function identityService(parts: IdentityParts): IdentityService {
  const { store, throttle, cookies, limited } = parts
  const { findGuest, userOf, handOut, enter, claimGuests } = browsers(store, cookies)

  async function admit(user: UserRow, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = newToken()
    await store.transaction(async (query) => {
      await store.openSession(query, user.id, tokenHash(session), agentOf(request))
      await store.learnLanguage(query, user.id, languageOf(request))
      await claimGuests(query, request, user.id)
    })
    await enter(user.id, request, reply, session)
  }

  return {
    async recognise(request) {
      const user = await userOf(request)
      if (user) return accountCaller(user, request)
      const guest = await findGuest(request)
      return guest && guestCaller(guest, request)
    },

    async identify(request, reply) {
      const user = await userOf(request)
      if (user) return accountCaller(user, request)
      const guest = await findGuest(request)
      if (!guest) return null
      if (request.headers[GUEST_HEADER] !== guest.token) reply.header(GUEST_HEADER, guest.token)
      else if (cookies.read(request, 'limner_guest') !== guest.token) cookies.write(reply, 'limner_guest', guest.token)
      return guestCaller(guest, request)
    },

    async createGuest(request, reply) {
      const token = newToken()
      const place = hashAddress(request.ip)
      if (limited && (await store.guestsOfDay(place)) >= GUESTS_A_DAY)
        throw new HttpError(
          'too-many-requests',
          'Too many guests have started from your network today. Please sign up.',
          {
            retryAfter: 3600,
          },
        )
      const ownerId = await store.createGuest(tokenHash(token), place)
      handOut(reply, token)
      return guestCaller({ ownerId }, request)
    },

    admit,

    async register({ password, invitation, ...person }, request, reply) {
      if (parts.registration === 'closed')
        throw new HttpError('forbidden', 'Nobody can sign up here. Ask whoever runs this server for an account.')
      if (await isCommonPassword(password, [person.email, person.firstName, person.lastName]))
        throw new HttpError('unprocessable', 'This password is too easy to guess. Please choose another one.')
      const passwordHash = await hashPassword(password)
      const session = newToken()
      const create = () =>
        store.transaction(async (query) => {
          const row = await store.createUser(query, { ...person, passwordHash, language: languageOf(request) })
          if (!row) return null
          if (parts.registration === 'invited') await parts.takeInvitation(query, invitation, person.email)
          await store.openSession(query, row.id, tokenHash(session), agentOf(request))
          await claimGuests(query, request, row.id)
          return row
        })
      const user = await slowed(throttle, `taken ${addressKey(request.ip)}`, TAKEN_REVEALED, create)
      if (!user) throw new HttpError('conflict', 'There is already an account with this email address.')
      await enter(user.id, request, reply, session)
      return user
    },

    async login({ email: given, password, ...proof }, request, reply) {
      const email = given.trim()
      const user = await store.findUserByEmail(email)
      const token = cookies.read(request, 'limner_device')
      const known = user && looksLikeToken(token) && (await store.isDeviceOf(user.id, tokenHash(token)))
      const attempt = { email, address: request.ip, device: known ? token : undefined }
      const factor: { verdict: Verdict } = { verdict: 'not needed' }
      // A right password without its code counts as a failure until the code has come, so that it clears no count.
      const passed = await throttled(throttle, attempt, async () => {
        if (!(await checkPassword(user?.passwordHash ?? null, password)) || !user) return false
        factor.verdict = await parts.checkFactor(user.id, proof, request)
        return factor.verdict === 'right' || factor.verdict === 'not needed'
      })
      if (user && passed) {
        await admit(user, request, reply)
        return user
      }
      if (user && factor.verdict === 'missing') throw needsCode(await parts.hasPasskey(user.id))
      if (factor.verdict === 'wrong') throw proof.passkey ? wrongPasskey('unauthorized') : wrongCode()
      throw new HttpError('unauthorized', 'The email address or the password is wrong.')
    },

    async logout(request, reply) {
      const token = cookies.read(request, 'limner_session')
      if (looksLikeToken(token)) await store.closeSession(tokenHash(token))
      cookies.clear(reply, 'limner_session')
    },
  }
}
