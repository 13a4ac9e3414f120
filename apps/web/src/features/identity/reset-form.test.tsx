// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import { ResetForm } from './reset-form.tsx'

async function set(ways: object, box?: string) {
  const { calls } = fakeApi({ 'POST /api/reset-password/confirm': () => ({ ok: true, ...ways }) })
  const view = show(<ResetForm token="abc" />, { site: { provider: 'Works' } })
  await view.person.type(screen.getByLabelText('New password'), 'nine tailors of fenchurch')
  await view.person.type(screen.getByLabelText('Confirm password'), 'nine tailors of fenchurch')
  if (box) await view.person.click(screen.getByRole('checkbox', { name: new RegExp(box) }))
  await view.person.click(screen.getByRole('button', { name: 'Set New Password' }))
  return { ...view, sent: () => calls.find(({ method }) => method === 'POST')?.body }
}

test('what else opens the account is told after a new password', async () => {
  const { sent } = await set({ passkeys: 2, apiKeys: 1, isConnected: true })
  await screen.findByText(/These still open your account/)
  expect(sent()).toMatchObject({ endOtherWays: false })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 passkeys',
    '1 API key',
    'The connection with Works',
  ])
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
})

test('it is taken off where that is wanted, and whoever has nothing else is led to sign in', async () => {
  const { sent, address } = await set({ passkeys: 0, apiKeys: 0, isConnected: false }, 'disconnect Works')
  await screen.findByText('Sign in with your new password.')
  expect([sent(), address()]).toMatchObject([{ endOtherWays: true }, '/login'])
})
