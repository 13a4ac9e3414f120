/** /reset-password without a link: asks for one, then says to look into the mail. */
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { rich, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage } from './form-page.tsx'

export function ResetRequest() {
  const { register, handleSubmit } = useForm<{ email: string }>()
  const toast = useToast()
  const request = useMutation({
    mutationFn: (body: { email: string }) => api.requestPasswordReset({ body }),
    onError: (error) =>
      toast({ title: t('The email could not be sent'), description: reasonOf(error), destructive: true }),
  })
  if (request.isSuccess)
    return (
      <FormPage title={t('Check your email')}>
        <p role="status" className="mt-6">
          {rich('If there is an account for <strong>{email}</strong>, a link to set a new password is on its way.', {
            email: request.variables.email,
            strong: (text) => <strong className="font-semibold break-words">{text}</strong>,
          })}
        </p>
        <p className="mt-4 text-ink-2">
          {t('Nothing in your inbox? Check your spam folder, or try again in a few minutes.')}
        </p>
        <Button className="mt-8" onClick={() => request.reset()}>
          {t('Try again')}
        </Button>
        <BackToLogin />
      </FormPage>
    )
  return (
    <FormPage title={t('Reset your password')}>
      <p className="mt-4 text-ink-2">
        {t('Enter your email address and we will send you a link to set a new password.')}
      </p>
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => request.mutate(values))}>
        <Field label={t('Email')} type="email" required autoComplete="email" {...register('email')} />
        <Button type="submit" look="primary" size="large" disabled={request.isPending}>
          {request.isPending ? t('Sending Email...') : t('Send Reset Link')}
        </Button>
      </form>
      <BackToLogin />
    </FormPage>
  )
}

const BackToLogin = () => (
  <p className="mt-8 text-sm text-ink-2">
    <Link href="/login" className="text-lapis underline underline-offset-4">
      {t('Back to login')}
    </Link>
  </p>
)
