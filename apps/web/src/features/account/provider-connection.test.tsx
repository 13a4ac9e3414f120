// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { ProviderConnection } from './provider-connection.tsx'

test('the provider is disconnected with one’s password; a wrong one is told at the field, and asking can be called off', async () => {
  const { calls, answer } = fakeApi({
    'GET /api/user/provider': () => ({ isConnected: true, hasPassword: true }),
    'DELETE /api/user/provider': () => refusal(403, 'The current password is wrong.'),
  })
  const { person } = show(<ProviderConnection userId={ADA.id} provider="Works" />, { user: ADA })
  await person.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await person.type(screen.getByLabelText('Your password'), 'call it off')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('form')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Disconnect' }))
  const form = screen.getByRole('form', { name: 'Disconnect' })
  await person.type(within(form).getByLabelText('Your password'), 'wrong{Enter}')
  await within(form).findByText('The current password is wrong.')
  answer({
    'GET /api/user/provider': () => ({ isConnected: false, hasPassword: true }),
    'DELETE /api/user/provider': () => ({ message: 'Done.' }),
  })
  await person.clear(within(form).getByLabelText('Your password'))
  await person.type(within(form).getByLabelText('Your password'), 'right')
  await person.click(within(form).getByRole('button', { name: 'Disconnect' }))
  await screen.findByRole('link', { name: 'Connect with Works' })
  await screen.findByText('Works no longer signs you in.')
  const sent = calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body)
  expect(sent).toEqual([{ password: 'wrong' }, { password: 'right' }])
})
