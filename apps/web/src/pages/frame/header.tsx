import clsx from 'clsx'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLogout } from '../../features/identity/use-logout.ts'
import { t } from '../../lib/language/translate.ts'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import { headerLinks } from './links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

interface InMenu {
  stacked?: boolean
  /** Told when a link is followed, also to the page that is shown already. */
  onGo?: () => void
}

function PageLinks({ stacked = false, onGo }: InMenu) {
  const [location] = useLocation()
  return headerLinks.map(({ href, label }) => {
    const here = location === href
    return (
      <Link
        key={href}
        href={href}
        {...(onGo && { onClick: onGo })}
        aria-current={here ? 'page' : undefined}
        className={clsx(
          'text-sm font-medium transition-colors duration-150',
          stacked
            ? 'flex h-12 items-center border-b border-line'
            : 'inline-flex h-10 items-center touch:h-11 touch:min-w-11 touch:justify-center',
          here ? 'text-ink' : 'text-ink-2 hover:text-ink',
        )}
      >
        {t(label)}
      </Link>
    )
  })
}

function Account({ stacked = false, onGo }: InMenu) {
  const user = useUser()
  const { logout, pending } = useLogout()
  if (user)
    return (
      <>
        <span className="truncate text-sm text-ink-2">
          {user.firstName ? t('Welcome, {name}', { name: user.firstName }) : t('Welcome')}
        </span>
        <Button look={stacked ? 'outline' : 'quiet'} disabled={pending} onClick={logout}>
          {t('Logout')}
        </Button>
      </>
    )
  return (
    <>
      <Link
        href="/login"
        {...(onGo && { onClick: onGo })}
        className={buttonClass({ look: stacked ? 'outline' : 'quiet' })}
      >
        {t('Login')}
      </Link>
      <Link href="/signup" {...(onGo && { onClick: onGo })} className={buttonClass({ look: 'outline' })}>
        {t('Sign Up')}
      </Link>
    </>
  )
}

export function Header() {
  const [location] = useLocation()
  const user = useUser()
  // Opened at a page by somebody: another page, or nobody, finds it closed.
  const here = `${location} ${user?.id}`
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === here
  const header = useRef<HTMLElement>(null)
  const close = () => setOpenAt(null)
  useDismiss(header, open, close)
  return (
    <header ref={header} className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="flex h-14 items-center gap-6 px-4 sm:px-8">
        <Link
          href={user ? '/dashboard' : '/'}
          aria-label="Limner"
          className="inline-flex items-center rounded-sm touch:min-h-11"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('Pages')} className="ms-4 hidden gap-6 md:flex">
          <PageLinks />
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <ThemeToggle />
          <div className="hidden items-center gap-2 md:flex">
            <Account />
          </div>
          <button
            type="button"
            aria-label={open ? t('Close menu') : t('Open menu')}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpenAt(open ? null : here)}
            className="inline-flex size-11 items-center justify-center rounded-sm text-ink-2 hover:bg-well md:hidden"
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
      <div id="mobile-menu" hidden={!open} className="border-t border-line px-4 pb-4 md:hidden">
        {open && (
          <>
            <nav aria-label={t('Pages')}>
              <PageLinks stacked onGo={close} />
            </nav>
            <div className="mt-4 flex items-center justify-between gap-3">
              <Account stacked onGo={close} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}
