/** The review links of a design: made, copied, pointed at another version, deleted, with what was answered. */
import type { Review } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../lib/access.ts'
import { api, reasonOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { many, t } from '../../../lib/language/translate.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog, WorkDialog } from '../../../ui/dialog.tsx'
import { Choice } from '../../../ui/field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { Entries } from './entries.tsx'
import { reviewsQuery } from './queries.ts'

const daysOffered = (): Record<string, string> => ({
  '7': t('A week'),
  '30': many(30, '# day', '# days'),
  '90': many(90, '# day', '# days'),
  never: t('Until I delete it'),
})

interface Props {
  designId: string
  onClose: () => void
}

/** Does one thing with the links, says where it failed, and reads them anew. */
function useLinkChange<T>(designId: string, failed: string, work: (of: T) => Promise<unknown>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: work,
    onError: (error) => toast({ title: failed, description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: reviewsQuery(designId).queryKey }),
  })
}

export default function ReviewLinks({ designId, onClose }: Props) {
  const { data: reviews, isError, refetch } = useQuery(reviewsQuery(designId))
  const [days, setDays] = useState('30')
  const may = useMay()
  const create = useLinkChange(designId, t('The link could not be created'), () =>
    api.createReview({ params: { id: designId }, body: { days: days === 'never' ? null : Number(days) } }),
  )
  return (
    <WorkDialog title={t('Review links')} closeLabel={t('Close review links')} onClose={onClose} className="max-w-xl">
      <p className="text-ink-2">
        {t(
          'Whoever has the link sees this design alone, can comment on it, and can approve it or ask for a change. Nobody needs an account.',
        )}
      </p>
      {may.own && (
        <div className="mt-5 flex flex-wrap items-end gap-3">
          <Choice
            label={t('The link works for')}
            className="min-w-40"
            options={daysOffered()}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button look="primary" size="large" disabled={create.isPending} onClick={() => create.mutate(undefined)}>
            {t('New review link')}
          </Button>
        </div>
      )}
      {isError ? (
        <div role="alert" className="mt-6">
          <p className="text-ink-2">{t('The links could not be loaded.')}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : !reviews ? (
        <p role="status" className="mt-6 text-ink-2">
          {t('Loading the links...')}
        </p>
      ) : reviews.length === 0 && !may.own ? (
        <p className="mt-6 text-ink-2">{t('No link shows this design yet. Its owner can make one.')}</p>
      ) : (
        reviews.map((review) => <Link key={review.id} of={review} designId={designId} />)
      )}
    </WorkDialog>
  )
}

function Link({ of, designId }: { of: Review; designId: string }) {
  const { id, path, versionNumber, expiresAt, entries } = of
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const remove = useLinkChange(designId, t('The link could not be deleted'), () => api.revokeReview({ params: { id } }))
  const show = useLinkChange(designId, t('The link could not be changed'), () =>
    api.showInReview({ params: { id }, body: { designId } }),
  )
  const address = location.origin + path
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  const shown = isOver
    ? t('Shows version {versionNumber} · no longer works', { versionNumber })
    : expiresAt === null
      ? t('Shows version {versionNumber} · works until it is deleted', { versionNumber })
      : t('Shows version {versionNumber} · works until {day}', { versionNumber, day: formatDay(expiresAt) })
  return (
    <section
      aria-label={t('Review link, version {versionNumber}', { versionNumber })}
      className="mt-6 border-t border-line pt-4"
    >
      <p className="font-mono text-xs break-all text-ink-2">{address}</p>
      <p className="mt-1 text-xs text-ink-3 tabular-nums">{shown}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Copy address={address} />
        <a href={path} target="_blank" rel="noopener" className={buttonClass({ size: 'small' })}>
          {t('Open')}
        </a>
        {may.own && of.designId !== designId && (
          <Button size="small" disabled={show.isPending} onClick={() => show.mutate(undefined)}>
            {t('Show this version instead')}
          </Button>
        )}
        {may.own && (
          <Button size="small" disabled={remove.isPending} onClick={() => setAsking(true)}>
            {t('Delete')}
          </Button>
        )}
      </div>
      {entries.length > 0 && <Entries entries={entries} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete this review link?')}
        description={t('It shows nothing from now on, and what was answered at it is deleted.')}
        destructive
        onConfirm={() => remove.mutate(undefined)}
      />
    </section>
  )
}

function Copy({ address }: { address: string }) {
  const copyText = useCopy()
  return (
    <Button
      size="small"
      onClick={() =>
        void copyText(
          address,
          { title: t('Link Copied') },
          { title: t('Copy Failed'), description: t('The link is {address}', { address }) },
        )
      }
    >
      {t('Copy the link')}
    </Button>
  )
}
