import { useSearchParams } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Signing in, and up, through the identity provider of this server, where it has one. */
export function ProviderLink() {
  const { provider } = useSite()
  const [search] = useSearchParams()
  if (provider === null) return null
  const redirect = search.get('redirect')
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  return (
    <>
      <p className="mt-6 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {/* It leaves this site: no page of ours. */}
      <a href={`/sign-in/start${query}`} className={buttonClass({ look: 'outline', size: 'large' }, 'mt-6 w-full')}>
        {t('Continue with {provider}', { provider })}
      </a>
    </>
  )
}
