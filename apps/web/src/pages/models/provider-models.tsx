/** The models of a provider: added from its own list, tried with a small drawing, and taken away again. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FIELD } from '../../features/models/key-form.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { many, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { offeredQuery, type Provider } from './provider.ts'

type Added = Provider['added'][number]

export function ProviderModels({ of, onChanged }: { of: Provider; onChanged: () => unknown }) {
  const { name, label, models, added } = of
  const toast = useToast()
  const set = useMutation({
    mutationFn: (next: Added[]) => api.setProviderModels({ params: { name }, body: { models: next } }),
    onError: (error) =>
      toast({ title: t('The models could not be changed'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  return (
    <>
      {models.length > 0 && (
        <ul aria-label={t('Models of {label}', { label })} className="mt-3">
          {models.map(({ model, role, isAdded }) => (
            <li key={`${role} ${model}`} className="flex min-h-10 items-center justify-between gap-4 text-sm">
              <span className="min-w-0 break-all">{model}</span>
              <span className="flex shrink-0 gap-2">
                {role === 'language' && <TryButton provider={name} model={model} />}
                {isAdded && (
                  <Button
                    size="small"
                    aria-label={t('Remove {model}', { model })}
                    onClick={() => set.mutate(added.filter((one) => one.model !== model || one.role !== role))}
                  >
                    {t('Remove')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddModel of={of} isPending={set.isPending} onAdd={(one) => set.mutate([...added, one])} />
    </>
  )
}

/** For language models: what paints does not draw. */
function TryButton({ provider, model }: { provider: string; model: string }) {
  const toast = useToast()
  const attempt = useMutation({
    mutationFn: () => api.tryModel({ params: { name: provider }, body: { model } }),
    onSuccess: ({ draws, message }) =>
      toast({ title: model, description: message, ...(!draws && { destructive: true }) }),
    onError: (error) => toast({ title: model, description: reasonOf(error), destructive: true }),
  })
  return (
    <Button
      size="small"
      aria-label={t('Try {model}', { model })}
      disabled={attempt.isPending}
      onClick={() => attempt.mutate()}
    >
      {attempt.isPending ? t('Drawing...') : t('Try')}
    </Button>
  )
}

interface AddModelProps {
  of: Provider
  isPending: boolean
  onAdd: (model: Added) => void
}

/** A form, once somebody wants it: until then the provider is not asked for its list. */
function AddModel({ of: { name, label }, isPending, onAdd }: AddModelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...offeredQuery(name), enabled: isOpen })
  if (!isOpen)
    return (
      <Button
        size="small"
        className="mt-2"
        aria-label={t('Add a model of {label}', { label })}
        onClick={() => setIsOpen(true)}
      >
        {t('Add a model')}
      </Button>
    )
  const found =
    data && data.models.length > 0
      ? many(data.models.length, '# model on its list', '# models on its list')
      : t('It has no list of models')
  return (
    <>
      <ModelForm label={label} offered={data?.models ?? []} isPending={isPending} onAdd={onAdd} />
      {data && (
        <p role="status" className="mt-1 text-xs text-ink-3">
          {data.message ?? found}
        </p>
      )}
    </>
  )
}

interface ModelFormProps {
  label: string
  offered: readonly string[]
  isPending: boolean
  onAdd: (model: Added) => void
}

function ModelForm({ label, offered, isPending, onAdd }: ModelFormProps) {
  const id = useId()
  const [{ model, role, price }, set] = useState(EMPTY)
  const change = (more: Partial<Added>) => set((now) => ({ ...now, ...more, price: more.price ?? now.price }))
  return (
    <form
      className="mt-3 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ model: model.trim(), role, ...(price.trim() && { price: price.trim() }) })
        set({ ...EMPTY, role })
      }}
    >
      <input
        aria-label={t('Model of {label}', { label })}
        list={`${id}-offered`}
        required
        pattern="[^\s,]+"
        placeholder={t('Model')}
        value={model}
        onChange={({ target }) => change({ model: target.value })}
        className={`${FIELD} min-w-48 flex-1`}
      />
      <datalist id={`${id}-offered`}>
        {offered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <select
        aria-label={t('What it does')}
        value={role}
        onChange={({ target }) => change({ role: target.value === 'image' ? 'image' : 'language' })}
        className={FIELD}
      >
        <option value="language">{t('draws')}</option>
        <option value="image">{t('paints')}</option>
      </select>
      <input
        aria-label={role === 'image' ? t('Dollars for a picture') : t('Dollars for a million tokens, in/out')}
        placeholder={role === 'image' ? t('$ a picture') : t('$ in/out')}
        pattern="\d+(\.\d+)?(/\d+(\.\d+)?)?"
        value={price}
        onChange={({ target }) => change({ price: target.value })}
        className={`${FIELD} w-28`}
      />
      <Button size="small" type="submit" disabled={isPending || model.trim() === ''}>
        {t('Add')}
      </Button>
    </form>
  )
}

const EMPTY: { model: string; role: Added['role']; price: string } = { model: '', role: 'language', price: '' }
