import { ApiError } from '@limner/contract/client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Asks for a name and the password, and shows the key that was made until it is put away. */
export function NewKey({ onMade }: { onMade: () => void }) {
  const toast = useToast()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const make = useMutation({
    mutationFn: () => api.createKey({ body: { name: name.trim(), password } }),
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
    <form aria-label="New key" onSubmit={onSubmit} className="mt-10 grid max-w-lg gap-5">
      <Field
        label="Name"
        placeholder="Blog of the Bubble app"
        maxLength={100}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isWrongPassword(make.error) ? 'The current password is wrong.' : undefined}
      />
      <Button type="submit" look="primary" className="justify-self-start" disabled={make.isPending || !name.trim()}>
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
    <section aria-label="The new key" className="mt-10 border-y border-ink py-6">
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
