/** What goes by mail: links that set a password or an address, and notices of what has changed. */
import type { LanguageCode } from '@limner/contract/language'
import type { Api, Parsed, User } from '@limner/contract/types'
import { letter } from '../../mail/letter.ts'
import type { Mail, Mailer } from '../../mail/mail.ts'
import { HttpError } from '../../platform/problem.ts'
import { hashPassword, isCommonPassword } from '../identity/passwords.ts'
import type { UserRow } from '../identity/store.ts'
import { newToken, tokenHash } from '../identity/tokens.ts'
import type { LinkStore } from './link-store.ts'
import type { OtherWays } from './other-ways-store.ts'
import type { AccountStore } from './store.ts'

type PasswordReset = Parsed<Api['resetPassword']>['body']

export interface MailedLinkParts {
  store: AccountStore
  links: LinkStore
  findUserByEmail: (email: string) => Promise<UserRow | null>
  mailer: Mailer
  /** Origin of the links in mails. */
  origin: string
  /** Told of mail that could not be sent. */
  onFailure: (error: unknown) => void
}

/** Unknown, used, superseded, too old: whoever holds it learns no difference. */
const noLongerValid = () => new HttpError('invalid', 'This link is no longer valid. Please request a new one.')

export async function newPasswordHash(
  password: string,
  { email, firstName, lastName }: User | UserRow,
): Promise<string> {
  if (await isCommonPassword(password, [email, firstName, lastName]))
    throw new HttpError('unprocessable', 'This password is too easy to guess. Please choose another one.')
  return hashPassword(password)
}

/** @param asks the language of the request, where the account has told none */
async function sendReset(
  { links, findUserByEmail, mailer, origin }: MailedLinkParts,
  email: string,
  asks: LanguageCode,
): Promise<void> {
  const user = await findUserByEmail(email)
  if (!user) return
  const token = newToken()
  const link = { userId: user.id, purpose: 'password', tokenHash: tokenHash(token), email: user.email } as const
  if (!(await links.add(link))) return
  const reader = { ...user, language: user.language ?? asks }
  await mailer.send(letter(reader, 'reset', { link: `${origin}/reset-password?token=${token}` }))
}

export function mailedLinks(parts: MailedLinkParts) {
  const { store, links, findUserByEmail, mailer, origin, onFailure } = parts
  const tell = (mail: Mail): void => void mailer.send(mail).catch(onFailure)

  const reset = `${origin}/reset-password`

  return {
    /** A notice that nobody waits for. */
    tell,

    /** The address changes when whoever reads mail there says so. */
    async requestEmail(user: User, wanted: string): Promise<void> {
      if (await findUserByEmail(wanted))
        throw new HttpError('conflict', 'There is already an account with this email address.')
      const token = newToken()
      if (!(await links.add({ userId: user.id, purpose: 'email', tokenHash: tokenHash(token), email: wanted })))
        throw new HttpError('too-many-requests', 'Several links have already been sent. Please wait an hour.', {
          retryAfter: 3600,
        })
      const link = `${origin}/confirm-email?token=${token}`
      await mailer.send(letter({ ...user, email: wanted }, 'confirmEmail', { link })).catch((error) => {
        onFailure(error)
        throw new HttpError('unavailable', 'The email could not be sent. Please try again later.')
      })
      tell(letter(user, 'emailWillChange', { email: wanted, reset }))
    },

    async confirmEmail(token: string): Promise<void> {
      const moved = await store.moveToEmail(tokenHash(token))
      if (moved === 'taken') throw new HttpError('conflict', 'There is already an account with this email address.')
      if (!moved) throw noLongerValid()
      tell(letter(moved.before, 'emailChanged', { email: moved.email }))
    },

    /** Takes as long for strangers as for accounts: what follows is not waited for. */
    requestReset(email: string, asks: LanguageCode): void {
      sendReset(parts, email, asks).catch(onFailure)
    },

    /** @returns what opens the account beside the new password */
    async resetPassword({ token, newPassword, endOtherWays }: PasswordReset): Promise<OtherWays> {
      const user = await links.find('password', tokenHash(token))
      if (!user) throw noLongerValid()
      const hash = await newPasswordHash(newPassword, user)
      const ways = await store.resetPassword(tokenHash(token), hash, endOtherWays)
      if (!ways) throw noLongerValid()
      tell(letter(user, 'passwordChanged', { reset }))
      return ways
    },
  }
}
