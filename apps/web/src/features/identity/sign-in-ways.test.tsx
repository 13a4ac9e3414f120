// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { signUp } from '../../../test/sign-up.ts'
import { show } from '../../../test/window.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './signup-form.tsx'

const button = (name: string) => screen.queryByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('a provider is offered at both forms, and knows where the visitor wanted to go', () => {
  fakeApi({})
  const { unmount } = show(<LoginForm />, { site: { provider: 'Works' }, at: '/login?redirect=/designs' })
  expect(link('Continue with Works')).toBe('/sign-in/start?redirect=%2Fdesigns')
  unmount()
  const { unmount: leave } = show(<SignUpForm />, { site: { provider: 'Works' } })
  expect(link('Continue with Works')).toBe('/sign-in/start')
  leave()
  show(<SignUpForm />, { site: { provider: 'Works' }, at: '/signup?invitation=abc' })
  expect(link('Continue with Works')).toBe('/sign-in/start?invitation=abc')
})

test('where signing up takes an invitation, the form is for whoever has one', async () => {
  const { calls } = fakeApi({ 'POST /api/register': () => Response.json({}, { status: 500 }) })
  const { unmount } = show(<SignUpForm />, { site: { registration: 'invited' } })
  expect(button('Create Account')).toBeNull()
  screen.getByText(/takes an invitation/)
  unmount()
  const { person } = show(<SignUpForm />, { site: { registration: 'invited' }, at: '/signup?invitation=abc' })
  await signUp(person, 'ada@example.com')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ invitation: 'abc' })
})

test('where nobody can sign up, the login form does not send anybody there', () => {
  fakeApi({})
  const { unmount } = show(<LoginForm />, { site: { registration: 'closed' } })
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  unmount()
  show(<SignUpForm />, { site: { registration: 'closed' } })
  screen.getByText(/Nobody can sign up with a password here/)
})
