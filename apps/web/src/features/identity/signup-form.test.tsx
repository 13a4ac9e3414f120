// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import { SignUpForm } from './signup-form.tsx'

test('what the server finds wrong stands beside the field, in its words', async () => {
  const issues = [{ path: 'body.email', message: 'Email must be an email address such as ada@example.com' }]
  fakeApi({
    'POST /api/register': () =>
      Response.json({ error: 'invalid', message: issues[0]?.message, issues }, { status: 400 }),
  })
  const { person } = show(<SignUpForm />)
  await person.type(screen.getByLabelText('First name'), 'Ada')
  await person.type(screen.getByLabelText('Last name'), 'Byron')
  await person.type(screen.getByLabelText('Email'), 'ada@nowhere')
  await person.type(screen.getByLabelText('Password'), 'seven quiet herons wade')
  await person.type(screen.getByLabelText('Confirm password'), 'seven quiet herons wade')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Create Account' }))
  const field = screen.getByLabelText('Email')
  const fault = await screen.findByText(issues[0]!.message, { selector: '[role=alert]' })
  expect(field.getAttribute('aria-describedby')).toContain(fault.id)
  const notice = await screen.findByText('Registration failed', { ignore: '[role=status]' })
  expect(notice.parentElement?.textContent).toContain(issues[0]!.message)
  expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull()
})
