// @vitest-environment happy-dom
/** The page that the link of an invitation leads to. */
import type { Site, User } from '@limner/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import InvitationPage from './page.tsx'

const TOKEN = 'a'.repeat(43)
const AT = `/invitation/${TOKEN}`
const INVITED = {
  ...{ kind: 'project', title: 'Harbor', role: 'viewer', inviterName: 'Dan', email: 'Ada@Example.com' },
  ...{ expiresAt: '2036-12-04T09:00:00Z', isAccepted: false },
}
const BACK = `redirect=${encodeURIComponent(AT)}&invitation=${TOKEN}`

function visit(invited: object | Response, user: User | null = null, site: Partial<Site> = {}) {
  const api = fakeApi({ 'GET /api/invitations/:token': () => invited })
  const page = (
    <Route path="/invitation/:token">
      <InvitationPage />
    </Route>
  )
  return { ...api, ...show(page, { user, at: AT, site }) }
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('who is signed in with the address that was invited accepts, and the project opens', async () => {
  const { answer, person, address } = visit(INVITED, ADA)
  expect((await screen.findByText(/invites you to look at/)).textContent).toBe(
    'Dan invites you to look at “Harbor” as a viewer.',
  )
  answer({ 'POST /api/invitations/:token/accept': () => refusal(503, 'Not now.') })
  await person.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  await screen.findByText('Not now.')
  answer({ 'POST /api/invitations/:token/accept': () => ({ kind: 'project', id: 'p1', role: 'viewer' }) })
  await person.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  await waitFor(() => expect(address()).toBe('/dashboard?project=p1'))
})

test('who is signed in with another address is told so, and gets to the sign-in that leads back', async () => {
  const { answer, person, address } = visit({ ...INVITED, email: 'bea@example.com' }, ADA)
  const told = await screen.findByText(/It was sent to/)
  expect(told.textContent).toBe('It was sent to bea@example.com, and you are signed in as ada@example.com.')
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
  answer({ 'POST /api/logout': () => ({ ok: true }) })
  await person.click(screen.getByRole('button', { name: 'Sign in with another account' }))
  await waitFor(() => expect(address()).toBe(`/login?${BACK}`))
})

test('who is signed out signs in or up, and comes back', async () => {
  visit(INVITED, null, { registration: 'invited' })
  await screen.findByText(/It is for/)
  expect(link('Sign In')).toBe(`/login?${BACK}`)
  expect(link('Create an account')).toBe(`/signup?${BACK}`)
})

test('where nobody can sign up, none is led there', async () => {
  visit(INVITED, null, { registration: 'closed' })
  await screen.findByText(/Nobody can sign up here/)
  expect(link('Sign In')).toBe(`/login?${BACK}`)
  expect(link('Create an account')).toBeUndefined()
})

test('nor where members let nobody in', async () => {
  visit(INVITED, null, { registration: 'invited', membersInvite: false })
  await screen.findByText(/Nobody can sign up here/)
  expect(link('Create an account')).toBeUndefined()
})

test('one that was accepted opens what it was to, for whoever accepted it alone', async () => {
  const { unmount } = visit({ ...INVITED, isAccepted: true }, ADA)
  await screen.findByText('This invitation was accepted already.')
  screen.getByRole('button', { name: 'Open the project' })
  unmount()
  visit({ ...INVITED, isAccepted: true })
  await screen.findByText('This invitation was accepted already.')
  expect(screen.queryByRole('button', { name: 'Open the project' })).toBeNull()
})

test('one that is used, revoked or too old says so', async () => {
  const gone = 'This invitation is used, revoked or too old. Ask whoever invited you for a new one.'
  visit(refusal(404, gone))
  await screen.findByText(gone)
  screen.getByRole('heading', { name: 'This invitation does not work' })
})
