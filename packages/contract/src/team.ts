/** Who works on a project or a brand kit together. */
import { z } from 'zod'
import type { ROLES } from './define.ts'
import { id } from './text.ts'

const instant = z.iso.datetime()

/** What others can be invited as. */
export const MEMBER_ROLES = ['editor', 'viewer'] as const satisfies readonly (typeof ROLES)[number][]
const role = z.enum(MEMBER_ROLES).describe('An editor may change things, a viewer look at them.')

export const TeamMember = z
  .object({
    id: id.describe('Of the membership.'),
    accountId: id,
    name: z.string(),
    email: z.string().nullable().describe('For the owner; null for everybody else.'),
    role,
    since: instant,
  })
  .meta({ id: 'TeamMember' })

/** One that nobody has accepted yet. */
export const TeamInvitation = z
  .object({
    id,
    email: z.string().describe('Who may accept it.'),
    role,
    createdAt: instant,
    expiresAt: instant.describe('From then on the link is worthless; it can be sent again.'),
  })
  .meta({ id: 'TeamInvitation' })

export const Team = z
  .object({
    owner: z.object({ accountId: id, name: z.string() }),
    members: z.array(TeamMember).describe('Those who have been there longest first.'),
    invitations: z
      .array(TeamInvitation)
      .describe('That are open, newest first: for the owner; empty for everybody else.'),
    reviewLinks: z
      .int()
      .describe(
        'Review links that show designs of the project to others, and that its members see: for the owner, else 0.',
      ),
  })
  .meta({ id: 'Team' })
