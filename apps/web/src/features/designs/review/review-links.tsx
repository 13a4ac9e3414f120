/** The review links of a design: made, copied, pointed at another version, deleted, with what was answered. */
import type { Review } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog, WorkDialog } from '../../../ui/dialog.tsx'
import { Choice } from '../../../ui/field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { Entries } from './entries.tsx'
import { reviewsQuery } from './queries.ts'

const DAYS: Record<string, string> = { '7': 'A week', '30': '30 days', '90': '90 days', never: 'Until I delete it' }

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
  const create = useLinkChange(designId, 'The link could not be created', () =>
    api.createReview({ params: { id: designId }, body: { days: days === 'never' ? null : Number(days) } }),
  )
  return (
    <WorkDialog title="Review links" closeLabel="Close review links" onClose={onClose} className="max-w-xl">
      <p className="text-ink-2">
        Whoever has the link sees this design alone, can comment on it, and can approve it or ask for a change. Nobody
        needs an account.
      </p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <Choice
          label="The link works for"
          className="min-w-40"
          options={DAYS}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button look="primary" size="large" disabled={create.isPending} onClick={() => create.mutate(undefined)}>
          New review link
        </Button>
      </div>
      {isError ? (
        <div role="alert" className="mt-6">
          <p className="text-ink-2">The links could not be loaded.</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : !reviews ? (
        <p role="status" className="mt-6 text-ink-2">
          Loading the links...
        </p>
      ) : (
        reviews.map((review) => <Link key={review.id} of={review} designId={designId} />)
      )}
    </WorkDialog>
  )
}

function Link({ of, designId }: { of: Review; designId: string }) {
  const { id, path, versionNumber, expiresAt, entries } = of
  const copyText = useCopy()
  const [asking, setAsking] = useState(false)
  const remove = useLinkChange(designId, 'The link could not be deleted', () => api.revokeReview({ params: { id } }))
  const show = useLinkChange(designId, 'The link could not be changed', () =>
    api.showInReview({ params: { id }, body: { designId } }),
  )
  const address = location.origin + path
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  const until = expiresAt === null ? 'until it is deleted' : `until ${formatDay(expiresAt)}`
  return (
    <section aria-label={`Review link, version ${versionNumber}`} className="mt-6 border-t border-line pt-4">
      <p className="font-mono text-xs break-all text-ink-2">{address}</p>
      <p className="mt-1 text-xs text-ink-3 tabular-nums">
        Shows version {versionNumber} · {isOver ? 'no longer works' : `works ${until}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            void copyText(
              address,
              { title: 'Link Copied' },
              { title: 'Copy Failed', description: `The link is ${address}` },
            )
          }
        >
          Copy the link
        </Button>
        <a href={path} target="_blank" rel="noopener" className={buttonClass({ size: 'small' })}>
          Open
        </a>
        {of.designId !== designId && (
          <Button size="small" disabled={show.isPending} onClick={() => show.mutate(undefined)}>
            Show this version instead
          </Button>
        )}
        <Button size="small" disabled={remove.isPending} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {entries.length > 0 && <Entries entries={entries} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this review link?"
        description="It shows nothing from now on, and what was answered at it is deleted."
        destructive
        onConfirm={() => remove.mutate(undefined)}
      />
    </section>
  )
}
