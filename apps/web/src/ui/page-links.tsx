/** Links to the pages of a list: a window of those around this one. */
import clsx from 'clsx'
import { Link } from 'wouter'
import { t } from '../lib/language/translate.ts'
import { pageWindow } from '../lib/page-window.ts'
import { buttonClass } from './button.tsx'

interface Props {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export function PageLinks({ page, pages, addressOf }: Props) {
  const step = (label: string, to: number) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true" className={buttonClass({ look: 'outline' })}>
        {label}
      </span>
    ) : (
      <Link href={addressOf(to)} className={buttonClass({ look: 'outline' })}>
        {label}
      </Link>
    )
  return (
    <nav aria-label={t('Pagination')} className="mt-14 flex flex-wrap items-center justify-center gap-2">
      {step(t('Previous'), page - 1)}
      {pageWindow(page, pages).map((number) => (
        <Link
          key={number}
          href={addressOf(number)}
          aria-label={t('Page {number}', { number })}
          aria-current={number === page ? 'page' : undefined}
          className={clsx(
            buttonClass({ look: 'quiet' }),
            'tabular-nums',
            number === page && 'border border-ink text-ink',
          )}
        >
          {number}
        </Link>
      ))}
      {step(t('Next'), page + 1)}
    </nav>
  )
}
