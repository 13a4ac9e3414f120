/** Deleted projects: to be had back, or deleted for ever. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { api, reasonOf } from '../lib/api.ts'
import { formatDay } from '../lib/format.ts'
import { many, t } from '../lib/language/translate.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { useToast } from '../ui/toast.tsx'

type Binned = Result<Api['listBin']>[number]

const binQuery = queryOptions({ queryKey: ['bin'], queryFn: () => api.listBin(), staleTime: 0 })

/** Does one thing with the bin, says so, and reads both lists anew. */
function useBinChange<T>(work: (of: T) => Promise<unknown>, done: (of: T) => string, failed: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: work,
    onSuccess: (_answer, of) => toast({ title: done(of) }),
    onError: (error) => toast({ title: failed, description: reasonOf(error), destructive: true }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: binQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['projects'] })
    },
  })
}

export default function BinPage() {
  const { data: projects, isError, refetch } = useQuery(binQuery)
  const [asking, setAsking] = useState<Binned | 'all' | null>(null)
  const remove = useBinChange(
    (of: Binned | 'all') => (of === 'all' ? api.emptyBin() : api.deleteForEver({ params: { id: of.id } })),
    (of) => (of === 'all' ? t('The bin is empty') : t('“{title}” is gone', { title: of.title })),
    t('That could not be deleted'),
  )
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <Link
        href="/dashboard?tab=projects"
        className="text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        {t('All Projects')}
      </Link>
      <h1 className="mt-4 font-display text-3xl sm:text-4xl">{t('Bin')}</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">
        {t('Deleted projects stay here for 30 days, seen by nobody, and can be had back as they were.')}
      </p>
      <NeedsScript what={t('The bin')} />
      {isError ? (
        <div role="alert" className="mt-10 text-ink-2">
          <p>{t('The bin could not be loaded. Please try again later.')}</p>
          <Button className="mt-4" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : !projects ? (
        <p role="status" className="mt-10 min-h-14 text-ink-2">
          {t('Loading the bin...')}
        </p>
      ) : projects.length === 0 ? (
        <p className="mt-10 text-ink-3">{t('Nothing is in the bin.')}</p>
      ) : (
        <>
          <ul aria-label={t('Deleted projects')} className="mt-10 border-t border-line">
            {projects.map((project) => (
              <BinRow key={project.id} of={project} onDelete={() => setAsking(project)} />
            ))}
          </ul>
          <Button className="mt-8" disabled={remove.isPending} onClick={() => setAsking('all')}>
            {t('Empty the bin')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === 'all' ? t('Empty the bin?') : t('Delete for ever?')}
        description={
          asking === 'all'
            ? t('This cannot be undone. Everything in the bin is removed, with all messages and designs.')
            : t('This cannot be undone. “{title}” and all its messages are removed.', { title: asking?.title ?? '' })
        }
        destructive
        onConfirm={() => asking && remove.mutate(asking)}
      />
    </div>
  )
}

/** Milliseconds. */
const DAY = 86_400_000

/** '12 days left' */
function leftUntil(instant: string): string {
  const days = Math.ceil((Date.parse(instant) - Date.now()) / DAY)
  return days > 1 ? many(days, '# day left', '# days left') : t('this is its last day')
}

function BinRow({ of, onDelete }: { of: Binned; onDelete: () => void }) {
  const { id, title, deletedAt, goneAt } = of
  const restore = useBinChange(
    () => api.restoreProject({ params: { id } }),
    () => t('“{title}” is back', { title }),
    t('The project could not be restored'),
  )
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span dir="auto" className="block font-medium break-words">
          {title}
        </span>
        <span className="text-xs text-ink-3 tabular-nums">
          {t('Deleted {deletedAt} · gone for ever on {goneAt}, {goneAt2}', {
            deletedAt: formatDay(deletedAt),
            goneAt: formatDay(goneAt),
            goneAt2: leftUntil(goneAt),
          })}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-description={title}
          disabled={restore.isPending}
          onClick={() => restore.mutate(undefined)}
        >
          {t('Restore')}
        </Button>
        <Button size="small" aria-description={title} onClick={onDelete}>
          {t('Delete for ever')}
        </Button>
      </span>
    </li>
  )
}
