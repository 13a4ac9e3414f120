/** Webhooks and their messages in the database. */
import type { Paging } from '@limner/contract'
import { and, count, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { oneRow } from '../../db/rows.ts'
import { webhookDeliveries as deliveries, webhooks } from '../../db/schema.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof deliveries.$inferSelect
/** A message with where it goes. */
export interface ClaimedDelivery {
  delivery: DeliveryRow
  webhook: WebhookRow
}
/** What became of a try. */
export type Tried = Pick<DeliveryRow, 'took' | 'status' | 'answer'>

/** Seconds after which whoever has claimed a message is taken to be gone. */
const CLAIM = 60
/** Days that messages are kept. */
const KEPT = 30

/** Both in one transaction: what happens to a webhook, and to what waits for it. */
function switches(orm: Orm) {
  return {
    update: (id: string, patch: Partial<Pick<WebhookRow, 'url' | 'events' | 'disabledBecause' | 'failingSince'>>) =>
      orm.transaction(async (query) => {
        const row = oneRow(await query.update(webhooks).set(patch).where(eq(webhooks.id, id)).returning())
        if (patch.disabledBecause)
          await query
            .update(deliveries)
            .set({ state: 'failed', nextAt: null, answer: sql`coalesce(${deliveries.answer}, 'The webhook was off.')` })
            .where(and(eq(deliveries.webhookId, id), eq(deliveries.state, 'waiting')))
        return row
      }),
  }
}

/** What the sender does. */
function queueIn(orm: Orm) {
  const claimed = { claimedUntil: sql`now() + make_interval(secs => ${CLAIM})`, triedAt: sql`now()` }
  return {
    /** The message that is due for longest, of a webhook for which none is on its way. Null: there is none. */
    claim: (): Promise<ClaimedDelivery | null> =>
      orm.transaction(async (query) => {
        const { rows } = await query.execute<{ id: string }>(sql`
          select one.id from webhook_deliveries one join webhooks on webhooks.id = one.webhook_id
          where one.state = 'waiting' and one.next_at <= now() and webhooks.disabled_because is null
            and not exists (select from webhook_deliveries other
              where other.webhook_id = one.webhook_id and other.state = 'waiting' and other.claimed_until > now())
          order by one.next_at limit 1 for update of one skip locked`)
        if (!rows[0]) return null
        const delivery = oneRow(
          await query
            .update(deliveries)
            .set({ ...claimed, attempt: sql`${deliveries.attempt} + 1` })
            .where(eq(deliveries.id, rows[0].id))
            .returning(),
        )
        const webhook = oneRow(await query.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId)))
        return { delivery, webhook }
      }),

    /** A message that is claimed as soon as it is there. */
    async addClaimed(webhookId: string, type: 'ping'): Promise<DeliveryRow> {
      return oneRow(
        await orm
          .insert(deliveries)
          .values({ webhookId, type, data: {}, attempt: 1, ...claimed })
          .returning(),
      )
    },

    async countWaiting(): Promise<number> {
      return oneRow(await orm.select({ total: count() }).from(deliveries).where(eq(deliveries.state, 'waiting'))).total
    },

    async tidy(): Promise<void> {
      const old = lt(deliveries.createdAt, sql`now() - make_interval(days => ${KEPT})`)
      const over = or(inArray(deliveries.state, ['delivered', 'failed']), isNull(deliveries.nextAt))
      await orm.delete(deliveries).where(and(old, over))
    },
  }
}

/** What became of a try. */
function outcomesIn(orm: Orm) {
  const mine = ({ id, attempt }: DeliveryRow) => and(eq(deliveries.id, id), eq(deliveries.attempt, attempt))

  return {
    async delivered(delivery: DeliveryRow, tried: Tried): Promise<DeliveryRow | null> {
      const ended = { ...tried, state: 'delivered' as const, nextAt: null, claimedUntil: null }
      const [row] = await orm.update(deliveries).set(ended).where(mine(delivery)).returning()
      if (row && row.type !== 'ping')
        await orm.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, row.webhookId))
      return row ?? null
    },

    /**
     * @param wait seconds until it is tried again; null: no more
     * @returns the message, and since when nothing has arrived; null: the claim was lost
     */
    async failed(delivery: DeliveryRow, tried: Tried, wait: number | null) {
      const next = wait === null ? null : sql`now() + make_interval(secs => ${wait})`
      const state = wait === null ? ('failed' as const) : ('waiting' as const)
      const [row] = await orm
        .update(deliveries)
        .set({ ...tried, state, nextAt: next, claimedUntil: null })
        .where(and(mine(delivery), eq(deliveries.state, 'waiting')))
        .returning()
      if (!row) return null
      if (row.type === 'ping') return { row, failingSince: null }
      const [webhook] = await orm
        .update(webhooks)
        .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
        .where(eq(webhooks.id, row.webhookId))
        .returning({ failingSince: webhooks.failingSince })
      return { row, failingSince: webhook?.failingSince ?? null }
    },
  }
}

export function webhookStore(orm: Orm) {
  return {
    async ownership(id: string): Promise<{ ownerId: string; isPublic: boolean } | null> {
      const [row] = await orm.select({ ownerId: webhooks.ownerId }).from(webhooks).where(eq(webhooks.id, id))
      return row ? { ownerId: row.ownerId, isPublic: false } : null
    },

    async find(id: string): Promise<WebhookRow | null> {
      const [row] = await orm.select().from(webhooks).where(eq(webhooks.id, id))
      return row ?? null
    },

    page: (ownerId: string, paging: Paging): Promise<WebhookRow[]> =>
      pageOf(paging, [falling(webhooks.createdAt), rising(webhooks.id)], (slice) =>
        orm
          .select({ ...getTableColumns(webhooks), place: slice.place })
          .from(webhooks)
          .where(and(eq(webhooks.ownerId, ownerId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    /** Null: there are so many already. */
    create: (row: Pick<WebhookRow, 'ownerId' | 'url' | 'events'>, most: number): Promise<WebhookRow | null> =>
      orm.transaction(async (query) => {
        await query.execute(sql`select from owners where id = ${row.ownerId} for update`)
        const there = await query.select({ total: count() }).from(webhooks).where(eq(webhooks.ownerId, row.ownerId))
        if (oneRow(there).total >= most) return null
        return oneRow(await query.insert(webhooks).values(row).returning())
      }),

    async renewSecret(id: string): Promise<WebhookRow> {
      const next = { secretNumber: sql`${webhooks.secretNumber} + 1`, secretChangedAt: sql`now()` }
      return oneRow(await orm.update(webhooks).set(next).where(eq(webhooks.id, id)).returning())
    },

    async remove(id: string): Promise<void> {
      await orm.delete(webhooks).where(eq(webhooks.id, id))
    },

    log: (id: string, paging: Paging): Promise<DeliveryRow[]> =>
      pageOf(paging, [falling(deliveries.createdAt), rising(deliveries.id)], (slice) =>
        orm
          .select({ ...getTableColumns(deliveries), place: slice.place })
          .from(deliveries)
          .where(and(eq(deliveries.webhookId, id), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    ...switches(orm),
    ...queueIn(orm),
    ...outcomesIn(orm),
  }
}
export type WebhookStore = ReturnType<typeof webhookStore>
