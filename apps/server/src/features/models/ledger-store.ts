/**
 * What models are asked and what that costs. A step is entered before it is asked, with what it may cost: so the limits
 * of a month hold under any number of askers, and after a crash nobody asks again for what may have been paid for.
 */
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { modelUsage } from '../../db/schema.ts'

export type LedgerRow = typeof modelUsage.$inferSelect
export type NewEntry = Pick<LedgerRow, 'predictionId' | 'step' | 'ownerId' | 'model' | 'cost'>
export type UsageOutcome = Pick<LedgerRow, 'outcome' | 'inputTokens' | 'outputTokens' | 'images' | 'cost'>

/** Entries take turns, so that two cannot both be the last that a limit allows. */
const LOCK = 7_421_002

const monthBegins = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`

async function spent(query: Queryable, of?: SQL): Promise<number> {
  const [row] = await query
    .select({ cost: sql<number>`coalesce(sum(${modelUsage.cost}), 0)::float` })
    .from(modelUsage)
    .where(and(gte(modelUsage.createdAt, monthBegins), of))
  return row?.cost ?? 0
}

export function ledgerStore(orm: Orm) {
  const entry = (predictionId: string, step: string) =>
    and(eq(modelUsage.predictionId, predictionId), eq(modelUsage.step, step))

  return {
    /**
     * 'begun': ask now. A row: it was begun before. 'spent': a limit would be passed.
     * @param limits millionths of a dollar; null: none
     */
    begin: (
      row: NewEntry,
      limits: { user: number | null; total: number | null },
    ): Promise<'begun' | 'spent' | LedgerRow> =>
      orm.transaction(async (query) => {
        await query.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
        const [before] = await query.select().from(modelUsage).where(entry(row.predictionId, row.step))
        if (before) return before
        const own = row.ownerId ? eq(modelUsage.ownerId, row.ownerId) : undefined
        if (limits.user !== null && own && (await spent(query, own)) + row.cost > limits.user) return 'spent'
        if (limits.total !== null && (await spent(query)) + row.cost > limits.total) return 'spent'
        await query.insert(modelUsage).values(row)
        return 'begun'
      }),

    async keepJob(predictionId: string, step: string, jobId: string): Promise<void> {
      await orm.update(modelUsage).set({ jobId }).where(entry(predictionId, step))
    },

    async end(predictionId: string, step: string, ending: UsageOutcome): Promise<void> {
      await orm
        .update(modelUsage)
        .set({ ...ending, endedAt: sql`now()` })
        .where(entry(predictionId, step))
    },

    /** What counts in no month any more. */
    async tidy(): Promise<void> {
      await orm.delete(modelUsage).where(lt(modelUsage.createdAt, sql`now() - interval '62 days'`))
    },

    spentBy: (ownerId: string): Promise<number> => spent(orm, eq(modelUsage.ownerId, ownerId)),
    spentByAll: (): Promise<number> => spent(orm),

    /** Cost of a prediction so far, millionths of a dollar. */
    async costOf(predictionId: string): Promise<number> {
      const [row] = await orm
        .select({ cost: sql<number>`coalesce(sum(${modelUsage.cost}), 0)::float` })
        .from(modelUsage)
        .where(eq(modelUsage.predictionId, predictionId))
      return row?.cost ?? 0
    },

    /** The last 31 days by day and model, the oldest first. @param ownerId absent: everybody's */
    async byDay(ownerId?: string) {
      const { rows } = await orm.execute<{
        day: string
        model: string
        cost: number
        questions: number
        failed: number
      }>(sql`
        select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, model, sum(cost)::float as cost,
          count(*)::int as questions, count(*) filter (where outcome is not null and outcome <> 'ok')::int as failed
        from model_usage
        where created_at > now() - interval '31 days' ${ownerId ? sql`and owner_id = ${ownerId}` : sql``}
        group by 1, 2 order by 1, 2`)
      return rows
    },
  }
}
export type LedgerStore = ReturnType<typeof ledgerStore>
