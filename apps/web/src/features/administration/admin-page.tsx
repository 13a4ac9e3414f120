/** What the pages for administrators share: their frame, where else there is to go, and what they show while there is nothing. */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { english, t } from '../../lib/language/translate.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'

const PLACES = [
  ['/admin/users', english('Users')],
  ['/admin/gallery', english('Gallery')],
  ['/admin/articles', english('Articles')],
  ['/admin/queue', english('Queue')],
  ['/inbox', english('Inbox')],
  ['/api-keys', english('API keys')],
  ['/models', english('Models')],
] as const

export const chip = (on: boolean) =>
  clsx(
    'inline-flex h-9 items-center border px-3 text-sm tabular-nums transition-colors duration-150 touch:h-11',
    on ? 'border-ink bg-ink text-paper' : 'border-line text-ink-2 hover:border-ink hover:text-ink',
  )

interface Props {
  title: string
  lead: string
  /** What of it needs scripts: 'The list of users'. */
  what: string
  children: ReactNode
}

export function AdminPage({ title, lead, what, children }: Props) {
  const [location] = useLocation()
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <nav aria-label={t('Administration')} className="mb-8 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {PLACES.map(([href, label]) => (
          <Link
            key={href}
            href={href}
            aria-current={location === href ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-8 items-center underline-offset-4 touch:min-h-11',
              location === href ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink hover:underline',
            )}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <h1 className="font-display text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">{lead}</p>
      <NeedsScript what={what} />
      {children}
    </div>
  )
}

interface ShownProps<T> {
  /** What is said where it cannot be shown, and until it is. */
  failed: string
  loading: string
  data: T | undefined
  isError: boolean
  retry: () => void
  children: (data: T) => ReactNode
}

/** Loading, failed, or what there is. */
export function Shown<T>({ failed, loading, data, isError, retry, children }: ShownProps<T>) {
  if (isError)
    return (
      <div role="alert" className="mt-8 text-ink-2">
        <p>{failed}</p>
        <button type="button" onClick={retry} className="mt-3 text-lapis underline underline-offset-4">
          {t('Try again')}
        </button>
      </div>
    )
  if (!data)
    return (
      <p role="status" className="mt-8 min-h-14 text-ink-2">
        {loading}
      </p>
    )
  return children(data)
}

export const rowClass = 'flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3'
