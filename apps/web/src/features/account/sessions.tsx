import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { said, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

export const sessionsQuery = (userId: string) =>
  queryOptions({ queryKey: ['sessions', userId], queryFn: () => api.listSessions(), staleTime: 0 })

/** Where the account is signed in. */
export function Sessions({ userId }: { userId: string }) {
  const client = useQueryClient()
  const toast = useToast()
  const query = sessionsQuery(userId)
  const { data: sessions, isError } = useQuery(query)
  const end = useMutation({
    mutationFn: (id: string | undefined) => api.endSessions({ body: { ...(id && { id }) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (error) =>
      toast({ title: t('The session could not be ended'), description: reasonOf(error), destructive: true }),
  })
  if (isError) return <p className="text-ink-2">{t('The sessions could not be loaded. Please try again later.')}</p>
  if (!sessions) return <p className="min-h-14 text-ink-2">{t('Loading your sessions...')}</p>
  return (
    <>
      <ul>
        {sessions.map(({ id, device, createdAt, current }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
            <span>
              <span className="block font-medium">{said(device)}</span>
              <span className="text-xs text-ink-3 tabular-nums">
                {t('Since {createdAt}', { createdAt: formatDayAndTime(createdAt) })}
              </span>
            </span>
            {current ? (
              <span className="text-xs text-ink-2">{t('This session')}</span>
            ) : (
              <Button size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button size="small" className="mt-4" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          {t('Sign out everywhere else')}
        </Button>
      )}
    </>
  )
}
