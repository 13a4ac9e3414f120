/** Who works on a project or with a brand kit: the owner invites, changes roles and removes; others see one another, and leave. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { lookAgain } from '../../lib/look-again.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, WorkDialog } from '../../ui/dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { People } from './people.tsx'
import { type Shared, teamQuery } from './queries.ts'
import { useLeave } from './use-team.ts'

/** Milliseconds: who was invited joins while one looks. */
const EVERY = 5000

interface Props {
  shared: Shared
  /** Who looks. */
  userId: string
  isOwner: boolean
  /** It is not shared with them any more. */
  onLeft: () => void
  onClose: () => void
}

export default function TeamDialog({ shared, userId, isOwner, onLeft, onClose }: Props) {
  const { data: team, isError, refetch } = useQuery({ ...teamQuery(shared), ...lookAgain(EVERY) })
  /** Links of invitations that were sent from this dialog: they are answered once. */
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({})
  const onSent = ({ id, link }: { id: string; link: string }) => setLinks((before) => ({ ...before, [id]: link }))
  return (
    <WorkDialog title={t('Members')} closeLabel={t('Close members')} onClose={onClose} className="max-w-xl">
      <p className="text-ink-2">
        {shared.kind === 'project'
          ? t('An editor asks for designs and changes them. A viewer looks at them and takes files along.')
          : t('An editor changes this brand kit. A viewer makes designs in it.')}
      </p>
      {isOwner && <InviteForm shared={shared} onSent={onSent} />}
      {isError ? (
        <div role="alert" className="mt-6">
          <p className="text-ink-2">{t('The members could not be loaded.')}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : team ? (
        <People {...{ shared, team, userId, isOwner, links, onSent }} />
      ) : (
        <p role="status" className="mt-6 text-ink-2">
          {t('Loading the members...')}
        </p>
      )}
      {!isOwner && (
        <Leave
          shared={shared}
          onLeft={() => {
            onClose()
            onLeft()
          }}
        />
      )}
    </WorkDialog>
  )
}

function Leave({ shared, onLeft }: { shared: Shared; onLeft: () => void }) {
  const [asking, setAsking] = useState(false)
  const leave = useLeave(shared, onLeft)
  return (
    <>
      <Button className="mt-6" disabled={leave.isPending} onClick={() => setAsking(true)}>
        {shared.kind === 'project' ? t('Leave this project') : t('Leave this brand kit')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Leave “{name}”?', { name: shared.name })}
        description={
          shared.kind === 'project'
            ? t('You will not see this project any more. What you made in it stays there.')
            : t('You cannot choose this brand kit any more. Designs that you made in it stay as they are.')
        }
        confirmLabel={t('Leave')}
        destructive
        onConfirm={() => leave.mutate(undefined)}
      />
    </>
  )
}
