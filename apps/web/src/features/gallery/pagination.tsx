import clsx from 'clsx'
import { t } from '../../lib/language/translate.ts'
import { pageWindow } from '../../lib/page-window.ts'
import { IconButton } from '../../ui/button.tsx'

interface Props {
  page: number
  total: number
  onChange: (page: number) => void
}

export function Pagination({ page, total, onChange }: Props) {
  if (total < 2) return null
  return (
    <nav aria-label={t('Pages of projects')} className="mt-12 flex items-center justify-center gap-1">
      <IconButton
        icon="chevronLeft"
        label={t('Previous page')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageWindow(page, total).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('Page {number}', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
          className={clsx(
            'target flex h-9 min-w-9 items-center justify-center rounded-sm px-2 text-sm tabular-nums',
            number === page ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-well hover:text-ink',
          )}
        >
          {number}
        </button>
      ))}
      <IconButton
        icon="chevronRight"
        label={t('Next page')}
        disabled={page >= total}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
