/** Settings: what people change, see, take away and delete of their own account; and new passwords by mail. */
import type { Paging } from '@limner/contract'
import type { Session, User } from '@limner/contract/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mail, Mailer } from '../../mail/mail.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import type { Cookies } from '../identity/cookies.ts'
import { checkPassword, hashPassword, isCommonPassword } from '../identity/passwords.ts'
import { asUser } from '../identity/service.ts'
import type { UserRow } from '../identity/store.ts'
import { throttled } from '../identity/throttle.ts'
import type { ThrottleStore } from '../identity/throttle-store.ts'
import { looksLikeToken, newToken, tokenHash } from '../identity/tokens.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from '../projects/service.ts'
import { deviceOf } from './device.ts'
import { exportOf } from './export.ts'
import type { LinkStore } from './link-store.ts'
import { confirmEmailMail, emailChangedMail, emailWillChangeMail, passwordChangedMail, resetMail } from './mails.ts'
import type { AccountStore, UserPatch } from './store.ts'

export interface AccountParts {
  store: AccountStore
  links: LinkStore
  findUserByEmail: (email: string) => Promise<UserRow | null>
  throttle: ThrottleStore
  cookies: Cookies
  mailer: Mailer
  projects: ProjectService
  messages: MessageService
  designs: DesignService
  /** Origin of the links in mails. */
  origin: string
  /** Told of mail that could not be sent. */
  onFailure: (error: unknown) => void
}

export interface ProfileChange extends UserPatch {
  email?: string | undefined
  /** The current one. */
  password?: string | undefined
}

/** Unknown, used, superseded, too old: whoever holds it learns no difference. */
const noLongerValid = () => new HttpError('invalid', 'This link is no longer valid. Please request a new one.')

export function accountService(parts: AccountParts) {
  const { store, links, cookies, mailer, origin } = parts

  /** Throws 403 for a wrong password, 429 after too many of them. */
  async function confirm(user: User, password: string, request: FastifyRequest): Promise<void> {
    const row = await store.find(user.id)
    const attempt = { email: user.email, address: request.ip, device: cookies.read(request, 'limner_device') }
    const right = await throttled(parts.throttle, attempt, () => checkPassword(row?.passwordHash ?? null, password))
    if (!right) throw new HttpError('forbidden', 'The current password is wrong.')
  }

  const currentSession = (request: FastifyRequest): Buffer => {
    const token = cookies.read(request, 'limner_session')
    return looksLikeToken(token) ? tokenHash(token) : Buffer.alloc(0)
  }

  async function newPasswordHash(password: string, { email, firstName, lastName }: User | UserRow): Promise<string> {
    if (isCommonPassword(password, [email, firstName, lastName]))
      throw new HttpError('unprocessable', 'This password is too easy to guess. Please choose another one.')
    return hashPassword(password)
  }

  async function sendReset(email: string): Promise<void> {
    const user = await parts.findUserByEmail(email)
    if (!user) return
    const token = newToken()
    const link = { userId: user.id, purpose: 'password', tokenHash: tokenHash(token), email: user.email } as const
    if (await links.add(link)) await mailer.send(resetMail(user, `${origin}/reset-password?token=${token}`))
  }

  const tell = (mail: Mail): void => void mailer.send(mail).catch(parts.onFailure)

  /** The address changes when whoever reads mail there says so. */
  async function requestEmail(user: User, wanted: string): Promise<void> {
    if (await parts.findUserByEmail(wanted))
      throw new HttpError('conflict', 'There is already an account with this email address.')
    const token = newToken()
    if (!(await links.add({ userId: user.id, purpose: 'email', tokenHash: tokenHash(token), email: wanted })))
      throw new HttpError('too-many-requests', 'Enough links have been mailed. Please wait an hour.', {
        retryAfter: 3600,
      })
    const link = `${origin}/confirm-email?token=${token}`
    await mailer.send(confirmEmailMail({ email: wanted, firstName: user.firstName }, link)).catch((error) => {
      parts.onFailure(error)
      throw new HttpError('unavailable', 'The mail could not be sent. Please try again later.')
    })
    tell(emailWillChangeMail(user, wanted, origin))
  }

  return {
    confirm,

    /** A new address needs the password, and waits for its confirmation. */
    async update(user: User, { email, password, ...patch }: ProfileChange, request: FastifyRequest): Promise<User> {
      if (email !== undefined && email !== user.email) {
        if (!password) throw new HttpError('forbidden', 'A new address needs your current password.')
        await confirm(user, password, request)
        await requestEmail(user, email)
      }
      const row = Object.keys(patch).length > 0 ? await store.update(user.id, patch) : await store.find(user.id)
      return row ? asUser(row) : user
    },

    pendingEmail: (userId: string): Promise<string | null> => links.pendingEmail(userId),

    async confirmEmail(token: string): Promise<void> {
      const moved = await store.moveToEmail(tokenHash(token))
      if (moved === 'taken') throw new HttpError('conflict', 'There is already an account with this email address.')
      if (!moved) throw noLongerValid()
      tell(emailChangedMail(moved.before, moved.email))
    },

    async changePassword(user: User, current: string, next: string, request: FastifyRequest): Promise<void> {
      await confirm(user, current, request)
      await store.setPassword(user.id, await newPasswordHash(next, user), currentSession(request))
      tell(passwordChangedMail(user, origin))
    },

    async pageOfSessions(userId: string, paging: Paging, request: FastifyRequest): Promise<Session[]> {
      const mine = currentSession(request)
      const rows = await store.pageOfSessions(userId, paging)
      return rows.map(({ id, userAgent, createdAt, tokenHash: hash }) => ({
        id,
        device: deviceOf(userAgent),
        createdAt: createdAt.toISOString(),
        current: hash.equals(mine),
      }))
    },

    /** One session of one's own, or all but the one that asks. */
    endSessions: (userId: string, id: string | undefined, request: FastifyRequest): Promise<void> =>
      id ? store.endSession(userId, id) : store.endOtherSessions(userId, currentSession(request)),

    exportAll: (user: User): FileAnswer => ({
      name: 'limner-data.json',
      type: 'application/json',
      content: exportOf(user, parts),
    }),

    async remove(user: User, password: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await confirm(user, password, request)
      await store.remove(user.id)
      for (const name of ['limner_session', 'limner_device'] as const) cookies.clear(reply, name)
    },

    /** Takes as long for strangers as for accounts: what follows is not waited for. */
    requestReset(email: string): void {
      sendReset(email).catch(parts.onFailure)
    },

    async resetPassword(token: string, password: string): Promise<void> {
      const user = await links.find('password', tokenHash(token))
      if (!user) throw noLongerValid()
      const hash = await newPasswordHash(password, user)
      if (!(await store.resetPassword(tokenHash(token), hash))) throw noLongerValid()
      tell(passwordChangedMail(user, origin))
    },
  }
}
export type AccountService = ReturnType<typeof accountService>
