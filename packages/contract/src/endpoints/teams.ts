/** Teams: people who work on a project or a brand kit together, and invitations to them. */
import { z } from 'zod'
import { contract, type Role } from '../define.ts'
import { Done } from '../entities.ts'
import { INVITATION_DAYS, MEMBERS_MAX } from '../page-limits.ts'
import { MEMBER_ROLES, Team, TeamInvitation, TeamMember } from '../team.ts'
import { email, id } from '../text.ts'

type Noun = 'project' | 'brand kit' | 'member' | 'member invitation'
const of = <N extends Noun, A extends Role>(noun: N, access: A) =>
  ({ params: z.object({ id }), subject: { noun, param: 'id', access } }) as const

/** Opens nothing by itself: whoever accepts must have the address that was invited. */
const token = z.string().regex(/^[\w-]{43}$/)
const byLink = {
  params: z.object({ token }),
  subject: { noun: 'member invitation', param: 'token', access: 'anyone' },
} as const

const common = { auth: 'session', category: 'Teams' } as const
/** Who sees what is decided by a person, or by a key that may show things to others. */
const deciding = { ...common, scope: 'publish' } as const

const role = z.enum(MEMBER_ROLES)
const kind = z.enum(['project', 'brand kit']).describe('What it is an invitation to.')

/** The link is answered when it is made, and never again. */
const SentInvitation = z.object({
  ...TeamInvitation.shape,
  link: z.string().describe('What is mailed: only the invited address can use it.'),
  isMailed: z.boolean().describe('Whether the mail is on its way; if not, hand over the link yourself.'),
})

const inviting = {
  ...deciding,
  description: `They get a mail with a link, good for ${INVITATION_DAYS} days and for an account with this address alone; whoever has none may make one with it, where signing up takes an invitation. The answer holds the link, this one time. Members and open invitations are ${MEMBERS_MAX} at most.`,
  body: z.strictObject({ email, role }),
  response: SentInvitation,
  status: 201,
  errors: ['conflict', 'too-many-requests'],
  limit: { perMinute: 20 },
  example: { email: 'ada@example.com', role: 'editor' },
} as const

export const teams = contract({
  getProjectTeam: {
    ...common,
    ...of('project', 'viewer'),
    method: 'GET',
    path: '/api/projects/:id/members',
    summary: 'Who works on a project',
    response: Team,
  },
  inviteToProject: {
    ...inviting,
    ...of('project', 'owner'),
    method: 'POST',
    path: '/api/projects/:id/invitations',
    summary: 'Invite somebody to a project',
  },
  leaveProject: {
    ...common,
    ...of('project', 'viewer'),
    method: 'DELETE',
    path: '/api/projects/:id/membership',
    summary: 'Leave a project that is shared with you',
    description: 'What you made in it stays. The owner cannot leave: 409.',
    response: Done,
    errors: ['conflict'],
  },
  getBrandKitTeam: {
    ...common,
    ...of('brand kit', 'viewer'),
    method: 'GET',
    path: '/api/brand-kits/:id/members',
    summary: 'Who works with a brand kit',
    response: Team,
  },
  inviteToBrandKit: {
    ...inviting,
    ...of('brand kit', 'owner'),
    method: 'POST',
    path: '/api/brand-kits/:id/invitations',
    summary: 'Invite somebody to a brand kit',
  },
  leaveBrandKit: {
    ...common,
    ...of('brand kit', 'viewer'),
    method: 'DELETE',
    path: '/api/brand-kits/:id/membership',
    summary: 'Leave a brand kit that is shared with you',
    description: 'Designs that you made in it stay as they are. The owner cannot leave: 409.',
    response: Done,
    errors: ['conflict'],
  },
  changeMemberRole: {
    ...deciding,
    ...of('member', 'owner'),
    method: 'PATCH',
    path: '/api/members/:id',
    summary: 'Change what a member may do',
    body: z.strictObject({ role }),
    response: TeamMember,
    example: { role: 'viewer' },
  },
  removeMember: {
    ...deciding,
    ...of('member', 'owner'),
    method: 'DELETE',
    path: '/api/members/:id',
    summary: 'Remove somebody from a project or a brand kit',
    description:
      'What they made in it stays. They could have kept the review links of a project: with `renewLinks` these get other addresses, which have to be sent anew to whoever is to answer.',
    query: z.object({
      renewLinks: z
        .enum(['true', 'false'])
        .default('false')
        .describe('`true`: review links of the project get other addresses; what was answered stays.'),
    }),
    response: z.object({
      ...Done.shape,
      renewedLinks: z.int().describe('How many review links have another address now.'),
    }),
  },
  resendMemberInvitation: {
    ...deciding,
    ...of('member invitation', 'owner'),
    method: 'POST',
    path: '/api/member-invitations/:id/resend',
    summary: 'Send an invitation again, with a new link',
    description: `The link that was sent before is worthless then; the new one is good for ${INVITATION_DAYS} days. It can be sent five times.`,
    response: SentInvitation,
    errors: ['conflict', 'too-many-requests'],
    limit: { perMinute: 20 },
  },
  revokeMemberInvitation: {
    ...deciding,
    ...of('member invitation', 'owner'),
    method: 'DELETE',
    path: '/api/member-invitations/:id',
    summary: 'Revoke an invitation: its link is worthless from now on',
    response: Done,
  },
  readMemberInvitation: {
    ...byLink,
    category: 'Teams',
    auth: 'none',
    method: 'GET',
    path: '/api/invitations/:token',
    summary: 'What somebody is invited to',
    response: z.object({
      kind,
      title: z.string().describe('Of the project, or the name of the brand kit.'),
      role,
      inviterName: z.string().describe('Who invites.'),
      email: z.string().describe('Whose account may accept it.'),
      expiresAt: z.iso.datetime(),
      isAccepted: z.boolean().describe('Whether it was accepted already.'),
    }),
    limit: { perMinute: 60 },
  },
  acceptMemberInvitation: {
    ...byLink,
    ...common,
    method: 'POST',
    path: '/api/invitations/:token/accept',
    summary: 'Accept an invitation',
    description: 'Of an account with the address that was invited. Sent twice it answers the same.',
    response: z.object({ kind, id: id.describe('Of the project or the brand kit.'), role }),
    errors: ['conflict'],
    limit: { perMinute: 20 },
  },
})
