/** /reset-password with the link of a mail: sets the new password. */
import { useMutation } from '@tanstack/react-query'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage } from './form-page.tsx'
import { areThere, OtherWays } from './other-ways.tsx'

interface NewPassword {
  newPassword: string
  confirmPassword: string
  endOtherWays: boolean
}

export function ResetForm({ token }: { token: string }) {
  const { register, handleSubmit, getValues, setError, watch, formState } = useForm<NewPassword>({
    defaultValues: { newPassword: '', confirmPassword: '', endOtherWays: false },
  })
  const toast = useToast()
  const [, navigate] = useLocation()
  const reset = useMutation({
    mutationFn: ({ newPassword, endOtherWays }: NewPassword) =>
      api.resetPassword({ body: { token, newPassword, endOtherWays } }),
    onSuccess: (ways) => {
      if (areThere(ways)) return
      toast({ title: t('Password changed'), description: t('Sign in with your new password.') })
      navigate('/login', { replace: true })
    },
    onError: (error) => {
      const message = faultsOf(error).get('newPassword')
      if (message) setError('newPassword', { message })
      toast({ title: t('The password could not be set'), description: reasonOf(error), destructive: true })
    },
  })
  if (reset.data && areThere(reset.data)) return <OtherWays {...reset.data} />
  return (
    <FormPage title={t('Choose a new password')}>
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => reset.mutate(values))}>
        <Field
          label={t('New password')}
          type="password"
          required
          minLength={8}
          autoComplete="new-password"
          error={formState.errors.newPassword?.message}
          {...register('newPassword', { deps: formState.isSubmitted ? ['confirmPassword'] : [] })}
        />
        <StrengthMeter password={watch('newPassword')} />
        <Field
          label={t('Confirm password')}
          type="password"
          required
          autoComplete="new-password"
          error={formState.errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value) => value === getValues('newPassword') || t('Passwords do not match'),
          })}
        />
        <EndOtherWays {...register('endOtherWays')} />
        <Button type="submit" look="primary" size="large" disabled={reset.isPending}>
          {reset.isPending ? t('Saving...') : t('Set New Password')}
        </Button>
      </form>
      <p className="mt-8 text-sm text-ink-2">
        <Link href="/reset-password" className="text-lapis underline underline-offset-4">
          {t('Request a new link')}
        </Link>
      </p>
    </FormPage>
  )
}

function EndOtherWays(field: UseFormRegisterReturn) {
  const { provider } = useSite()
  return (
    <label className="flex min-h-6 items-start gap-3 text-sm">
      <input type="checkbox" className="mt-0.5 size-4.5 shrink-0 accent-minium" {...field} />
      <span>
        {provider
          ? t('Also remove all passkeys and API keys, and disconnect {provider}', { provider })
          : t('Also remove all passkeys and API keys')}
        <span className="mt-1 block text-ink-2">
          {t('For when somebody else may have got in. You are signed out everywhere in any case.')}
        </span>
      </span>
    </label>
  )
}
