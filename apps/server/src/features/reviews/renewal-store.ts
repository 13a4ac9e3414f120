/** Review links of a whole project. Whoever works on it sees them, and could keep them. */
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { designs, reviews } from '../../db/schema.ts'
import { newToken } from '../identity/tokens.ts'

/** Those that still show something. */
export async function countLinks(query: Queryable, projectId: string): Promise<number> {
  const counts = or(isNull(reviews.expiresAt), gt(reviews.expiresAt, sql`now()`))
  const rows = await query
    .select({ total: count() })
    .from(reviews)
    .innerJoin(designs, eq(designs.id, reviews.designId))
    .where(and(eq(designs.projectId, projectId), counts))
  return oneRow(rows).total
}

/** Each shows what it showed at another address; what was answered stays. @returns how many they are */
export async function renewLinks(query: Queryable, projectId: string): Promise<number> {
  const rows = await query
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(designs, eq(designs.id, reviews.designId))
    .where(eq(designs.projectId, projectId))
  for (const { id } of rows) await query.update(reviews).set({ token: newToken() }).where(eq(reviews.id, id))
  return rows.length
}
