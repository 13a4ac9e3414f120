/** Settings: what people change, see, take away and delete of their own account; and new passwords by mail. */
import type { Session, User } from '@limner/contract/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mailer } from '../../mail/mail.ts'
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
import type { AccountStore, UserPatch } from './store.ts'

export interface AccountParts {
  store: AccountStore
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

export function accountService(parts: AccountParts) {
  const { store, cookies } = parts

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
    if (!(await store.addReset(user.id, tokenHash(token)))) return
    await parts.mailer.send({
      to: user.email,
      ...resetMail(user.firstName, `${parts.origin}/reset-password?token=${token}`),
    })
  }

  return {
    confirm,

    async update(userId: string, patch: UserPatch): Promise<User> {
      const row = await store.update(userId, patch)
      if (row === 'taken') throw new HttpError('conflict', 'There is already an account with this email address.')
      return asUser(row)
    },

    async changePassword(user: User, current: string, next: string, request: FastifyRequest): Promise<void> {
      await confirm(user, current, request)
      await store.setPassword(user.id, await newPasswordHash(next, user), currentSession(request))
    },

    async listSessions(userId: string, request: FastifyRequest): Promise<Session[]> {
      const mine = currentSession(request)
      const rows = await store.listSessions(userId)
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

    async exportAll(user: User) {
      const projects = []
      for (const project of await parts.projects.list(user.id)) {
        const [messages, designs] = await Promise.all([
          parts.messages.list(project.id),
          parts.designs.listOfProject(project.id),
        ])
        projects.push({ ...project, messages, designs })
      }
      return { exportedAt: new Date().toISOString(), user, projects }
    },

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
      const user = await store.findReset(tokenHash(token))
      if (!user) throw new HttpError('not-found', 'This link is no longer valid. Please request a new one.')
      const hash = await newPasswordHash(password, user)
      if (!(await store.takeReset(tokenHash(token))))
        throw new HttpError('not-found', 'This link is no longer valid. Please request a new one.')
      await store.setPassword(user.id, hash, null)
    },
  }
}
export type AccountService = ReturnType<typeof accountService>

const resetMail = (firstName: string, link: string) => ({
  subject: 'Reset your Limner password',
  text: `Hello${firstName && ` ${firstName}`},

somebody, hopefully you, asked for a new password for your Limner account. This link sets one:

${link}

It works once, within an hour. If you did not ask for it, do nothing: your password stays as it is.

The Limner Team
`,
})
