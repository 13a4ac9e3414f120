import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { WebhookService } from './service.ts'

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'

export const webhookRoutes = (webhooks: WebhookService): Pick<Handlers<Api>, Names> => ({
  listWebhooks: ({ query }, { caller }) => webhooks.page(caller.user.id, query),
  createWebhook: ({ body }, { caller }) => webhooks.create(caller.user.id, body),
  updateWebhook: ({ params, body }) => webhooks.update(params.id, body),
  deleteWebhook: async ({ params }) => {
    await webhooks.remove(params.id)
    return { ok: true }
  },
  renewWebhookSecret: ({ params }) => webhooks.renewSecret(params.id),
  testWebhook: ({ params }) => webhooks.test(params.id),
  listWebhookDeliveries: ({ params, query }) => webhooks.log(params.id, query),
})
