/** Adds a provider of models while the server runs. */
import type { Api, Result } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FIELD } from '../../features/models/key-form.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

type Addable = Result<Api['listProviders']>['addable']

export function AddProvider({ addable, onChanged }: { addable: Addable; onChanged: () => unknown }) {
  const id = useId()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const toast = useToast()
  const chosen = addable.find((one) => one.name === name) ?? addable[0]
  const add = useMutation({
    mutationFn: (provider: string) =>
      api.addProvider({ params: { name: provider }, body: { address: address.trim() || null } }),
    onSuccess: () => setAddress(''),
    onError: (error) => toast({ title: t('It could not be added'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  if (!chosen) return null
  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(chosen.name)
      }}
    >
      <span>
        <label htmlFor={`${id}-provider`} className="mb-1 block text-xs text-ink-2">
          {t('Provider')}
        </label>
        <select
          id={`${id}-provider`}
          value={chosen.name}
          onChange={({ target }) => setName(target.value)}
          className={FIELD}
        >
          {addable.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      </span>
      <span className="min-w-56 flex-1">
        <label htmlFor={`${id}-address`} className="mb-1 block text-xs text-ink-2">
          {t('Address')}
          {chosen.needsAddress ? '' : ` ${t('(only where it is another one)')}`}
        </label>
        <input
          id={`${id}-address`}
          type="url"
          required={chosen.needsAddress}
          placeholder="http://localhost:11434/v1"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          className={`${FIELD} w-full`}
        />
      </span>
      <Button size="small" type="submit" disabled={add.isPending}>
        {t('Add provider')}
      </Button>
    </form>
  )
}
