/** Whether the identity provider signs this account in, too. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { api } from '../../lib/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

const identityQuery = (userId: string) =>
  queryOptions({ queryKey: ['provider', userId], queryFn: () => api.getProviderIdentity(), staleTime: 0 })

/** What became of an attempt to connect, by what the address says of it. */
const FAULTS: Readonly<Record<string, string>> = {
  taken: 'That identity is connected with another account here.',
  failed: 'It could not be connected. Please try again.',
}

export function ProviderConnection({ userId, provider }: { userId: string; provider: string }) {
  const client = useQueryClient()
  const query = identityQuery(userId)
  const { data, isError } = useQuery(query)
  const [search] = useSearchParams()
  const fault = FAULTS[search.get('provider') ?? '']
  if (isError) return <p className="text-ink-2">This could not be loaded. Please try again later.</p>
  if (!data) return <p className="min-h-14 text-ink-2">Loading...</p>
  if (!data.isConnected)
    return (
      <>
        <p className="text-base text-ink-2">Sign in through {provider} besides your password.</p>
        {fault && (
          <p role="alert" className="mt-3 text-sm text-carmine">
            {fault}
          </p>
        )}
        <a href="/sign-in/start?connect=1" className={buttonClass({ look: 'outline' }, 'mt-4')}>
          Connect with {provider}
        </a>
      </>
    )
  return (
    <>
      <p className="text-base">You can sign in through {provider}.</p>
      {data.hasPassword ? (
        <Disconnect provider={provider} onDone={() => client.invalidateQueries({ queryKey: query.queryKey })} />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          Your account has no password.{' '}
          <Link href="/reset-password" className="text-lapis underline underline-offset-4">
            Set one
          </Link>{' '}
          to sign in without {provider}, or to delete the account.
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
      toast({ title: 'Disconnected', description: `${provider} no longer signs you in.` })
      return onDone()
    },
  })
  return <PasswordConfirm label="Disconnect" word="Disconnect" look="danger" action={end} />
}
