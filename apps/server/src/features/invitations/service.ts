/** Invitations to sign up: a link that one person uses once, within a week. */
import type { Paging } from '@limner/contract'
import type { LanguageCode } from '@limner/contract/language'
import type { Queryable } from '../../db/database.ts'
import { letter } from '../../mail/letter.ts'
import type { Mailer } from '../../mail/mail.ts'
import { HttpError } from '../../platform/problem.ts'
import { looksLikeToken, newToken, tokenHash } from '../identity/tokens.ts'
import type { InvitationStore } from './store.ts'

export interface InvitationParts {
  store: InvitationStore
  /** Whether a link of a project or a brand kit invites this address: it opens an account, too. */
  isMemberInvited: (query: Queryable, tokenHash: Buffer, email: string) => Promise<boolean>
  mailer: Mailer
  /** Origin of the links. */
  origin: string
  /** Told where a mail could not be sent: the link is good all the same. */
  onUnmailed: (error: unknown) => void
}

type Row = Awaited<ReturnType<InvitationStore['add']>>

const shown = ({ id, email, createdAt, expiresAt }: Row) => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

export const invitationService = ({ store, isMemberInvited, mailer, origin, onUnmailed }: InvitationParts) => ({
  /**
   * Mails the link where an address is given, and answers it.
   * @param language of whoever invites: what the guest reads, nobody knows yet
   */
  async invite(email: string | null, language: LanguageCode) {
    const token = newToken()
    const row = await store.add(tokenHash(token), email)
    const link = `${origin}/signup?invitation=${token}`
    if (email) await mailer.send(letter({ email, firstName: '', language }, 'invitation', { link })).catch(onUnmailed)
    return { ...shown(row), link }
  },

  page: async (paging: Paging) => (await store.page(paging)).map(shown),

  async revoke(id: string): Promise<void> {
    if (!(await store.remove(id))) throw new HttpError('not-found', 'There is no such open invitation.')
  },

  /** Throws 403 unless the token invites this address. */
  async take(query: Queryable, token: string | undefined, email: string): Promise<void> {
    if (token === undefined)
      throw new HttpError('forbidden', 'Signing up takes an invitation. Ask whoever runs this server for one.')
    const hash = looksLikeToken(token) ? tokenHash(token) : null
    if (!hash || !((await store.take(query, hash, email)) || (await isMemberInvited(query, hash, email))))
      throw new HttpError(
        'forbidden',
        'This invitation is used, too old, or for another email address. Please ask for a new one.',
      )
  },
})
export type InvitationService = ReturnType<typeof invitationService>
