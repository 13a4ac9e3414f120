import type { User } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { reasonOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PENDING_EMAIL, PendingEmail } from './pending-email.tsx'
import { useSaveUser } from './use-save-user.ts'

type Profile = Pick<User, 'firstName' | 'lastName' | 'email'> & { password: string }

export function ProfileForm({ user }: { user: User }) {
  const { firstName, lastName, email } = user
  const { register, handleSubmit, watch, reset } = useForm<Profile>({
    defaultValues: { firstName, lastName, email, password: '' },
  })
  const isMoving = watch('email').trim() !== email
  const client = useQueryClient()
  const toast = useToast()
  const save = useSaveUser({
    onSuccess: (saved) => {
      toast(
        isMoving
          ? { title: 'Check your email', description: 'A link was mailed to the new address. Open it to confirm.' }
          : { title: 'Changes saved', description: 'Your profile has been updated.' },
      )
      reset({ firstName: saved.firstName, lastName: saved.lastName, email: saved.email, password: '' })
      void client.invalidateQueries({ queryKey: PENDING_EMAIL })
    },
    onError: (error) => toast({ title: 'Changes could not be saved', description: reasonOf(error), destructive: true }),
  })
  const submit = handleSubmit(({ email: wanted, password, ...names }) =>
    save.mutate({ ...names, ...(isMoving && { email: wanted, password }) }),
  )
  return (
    <form method="post" className="grid gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" required maxLength={100} autoComplete="given-name" {...register('firstName')} />
        <Field label="Last name" maxLength={100} autoComplete="family-name" {...register('lastName')} />
      </div>
      <Field label="Email" type="email" required autoComplete="email" {...register('email')} />
      <PendingEmail />
      {isMoving && (
        <Field
          label="Your password, to change the address"
          type="password"
          required
          autoComplete="current-password"
          {...register('password')}
        />
      )}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  )
}
