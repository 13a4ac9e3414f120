/** What was answered at a review link, the oldest first. */
import type { ReviewEntry } from '@limner/contract/types'
import clsx from 'clsx'
import { formatDayAndTime } from '../../../lib/format.ts'
import { t } from '../../../lib/language/translate.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  entries: readonly ReviewEntry[]
  /** The number of each comment that has a place, by its id. */
  numbers?: ReadonlyMap<string, number>
  /** Stands out. */
  marked?: string | undefined
  /** For the person whose design it is. */
  onResolve?: ((entry: ReviewEntry) => void) | undefined
}

export function Entries({ entries, numbers, marked, onResolve }: Props) {
  const hydrated = useHydrated()
  if (entries.length === 0) return <p className="mt-3 text-ink-3">{t('Nothing has been said yet.')}</p>
  return (
    <ol aria-label={t('Answers')} className="mt-3 border-t border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={`entry-${entry.id}`}
          className={clsx('border-b border-line px-2 py-3', marked === entry.id && 'bg-well')}
        >
          <p className="flex items-baseline gap-2 text-sm">
            {numbers?.has(entry.id) && (
              <span className="flex size-5 shrink-0 items-center justify-center self-center rounded-full bg-minium text-xs font-semibold text-on-minium">
                {numbers.get(entry.id)}
              </span>
            )}
            <span dir="auto" className="min-w-0 font-medium break-words">
              {entry.name}
            </span>
            <Verdict entry={entry} />
          </p>
          {entry.text && (
            <p dir="auto" className={clsx('mt-1 break-words whitespace-pre-wrap', entry.isResolved && 'text-ink-3')}>
              {entry.text}
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-3 tabular-nums">
            <span>
              {t('{createdAt} · version {versionNumber}', {
                // The server does not know the hour where the page is read.
                createdAt: hydrated ? formatDayAndTime(entry.createdAt) : '',
                versionNumber: entry.versionNumber,
              })}
            </span>
            {entry.sceneHash && (
              <span title={entry.sceneHash}>{t('seal {seal}', { seal: entry.sceneHash.slice(0, 12) })}</span>
            )}
            {entry.kind === 'comment' && !onResolve && entry.isResolved && <span>{t('Done')}</span>}
            {entry.kind === 'comment' && onResolve && (
              <Button look="quiet" size="small" aria-pressed={entry.isResolved} onClick={() => onResolve(entry)}>
                {entry.isResolved ? t('Done') : t('Mark as done')}
              </Button>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Verdict({ entry: { kind } }: { entry: ReviewEntry }) {
  if (kind === 'comment') return null
  const isApproved = kind === 'approved'
  return (
    <span className={clsx('inline-flex items-center gap-1 text-sm', isApproved ? 'text-ink' : 'text-carmine')}>
      <Icon name={isApproved ? 'check' : 'retry'} className="size-4 self-center" />
      {isApproved ? t('approved it') : t('asked for a change')}
    </span>
  )
}
