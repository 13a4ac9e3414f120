/** Webhooks as their persons make, change and try them. */
import type { Paging } from '@limner/contract'
import type { Api, Parsed, Result } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'
import type { RemotePost } from '../../platform/remote-post.ts'
import type { WebhookSender } from './sender.ts'
import type { Secrets } from './signature.ts'
import type { DeliveryRow, WebhookRow, WebhookStore } from './store.ts'

/** Webhooks of one account: a program has one, and nobody has twenty programs. */
const WEBHOOKS_MAX = 20

type Webhook = Result<Api['updateWebhook']>
type Delivery = Result<Api['testWebhook']>
type Patch = Parsed<Api['updateWebhook']>['body']

export interface WebhookParts {
  store: WebhookStore
  secrets: Secrets
  post: Pick<RemotePost, 'faultOf'>
  send: WebhookSender['send']
}

const shown = ({ id, url, events, disabledBecause, failingSince, createdAt }: WebhookRow): Webhook => ({
  ...{ id, url, events, disabledBecause, isEnabled: disabledBecause === null },
  failingSince: failingSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const asDelivery = ({ id, type, state, attempt, status, answer, took, ...at }: DeliveryRow): Delivery => ({
  ...{ id, type, state, tries: attempt, status, answer, milliseconds: took },
  triedAt: at.triedAt?.toISOString() ?? null,
  nextAt: at.nextAt?.toISOString() ?? null,
  createdAt: at.createdAt.toISOString(),
})

const missing = () => new HttpError('not-found', 'There is no such webhook.')

export function webhookService({ store, secrets, post, send }: WebhookParts) {
  function requireAllowed(url: string): void {
    const fault = post.faultOf(url)
    if (fault) throw new HttpError('unprocessable', `This address cannot be used. ${fault}`)
  }

  return {
    ownership: store.ownership,
    page: async (ownerId: string, paging: Paging) => (await store.page(ownerId, paging)).map(shown),
    log: async (id: string, paging: Paging) => (await store.log(id, paging)).map(asDelivery),
    remove: (id: string) => store.remove(id),

    async create(ownerId: string, { url, events }: Parsed<Api['createWebhook']>['body']) {
      requireAllowed(url)
      const row = await store.create({ ownerId, url, events }, WEBHOOKS_MAX)
      if (!row) throw new HttpError('conflict', `You have ${WEBHOOKS_MAX} webhooks. Please delete one of them.`)
      return { ...shown(row), secret: secrets.of(row.id, row.secretNumber) }
    },

    async update(id: string, { url, events, isEnabled }: Patch): Promise<Webhook> {
      if (url !== undefined) requireAllowed(url)
      const row = await store.update(id, {
        ...(url !== undefined && { url, failingSince: null }),
        ...(events && { events }),
        ...(isEnabled === true && { disabledBecause: null, failingSince: null }),
        ...(isEnabled === false && { disabledBecause: 'person' as const }),
      })
      return shown(row)
    },

    async renewSecret(id: string): Promise<{ secret: string }> {
      const { secretNumber } = await store.renewSecret(id)
      return { secret: secrets.of(id, secretNumber) }
    },

    async test(id: string): Promise<Delivery> {
      const webhook = await store.find(id)
      if (!webhook) throw missing()
      const sent = await send({ webhook, delivery: await store.addClaimed(id, 'ping') })
      if (!sent) throw missing()
      return asDelivery(sent)
    },
  }
}
export type WebhookService = ReturnType<typeof webhookService>
