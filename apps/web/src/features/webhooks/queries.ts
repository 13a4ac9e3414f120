import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { lookAgain } from '../../lib/look-again.ts'

/** Milliseconds between looks, while a log is open. */
const AGAIN = 5_000

export const webhooksQuery = (userId: string) =>
  queryOptions({ queryKey: ['webhooks', userId], queryFn: () => api.listWebhooks(), staleTime: 0 })

/** The newest of them. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhook deliveries', id],
    queryFn: () => api.listWebhookDeliveries({ params: { id }, query: { limit: 20 } }),
    staleTime: 0,
    ...lookAgain(AGAIN),
  })
