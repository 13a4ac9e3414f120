/** /reset-password with the link of a mail: sets the new password. */
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage } from './form-page.tsx'

interface NewPassword {
  newPassword: string
  confirmPassword: string
}

export function ResetForm({ token }: { token: string }) {
  const { register, handleSubmit, getValues, setError, watch, formState } = useForm<NewPassword>({
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const toast = useToast()
  const [, navigate] = useLocation()
  const reset = useMutation({
    mutationFn: ({ newPassword }: NewPassword) => api.resetPassword({ body: { token, newPassword } }),
    onSuccess: () => {
      toast({ title: t('Password changed'), description: t('Sign in with your new password.') })
      navigate('/login', { replace: true })
    },
    onError: (error) => {
      const message = faultsOf(error).get('newPassword')
      if (message) setError('newPassword', { message })
      toast({ title: t('The password could not be set'), description: reasonOf(error), destructive: true })
    },
  })
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
