import { ApiError } from '@limner/contract/client'
import type { Api, Result, Scope } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useToast } from '../../ui/toast.tsx'

interface NewKeyProps {
  make: (wish: { name: string; scopes: Scope[]; password: string }) => Promise<Result<Api['createKey']>>
  onMade: () => void
  /** What the name may be, as an example. */
  placeholder: string
  /** What there is to choose from, with a word on each; absent: there is no choice. */
  choices?: readonly (readonly [Scope, string])[]
}

/** Asks for a name, what the key is for and the password, and shows the key that was made until it is put away. */
export function NewKey({ make: makeKey, onMade, placeholder, choices = [] }: NewKeyProps) {
  const toast = useToast()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(choices.slice(0, 2).map(([scope]) => scope))
  const [password, setPassword] = useState('')
  const make = useMutation({
    mutationFn: () => makeKey({ name: name.trim(), scopes: [...scopes], password }),
    onSuccess: () => {
      setName('')
      onMade()
    },
    onSettled: () => setPassword(''),
    onError: (error) => {
      if (!isWrongPassword(error))
        toast({ title: t('The key could not be made'), description: reasonOf(error), destructive: true })
    },
  })
  if (make.data) {
    const { name: made, key } = make.data
    const text = t('Keep it now: it is not shown again.')
    return <ShownOnce label={t('The new key')} name={made} text={text} value={key} onDone={make.reset} />
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form aria-label={t('New key')} onSubmit={onSubmit} className="mt-6 grid max-w-lg gap-5">
      <Field
        label={t('Name')}
        placeholder={placeholder}
        maxLength={100}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {choices.length > 0 && <Choices legend={t('It may')} of={choices} chosen={scopes} onChange={setScopes} />}
      <CurrentPassword
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrongPassword(make.error) ? t('The current password is wrong.') : undefined}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={make.isPending || !name.trim() || (choices.length > 0 && scopes.length === 0)}
      >
        {t('Make a key')}
      </Button>
    </form>
  )
}

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.status === 403
