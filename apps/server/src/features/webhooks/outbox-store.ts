/** News for webhooks, kept in the transaction that makes them: what is committed is told, and nothing else. */
import type { WebhookData, WebhookEvent } from '@limner/contract/types'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'

/** The channel on which processes hear that there is something to send. */
export const WEBHOOK_CHANNEL = 'limner_webhooks'

/** Nothing where nobody of this owner wants to know. */
export async function announce<E extends WebhookEvent>(
  query: Queryable,
  ownerId: string,
  event: E,
  data: WebhookData[E],
): Promise<void> {
  await query.execute(sql`
    with added as (
      insert into webhook_deliveries (webhook_id, type, data)
      select id, ${event}, ${JSON.stringify(data)}::jsonb from webhooks
      where owner_id = ${ownerId} and disabled_because is null and events ? ${event}
      returning id
    )
    select pg_notify(${WEBHOOK_CHANNEL}, id::text) from added`)
}

type Ended = {
  id: string
  ownerId: string
  projectId: string | null
  request: { parentDesignId?: string; formats?: unknown }
}

/** That a generation has ended. @param failure why, for people; absent: it has not failed */
export async function announceEnd(
  query: Queryable,
  { id: predictionId, ownerId, projectId, request }: Ended,
  { designs = [], failure }: { designs?: readonly { id: string; rootId: string | null }[]; failure?: string },
): Promise<void> {
  // The next version of a design; copies in other formats are made of one, and begin lines of their own.
  const isEdit =
    designs.length > 0
      ? designs.some(({ rootId }) => rootId !== null)
      : request.parentDesignId !== undefined && request.formats === undefined
  const data = { predictionId, projectId, designIds: designs.map(({ id }) => id), ...(failure && { error: failure }) }
  await announce(query, ownerId, `${isEdit ? 'edit' : 'generation'}.${failure ? 'failed' : 'finished'}`, data)
}
