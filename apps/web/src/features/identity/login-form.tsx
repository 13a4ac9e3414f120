import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { rich, t } from '../../lib/language/translate.ts'
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
    onSuccess: (user) =>
      afterSignIn(user, { title: t('Welcome back!'), description: t('You have successfully logged in.') }),
    onError: (error) => {
      // That a code is asked for is no failure.
      if (faultsOf(error).has('code') && !asksForCode) setAsksForCode(true)
      else toast({ title: t('Login failed'), description: reasonOf(error), destructive: true })
    },
  })
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  return (
    <FormPage title={t('Welcome back')}>
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => login.mutate(values))}>
        <Field label={t('Email')} type="email" required autoComplete="email" {...register('email')} />
        <CurrentPassword label={t('Password')} {...register('password')} />
        {asksForCode && (
          <Field
            label={t('Code of your authenticator app, or a recovery code')}
            required
            autoComplete="one-time-code"
            error={faultsOf(login.error).get('code')}
            {...register('code')}
          />
        )}
        <p className="-mt-2 text-sm">
          <Link href="/reset-password" className="text-lapis underline underline-offset-4">
            {t('Forgot your password?')}
          </Link>
        </p>
        <Button type="submit" look="primary" size="large" disabled={login.isPending}>
          {login.isPending ? t('Signing In...') : t('Sign In')}
        </Button>
      </form>
      <ProviderLink />
      {registration !== 'closed' && (
        <p className="mt-8 text-sm text-ink-2">
          {rich('New here? <link>Create an account</link>', {
            link: (text) => (
              <Link href={withQuery('/signup')} className="text-lapis underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </FormPage>
  )
}
