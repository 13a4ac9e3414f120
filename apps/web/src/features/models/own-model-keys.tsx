/** Keys of models that somebody brings: given once, never shown again, removed with one press. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { KeyForm } from './key-form.tsx'

type Provider = Result<Api['listOwnModelKeys']>['providers'][number]

const ownKeysQuery = (userId: string) =>
  queryOptions({ queryKey: ['own model keys', userId], queryFn: () => api.listOwnModelKeys(), staleTime: 0 })

/** Whether there are providers that keys can be given for. */
export function useOwnKeysThere(userId: string): boolean {
  const { data } = useQuery(ownKeysQuery(userId))
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
      <h3 className="mt-8 font-semibold">{t('Keys of your own')}</h3>
      <p className="mt-2 text-base text-ink-2">
        {t(
          'With a key of yours, your designs use your account with that provider. It is kept encrypted, sent there only, and never shown again.',
        )}
      </p>
      <ul aria-label={t('Keys of your own')} className="mt-4 border-t border-line">
        {data.providers.map((provider) => (
          <OwnKey key={provider.name} of={provider} onChanged={onChanged} />
        ))}
      </ul>
    </>
  )
}

function OwnKey({ of: { name, label, host, updatedAt }, onChanged }: { of: Provider; onChanged: () => void }) {
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => api.removeOwnModelKey({ params: { name } }),
    onSuccess: () => toast({ title: t('Key removed'), description: label }),
    onError: (error) =>
      toast({ title: t('The key could not be removed'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          <span className="text-xs text-ink-3 tabular-nums">
            {[host, updatedAt ? t('key given {time}', { time: formatDayAndTime(updatedAt) }) : t('no key')].join(' · ')}
          </span>
        </span>
        {updatedAt && (
          <Button size="small" aria-label={t('Remove your key of {label}', { label })} onClick={() => remove.mutate()}>
            {t('Remove key')}
          </Button>
        )}
      </div>
      <KeyForm
        label={t('Your key of {label}', { label })}
        description={label}
        give={(key) => api.setOwnModelKey({ params: { name }, body: { key } })}
        pendingWord={t('Checking...')}
        onChanged={onChanged}
      />
    </li>
  )
}
