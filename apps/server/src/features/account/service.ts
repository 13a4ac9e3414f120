/** Settings: what people change, see, take away and delete of their own account; and new passwords by mail. */
import type { Paging } from '@limner/contract'
import type { Session, User } from '@limner/contract/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { letter } from '../../mail/letter.ts'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import type { Cookies } from '../identity/cookies.ts'
import { checkPassword } from '../identity/passwords.ts'
import { asUser } from '../identity/service.ts'
import { throttled } from '../identity/throttle.ts'
import type { ThrottleStore } from '../identity/throttle-store.ts'
import { looksLikeToken, tokenHash } from '../identity/tokens.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from '../projects/service.ts'
import { deviceOf } from './device.ts'
import { exportOf } from './export.ts'
import { type MailedLinkParts, mailedLinks, newPasswordHash } from './mailed-links.ts'
import type { UserPatch } from './store.ts'

export interface AccountParts extends MailedLinkParts {
  throttle: ThrottleStore
  isDeviceOf: (userId: string, tokenHash: Buffer) => Promise<boolean>
  cookies: Cookies
  projects: ProjectService
  messages: MessageService
  designs: DesignService
}

export interface ProfileChange extends UserPatch {
  email?: string | undefined
  /** The current one. */
  password?: string | undefined
}

export function accountService(parts: AccountParts) {
  const { store, links, cookies, origin } = parts
  const mailed = mailedLinks(parts)

  /** Throws 403 for a wrong password, 429 after too many of them. */
  async function confirm(user: User, password: string, request: FastifyRequest): Promise<void> {
    const row = await store.find(user.id)
    if (row?.passwordHash === null)
      throw new HttpError('forbidden', 'Your account has no password yet. Set one through “Forgot your password?”.')
    const token = cookies.read(request, 'limner_device')
    // A cookie that was made up is no browser that signed in before.
    const known = looksLikeToken(token) && (await parts.isDeviceOf(user.id, tokenHash(token)))
    const attempt = { email: user.email, address: request.ip, device: known ? token : undefined }
    const right = await throttled(parts.throttle, attempt, () => checkPassword(row?.passwordHash ?? null, password))
    if (!right) throw new HttpError('forbidden', 'The current password is wrong.')
  }

  const currentSession = (request: FastifyRequest): Buffer => {
    const token = cookies.read(request, 'limner_session')
    return looksLikeToken(token) ? tokenHash(token) : Buffer.alloc(0)
  }

  return {
    confirm,
    confirmEmail: mailed.confirmEmail,
    requestReset: mailed.requestReset,
    resetPassword: mailed.resetPassword,

    /** A new address needs the password, and waits for its confirmation. */
    async update(user: User, { email, password, ...patch }: ProfileChange, request: FastifyRequest): Promise<User> {
      if (email !== undefined && email !== user.email) {
        if (!password) throw new HttpError('forbidden', 'A new address needs your current password.')
        await confirm(user, password, request)
        await mailed.requestEmail(user, email)
      }
      const row = Object.keys(patch).length > 0 ? await store.update(user.id, patch) : await store.find(user.id)
      return row ? asUser(row) : user
    },

    /** False: they sign in through an identity provider alone. */
    hasPassword: async (userId: string): Promise<boolean> => (await store.find(userId))?.passwordHash != null,

    /** A notice about the account. */
    tell: mailed.tell,

    pendingEmail: (userId: string): Promise<string | null> => links.pendingEmail(userId),

    async changePassword(user: User, current: string, next: string, request: FastifyRequest): Promise<void> {
      await confirm(user, current, request)
      await store.setPassword(user.id, await newPasswordHash(next, user), currentSession(request))
      mailed.tell(letter(user, 'passwordChanged', { reset: `${origin}/reset-password` }))
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
      content: exportOf(user, { ...parts, keptOf: store.keptOf }),
    }),

    async remove(user: User, password: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await confirm(user, password, request)
      await store.remove(user.id)
      for (const name of ['limner_session', 'limner_device'] as const) cookies.clear(reply, name)
    },
  }
}
export type AccountService = ReturnType<typeof accountService>
