import { Link } from 'wouter'
import { t } from '../lib/language/translate.ts'
import { buttonClass } from '../ui/button.tsx'

export function NotFound() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-8 sm:py-24">
      <h1 className="font-display text-3xl sm:text-4xl">{t('404 Page Not Found')}</h1>
      <p className="mt-6 text-lg text-ink-2">{t('Did you forget to add the page to the router?')}</p>
      <Link href="/dashboard" className={buttonClass({ look: 'outline' }, 'mt-10')}>
        {t('Back to Dashboard')}
      </Link>
    </div>
  )
}
