/** The code of an app that is asked for at login: turned on in three steps, and off again. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { faultsOf } from '../../lib/faults.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, Field } from '../../ui/field.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

const factorQuery = (userId: string) =>
  queryOptions({ queryKey: ['second-factor', userId], queryFn: () => api.getSecondFactor(), staleTime: 0 })

const LEAD =
  'Signing in then takes a code of an app on your phone besides the password: whoever knows the password alone gets no further.'

export function SecondFactor({ userId }: { userId: string }) {
  const client = useQueryClient()
  const query = factorQuery(userId)
  const { data, isError } = useQuery(query)
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  if (isError) return <p className="text-ink-2">This could not be loaded. Please try again later.</p>
  if (!data) return <p className="min-h-14 text-ink-2">Loading...</p>
  if (codes)
    return (
      <ShownOnce
        label="Recovery codes"
        name="Your recovery codes"
        text="Keep them where you find them without your phone: each signs you in once. They are not shown again."
        value={codes.join('\n')}
        onDone={() => setCodes(null)}
      />
    )
  return (
    <>
      <p className="text-base text-ink-2">{LEAD}</p>
      {data.isOn ? (
        <TurnOff recoveryCodes={data.recoveryCodes} onDone={refresh} />
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
  return <PasswordConfirm label="Add an authenticator app" word="Continue" look="primary" action={begin} autoFocus />
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
    <form aria-label="First code" onSubmit={onSubmit} className="mt-5 grid gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <img src={picture} alt="QR code of the account, for an authenticator app" className="size-44" />
        <div className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          <p>Scan this with your authenticator app.</p>
          <p className="mt-3">
            On this device,{' '}
            <a href={address} className="text-lapis underline underline-offset-4">
              open it in an app
            </a>
            , or type the key:
          </p>
          <code className="mt-2 block bg-well px-3 py-2 font-mono text-sm break-all text-ink">{secret}</code>
        </div>
      </div>
      <Field
        label="The code that the app shows"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={confirm.isError ? (faultsOf(confirm.error).get('code') ?? reasonOf(confirm.error)) : undefined}
      />
      <Button type="submit" look="primary" className="justify-self-start" disabled={confirm.isPending}>
        Turn on
      </Button>
    </form>
  )
}

function TurnOff({ recoveryCodes, onDone }: { recoveryCodes: number; onDone: () => Promise<unknown> }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const end = useMutation({
    mutationFn: () => api.endSecondFactor({ body: { password, code } }),
    onSuccess: () => {
      toast({ title: 'Turned off', description: 'Your password alone signs you in.' })
      return onDone()
    },
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    end.mutate()
  }
  const wrongCode = faultsOf(end.error).get('code')
  return (
    <>
      <p className="mt-4 font-medium">On</p>
      <p className="text-sm text-ink-2 tabular-nums">
        {recoveryCodes === 1 ? '1 recovery code is left.' : `${recoveryCodes} recovery codes are left.`}
      </p>
      {open ? (
        <form aria-label="Turn off" onSubmit={onSubmit} className="mt-5 grid gap-5">
          <CurrentPassword
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={end.isError && !wrongCode ? reasonOf(end.error) : undefined}
          />
          <Field
            label="A code of the app, or a recovery code"
            required
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={wrongCode}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" disabled={end.isPending}>
              Turn off
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </form>
      ) : (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          Turn it off
        </Button>
      )}
    </>
  )
}
