// @vitest-environment happy-dom
/** The dialog of members, against an API of the test's own. */
import type { Team, TeamInvitation, TeamMember } from '@limner/contract/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import TeamDialog from './team-dialog.tsx'

const PROJECT = { kind: 'project', id: '33333333-3333-4333-8333-333333333333', name: 'Harbor' } as const
const BEA: TeamMember = {
  ...{ id: 'm1', accountId: 'bea', name: 'Bea Lund', email: 'bea@example.com', role: 'viewer' },
  since: '2026-11-20T09:00:00Z',
}
const invited = (more: Partial<TeamInvitation> = {}): TeamInvitation => ({
  ...{ id: 'i1', email: 'cay@example.com', role: 'viewer' },
  ...{ createdAt: '2026-11-20T09:00:00Z', expiresAt: '2036-12-04T09:00:00Z' },
  ...more,
})
const team = (more: Partial<Team> = {}): Team => ({
  owner: { accountId: ADA.id, name: 'Ada Byron' },
  members: [],
  invitations: [],
  reviewLinks: 0,
  ...more,
})
const LINK = 'http://localhost:3000/invitation/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'

function open(answered: () => unknown, { isOwner = true, userId = ADA.id as string } = {}) {
  const api = fakeApi({ 'GET /api/projects/:id/members': answered })
  const left: string[] = []
  const view = show(
    <TeamDialog
      shared={PROJECT}
      userId={userId}
      isOwner={isOwner}
      onLeft={() => left.push('left')}
      onClose={() => left.push('closed')}
    />,
    { user: ADA },
  )
  return { ...api, ...view, left }
}

test('the owner invites; what the server refuses stands at the field and goes with the next letter', async () => {
  let now = team()
  const { answer, calls, person } = open(() => now)
  await screen.findByText(/Nobody else is here yet/)
  const field = screen.getByLabelText('Email')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invite' }).disabled).toBe(true)
  answer({ 'POST /api/projects/:id/invitations': () => refusal(409, 'They are a member already.') })
  await person.type(field, 'cay@example.co')
  await person.click(screen.getByRole('button', { name: 'Invite' }))
  const fault = await screen.findByText('They are a member already.', { selector: '[role=alert]' })
  expect(field.getAttribute('aria-describedby')).toContain(fault.id)
  await person.type(field, 'm')
  expect(screen.queryByText('They are a member already.')).toBeNull()
  answer({
    'POST /api/projects/:id/invitations': () => {
      now = team({ invitations: [invited()] })
      return Response.json({ ...invited(), link: LINK, isMailed: false }, { status: 201 })
    },
  })
  await person.selectOptions(screen.getByLabelText('Role'), 'viewer')
  await person.click(screen.getByRole('button', { name: 'Invite' }))
  const open_ = await screen.findByRole('list', { name: 'Open invitations' })
  within(open_).getByText('cay@example.com')
  within(open_).getByText(/^Viewer · invited Nov 20, 2026 · good until Dec 4, 2036$/)
  // It could not be mailed: its link is there to be handed over.
  within(open_).getByRole('button', { name: 'Copy the link' })
  expect((await screen.findAllByText('Invited, but not mailed')).length).toBeGreaterThan(0)
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ email: 'cay@example.com', role: 'viewer' })
})

test('an invitation is told as expired, sent again and revoked', async () => {
  let now = team({ invitations: [invited({ expiresAt: '2026-11-21T09:00:00Z' })] })
  const { answer, person } = open(() => now)
  await screen.findByText(/expired Nov 21, 2026$/)
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  answer({
    'POST /api/member-invitations/i1/resend': () => {
      now = team({ invitations: [invited()] })
      return { ...invited(), link: LINK, isMailed: true }
    },
    'DELETE /api/member-invitations/i1': () => {
      now = team()
      return { ok: true }
    },
  })
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText(/good until Dec 4, 2036$/)
  await person.click(screen.getByRole('button', { name: 'Revoke' }))
  await screen.findByText(/Nobody else is here yet/)
})

test('a member gets another role from a menu, and is removed after a question', async () => {
  let now = team({ members: [BEA] })
  const { answer, person } = open(() => now)
  answer({
    'PATCH /api/members/m1': ({ body }) => {
      now = team({ members: [{ ...BEA, ...(body as object) }] })
      return now.members[0]
    },
    'DELETE /api/members/m1': () => {
      now = team()
      return { ok: true, renewedLinks: 0 }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Role of Bea Lund: Viewer' }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Editor' }))
  await person.click(await screen.findByRole('button', { name: 'Role of Bea Lund: Editor' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByText('Remove Bea Lund?')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText(/Nobody else is here yet/)
})

test('where there are review links, whoever removes somebody is asked whether these get other addresses', async () => {
  const { answer, calls, person } = open(() => team({ members: [BEA], reviewLinks: 2 }))
  answer({ 'DELETE /api/members/m1': () => ({ ok: true, renewedLinks: 2 }) })
  await person.click(await screen.findByRole('button', { name: 'Role of Bea Lund: Viewer' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Give 2 review links other addresses/ })
  expect(box.checked).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('2 review links have other addresses now')
  expect(calls.find(({ method }) => method === 'DELETE')?.query.get('renewLinks')).toBe('true')
})

test('a member sees the others without their addresses, changes nobody, and leaves', async () => {
  const cay = { ...BEA, id: 'm2', accountId: ADA.id, name: 'Cay', email: null }
  const mine = team({ owner: { accountId: 'dan', name: 'Dan' }, members: [{ ...BEA, email: null }, cay] })
  const { answer, person, left } = open(() => mine, { isOwner: false })
  const list = await screen.findByRole('list', { name: 'Members' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['DanOwner', 'Bea LundViewer', 'CayYouViewer'])
  expect(screen.queryByLabelText('Email')).toBeNull()
  answer({ 'DELETE /api/projects/:id/membership': () => ({ ok: true }) })
  await person.click(screen.getByRole('button', { name: 'Leave this project' }))
  await person.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('You have left “Harbor”')
  expect(left).toEqual(['closed', 'left'])
})

test('what could not be loaded can be tried again', async () => {
  const { answer, person } = open(() => refusal(503, 'Not now.'))
  await screen.findByText('The members could not be loaded.')
  answer({ 'GET /api/projects/:id/members': () => team({ members: [BEA] }) })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('bea@example.com')
})
