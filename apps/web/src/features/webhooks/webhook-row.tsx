import type { Api, Result } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { listOf } from '../../lib/format.ts'
import { english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Deliveries } from './deliveries.tsx'
import { deliveriesQuery } from './queries.ts'
import { EVENT_WORDS, EVENTS } from './words.ts'

export type Webhook = Result<Api['listWebhooks']>[number]

const OFF = {
  person: null,
  failures: english('Turned off: nothing arrived for days. Turn it on again once the address answers.'),
  gone: english('Turned off: the address answered that it is gone (410).'),
} as const

function noticeOf({ disabledBecause, failingSince }: Webhook): string | null {
  const off = disabledBecause && OFF[disabledBecause]
  if (disabledBecause) return off && t(off)
  return failingSince ? t('The last message did not arrive. It is tried again by itself.') : null
}

interface Props {
  of: Webhook
  onChanged: () => void
  onSecret: (made: { url: string; secret: string }) => void
}

export function WebhookRow({ of: webhook, onChanged, onSecret }: Props) {
  const { id, url, events, isEnabled } = webhook
  const [showsLog, setShowsLog] = useState(false)
  const notice = noticeOf(webhook)
  const { update, test } = useChanges(webhook, onChanged)
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0">
          <span className="block font-medium break-all">{url}</span>
          <span className="text-xs text-ink-3">
            {events.length === EVENTS.length
              ? t('Whatever happens')
              : t('When {events}', {
                  events: listOf(
                    events.map((event) => t(EVENT_WORDS[event])),
                    'or',
                  ),
                })}
          </span>
        </span>
        <Switch
          label={t('Send messages to {url}', { url })}
          checked={isEnabled}
          disabled={update.isPending}
          onChange={(on) => update.mutate(on)}
        />
      </div>
      {notice && <p className="mt-2 text-sm text-carmine">{notice}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t('Test {url}', { url })}
          disabled={test.isPending}
          onClick={() => {
            setShowsLog(true)
            test.mutate()
          }}
        >
          {test.isPending ? t('Testing...') : t('Test')}
        </Button>
        <Button
          size="small"
          aria-label={t('Messages to {url}', { url })}
          aria-expanded={showsLog}
          onClick={() => setShowsLog(!showsLog)}
        >
          {t('Messages')}
        </Button>
        <Renew of={webhook} onSecret={onSecret} />
        <Remove of={webhook} onChanged={onChanged} />
      </div>
      {showsLog && <Deliveries webhookId={id} url={url} />}
    </li>
  )
}

function useChanges({ id }: Webhook, onChanged: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const update = useMutation({
    mutationFn: (isEnabled: boolean) => api.updateWebhook({ params: { id }, body: { isEnabled } }),
    onError: (error) => toast({ title: t('It could not be changed'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  const test = useMutation({
    mutationFn: () => api.testWebhook({ params: { id } }),
    onSuccess: ({ state, status, answer }) =>
      state === 'delivered'
        ? toast({
            title: t('Test message received'),
            description: t('The answer was {status}.', { status: status ?? '' }),
          })
        : toast({
            title: t('Test message not received'),
            description: status === null ? (answer ?? '') : t('The answer was {status}.', { status: status ?? '' }),
            destructive: true,
          }),
    onError: (error) => toast({ title: t('It could not be tested'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey }),
  })
  return { update, test }
}

function Renew({ of: { id, url }, onSecret }: Pick<Props, 'of' | 'onSecret'>) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => api.renewWebhookSecret({ params: { id } }),
    onSuccess: ({ secret }) => onSecret({ url, secret }),
    onError: (error) =>
      toast({ title: t('The secret could not be renewed'), description: reasonOf(error), destructive: true }),
  })
  return (
    <>
      <Button
        size="small"
        aria-label={t('New secret for {url}', { url })}
        disabled={renew.isPending}
        onClick={() => setAsking(true)}
      >
        {t('New secret')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Renew the secret?')}
        description={t(
          'For a day messages are signed with the former secret, too. After that the new one alone counts.',
        )}
        confirmLabel={t('Renew')}
        onConfirm={() => renew.mutate()}
      />
    </>
  )
}

function Remove({ of: { id, url }, onChanged }: Pick<Props, 'of' | 'onChanged'>) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.deleteWebhook({ params: { id } }),
    onSuccess: () => toast({ title: t('Webhook deleted'), description: url }),
    onError: (error) =>
      toast({ title: t('The webhook could not be deleted'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  return (
    <>
      <Button
        size="small"
        aria-label={t('Delete {url}', { url })}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Delete this webhook?')}
        description={t('Nothing more is sent to {url}, and what waits for it is dropped.', { url })}
        destructive
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
