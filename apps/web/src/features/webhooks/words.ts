/** What webhooks are told of, in words. */
import type { WebhookEvent } from '@limner/contract/types'
import { type English, english } from '../../lib/language/translate.ts'

export const EVENT_WORDS: Readonly<Record<WebhookEvent, English>> = {
  'generation.finished': english('new designs are ready'),
  'generation.failed': english('new designs could not be made'),
  'edit.finished': english('an edit is ready'),
  'edit.failed': english('an edit could not be made'),
  'review.answered': english('somebody answered a review'),
}
export const EVENTS: readonly WebhookEvent[] = [
  'generation.finished',
  'generation.failed',
  'edit.finished',
  'edit.failed',
  'review.answered',
]
