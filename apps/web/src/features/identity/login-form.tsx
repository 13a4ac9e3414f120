import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { rich, t } from '../../lib/language/translate.ts'
import { askForPasskey, knowsPasskeys, passkeyFault } from '../../lib/passkeys.ts'
import { useSite } from '../../lib/site.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage, useWithQuery } from './form-page.tsx'
import { Or, ProviderLink } from './provider-link.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface Login {
  email: string
  password: string
  /** Of the second factor. */
  code: string
}

/** Sends the form; what it lacks is asked for. */
function useLogin() {
  const [withPasskey, setWithPasskey] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)
  const toast = useToast()
  const afterSignIn = useAfterSignIn()
  const login = useMutation({
    mutationFn: async ({ code, usesPasskey, ...body }: Login & { usesPasskey?: boolean }) =>
      api.login({
        body: { ...body, ...(usesPasskey ? { passkey: await askForPasskey() } : code && { code }) },
      }),
    onSuccess: (user) =>
      afterSignIn(user, { title: t('Welcome back!'), description: t('You have successfully logged in.') }),
    onError: (error) => {
      // That a code is asked for is no failure.
      const faults = faultsOf(error)
      if (faults.has('passkey')) setWithPasskey(true)
      const description = passkeyFault(error)
      if (faults.has('code') && !asksForCode) setAsksForCode(true)
      else if (description) toast({ title: t('Login failed'), description, destructive: true })
    },
  })
  return { login, asksForCode, withPasskey }
}

function PasskeyButton() {
  const { ask, isPending } = usePasskeyLogin()
  return (
    <>
      <Or />
      <Button size="large" className="mt-6 w-full" disabled={isPending} onClick={ask}>
        {t('Sign in with a passkey')}
      </Button>
    </>
  )
}

/** @param email which address was invited, once that is known */
export function LoginForm({ email = '' }: { email?: string | undefined }) {
  const { register, handleSubmit, setFocus, setValue } = useForm<Login>({ defaultValues: { email } })
  const withQuery = useWithQuery()
  const { registration } = useSite()
  const { login, asksForCode, withPasskey } = useLogin()
  const canPasskey = !useHydrated() || knowsPasskeys()
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])
  useEffect(() => {
    if (email) setValue('email', email)
  }, [email, setValue])
  return (
    <FormPage title={t('Welcome back')}>
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => login.mutate(values))}>
        <Field label={t('Email')} type="email" required autoComplete="email webauthn" {...register('email')} />
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
        {asksForCode && withPasskey && canPasskey && (
          <Button
            disabled={login.isPending}
            onClick={handleSubmit((values) => login.mutate({ ...values, usesPasskey: true }))}
          >
            {t('Use a passkey instead')}
          </Button>
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
      {canPasskey && <PasskeyButton />}
      <ProviderLink isFirst={!canPasskey} />
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
