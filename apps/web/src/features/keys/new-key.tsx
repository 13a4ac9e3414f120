import { ApiError } from '@limner/contract/client'
import type { Api, Result, Scope } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
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
        toast({ title: 'The key could not be made', description: reasonOf(error), destructive: true })
    },
  })
  if (make.data) return <Made name={make.data.name} value={make.data.key} onDone={make.reset} />
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form aria-label="New key" onSubmit={onSubmit} className="mt-6 grid max-w-lg gap-5">
      <Field
        label="Name"
        placeholder={placeholder}
        maxLength={100}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {choices.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">It may</legend>
          {choices.map(([scope, words]) => (
            <label key={scope} className="mt-2 flex min-h-6 items-center gap-3 text-base touch:min-h-11">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-minium"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {words}
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrongPassword(make.error) ? 'The current password is wrong.' : undefined}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={make.isPending || !name.trim() || (choices.length > 0 && scopes.length === 0)}
      >
        Make a key
      </Button>
    </form>
  )
}

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.status === 403

function Made({ name, value, onDone }: { name: string; value: string; onDone: () => void }) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast({ title: 'Copied to clipboard' })
    } catch {
      toast({ title: 'It could not be copied', destructive: true })
    }
  }
  return (
    <section aria-label="The new key" className="mt-6 border-y border-ink py-6">
      <p className="text-base font-semibold">{name}</p>
      <p className="mt-1 text-base text-ink-2">Keep it now: it is not shown again.</p>
      <code className="mt-4 block bg-well px-4 py-3 font-mono text-sm break-all">{value}</code>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
    </section>
  )
}
