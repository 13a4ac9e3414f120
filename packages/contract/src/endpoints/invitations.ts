/** Invitations to sign up, for administrators. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { email, id } from '../text.ts'

const Invitation = z
  .object({
    id,
    /** Who may use it; null: whoever has the link. */
    email: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })

const common = { auth: 'admin session', category: 'Administration' } as const

export const invitations = contract({
  listInvitations: {
    ...common,
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Invitations that nobody has used yet, newest first',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Invitation),
  },
  createInvitation: {
    ...common,
    scope: null,
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Invite somebody to sign up',
    description:
      'The answer holds the link, this one time; with an `email` it is mailed, too, and only that address can use it. It is good for one account within a week.',
    body: z.strictObject({ email: email.optional() }),
    response: z.object({ ...Invitation.shape, link: z.string() }),
    status: 201,
    limit: { perMinute: 60 },
    example: { email: 'ada@example.com' },
  },
  revokeInvitation: {
    ...common,
    scope: null,
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    subject: { noun: 'invitation', param: 'id', access: 'anyone' },
    summary: 'Revoke an invitation: its link is worthless from now on',
    params: z.object({ id }),
    response: Done,
    errors: ['not-found'],
  },
})
