/** Teams: who works on a project or with a brand kit, and how somebody comes to. */
import { INVITATION_DAYS, MEMBERS_MAX } from '@limner/contract'
import type { LanguageCode } from '@limner/contract/language'
import type { Team, TeamInvitation, TeamMember, User } from '@limner/contract/types'
import { letter } from '../../mail/letter.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Seen } from '../../platform/access.ts'
import { HttpError } from '../../platform/problem.ts'
import { nameOf } from '../identity/name.ts'
import { looksLikeToken, newToken, tokenHash } from '../identity/tokens.ts'
import type { FoundInvitation, InvitationRow, MemberInvitationStore, Refused } from './invitation-store.ts'
import { type MemberRole, type Shared, sharedOf, type TeamMemberRow, type TeamStore } from './store.ts'

export interface TeamParts {
  store: TeamStore
  invitations: MemberInvitationStore
  mailer: Mailer
  /** Whether mail reaches people, or lies in a file. */
  mailsReach: boolean
  /** Origin of the links. */
  origin: string
  /** Told where a mail could not be sent: the link is good all the same. */
  onUnmailed: (error: unknown) => void
}

const LIMITS = { most: MEMBERS_MAX, perDay: 100, mails: 5, days: INVITATION_DAYS }

/** @param isOwner who asks: an address is not for everybody */
const asMember = ({ member, user }: TeamMemberRow, isOwner: boolean): TeamMember => ({
  ...{ id: member.id, accountId: member.userId, name: nameOf(user), role: member.role },
  email: isOwner ? user.email : null,
  since: member.createdAt.toISOString(),
})

