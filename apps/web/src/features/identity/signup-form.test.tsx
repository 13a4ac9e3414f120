// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { signUp } from '../../../test/sign-up.ts'
import { show } from '../../../test/window.tsx'
import { SignUpForm } from './signup-form.tsx'

test('what the server finds wrong stands beside the field, in its words', async () => {
  const issues = [{ path: 'body.email', message: 'Email must be an email address such as ada@example.com' }]
  fakeApi({
    'POST /api/register': () =>
      Response.json({ error: 'invalid', message: issues[0]?.message, issues }, { status: 400 }),
  })
  const { person } = show(<SignUpForm />)
  await signUp(person, 'ada@nowhere')
  const field = screen.getByLabelText('Email')
  const fault = await screen.findByText(issues[0]!.message, { selector: '[role=alert]' })
  expect(field.getAttribute('aria-describedby')).toContain(fault.id)
  const notice = await screen.findByText('Registration failed', { ignore: '[role=status]' })
  expect(notice.parentElement?.textContent).toContain(issues[0]!.message)
  expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull()
})
