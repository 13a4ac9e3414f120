import { Link } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { buttonClass } from '../../ui/button.tsx'

export function GuestBanner() {
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <p className="text-sm text-ink-2">{t('Want to save your designs?')}</p>
      <Link href="/login?redirect=dashboard" className={buttonClass({ look: 'outline', size: 'small' })}>
        {t('Sign In')}
      </Link>
    </div>
  )
}
