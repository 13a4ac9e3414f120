/** The form of signing up, filled in. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** As Ada fills it in, and sends it. */
export async function signUp(person: UserEvent, email: string): Promise<void> {
  await person.type(screen.getByLabelText('First name'), 'Ada')
  await person.type(screen.getByLabelText('Last name'), 'Byron')
  await person.type(screen.getByLabelText('Email'), email)
  await person.type(screen.getByLabelText('Password'), 'seven quiet herons wade')
  await person.type(screen.getByLabelText('Confirm password'), 'seven quiet herons wade')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Create Account' }))
}
