import { useSearchParams } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { buttonClass } from '../../ui/button.tsx'

/** A line between the form and other ways in. */
export const Or = () => (
  <p className="mt-6 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {t('or')}
  </p>
)

/** Signing in, and up, through the identity provider of this server, where it has one. */
export function ProviderLink({ isFirst = false }: { isFirst?: boolean }) {
  const { provider } = useSite()
  const [search] = useSearchParams()
  if (provider === null) return null
  const named = ['redirect', 'invitation'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  const query = named.length > 0 ? `?${new URLSearchParams(named)}` : ''
  return (
    <>
      {isFirst && <Or />}
      {/* It leaves this site: no page of ours. */}
      <a
        href={`/sign-in/start${query}`}
        className={buttonClass({ look: 'outline', size: 'large' }, isFirst ? 'mt-6 w-full' : 'mt-3 w-full')}
      >
        {t('Continue with {provider}', { provider })}
      </a>
    </>
  )
}
