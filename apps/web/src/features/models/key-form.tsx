/** A key of a provider goes in, and is never shown again. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Fields that stand in one line with their button. */
export const FIELD = 'h-9 rounded-sm border border-edge bg-raised px-3 text-sm touch:h-11'

interface Props {
  /** Of the field. */
  label: string
  /** Whose key it is, as it is told when it is kept. */
  description: string
  give: (key: string) => Promise<unknown>
  /** On the button while the key is given. */
  pendingWord?: string
  onChanged: () => unknown
}

export function KeyForm({ label, description, give, pendingWord = t('Save key'), onChanged }: Props) {
  const [key, setKey] = useState('')
  const toast = useToast()
  const giving = useMutation({
    mutationFn: () => give(key.trim()),
    onSuccess: () => {
      setKey('')
      toast({ title: t('Key kept'), description })
    },
    onError: (error) =>
      toast({ title: t('The key could not be kept'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  return (
    <form
      className="mt-3 flex max-w-[30rem] gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        giving.mutate()
      }}
    >
      <input
        type="password"
        autoComplete="off"
        aria-label={label}
        placeholder={t('Key')}
        value={key}
        onChange={({ target }) => setKey(target.value)}
        className={`${FIELD} min-w-0 flex-1`}
      />
      <Button size="small" type="submit" disabled={key.trim() === '' || giving.isPending}>
        {giving.isPending ? pendingWord : t('Save key')}
      </Button>
    </form>
  )
}
