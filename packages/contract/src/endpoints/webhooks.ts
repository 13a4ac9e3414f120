/** Webhooks: a program is told at an address of its own what has happened in an account, instead of asking again and again. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { id, isCleanText } from '../text.ts'

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  'generation.finished',
  'generation.failed',
  'edit.finished',
  'edit.failed',
  'review.answered',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

const EVENTS = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)
const events = EVENTS.transform((chosen) => [...new Set(chosen)])
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/limner' })
  .max(2000)
  .refine(isCleanText, 'must not contain NUL or broken Unicode characters')

const Webhook = z
  .object({
    id,
    url: z.string().describe('Where messages go.'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('What it is told of.'),
    isEnabled: z.boolean().describe('Whether messages are sent.'),
    disabledBecause: z
      .enum(['person', 'failures', 'gone'])
      .nullable()
      .describe(
        'Who turned it off: a `person`, the server because it has answered nothing but `failures` for days, or the address itself by answering 410 (`gone`). Null: it is on.',
      ),
    failingSince: z.iso.datetime().nullable().describe('Since when nothing has arrived; null: the last message did.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' })

const secret = z.string().describe('What messages are signed with, `whsec_` and base64. It is told this one time.')

const Delivery = z
  .object({
    id: id.describe('The header `webhook-id` of the message: the same in every try.'),
    type: z.enum([...WEBHOOK_EVENTS, 'ping']),
    state: z.enum(['waiting', 'delivered', 'failed']).describe('`waiting`: it is tried at `nextAt`.'),
    tries: z.int(),
    status: z.int().nullable().describe('The status of the last answer; null: there was none.'),
    answer: z.string().nullable().describe('The beginning of the last answer, or why there was none.'),
    milliseconds: z.int().nullable().describe('How long the last try took.'),
    triedAt: z.iso.datetime().nullable().describe('When it was last tried; null: not yet.'),
    nextAt: z.iso.datetime().nullable().describe('When it is tried again; null: no more.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' })

const ofWebhook = {
  auth: 'session',
  subject: { noun: 'webhook', param: 'id', access: 'owner' },
  category: 'Webhooks',
  params: z.object({ id }),
} as const

export const webhooks = contract({
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    auth: 'session',
    category: 'Webhooks',
    summary: 'Your webhooks, newest first, without their secrets',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Webhook),
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    auth: 'session',
    category: 'Webhooks',
    summary: 'Create a webhook: messages go to its address when something happens',
    description:
      'The address is https, on a public host; others must be allowed by whoever runs the server. The answer holds the secret, this one time. Messages name what has happened by ids, and hold nothing of what people wrote.',
    body: z.strictObject({
      url,
      events: events.default([...WEBHOOK_EVENTS]).describe('What it is told of. Absent: all of them.'),
    }),
    response: z.object({ ...Webhook.shape, secret }),
    status: 201,
    errors: ['conflict', 'unprocessable'],
    limit: { perMinute: 20 },
    example: { url: 'https://example.com/limner', events: ['generation.finished'] },
  },
  updateWebhook: {
    ...ofWebhook,
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: 'Change the address or the events of a webhook, or turn it on or off',
    description: 'What waits is not sent any more once it is off.',
    body: z
      .strictObject({ url: url.optional(), events: events.optional(), isEnabled: z.boolean().optional() })
      .refine((value) => Object.keys(value).length > 0, 'needs at least one field'),
    response: Webhook,
    errors: ['unprocessable'],
    example: { isEnabled: true },
  },
  deleteWebhook: {
    ...ofWebhook,
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Delete a webhook, with what waits for it',
    response: Done,
  },
  renewWebhookSecret: {
    ...ofWebhook,
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    summary: 'Give a webhook a new secret',
    description: 'For a day messages are signed with the former one, too.',
    response: z.object({ secret }),
    limit: { perMinute: 20 },
  },
  testWebhook: {
    ...ofWebhook,
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Send a message of the type `ping`, and see what is answered',
    description: 'It is sent once, also where the webhook is off.',
    response: Delivery,
    limit: { perMinute: 10 },
  },
  listWebhookDeliveries: {
    ...ofWebhook,
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'What was sent to a webhook last, newest first',
    description: `Messages are kept for 30 days. ${PAGED}`,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Delivery),
  },
})

const GenerationNews = z.object({
  predictionId: id.describe('For `GET /api/prediction/{id}`.'),
  projectId: id.nullable(),
  designIds: z.array(id).describe('The designs that were made, in order.'),
  error: z.string().optional().describe('Why it failed.'),
})
/** What came to an end as it was to. */
const GoodNews = GenerationNews.omit({ error: true })
const ReviewNews = z.object({
  reviewId: id,
  entryId: id,
  designId: id.describe('The version that is shown.'),
  kind: z.enum(['comment', 'approved', 'changes']),
  versionNumber: z.int(),
})

/** What each message says besides its type. */
export const WEBHOOK_DATA = {
  'generation.finished': GoodNews,
  'generation.failed': GenerationNews,
  'edit.finished': GoodNews,
  'edit.failed': GenerationNews,
  'review.answered': ReviewNews,
} as const satisfies Record<WebhookEvent, z.ZodObject>
export type WebhookData = { [K in WebhookEvent]: z.input<(typeof WEBHOOK_DATA)[K]> }

export const WEBHOOK_SUMMARIES: Readonly<Record<WebhookEvent, string>> = {
  'generation.finished': 'New designs are there, or a message was answered in words',
  'generation.failed': 'New designs could not be made, or somebody stopped the work',
  'edit.finished': 'A change of a design is there: its next version',
  'edit.failed': 'A change of a design could not be made, or somebody stopped the work',
  'review.answered': 'Somebody with a review link commented, approved or asked for a change',
}
