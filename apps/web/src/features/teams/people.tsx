/** The people of a team, and those who were invited. */
import type { Team, TeamInvitation, TeamMember } from '@limner/contract/types'
import { type ReactNode, useState } from 'react'
import { roleName } from '../../lib/access.ts'
import { api } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuChoice, MenuItem } from '../../ui/menu.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import type { Shared } from './queries.ts'
import { RemoveMember, useRemoveMember } from './remove-member.tsx'
import { useTeamChange, useTellSent } from './use-team.ts'

interface Props {
  shared: Shared
  team: Team
  userId: string
  isOwner: boolean
  /** Of invitations by their id, where they are known. */
  links: Readonly<Record<string, string>>
  onSent: (sent: { id: string; link: string }) => void
}

export function People({ shared, team, userId, isOwner, links, onSent }: Props) {
  const { owner, members, invitations, reviewLinks } = team
  return (
    <>
      <ul aria-label={t('Members')} className="mt-6 border-t border-line">
        <Row name={owner.name} note={owner.accountId === userId ? t('You') : undefined}>
          <span className="text-sm text-ink-2">{roleName('owner')}</span>
        </Row>
        {members.map((member) => (
          <Row
            key={member.id}
            name={member.name}
            note={member.accountId === userId ? t('You') : (member.email ?? undefined)}
          >
            {isOwner ? (
              <RoleMenu {...{ shared, member, reviewLinks }} />
            ) : (
              <span className="text-sm text-ink-2">{roleName(member.role)}</span>
            )}
          </Row>
        ))}
      </ul>
      {isOwner && members.length === 0 && invitations.length === 0 && (
        <p className="mt-4 text-ink-2">
          {t('Nobody else is here yet. Invite somebody by their email address: they get a link.')}
        </p>
      )}
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-semibold">{t('Open invitations')}</h3>
          <ul aria-label={t('Open invitations')} className="mt-2 border-t border-line">
            {invitations.map((invitation) => (
              <Invitation
                key={invitation.id}
                shared={shared}
                invitation={invitation}
                link={links[invitation.id]}
                onSent={onSent}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Row({ name, note, children }: { name: string; note: string | undefined; children: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block font-medium break-words">
          <bdi>{name}</bdi>
        </span>
        {note && (
          <span className="block text-xs break-all text-ink-3">
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

interface RoleMenuProps extends Pick<Team, 'reviewLinks'> {
  shared: Shared
  member: TeamMember
}

function RoleMenu({ shared, member, reviewLinks }: RoleMenuProps) {
  const { id, name, role } = member
  const [asking, setAsking] = useState(false)
  const change = useTeamChange(shared, t('The role could not be changed'), (next: TeamMember['role']) =>
    api.changeMemberRole({ params: { id }, body: { role: next } }),
  )
  const remove = useRemoveMember(shared, member)
  const shown = change.isPending ? change.variables : role
  return (
    <>
      <Menu
        trigger={
          <Button
            size="small"
            aria-label={t('Role of {name}: {role}', { name, role: roleName(shown) })}
            disabled={change.isPending || remove.isPending}
          >
            {roleName(shown)}
            <Icon name="chevronDown" className="size-4" />
          </Button>
        }
        className="w-44"
      >
        <MenuChoice
          label={t('Role')}
          value={shown}
          onValue={(next) => next !== role && change.mutate(next === 'viewer' ? 'viewer' : 'editor')}
          options={[
            { value: 'editor', label: roleName('editor') },
            { value: 'viewer', label: roleName('viewer') },
          ]}
        />
        <MenuItem onSelect={() => setAsking(true)}>{t('Remove')}</MenuItem>
      </Menu>
      <RemoveMember
        {...{ shared, name, reviewLinks }}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={(renews) => remove.mutate(renews)}
      />
    </>
  )
}

interface InvitationProps {
  shared: Shared
  invitation: TeamInvitation
  link: string | undefined
  onSent: Props['onSent']
}

function Invitation({ shared, invitation, link, onSent }: InvitationProps) {
  const { id, email, role, createdAt, expiresAt } = invitation
  const copyText = useCopy()
  const tellSent = useTellSent()
  const again = useTeamChange(
    shared,
    t('The invitation could not be sent'),
    () => api.resendMemberInvitation({ params: { id } }),
    (sent) => {
      tellSent(sent)
      onSent(sent)
    },
  )
  const revoke = useTeamChange(shared, t('The invitation could not be revoked'), () =>
    api.revokeMemberInvitation({ params: { id } }),
  )
  const isOver = new Date(expiresAt) < new Date()
  const days = { role: roleName(role), sent: formatDay(createdAt), until: formatDay(expiresAt) }
  const busy = again.isPending || revoke.isPending
  return (
    <li className="border-b border-line py-3">
      <p className="font-medium break-all">
        <bdi>{email}</bdi>
      </p>
      <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
        {isOver
          ? t('{role} · invited {sent} · expired {until}', days)
          : t('{role} · invited {sent} · good until {until}', days)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {link && (
          <Button
            size="small"
            aria-description={email}
            onClick={() =>
              void copyText(
                link,
                { title: t('Link Copied'), description: t('Only {email} can accept with it.', { email }) },
                { title: t('Copy Failed'), description: t('The link is {address}', { address: link }) },
              )
            }
          >
            {t('Copy the link')}
          </Button>
        )}
        <Button size="small" aria-description={email} disabled={busy} onClick={() => again.mutate(undefined)}>
          {t('Send again')}
        </Button>
        <Button size="small" aria-description={email} disabled={busy} onClick={() => revoke.mutate(undefined)}>
          {t('Revoke')}
        </Button>
      </div>
    </li>
  )
}
