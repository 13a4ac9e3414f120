/** One provider of models: where it is, whether it has a key, and whether that works. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyForm } from '../../features/models/key-form.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { offeredQuery, type Provider } from './provider.ts'
import { ProviderModels } from './provider-models.tsx'

const keyFact = ({ key, updatedAt, needsKey }: Provider): string => {
  if (key === 'environment') return t('key from the environment')
  if (key === 'stored') return updatedAt ? t('key given {time}', { time: formatDayAndTime(updatedAt) }) : t('key given')
  return needsKey ? t('no key yet') : t('needs no key')
}

interface Props {
  of: Provider
  keepsKeys: boolean
  onChanged: () => unknown
}

function Test({ name, label }: Pick<Provider, 'name' | 'label'>) {
  const toast = useToast()
  const test = useMutation({
    mutationFn: () => api.testProvider({ params: { name } }),
    onSuccess: ({ ok, message }) => toast({ title: label, description: message, ...(!ok && { destructive: true }) }),
    onError: (error) => toast({ title: label, description: reasonOf(error), destructive: true }),
  })
  return (
    <Button
      size="small"
      aria-label={t('Test {label}', { label })}
      disabled={test.isPending}
      onClick={() => test.mutate()}
    >
      {test.isPending ? t('Testing...') : t('Test')}
    </Button>
  )
}

export function ProviderRow({ of, keepsKeys, onChanged }: Props) {
  const { name, label, host, key } = of
  const toast = useToast()
  const client = useQueryClient()
  /** What it offers depends on its key. */
  function onKeyChanged() {
    client.invalidateQueries({ queryKey: offeredQuery(name).queryKey })
    return onChanged()
  }
  const remove = useMutation({
    mutationFn: () => api.removeProviderKey({ params: { name } }),
    onSuccess: () => toast({ title: t('Key removed'), description: label }),
    onSettled: onKeyChanged,
  })
  const removeAll = useMutation({
    mutationFn: () => api.removeProvider({ params: { name } }),
    onError: (error) => toast({ title: label, description: reasonOf(error), destructive: true }),
    onSettled: onKeyChanged,
  })
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          <span className="text-xs text-ink-3 tabular-nums">{[host, keyFact(of)].filter(Boolean).join(' · ')}</span>
        </span>
        <span className="flex gap-2">
          {key === 'stored' && (
            <Button size="small" aria-label={t('Remove key of {label}', { label })} onClick={() => remove.mutate()}>
              {t('Remove key')}
            </Button>
          )}
          {of.isAdded && (
            <Button size="small" aria-label={t('Remove {label}', { label })} onClick={() => removeAll.mutate()}>
              {t('Remove')}
            </Button>
          )}
          <Test name={name} label={label} />
        </span>
      </div>
      {keepsKeys && key !== 'environment' && (
        <KeyForm
          label={t('Key of {label}', { label })}
          description={label}
          give={(given) => api.setProviderKey({ params: { name }, body: { key: given } })}
          onChanged={onKeyChanged}
        />
      )}
      <ProviderModels of={of} onChanged={onChanged} />
    </li>
  )
}
