/** Invitations to sign up, where that takes one. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useToast } from '../../ui/toast.tsx'
import { rowClass } from './admin-page.tsx'

const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => api.listInvitations(),
  staleTime: 0,
})

export function Invitations() {
  const client = useQueryClient()
  const toast = useToast()
  const { data: open, isError } = useQuery(invitationsQuery)
  const refresh = () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey })
  const revoke = useMutation({
    mutationFn: (id: string) => api.revokeInvitation({ params: { id } }),
    onError: (error) =>
      toast({ title: t('The invitation could not be revoked'), description: reasonOf(error), destructive: true }),
    onSettled: refresh,
  })
  return (
    <section aria-label={t('Invitations')} className="mt-12">
      <h2 className="font-display text-2xl">{t('Invitations')}</h2>
      <p className="mt-3 max-w-[40rem] text-base text-ink-2">
        {t('Signing up takes one here. A link is good for one account within a week.')}
      </p>
      <NewInvitation onMade={refresh} />
      {isError && (
        <p className="mt-4 text-ink-2">{t('The invitations could not be loaded. Please try again later.')}</p>
      )}
      {open && open.length > 0 && (
        <ul aria-label={t('Open invitations')} className="mt-6 border-t border-line">
          {open.map(({ id, email, expiresAt }) => (
            <li key={id} className={rowClass}>
              <span className="min-w-0">
                <span className="block font-medium break-words">{email ?? t('Whoever has the link')}</span>
                <span className="text-xs text-ink-3 tabular-nums">
                  {t('good until {expiresAt}', { expiresAt: formatDayAndTime(expiresAt) })}
                </span>
              </span>
              <Button
                size="small"
                aria-description={email ?? t('Whoever has the link')}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(id)}
              >
                {t('Revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NewInvitation({ onMade }: { onMade: () => Promise<unknown> }) {
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: () => api.createInvitation({ body: email.trim() ? { email } : {} }),
    onSuccess: () => {
      setEmail('')
      return onMade()
    },
  })
  if (invite.data) {
    const { email: to, link } = invite.data
    return (
      <ShownOnce
        label={t('The new invitation')}
        name={to ?? t('For whoever has the link')}
        text={t(
          'Give them this link: it is not shown again. With an address, this server mails it, too, where it sends mail.',
        )}
        value={link}
        onDone={invite.reset}
      />
    )
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    invite.mutate()
  }
  return (
    <form aria-label={t('New invitation')} onSubmit={onSubmit} className="mt-5 flex max-w-lg flex-wrap items-end gap-3">
      <Field
        label={t('Email (optional)')}
        type="email"
        className="min-w-60 flex-1"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={invite.isError ? (faultsOf(invite.error).get('email') ?? reasonOf(invite.error)) : undefined}
      />
      <Button type="submit" look="primary" disabled={invite.isPending}>
        {t('Invite')}
      </Button>
    </form>
  )
}
