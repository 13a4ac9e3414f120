/** Keys of models that somebody brings: given once, never shown again, removed with one press. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

type Provider = Result<Api['listOwnModelKeys']>['providers'][number]

const ownKeysQuery = (userId: string) =>
  queryOptions({ queryKey: ['own model keys', userId], queryFn: () => api.listOwnModelKeys(), staleTime: 0 })

/** Whether there are providers that keys can be given for. @param ready whether to ask */
export function useOwnKeysThere(userId: string, ready: boolean): boolean {
  const { data } = useQuery({ ...ownKeysQuery(userId), enabled: ready })
  return data?.isAllowed === true && data.providers.length > 0
}

/** Nothing where this server keeps none. */
export function OwnModelKeys({ userId }: { userId: string }) {
  const client = useQueryClient()
  const query = ownKeysQuery(userId)
  const { data } = useQuery(query)
  if (!data?.isAllowed || data.providers.length === 0) return null
  const onChanged = () => {
    client.invalidateQueries({ queryKey: query.queryKey })
    client.invalidateQueries({ queryKey: ['models'] })
  }
  return (
    <>
      <h3 className="mt-8 font-semibold">Keys of your own</h3>
      <p className="mt-2 text-base text-ink-2">
        With a key of yours, your designs use your account with that provider. It is kept encrypted, sent there only,
        and never shown again.
      </p>
      <ul aria-label="Keys of your own" className="mt-4 border-t border-line">
        {data.providers.map((provider) => (
          <OwnKey key={provider.name} of={provider} onChanged={onChanged} />
        ))}
      </ul>
    </>
  )
}

function OwnKey({ of: { name, label, host, updatedAt }, onChanged }: { of: Provider; onChanged: () => void }) {
  const [key, setKey] = useState('')
  const toast = useToast()
  const give = useMutation({
    mutationFn: () => api.setOwnModelKey({ params: { name }, body: { key: key.trim() } }),
    onSuccess: () => {
      setKey('')
      toast({ title: 'Key kept', description: label })
    },
    onError: (error) => toast({ title: 'The key could not be kept', description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  const remove = useMutation({
    mutationFn: () => api.removeOwnModelKey({ params: { name } }),
    onSuccess: () => toast({ title: 'Key removed', description: label }),
    onError: (error) =>
      toast({ title: 'The key could not be removed', description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          <span className="text-xs text-ink-3 tabular-nums">
            {[host, updatedAt ? `key given ${formatDayAndTime(updatedAt)}` : 'no key'].join(' · ')}
          </span>
        </span>
        {updatedAt && (
          <Button size="small" aria-label={`Remove your key of ${label}`} onClick={() => remove.mutate()}>
            Remove key
          </Button>
        )}
      </div>
      <form
        className="mt-3 flex max-w-[30rem] gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          give.mutate()
        }}
      >
        <input
          type="password"
          autoComplete="off"
          aria-label={`Your key of ${label}`}
          placeholder="Key"
          value={key}
          onChange={({ target }) => setKey(target.value)}
          className="h-9 min-w-0 flex-1 rounded-sm border border-edge bg-raised px-3 text-sm touch:h-11"
        />
        <Button size="small" type="submit" disabled={key.trim() === '' || give.isPending}>
          {give.isPending ? 'Checking...' : 'Save key'}
        </Button>
      </form>
    </li>
  )
}
