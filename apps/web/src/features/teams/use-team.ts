/** What is done with a team: each says where it failed, and reads the team anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { type Shared, teamQuery } from './queries.ts'

/** @param failed what a notice is called where it failed; absent: it is told elsewhere */
export function useTeamChange<T, R>(
  shared: Shared,
  failed: string | undefined,
  work: (of: T) => Promise<R>,
  onDone: (result: R) => void = () => undefined,
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: work,
    onSuccess: (result) => onDone(result),
    onError: (error) => {
      if (failed) toast({ title: failed, description: reasonOf(error), destructive: true })
    },
    onSettled: () => client.invalidateQueries({ queryKey: teamQuery(shared).queryKey }),
  })
}

export function useLeave(shared: Shared, onLeft: () => void) {
  const toast = useToast()
  const params = { id: shared.id }
  return useMutation({
    mutationFn: () => (shared.kind === 'project' ? api.leaveProject({ params }) : api.leaveBrandKit({ params })),
    onSuccess: () => {
      toast({ title: t('You have left “{name}”', { name: shared.name }) })
      onLeft()
    },
    onError: (error) => toast({ title: t('Leaving failed'), description: reasonOf(error), destructive: true }),
  })
}

/** A mail with a link is on its way, or the link is to be handed over. */
export function useTellSent(): (sent: { email: string; isMailed: boolean }) => void {
  const toast = useToast()
  return ({ email, isMailed }) =>
    toast(
      isMailed
        ? { title: t('Invitation sent'), description: t('{email} gets a mail with the link.', { email }) }
        : {
            title: t('Invited, but not mailed'),
            description: t('This server could not send a mail. Copy the link and hand it over yourself.'),
          },
    )
}
