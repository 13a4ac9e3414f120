/** What webhooks are told of, in words. */
import type { WebhookEvent } from '@limner/contract/types'

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'generation.finished': 'new designs are ready',
  'generation.failed': 'new designs could not be made',
  'edit.finished': 'an edit is ready',
  'edit.failed': 'an edit could not be made',
  'review.answered': 'somebody answered a review',
}
export const EVENTS: readonly WebhookEvent[] = [
  'generation.finished',
  'generation.failed',
  'edit.finished',
  'edit.failed',
  'review.answered',
]
