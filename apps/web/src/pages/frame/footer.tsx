import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CookieSettingsButton } from '../../features/consent/cookie-settings.tsx'
import { t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { companyLinks, legalLinks, type PageLink, socialLinks } from './links.ts'
import { ThemeChoice } from './theme-choice.tsx'

interface ColumnProps {
  title: string
  links: readonly PageLink[]
  children?: ReactNode
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-3 grid gap-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-8 items-center text-sm text-ink-2 hover:text-ink touch:min-h-11"
            >
              {t(label)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

const SELECT = '-ms-1 h-8 rounded-sm bg-paper text-sm text-ink-2 hover:text-ink touch:h-11'

export function Footer() {
  return (
    <footer className="further-down border-t border-line">
      <div className="mx-auto grid max-w-[90rem] grid-cols-2 gap-x-6 gap-y-8 px-4 py-12 sm:gap-x-12 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-xs text-sm text-ink-2">{t('Designs from words, drawn by an open-source engine.')}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4">
            <LanguageChoice className={SELECT} />
            <ThemeChoice className={SELECT} />
          </div>
        </div>
        <Column title={t('Company')} links={companyLinks} />
        <Column title={t('Legal')} links={legalLinks}>
          <li>
            <CookieSettingsButton />
          </li>
        </Column>
        <nav aria-label={t('Follow')}>
          <p className="text-sm font-semibold">{t('Follow')}</p>
          <ul className="mt-3 grid gap-1">
            {socialLinks(useSite()).map(({ href, name }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-8 items-center text-sm text-ink-2 hover:text-ink touch:min-h-11"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-[90rem] px-4 pb-8 text-xs text-ink-3 sm:px-8">{t('© 2026 The Limner Team')}</p>
    </footer>
  )
}
