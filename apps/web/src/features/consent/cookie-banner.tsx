import { Link, useLocation } from 'wouter'
import { rich, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useConsent } from './consent.ts'

/** Where people work, nothing stands in their way: what these pages keep is essential. */
const WORKPLACES = /^\/(dashboard|project)\b/

/**
 * Asked on the first visit to the public pages, until it is answered. It comes with the server's page; the script of the
 * head (lib/storage.ts) lets those see it who have not answered.
 */
export function CookieBanner() {
  const [consent, choose] = useConsent()
  const [location] = useLocation()
  if (consent !== null || WORKPLACES.test(location)) return null
  return (
    <section
      aria-label={t('Cookie consent')}
      data-consent
      className="sticky bottom-0 z-30 w-full border-t border-edge bg-raised px-4 py-4 sm:px-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[56rem] text-pretty text-sm text-ink-2">
          {rich(
            'Limner stores what it needs to work in your browser and, if you agree, your preferences. It does not track you. <link>Cookie policy</link>',
            {
              link: (text) => (
                <Link href="/cookie-policy" className="text-lapis underline underline-offset-4">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => choose('essential')}>
            {t('Essential only')}
          </Button>
          <Button size="small" onClick={() => choose('all')}>
            {t('Accept all')}
          </Button>
        </div>
      </div>
    </section>
  )
}
