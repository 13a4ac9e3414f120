import type { User } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { useToast } from '../../ui/toast.tsx'
import { sessionsQuery } from './sessions.tsx'

interface Passwords {
  currentPassword: string
  newPassword: string
}

export function PasswordForm({ user }: { user: User }) {
  const { register, handleSubmit, reset, watch } = useForm<Passwords>({
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const client = useQueryClient()
  const toast = useToast()
  const change = useMutation({
    mutationFn: (body: Passwords) => api.changePassword({ body }),
    onSuccess: () => {
      reset()
      void client.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey })
      toast({ title: t('Password changed'), description: t('You have been signed out everywhere else.') })
    },
    onError: (error) =>
      toast({ title: t('The password could not be changed'), description: reasonOf(error), destructive: true }),
  })
  return (
    <form method="post" className="grid gap-5" onSubmit={handleSubmit((values) => change.mutate(values))}>
      {/* So that password managers know whose it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword label={t('Current password')} {...register('currentPassword')} />
      <Field
        label={t('New password')}
        type="password"
        required
        minLength={8}
        autoComplete="new-password"
        {...register('newPassword')}
      />
      <StrengthMeter password={watch('newPassword')} />
      <Button type="submit" className="justify-self-start" disabled={change.isPending}>
        {change.isPending ? t('Changing...') : t('Change Password')}
      </Button>
    </form>
  )
}
