import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { rich, t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage, useWithQuery } from './form-page.tsx'
import { ProviderLink } from './provider-link.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

interface SignUp {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  agreeToTerms: boolean
}

const NAMES = ['firstName', 'lastName', 'email', 'password'] as const

/**
 * The form, where this visitor may sign up with a password.
 * @param email which address was invited, once that is known
 */
export function SignUpForm({ email }: { email?: string | undefined }) {
  const { registration, provider } = useSite()
  const [search] = useSearchParams()
  const invitation = search.get('invitation') ?? undefined
  if (registration === 'open' || (registration === 'invited' && invitation))
    return <Form invitation={invitation} email={email} />
  return (
    <FormPage title={t('Create your account')}>
      <p className="mt-6">
        {registration === 'invited'
          ? t('Signing up takes an invitation: open the link you were sent, or ask whoever runs this server for one.')
          : provider
            ? t('Nobody can sign up with a password here.')
            : t('Nobody can sign up with a password here. Ask whoever runs this server for an account.')}
      </p>
      <ProviderLink isFirst />
      <ToLogin />
    </FormPage>
  )
}

function ToLogin() {
  const withQuery = useWithQuery()
  return (
    <p className="mt-8 text-sm text-ink-2">
      {rich('Already have an account? <link>Sign in</link>', {
        link: (text) => (
          <Link href={withQuery('/login')} className="text-lapis underline underline-offset-4">
            {text}
          </Link>
        ),
      })}
    </p>
  )
}

function Form({ invitation, email = '' }: { invitation: string | undefined; email: string | undefined }) {
  const form = useForm<SignUp>({ defaultValues: { email } })
  const { setValue } = form
  useEffect(() => {
    if (email) setValue('email', email)
  }, [email, setValue])
  const toast = useToast()
  const afterSignIn = useAfterSignIn()
  const signUp = useMutation({
    mutationFn: ({ email, firstName, lastName, password }: SignUp) =>
      api.register({ body: { email, firstName, lastName, password, ...(invitation && { invitation }) } }),
    onSuccess: (user) =>
      afterSignIn(user, {
        title: t('Welcome to Limner!'),
        description: t('Your account has been created successfully.'),
      }),
    onError: (error) => {
      const faults = faultsOf(error)
      for (const name of NAMES) {
        const message = faults.get(name)
        if (message) form.setError(name, { message })
      }
      toast({ title: t('Registration failed'), description: reasonOf(error), destructive: true })
    },
  })
  return (
    <FormPage title={t('Create your account')}>
      <form method="post" className="mt-8 grid gap-5" onSubmit={form.handleSubmit((values) => signUp.mutate(values))}>
        <Fields {...form} />
        <Button type="submit" look="primary" size="large" disabled={signUp.isPending}>
          {signUp.isPending ? t('Creating Account...') : t('Create Account')}
        </Button>
      </form>
      <ProviderLink isFirst />
      <ToLogin />
    </FormPage>
  )
}

function Fields({ register, getValues, watch, formState }: UseFormReturn<SignUp>) {
  const { errors, isSubmitted } = formState
  return (
    <>
      <NameFields
        first={{ error: errors.firstName?.message, ...register('firstName') }}
        last={{ required: true, error: errors.lastName?.message, ...register('lastName') }}
      />
      <Field
        label={t('Email')}
        type="email"
        required
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label={t('Password')}
        type="password"
        required
        minLength={8}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { deps: isSubmitted ? ['confirmPassword'] : [] })}
      />
      <StrengthMeter password={watch('password') ?? ''} />
      <Field
        label={t('Confirm password')}
        type="password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (value) => value === getValues('password') || t('Passwords do not match'),
        })}
      />
      <Terms {...register('agreeToTerms')} />
    </>
  )
}

function Terms(field: UseFormRegisterReturn) {
  return (
    <label className="flex min-h-6 items-start gap-3 text-sm">
      <input type="checkbox" required className="mt-0.5 size-4.5 shrink-0 accent-minium" {...field} />
      <span>
        {rich('I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>', {
          terms: (text) => (
            <a href="/terms" target="_blank" rel="noopener" className="text-lapis underline underline-offset-4">
              {text}
            </a>
          ),
          privacy: (text) => (
            <a href="/privacy" target="_blank" rel="noopener" className="text-lapis underline underline-offset-4">
              {text}
            </a>
          ),
        })}
      </span>
    </label>
  )
}
