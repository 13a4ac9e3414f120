import type { User } from '@limner/contract/types'
import { useForm } from 'react-hook-form'
import { reasonOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSaveUser } from './use-save-user.ts'

type Profile = Pick<User, 'firstName' | 'lastName' | 'email'>

export function ProfileForm({ user }: { user: User }) {
  const { firstName, lastName, email } = user
  const { register, handleSubmit } = useForm<Profile>({ defaultValues: { firstName, lastName, email } })
  const toast = useToast()
  const save = useSaveUser({
    onSuccess: () => toast({ title: 'Changes saved', description: 'Your profile has been updated.' }),
    onError: (error) => toast({ title: 'Changes could not be saved', description: reasonOf(error), destructive: true }),
  })
  return (
    <form method="post" className="grid gap-5" onSubmit={handleSubmit((values) => save.mutate(values))}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" required maxLength={100} autoComplete="given-name" {...register('firstName')} />
        <Field label="Last name" maxLength={100} autoComplete="family-name" {...register('lastName')} />
      </div>
      <Field label="Email" type="email" required autoComplete="email" {...register('email')} />
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  )
}
