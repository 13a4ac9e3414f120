/** The queue of generations, for administrators. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminPage, rowClass, Shown } from '../../features/administration/admin-page.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { lookAgain } from '../../lib/look-again.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

const queueQuery = queryOptions({
  queryKey: ['queue'],
  queryFn: () => api.showQueue(),
  staleTime: 0,
  // What waits and runs changes all the time.
  ...lookAgain(5_000),
})

export default function QueuePage() {
  const { data, isError, refetch } = useQuery(queueQuery)
  return (
    <AdminPage
      title={t('Queue')}
      lead={t('Designs that are being made at this moment, and those of the last month that failed for good.')}
      what={t('The queue')}
    >
      <Shown
        failed={t('The queue could not be loaded. Please try again later.')}
        loading={t('Loading the queue...')}
        data={data}
        isError={isError}
        retry={() => void refetch()}
      >
        {({ waiting, running, givenUp }) => (
          <>
            <dl className="mt-10 grid max-w-md grid-cols-3 gap-6">
              {[
                [t('Waiting'), waiting],
                [t('Running'), running],
                [t('Given up'), givenUp.length],
              ].map(([label, count]) => (
                <div key={label} className="border-t border-ink pt-2">
                  <dt className="text-sm text-ink-2">{label}</dt>
                  <dd className="font-display text-3xl tabular-nums">{count}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-12 flex flex-wrap items-center justify-between gap-4">
              <h2 className="text-lg font-semibold">{t('Given up')}</h2>
              {givenUp.length > 0 && <ClearButton />}
            </div>
            {givenUp.length === 0 ? (
              <p className="mt-4 text-ink-3">{t('Nothing was given up in the last month.')}</p>
            ) : (
              <ul aria-label={t('Given up')} className="mt-4 border-t border-line">
                {givenUp.map(({ id, reason, at }) => (
                  <li key={id} className={rowClass}>
                    <span className="min-w-0">
                      <span className="block break-words">{reason || t('No reason was kept.')}</span>
                      <code className="font-mono text-xs break-all text-ink-3">{id}</code>
                    </span>
                    <time dateTime={at} className="text-xs text-ink-2 tabular-nums">
                      {formatDayAndTime(at)}
                    </time>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Shown>
    </AdminPage>
  )
}

function ClearButton() {
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => api.clearQueue(),
    onSuccess: ({ forgotten }) =>
      toast({ title: t('List cleared'), description: t('{forgotten} forgotten', { forgotten }) }),
    onError: (error) =>
      toast({ title: t('The list could not be cleared'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: queueQuery.queryKey }),
  })
  return (
    <>
      <Button size="small" disabled={clear.isPending} onClick={() => setAsking(true)}>
        {t('Clear the list')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Clear this list?')}
        description={t('What failed stays failed; only the list of it is emptied. The log keeps the details.')}
        confirmLabel={t('Clear the list')}
        destructive
        onConfirm={() => clear.mutate()}
      />
    </>
  )
}
