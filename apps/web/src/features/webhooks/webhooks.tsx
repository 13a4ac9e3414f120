/** Addresses at which programs of this person are told what has happened. */
import type { User } from '@limner/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { webhooksQuery } from './queries.ts'
import { type Webhook, WebhookRow } from './webhook-row.tsx'

export function Webhooks({ user }: { user: User }) {
  const client = useQueryClient()
  const query = webhooksQuery(user.id)
  const { data: webhooks, isError } = useQuery(query)
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<{ url: string; secret: string } | null>(null)
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey })
  return (
    <>
      <p className="text-ink-2">
        {t('A webhook tells a program of yours, at its own address, when a design is ready or a review was answered.')}
      </p>
      <List webhooks={webhooks} isError={isError} onChanged={refresh} onSecret={setSecret} />
      {secret && (
        <ShownOnce
          label={t('The secret')}
          name={secret.url}
          text={t('Messages are signed with this secret. Keep it now: it is not shown again.')}
          value={secret.secret}
          onDone={() => setSecret(null)}
        />
      )}
      {making && !secret && (
        <NewWebhook
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
            refresh()
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {!making && !secret && (
        <Button size="small" className="mt-4" onClick={() => setMaking(true)}>
          {t('New webhook')}
        </Button>
      )}
    </>
  )
}

interface ListProps {
  webhooks: Webhook[] | undefined
  isError: boolean
  onChanged: () => void
  onSecret: (made: { url: string; secret: string }) => void
}

function List({ webhooks, isError, ...rest }: ListProps) {
  if (isError)
    return <p className="mt-4 text-ink-2">{t('The webhooks could not be loaded. Please try again later.')}</p>
  if (!webhooks) return <p className="mt-4 min-h-14 text-ink-2">{t('Loading the webhooks...')}</p>
  if (webhooks.length === 0) return <p className="mt-4 text-ink-3">{t('There is no webhook yet.')}</p>
  return (
    <ul aria-label={t('Webhooks')} className="mt-4 border-t border-line">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} of={webhook} {...rest} />
      ))}
    </ul>
  )
}
