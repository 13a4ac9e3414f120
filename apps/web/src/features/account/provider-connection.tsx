/** Whether the identity provider signs this account in, too. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { api } from '../../lib/api.ts'
import { type English, english, rich, t } from '../../lib/language/translate.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

const identityQuery = (userId: string) =>
  queryOptions({ queryKey: ['provider', userId], queryFn: () => api.getProviderIdentity(), staleTime: 0 })

/** What became of an attempt to connect, by what the address says of it. */
const FAULTS: Readonly<Record<string, English>> = {
  taken: english('That identity is connected with another account here.'),
  failed: english('It could not be connected. Please try again.'),
}

export function ProviderConnection({ userId, provider }: { userId: string; provider: string }) {
  const client = useQueryClient()
  const query = identityQuery(userId)
  const { data, isError } = useQuery(query)
  const [search] = useSearchParams()
  const fault = FAULTS[search.get('provider') ?? '']
  if (isError) return <p className="text-ink-2">{t('This could not be loaded. Please try again later.')}</p>
  if (!data) return <p className="min-h-14 text-ink-2">{t('Loading...')}</p>
  if (!data.isConnected)
    return (
      <>
        <p className="text-base text-ink-2">{t('Sign in through {provider} besides your password.', { provider })}</p>
        {fault && (
          <p role="alert" className="mt-3 text-sm text-carmine">
            {t(fault)}
          </p>
        )}
        <a href="/sign-in/start?connect=1" className={buttonClass({ look: 'outline' }, 'mt-4')}>
          {t('Connect with {provider}', { provider })}
        </a>
      </>
    )
  return (
    <>
      <p className="text-base">{t('You can sign in through {provider}.', { provider })}</p>
      {data.hasPassword ? (
        <Disconnect provider={provider} onDone={() => client.invalidateQueries({ queryKey: query.queryKey })} />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {rich(
            'Your account has no password. <link>Set one</link> to sign in without {provider}, or to delete the account.',
            {
              link: (text) => (
                <Link href="/reset-password" className="text-lapis underline underline-offset-4">
                  {text}
                </Link>
              ),
              provider,
            },
          )}
        </p>
      )}
    </>
  )
}

function Disconnect({ provider, onDone }: { provider: string; onDone: () => Promise<unknown> }) {
  const toast = useToast()
  const end = useMutation({
    mutationFn: (password: string) => api.endProviderIdentity({ body: { password } }),
    onSuccess: () => {
      toast({ title: t('Disconnected'), description: t('{provider} no longer signs you in.', { provider }) })
      return onDone()
    },
  })
  return <PasswordConfirm label={t('Disconnect')} word={t('Disconnect')} look="danger" action={end} />
}
