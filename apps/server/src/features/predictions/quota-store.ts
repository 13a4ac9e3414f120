/** How many new designs somebody has asked for in this month, by the calendar of UTC. */
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { countedGenerations, owners } from '../../db/schema.ts'

const monthBegins = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`

async function used(query: Queryable, ownerId: string): Promise<number> {
  const [row] = await query
    .select({ count: sql<number>`count(*)::int` })
    .from(countedGenerations)
    .where(and(eq(countedGenerations.ownerId, ownerId), gte(countedGenerations.createdAt, monthBegins)))
  return row?.count ?? 0
}

/** Is there one left? Those who ask at once take turns: nobody else counts until the transaction ends. */
export async function isOneLeft(query: Queryable, ownerId: string, limit: number): Promise<boolean> {
  await query.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('no key update')
  return (await used(query, ownerId)) < limit
}

export async function countGeneration(query: Queryable, { id, ownerId }: { id: string; ownerId: string }) {
  await query.insert(countedGenerations).values({ predictionId: id, ownerId })
}

export const quotaStore = (orm: Orm) => ({
  used: (ownerId: string): Promise<number> => used(orm, ownerId),

  /** What counts in no month any more. */
  async tidy(): Promise<void> {
    await orm.delete(countedGenerations).where(lt(countedGenerations.createdAt, sql`now() - interval '62 days'`))
  },
})
export type QuotaStore = ReturnType<typeof quotaStore>
