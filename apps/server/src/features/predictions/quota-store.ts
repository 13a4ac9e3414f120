/** How many new designs somebody has asked for in this month, by the calendar of UTC. */
import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { countedGenerations, owners } from '../../db/schema.ts'

const monthBegins = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`

/** Whose designs are counted. */
export interface QuotaSubject {
  ownerId: string
  /** Where a guest asks: whoever leaves the token out is another guest, at the same place. Null: an account. */
  place: Buffer | null
}
export interface QuotaLimit extends QuotaSubject {
  most: number
}

async function used(query: Queryable, { ownerId, place }: QuotaSubject): Promise<number> {
  const { ownerId: owner, place: there, createdAt } = countedGenerations
  const [row] = await query
    .select({ count: sql<number>`count(*)::int` })
    .from(countedGenerations)
    .where(and(place ? or(eq(owner, ownerId), eq(there, place)) : eq(owner, ownerId), gte(createdAt, monthBegins)))
  return row?.count ?? 0
}

/**
 * Is there one left? Those who ask at once take turns: nobody else of this owner counts until the transaction ends; those
 * of one place take turns before (`store.add`).
 */
export async function isWithinQuota(query: Queryable, { most, ...counted }: QuotaLimit): Promise<boolean> {
  const { ownerId } = counted
  await query.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('no key update')
  return (await used(query, counted)) < most
}

export async function countGeneration(query: Queryable, predictionId: string, { ownerId, place }: QuotaSubject) {
  await query.insert(countedGenerations).values({ predictionId, ownerId, place })
}

export const quotaStore = (orm: Orm) => ({
  used: (counted: QuotaSubject): Promise<number> => used(orm, counted),

  /** What counts in no month any more. */
  async tidy(): Promise<void> {
    await orm.delete(countedGenerations).where(lt(countedGenerations.createdAt, sql`now() - interval '62 days'`))
  },
})
export type QuotaStore = ReturnType<typeof quotaStore>
