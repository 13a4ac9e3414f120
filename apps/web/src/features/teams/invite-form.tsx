/** Inviting somebody by their address. What the server refuses stands at the field. */
import type { TeamMember } from '@limner/contract/types'
import { type FormEvent, useState } from 'react'
import { roleName } from '../../lib/access.ts'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Field } from '../../ui/field.tsx'
import type { Shared } from './queries.ts'
import { useTeamChange, useTellSent } from './use-team.ts'

type Role = TeamMember['role']

interface Props {
  shared: Shared
  onSent: (sent: { id: string; link: string }) => void
}

export function InviteForm({ shared, onSent }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const tellSent = useTellSent()
  const invite = useTeamChange(
    shared,
    undefined,
    (body: { email: string; role: Role }) => {
      const input = { params: { id: shared.id }, body }
      return shared.kind === 'project' ? api.inviteToProject(input) : api.inviteToBrandKit(input)
    },
    (sent) => {
      setEmail('')
      tellSent(sent)
      onSent(sent)
    },
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (email.trim()) invite.mutate({ email: email.trim(), role })
  }
  return (
    <form
      aria-label={t('Invite somebody')}
      noValidate
      onSubmit={onSubmit}
      className="mt-5 flex flex-wrap items-start gap-3"
    >
      <Field
        label={t('Email')}
        type="email"
        autoComplete="off"
        className="min-w-56 flex-1"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          if (invite.isError) invite.reset()
        }}
        error={invite.isError ? (faultsOf(invite.error).get('email') ?? reasonOf(invite.error)) : undefined}
      />
      <Choice
        label={t('Role')}
        className="min-w-32"
        options={{ editor: roleName('editor'), viewer: roleName('viewer') }}
        value={role}
        onChange={({ target }) => setRole(target.value === 'viewer' ? 'viewer' : 'editor')}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-[1.625rem]"
        disabled={invite.isPending || email.trim() === ''}
      >
        {invite.isPending ? t('Inviting...') : t('Invite')}
      </Button>
    </form>
  )
}
