/** Sends messages: once, and again where nothing good is answered. */
import type { RemotePost } from '../../platform/remote-post.ts'
import type { Secrets } from './signature.ts'
import type { ClaimedDelivery, DeliveryRow, Tried, WebhookRow, WebhookStore } from './store.ts'

/** Seconds until the next try, after each: a day and four hours altogether. */
export const WAITS: readonly number[] = [5, 60, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600]
/** Milliseconds of nothing but failures after which a webhook is turned off. */
const LASTING = 3 * 86_400_000
/** Milliseconds that the former secret counts, too. */
const BOTH_SECRETS = 86_400_000
const GONE = 410

export interface SenderParts {
  store: Pick<WebhookStore, 'claim' | 'delivered' | 'failed' | 'update'>
  secrets: Secrets
  post: RemotePost
  /** Tells the person that their webhook was turned off. */
  tellOff: (webhook: WebhookRow) => Promise<void>
  onUntold: (error: unknown) => void
}
export type WebhookSender = ReturnType<typeof webhookSender>

function numbersOf({ secretNumber, secretChangedAt }: WebhookRow): number[] {
  const isNew = secretChangedAt !== null && Date.now() - secretChangedAt.getTime() < BOTH_SECRETS
  return isNew ? [secretNumber, secretNumber - 1] : [secretNumber]
}

export function webhookSender({ store, secrets, post, tellOff, onUntold }: SenderParts) {
  async function attempt({ delivery, webhook }: ClaimedDelivery): Promise<Tried> {
    const { id, type, data, createdAt } = delivery
    const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data })
    const seconds = Math.floor(Date.now() / 1000)
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const headers = secrets.headers(webhook.id, numbersOf(webhook), { id, seconds, body })
      const { status, text } = await post.send(webhook.url, headers, body)
      return { took: took(), status, answer: text }
    } catch (error) {
      return { took: took(), status: null, answer: error instanceof Error ? error.message : String(error) }
    }
  }

  async function turnOff(webhook: WebhookRow, why: 'failures' | 'gone'): Promise<void> {
    await store.update(webhook.id, { disabledBecause: why })
    await tellOff(webhook).catch(onUntold)
  }

  /** Null: it was changed or deleted in the meantime. */
  async function send(claimed: ClaimedDelivery): Promise<DeliveryRow | null> {
    const { delivery, webhook } = claimed
    const tried = await attempt(claimed)
    const isGood = tried.status !== null && tried.status >= 200 && tried.status < 300
    if (isGood) return store.delivered(delivery, tried)
    const isPing = delivery.type === 'ping'
    const wait = isPing || tried.status === GONE ? undefined : WAITS[delivery.attempt - 1]
    // Some sooner, some later: what failed together is not tried together.
    const failed = await store.failed(delivery, tried, wait === undefined ? null : wait * (1 + Math.random() / 10))
    if (!failed || isPing) return failed?.row ?? null
    if (tried.status === GONE) await turnOff(webhook, 'gone')
    else if (failed.failingSince && Date.now() - failed.failingSince.getTime() > LASTING)
      await turnOff(webhook, 'failures')
    return failed.row
  }

  return {
    send,
    /**
     * Sends what is due longest. False: nothing is due that may be sent now.
     * @param answering only to webhooks that have answered lately
     */
    async sendNext(answering: boolean): Promise<boolean> {
      const claimed = await store.claim(answering)
      if (claimed) await send(claimed)
      return claimed !== null
    },
  }
}
