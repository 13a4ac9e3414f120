/** Webhooks and their messages in the database. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Paging } from '@limner/contract'
import { and, count, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
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

/** Messages of one owner that are on their way at once, at whichever server: the other places are for others. */
const OWNER_MOST = 2
/** With an owner's number, the name of the lock that holds while one of their messages is claimed. */
const CLAIMING = 7_421_003
/** What is due was of owners that others claimed for at this moment: milliseconds until the next look, and how many. */
const HELD_PAUSE = 20
const HELD_TRIES = 5

/**
 * What is due, but for messages of owners who have as many on their way as they may, and of webhooks with one on its way.
 * @param which further conditions
 */
const due = (which: SQL): SQL => sql`
  with busy as materialized (
    select webhook_id, owner_id from webhook_deliveries join webhooks on webhooks.id = webhook_id
    where state = 'waiting' and claimed_until > now()
  )
  select one.id, owner_id as "ownerId" from webhook_deliveries one join webhooks on webhooks.id = one.webhook_id
  where one.state = 'waiting' and one.next_at <= now() and webhooks.disabled_because is null
    and one.webhook_id not in (select webhook_id from busy)
    and owner_id not in (select owner_id from busy group by owner_id having count(*) >= ${OWNER_MOST})
    and ${which}
  order by one.next_at limit 1`

/**
 * The message that is due for longest. Whoever claims holds the owner's lock and looks again under it, so that no two servers
 * count the same place; what others hold is passed over.
 */
async function nextDue(query: Queryable, answering: boolean): Promise<{ id: string } | 'none' | 'held'> {
  const among = answering ? sql`webhooks.failing_since is null` : sql`true`
  const passed: string[] = []
  let held = false
  for (;;) {
    const others = passed.length > 0 ? sql`owner_id <> all(${sql.param(passed)}::uuid[])` : sql`true`
    const { rows } = await query.execute<{ ownerId: string }>(due(sql`${among} and ${others}`))
    const ownerId = rows[0]?.ownerId
    if (!ownerId) return held ? 'held' : 'none'
    const locked = await query.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${CLAIMING}, hashtext(${ownerId})) as mine`,
    )
    if (locked.rows[0]?.mine) {
      const still = await query.execute<{ id: string }>(due(sql`${among} and owner_id = ${ownerId}`))
      if (still.rows[0]) return still.rows[0]
    } else held = true
    passed.push(ownerId)
  }
}

/** What the sender does. */
function queueIn(orm: Orm) {
  const claimed = { claimedUntil: sql`now() + make_interval(secs => ${CLAIM})`, triedAt: sql`now()` }

  const claimNext = (answering: boolean): Promise<ClaimedDelivery | null | 'held'> =>
    orm.transaction(async (query) => {
      const next = await nextDue(query, answering)
      if (typeof next === 'string') return next === 'held' ? next : null
      const delivery = oneRow(
        await query
          .update(deliveries)
          .set({ ...claimed, attempt: sql`${deliveries.attempt} + 1` })
          .where(eq(deliveries.id, next.id))
          .returning(),
      )
      const webhook = oneRow(await query.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId)))
      return { delivery, webhook }
    })

  return {
    /**
     * Null: nothing is due that may be sent now.
     * @param answering only of webhooks that have answered lately
     */
    async claim(answering: boolean): Promise<ClaimedDelivery | null> {
      for (let tries = 1; tries <= HELD_TRIES; tries++) {
        const one = await claimNext(answering)
        if (one !== 'held') return one
        await sleep(HELD_PAUSE)
      }
      return null
    },

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
