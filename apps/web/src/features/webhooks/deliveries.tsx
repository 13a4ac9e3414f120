import type { Api, Result } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { deliveriesQuery } from './queries.ts'

type Delivery = Result<Api['listWebhookDeliveries']>[number]

/** What was sent last, and what was answered. */
export function Deliveries({ webhookId, url }: { webhookId: string; url: string }) {
  const { data: deliveries, isError } = useQuery(deliveriesQuery(webhookId))
  if (isError)
    return <p className="mt-3 text-ink-2">{t('The messages could not be loaded. Please try again later.')}</p>
  if (!deliveries) return <p className="mt-3 text-ink-2">{t('Loading the messages...')}</p>
  if (deliveries.length === 0) return <p className="mt-3 text-ink-3">{t('Nothing has been sent yet.')}</p>
  return (
    <ul aria-label={t('Messages to {url}', { url })} className="mt-3 border-t border-line text-sm">
      {deliveries.map((delivery) => (
        <Row key={delivery.id} of={delivery} />
      ))}
    </ul>
  )
}

function outcomeOf({ state, status, nextAt, tries }: Delivery): string {
  const again = nextAt ? formatDayAndTime(nextAt) : ''
  if (state === 'delivered') return t('Received, {status}', { status: status ?? '' })
  if (tries === 0) return state === 'failed' ? t('Not received') : t('On its way')
  if (status === null)
    return state === 'failed' ? t('Not received, no answer') : t('Again {again}, no answer', { again })
  return state === 'failed' ? t('Not received, {status}', { status }) : t('Again {again}, {status}', { again, status })
}

function Row({ of }: { of: Delivery }) {
  const { type, state, answer, milliseconds, createdAt } = of
  return (
    <li className="border-b border-line py-2">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-mono text-xs">{type}</span>
        <span className={state === 'failed' ? 'text-carmine' : 'text-ink-2'}>{outcomeOf(of)}</span>
      </span>
      <span className="block text-xs text-ink-3 tabular-nums">
        {formatDayAndTime(createdAt)}
        {milliseconds !== null && ` · ${milliseconds} ms`}
      </span>
      {answer && <span className="mt-1 line-clamp-2 block font-mono text-xs break-all text-ink-2">{answer}</span>}
    </li>
  )
}
