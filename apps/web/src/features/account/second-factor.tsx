/** The code of an app that is asked for at login: turned on in three steps, and off again. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { english, many, rich, t } from '../../lib/language/translate.ts'
import { askForPasskey, knowsPasskeys, passkeyFault } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useToast } from '../../ui/toast.tsx'
import { passkeysQuery } from './passkeys.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

const factorQuery = (userId: string) =>
  queryOptions({ queryKey: ['second-factor', userId], queryFn: () => api.getSecondFactor(), staleTime: 0 })

const LEAD = english(
  'Signing in then takes a code of an app on your phone besides the password: whoever knows the password alone gets no further.',
)

export function SecondFactor({ userId }: { userId: string }) {
  const client = useQueryClient()
  const query = factorQuery(userId)
  const { data, isError } = useQuery(query)
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  if (isError) return <p className="text-ink-2">{t('This could not be loaded. Please try again later.')}</p>
  if (!data) return <p className="min-h-14 text-ink-2">{t('Loading...')}</p>
  if (codes)
    return (
      <ShownOnce
        label={t('Recovery codes')}
        name={t('Your recovery codes')}
        text={t('Keep them where you find them without your phone: each signs you in once. They are not shown again.')}
        value={codes.join('\n')}
        onDone={() => setCodes(null)}
      />
    )
  return (
    <>
      <p className="text-base text-ink-2">{t(LEAD)}</p>
      {data.isOn ? (
        <TurnOff userId={userId} recoveryCodes={data.recoveryCodes} onDone={refresh} />
      ) : (
        <TurnOn
          onDone={(given) => {
            setCodes(given)
            void refresh()
          }}
        />
      )}
    </>
  )
}

function TurnOn({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const begin = useMutation({ mutationFn: (password: string) => api.beginSecondFactor({ body: { password } }) })
  if (begin.data) return <FirstCode of={begin.data} onDone={onDone} />
  return (
    <PasswordConfirm
      label={t('Add an authenticator app')}
      word={t('Continue')}
      look="primary"
      action={begin}
      autoFocus
    />
  )
}

interface FirstCodeProps {
  of: Result<Api['beginSecondFactor']>
  onDone: (recoveryCodes: string[]) => void
}

function FirstCode({ of: { secret, address, picture }, onDone }: FirstCodeProps) {
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () => api.confirmSecondFactor({ body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <form aria-label={t('First code')} onSubmit={onSubmit} className="mt-5 grid gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <img src={picture} alt={t('QR code of the account, for an authenticator app')} className="size-44" />
        <div className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          <p>{t('Scan this with your authenticator app.')}</p>
          <p className="mt-3">
            {rich('On this device, <link>open it in an app</link>, or type the key:', {
              link: (text) => (
                <a href={address} className="text-lapis underline underline-offset-4">
                  {text}
                </a>
              ),
            })}
          </p>
          <code className="mt-2 block bg-well px-3 py-2 font-mono text-sm break-all text-ink">{secret}</code>
        </div>
      </div>
      <Field
        label={t('The code that the app shows')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={confirm.isError ? (faultsOf(confirm.error).get('code') ?? reasonOf(confirm.error)) : undefined}
      />
      <Button type="submit" look="primary" className="justify-self-start" disabled={confirm.isPending}>
        {t('Turn on')}
      </Button>
    </form>
  )
}

interface TurnOffProps {
  userId: string
  recoveryCodes: number
  onDone: () => Promise<unknown>
}

function TurnOff({ userId, recoveryCodes, onDone }: TurnOffProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="mt-4 font-medium">{t('On')}</p>
      <p className="text-sm text-ink-2 tabular-nums">
        {many(recoveryCodes, '# recovery code is left.', '# recovery codes are left.')}
      </p>
      {open ? (
        <TurnOffForm userId={userId} onDone={onDone} onCancel={() => setOpen(false)} />
      ) : (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {t('Turn it off')}
        </Button>
      )}
    </>
  )
}

function TurnOffForm({ userId, onDone, onCancel }: Omit<TurnOffProps, 'recoveryCodes'> & { onCancel: () => void }) {
  const { data: passkeys = [] } = useQuery(passkeysQuery(userId))
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const end = useMutation({
    mutationFn: async (usesPasskey: boolean) =>
      api.endSecondFactor({ body: { password, ...(usesPasskey ? { passkey: await askForPasskey() } : { code }) } }),
    onSuccess: () => {
      toast({ title: t('Turned off'), description: t('Your password alone signs you in.') })
      return onDone()
    },
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    end.mutate(false)
  }
  const wrongCode = faultsOf(end.error).get('code')
  const otherFault = end.isError && !wrongCode ? passkeyFault(end.error) : null
  return (
    <form aria-label={t('Turn off')} onSubmit={onSubmit} className="mt-5 grid gap-5">
      <CurrentPassword
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={otherFault ?? undefined}
      />
      <Field
        label={t('A code of the app, or a recovery code')}
        required
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrongCode}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" disabled={end.isPending}>
          {t('Turn off')}
        </Button>
        {passkeys.length > 0 && knowsPasskeys() && (
          <Button disabled={end.isPending || password === ''} onClick={() => end.mutate(true)}>
            {t('Use a passkey instead')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}