const asInvitation = ({ id, email, role, createdAt, expiresAt }: InvitationRow): TeamInvitation => ({
  ...{ id, email, role },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** Characters of a name that somebody chose. */
const LONGEST = 80

/** What somebody wrote, in a mail of ours to somebody else: one line, and nothing that a mail program makes a link of. */
function quoted(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/[./@:]\S/.test(word))
  const line = words.join(' ').trim() || '…'
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

const gone = () =>
  new HttpError('not-found', 'This invitation is used, revoked or too old. Ask whoever invited you for a new one.')
const missing = (kind: Shared['kind']) => new HttpError('not-found', `There is no such ${kind}.`)

function refusal(why: Refused, kind: Shared['kind']): HttpError {
  const conflict = (message: string) => new HttpError('conflict', message)
  switch (why) {
    case 'gone':
      return missing(kind)
    case 'owner':
      return conflict(`You own this ${kind}.`)
    case 'member':
      return conflict('They are a member already.')
    case 'invited':
      return conflict('This address is invited already. Send the invitation again, or revoke it first.')
    case 'full':
      return conflict(`There can be ${MEMBERS_MAX} people in a team. Remove somebody first.`)
    case 'spent':
      return new HttpError('too-many-requests', `You have sent ${LIMITS.perDay} invitations today. Go on tomorrow.`, {
        retryAfter: 3600,
      })
    case 'flooded':
      return new HttpError(
        'too-many-requests',
        `You have sent this address ${LIMITS.mails} invitations today. Go on tomorrow.`,
        { retryAfter: 3600 },
      )
  }
}

/** Invitations, as they are made and sent. */
function inviting({ store, invitations, mailer, mailsReach, origin, onUnmailed }: TeamParts) {
  /** @param language of whoever invites, for somebody of whom nobody knows what they read */
  async function mailed(sent: FoundInvitation, token: string, language: LanguageCode) {
    const { row, title, inviter } = sent
    const { email } = row
    const link = `${origin}/invitation/${token}`
    const known = await store.readerOf(email)
    const mail = letter(
      { email, firstName: known?.firstName ?? '', language: known?.language ?? language },
      sharedOf(row).kind === 'project' ? 'projectInvitation' : 'brandKitInvitation',
      { person: quoted(nameOf(inviter)), title: quoted(title), link, days: INVITATION_DAYS },
    )
    const isSent = await mailer.send(mail).then(
      () => true,
      (error) => {
        onUnmailed(error)
        return false
      },
    )
    return { ...asInvitation(row), link, isMailed: isSent && mailsReach }
  }

  return {
    /** Mails the link, and answers it. */
    async invite(
      shared: Shared,
      { email, role }: { email: string; role: MemberRole },
      inviter: User,
      language: LanguageCode,
    ) {
      const token = newToken()
      const invitation = { tokenHash: tokenHash(token), email, role, invitedBy: inviter.id }
      const sent = await invitations.add(shared, invitation, LIMITS)
      if (typeof sent === 'string') throw refusal(sent, shared.kind)
      return mailed(sent, token, language)
    },

    async resend(id: string, inviter: User, language: LanguageCode) {
      const token = newToken()
      const sent = await invitations.again(id, tokenHash(token), inviter.id, LIMITS)
      if (sent === 'gone') throw new HttpError('not-found', 'There is no such open invitation.')
      if (sent === 'worn out')
        throw new HttpError(
          'conflict',
          `This invitation was sent ${LIMITS.mails} times. Revoke it and invite them anew, or hand the link over yourself.`,
        )
      if (sent === 'spent' || sent === 'flooded') throw refusal(sent, 'project')
      return mailed(sent, token, language)
    },

    revoke: (id: string): Promise<void> => invitations.revoke(id),
  }
}

/** Invitations, as whoever has the link uses them. */
function receiving({ invitations }: TeamParts) {
  async function find(token: string): Promise<FoundInvitation> {
    const found = looksLikeToken(token) ? await invitations.findByToken(tokenHash(token)) : null
    if (!found) throw gone()
    return found
  }

  return {
    async read(token: string) {
      const { row, title, inviter } = await find(token)
      return {
        ...{ kind: sharedOf(row).kind, title, role: row.role, inviterName: nameOf(inviter), email: row.email },
        expiresAt: row.expiresAt.toISOString(),
        isAccepted: row.acceptedAt !== null,
      }
    },

    async accept(token: string, user: User) {
      const { row } = await find(token)
      if (row.email.toLowerCase() !== user.email.toLowerCase())
        throw new HttpError(
          'forbidden',
          `This invitation was sent to ${row.email}. Sign in with that address, or ask for an invitation to yours.`,
        )
      const accepted = await invitations.accept(tokenHash(token), user.id)
      if (accepted === 'owner') throw refusal('owner', sharedOf(row).kind)
      if (!accepted) throw gone()
      return accepted
    },
  }
}

export function teamService(parts: TeamParts) {
  const { store, invitations } = parts
  return {
    ...inviting(parts),
    ...receiving(parts),

    async team(shared: Shared, { ownerId, access }: Pick<Seen, 'ownerId' | 'access'>): Promise<Team> {
      const isOwner = access === 'owner'
      const [names, members, open, links] = await Promise.all([
        store.namesOf([ownerId]),
        store.listOf(shared),
        isOwner ? invitations.listOf(shared) : [],
        isOwner && shared.kind === 'project' ? store.countLinks(shared.id) : 0,
      ])
      return {
        owner: { accountId: ownerId, name: names.get(ownerId) ?? '' },
        members: members.map((row) => asMember(row, isOwner)),
        invitations: open.map(asInvitation),
        reviewLinks: links,
      }
    },

    async changeRole(id: string, role: MemberRole): Promise<TeamMember> {
      const row = await store.changeRole(id, role)
      if (!row) throw new HttpError('not-found', 'There is no such member.')
      return asMember(row, true)
    },

    remove: (id: string, renews: boolean): Promise<number> => store.remove(id, renews),

    async leave(shared: Shared, userId: string, { access }: Pick<Seen, 'access'>): Promise<void> {
      if (access === 'owner')
        throw new HttpError('conflict', `This ${shared.kind} is yours: you can delete it, but not leave it.`)
      await store.leave(shared, userId)
    },
  }
}
export type TeamService = ReturnType<typeof teamService>
