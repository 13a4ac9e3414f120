/** Passkeys of the account: added, and removed, with its password. */
import type { Passkey } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { formatDay, formatDayAndTime } from '../../lib/format.ts'
import { english, t } from '../../lib/language/translate.ts'
import { knowsPasskeys, makePasskey, passkeyFault } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

export const passkeysQuery = (userId: string) =>
  queryOptions({ queryKey: ['passkeys', userId], queryFn: () => api.listPasskeys(), staleTime: 0 })

const LEAD = english(
  'A passkey signs you in with your fingerprint, your face or the PIN of a device, in place of your password. It stands in for the code of two-step sign-in, too.',
)

export function Passkeys({ userId }: { userId: string }) {
  const client = useQueryClient()
  const query = passkeysQuery(userId)
  const { data: passkeys, isError } = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  if (isError) return <p className="text-ink-2">{t('Your passkeys could not be loaded. Please try again later.')}</p>
  if (!passkeys) return <p className="min-h-14 text-ink-2">{t('Loading...')}</p>
  return (
    <>
      <p className="text-base text-ink-2">{t(LEAD)}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onDone={refresh} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Add onDone={refresh} />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {t('This browser knows no passkeys here: they take HTTPS and a browser of these years.')}
        </p>
      )}
    </>
  )
}

function Row({ passkey: { id, name, createdAt, lastUsedAt }, onDone }: { passkey: Passkey; onDone: () => unknown }) {
  const toast = useToast()
  const remove = useMutation({
    mutationFn: (password: string) => api.removePasskey({ params: { id }, body: { password } }),
    onSuccess: () => {
      toast({ title: t('Removed'), description: t('“{name}” no longer signs you in.', { name }) })
      return onDone()
    },
  })
  return (
    <li className="border-b border-line py-3">
      <p dir="auto" className="font-medium break-words">
        {name}
      </p>
      <p className="text-xs text-ink-3 tabular-nums">
        {lastUsedAt
          ? t('Added {day}, last used {moment}', { day: formatDay(createdAt), moment: formatDayAndTime(lastUsedAt) })
          : t('Added {day}, not used yet', { day: formatDay(createdAt) })}
      </p>
      <PasswordConfirm
        label={t('Remove “{name}”', { name })}
        word={t('Remove')}
        look="danger"
        action={remove}
        autoFocus
      />
    </li>
  )
}

function Add({ onDone }: { onDone: () => unknown }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const close = () => {
    setOpen(false)
    setName('')
    setPassword('')
  }
  const add = useMutation({
    mutationFn: async () => {
      const credential = await makePasskey(password)
      return api.addPasskey({ body: { ...(name.trim() && { name }), credential } })
    },
    onSuccess: (passkey) => {
      toast({ title: t('Added'), description: t('“{name}” signs you in from now on.', { name: passkey.name }) })
      close()
      return onDone()
    },
  })
  if (!open)
    return (
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {t('Add a passkey')}
      </Button>
    )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    add.mutate()
  }
  const fault = add.isError ? passkeyFault(add.error) : null
  return (
    <form aria-label={t('Add a passkey')} onSubmit={onSubmit} className="mt-5 grid gap-5">
      <Field
        label={t('Name, such as “My telephone” (optional)')}
        autoFocus
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CurrentPassword
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault ?? undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={add.isPending}>
          {add.isPending ? t('Follow your browser...') : t('Continue')}
        </Button>
        <Button onClick={close}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}
