/** /reset-password without a link: asks for one, then says to look into the mail. */
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
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
      toast({ title: 'The email could not be sent', description: reasonOf(error), destructive: true }),
  })
  if (request.isSuccess)
    return (
      <FormPage title="Check your email">
        <p role="status" className="mt-6">
          If there is an account for <strong className="font-semibold break-words">{request.variables.email}</strong>, a
          link to set a new password is on its way.
        </p>
        <p className="mt-4 text-ink-2">Nothing in your inbox? Check your spam folder, or try again in a few minutes.</p>
        <Button className="mt-8" onClick={() => request.reset()}>
          Try again
        </Button>
        <BackToLogin />
      </FormPage>
    )
  return (
    <FormPage title="Reset your password">
      <p className="mt-4 text-ink-2">Enter your email address and we will send you a link to set a new password.</p>
      <form method="post" className="mt-8 grid gap-5" onSubmit={handleSubmit((values) => request.mutate(values))}>
        <Field label="Email" type="email" required autoComplete="email" {...register('email')} />
        <Button type="submit" look="primary" size="large" disabled={request.isPending}>
          {request.isPending ? 'Sending Email...' : 'Send Reset Link'}
        </Button>
      </form>
      <BackToLogin />
    </FormPage>
  )
}

const BackToLogin = () => (
  <p className="mt-8 text-sm text-ink-2">
    <Link href="/login" className="text-lapis underline underline-offset-4">
      Back to login
    </Link>
  </p>
)
