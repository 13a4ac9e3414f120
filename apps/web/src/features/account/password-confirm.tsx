/** What takes the password: a button, and in its place, once it is pressed, a form that asks for it. */
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { CurrentPassword } from '../../ui/field.tsx'

interface Props<Done> {
  /** Of the button and of the form. */
  label: string
  /** On the button that sends the form. */
  word: string
  look: NonNullable<ButtonLook['look']>
  action: UseMutationResult<Done, Error, string>
  autoFocus?: boolean
}

export function PasswordConfirm<Done>({ label, word, look, action, autoFocus = false }: Props<Done>) {
  const [password, setPassword] = useState<string | null>(null)
  if (password === null)
    return (
      <Button className="mt-4" onClick={() => setPassword('')}>
        {label}
      </Button>
    )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    action.mutate(password ?? '')
  }
  return (
    <form aria-label={label} onSubmit={onSubmit} className="mt-5 grid gap-5">
      <CurrentPassword
        autoFocus={autoFocus}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={action.isError ? reasonOf(action.error) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} disabled={action.isPending}>
          {word}
        </Button>
        <Button onClick={() => setPassword(null)}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}
