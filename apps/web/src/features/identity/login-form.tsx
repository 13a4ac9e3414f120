import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage, useWithQuery } from './form-page.tsx'
import { ProviderLink } from './provider-link.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

interface Login {
  email: string
  password: string
  /** Of the second factor. */
  code: string
}

export function LoginForm() {
  const { register, handleSubmit, setFocus } = useForm<Login>()
  const [asksForCode, setAsksForCode] = useState(false)
  const toast = useToast()
  const afterSignIn = useAfterSignIn()
  const withQuery = useWithQuery()
  const { registration } = useSite()
  const login = useMutation({
    mutationFn: ({ code, ...body }: Login) => api.login({ body: { ...body, ...(code && { code }) } }),
    onSuccess: (user) => afterSignIn(user, { title: 'Welcome back!', description: 'You have successfully logged in.' }),
    onError: (error) => {
      // That a code is asked for is no failure.
      if (faultsOf(error).has('code') && !asksForCode) setAsksForCode(true)
      else toast({ title: 'Login failed', description: reasonOf(error), destructive: true })
    },
  })
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  return (
    <FormPage title="Welcome back">
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => login.mutate(values))}>
        <Field label="Email" type="email" required autoComplete="email" {...register('email')} />
        <CurrentPassword label="Password" {...register('password')} />
        {asksForCode && (
          <Field
            label="Code of your authenticator app, or a recovery code"
            required
            autoComplete="one-time-code"
            error={faultsOf(login.error).get('code')}
            {...register('code')}
          />
        )}
        <p className="-mt-2 text-sm">
          <Link href="/reset-password" className="text-lapis underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
        <Button type="submit" look="primary" size="large" disabled={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <ProviderLink />
      {registration !== 'closed' && (
        <p className="mt-8 text-sm text-ink-2">
          New here?{' '}
          <Link href={withQuery('/signup')} className="text-lapis underline underline-offset-4">
            Create an account
          </Link>
        </p>
      )}
    </FormPage>
  )
}
