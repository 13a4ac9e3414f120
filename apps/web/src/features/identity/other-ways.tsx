/** After a new password was set: what opens the account besides. */
import type { Api, Result } from '@limner/contract/types'
import { Link } from 'wouter'
import { many, t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormPage } from './form-page.tsx'

type Ways = Omit<Result<Api['resetPassword']>, 'ok'>

export const areThere = ({ passkeys, apiKeys, isConnected }: Ways): boolean => passkeys + apiKeys > 0 || isConnected

export function OtherWays({ passkeys, apiKeys, isConnected }: Ways) {
  const { provider } = useSite()
  return (
    <FormPage title={t('Password changed')}>
      <p role="status" className="mt-6">
        {t('You are signed out everywhere. These still open your account:')}
      </p>
      <ul className="mt-3 list-disc ps-5">
        {passkeys > 0 && <li>{many(passkeys, '# passkey', '# passkeys')}</li>}
        {apiKeys > 0 && <li>{many(apiKeys, '# API key', '# API keys')}</li>}
        {isConnected && <li>{t('The connection with {provider}', { provider: provider ?? '' })}</li>}
      </ul>
      <p className="mt-4 text-ink-2">{t('Sign in, and remove those that you do not know under Settings.')}</p>
      <Link href="/login" replace className={buttonClass({ look: 'primary', size: 'large' }, 'mt-8')}>
        {t('Sign In')}
      </Link>
    </FormPage>
  )
}
