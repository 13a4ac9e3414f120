import type { WebhookEvent } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { EVENT_WORDS, EVENTS } from './words.ts'

interface Props {
  onMade: (made: { url: string; secret: string }) => void
  onClose: () => void
}

/** Asks for the address and what it is told of. */
export function NewWebhook({ onMade, onClose }: Props) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(EVENTS)
  const make = useMutation({
    mutationFn: () => api.createWebhook({ body: { url: url.trim(), events: [...events] } }),
    onSuccess: onMade,
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form aria-label={t('New webhook')} onSubmit={onSubmit} className="mt-6 grid max-w-lg gap-5">
      <Field
        label={t('Address')}
        type="url"
        placeholder="https://example.com/limner"
        maxLength={2000}
        required
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={make.error ? reasonOf(make.error) : undefined}
      />
      <Choices
        legend={t('It is told when')}
        of={EVENTS.map((event) => [event, t(EVENT_WORDS[event])])}
        chosen={events}
        onChange={setEvents}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={make.isPending || !url.trim() || events.length === 0}>
          {t('Create webhook')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}
