/** What the link of an invitation to a project or a brand kit leads to. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'wouter'
import { type Accepted, Invitation } from '../../features/teams/invitation.tsx'
import { invitationQuery } from '../../features/teams/queries.ts'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'

export default function InvitationPage() {
  const { token = '' } = useParams<{ token: string }>()
  const { data, error } = useQuery(invitationQuery(token))
  const onAccepted = useOpenAccepted()
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 py-12 sm:py-20">
      <Mark className="mb-6 size-12" />
      <NeedsScript what={t('An invitation')} />
      {data ? (
        <Invitation token={token} invited={data} onAccepted={onAccepted} />
      ) : error ? (
        <div role="alert">
          <h1 className="font-display text-3xl">{t('This invitation does not work')}</h1>
          <p className="mt-4 text-ink-2">{reasonOf(error)}</p>
          <Link href="/dashboard" className={buttonClass({ look: 'outline' }, 'mt-6')}>
            {t('Dashboard')}
          </Link>
        </div>
      ) : (
        <Spinner />
      )}
    </div>
  )
}

/** Goes where it is found from now on; the lists are asked for anew. */
function useOpenAccepted(): (accepted: Accepted) => void {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  return ({ kind, id }) => {
    const isProject = kind === 'project'
    client.removeQueries({ queryKey: [isProject ? 'projects' : 'brand-kits'] })
    toast({
      title: t('Invitation accepted'),
      description: isProject
        ? t('You find the project under “Shared with me”, too.')
        : t('Choose the brand kit below your next message.'),
    })
    navigate(isProject ? `/dashboard?project=${id}` : '/brand', { replace: true })
  }
}
