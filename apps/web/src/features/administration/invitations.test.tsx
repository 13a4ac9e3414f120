// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import { Invitations } from './invitations.tsx'

const dates = { createdAt: '2026-11-01T00:00:00Z', expiresAt: '2026-11-08T00:00:00Z' }
const BEN = { id: '33333333-3333-4333-8333-333333333333', email: 'ben@example.com', ...dates }
const ANYBODY = { id: '44444444-4444-4444-8444-444444444444', email: null, ...dates }

test('a link is shown once, and open invitations are listed and revoked', async () => {
  let open: { email: string | null }[] = [ANYBODY]
  const link = 'http://localhost/signup?invitation=abc'
  const { calls } = fakeApi({
    'GET /api/admin/invitations': () => open,
    'POST /api/admin/invitations': () => {
      open = [BEN, ANYBODY]
      return { ...BEN, link }
    },
    [`DELETE /api/admin/invitations/${ANYBODY.id}`]: () => {
      open = [BEN]
      return { ok: true }
    },
  })
  const { person } = show(<Invitations />)
  await screen.findByText('Whoever has the link')
  await person.type(screen.getByLabelText('Email (optional)'), 'ben@example.com')
  await person.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText(link)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ben@example.com' })
  await person.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText(link)).toBeNull()
  const row = within(screen.getByText('Whoever has the link').closest('li') as HTMLElement)
  await person.click(row.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Whoever has the link')).toBeNull())
  screen.getByText('ben@example.com')
})

test('an address that the server refuses says so at its field', async () => {
  const issues = [{ path: 'body.email', message: 'Email must be an email address such as ada@example.com' }]
  fakeApi({
    'GET /api/admin/invitations': () => [],
    'POST /api/admin/invitations': () =>
      Response.json({ error: 'invalid', message: issues[0]?.message, issues }, { status: 400 }),
  })
  const { person } = show(<Invitations />)
  await person.type(screen.getByLabelText('Email (optional)'), 'ben@nowhere')
  await person.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText(issues[0]!.message, { selector: '[role=alert]' })
})
