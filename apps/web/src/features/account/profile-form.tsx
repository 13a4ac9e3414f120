import type { User } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { hasEnded } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PENDING_EMAIL, PendingEmail } from './pending-email.tsx'
import { dropProfileDraft, keepProfileDraft, type ProfileTexts, readProfileDraft } from './profile-draft.ts'
import { useSaveUser } from './use-save-user.ts'

type Profile = ProfileTexts & { password: string }

export function ProfileForm({ user }: { user: User }) {
  const { firstName, lastName, email } = user
  const { register, handleSubmit, watch, reset, getValues } = useForm<Profile>({
    defaultValues: { firstName, lastName, email, password: '' },
  })
  const isMoving = watch('email').trim() !== email
  const client = useQueryClient()
  const toast = useToast()
  const save = useSaveUser({
    onSuccess: (saved) => {
      dropProfileDraft()
      toast(
        isMoving
          ? {
              title: t('Check your email'),
              description: t('We sent a link to your new address. Open it to confirm the change.'),
            }
          : { title: t('Changes saved'), description: t('Your profile has been updated.') },
      )
      reset({ firstName: saved.firstName, lastName: saved.lastName, email: saved.email, password: '' })
      void client.invalidateQueries({ queryKey: PENDING_EMAIL })
    },
    onError: async (error) => {
      // What a session that has ended kept from being saved is saved after signing in again.
      if (await hasEnded(client, user.id, error)) return
      keepProfileDraft(user.id, { ...getValues(), isSent: false })
      toast({ title: t('Changes could not be saved'), description: reasonOf(error), destructive: true })
    },
  })
  const submit = handleSubmit(({ email: wanted, password, ...names }) => {
    keepProfileDraft(user.id, { ...names, email: wanted, isSent: true })
    save.mutate({ ...names, ...(isMoving && { email: wanted, password }) })
  })
  const keep = () => keepProfileDraft(user.id, { ...getValues(), isSent: false })
  const goOn = useEffectEvent(() => {
    const draft = readProfileDraft(user.id)
    if (!draft) return
    const { isSent, ...texts } = draft
    reset({ ...texts, password: '' })
    // A new address wants the password again, which is not kept.
    if (isSent && texts.email.trim() === email) void submit()
  })
  // After the first render, which is the server's: it knows no drafts.
  useEffect(() => goOn(), [])
  return (
    <form method="post" className="grid gap-5" onChange={keep} onSubmit={submit}>
      <NameFields first={register('firstName')} last={register('lastName')} />
      <Field label={t('Email')} type="email" required autoComplete="email" {...register('email')} />
      <PendingEmail />
      {isMoving && <CurrentPassword label={t('Your password, to change your email')} {...register('password')} />}
      <Button type="submit" className="justify-self-start" disabled={save.isPending}>
        {save.isPending ? t('Saving...') : t('Save Changes')}
      </Button>
    </form>
  )
}
