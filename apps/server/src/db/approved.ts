/** Which versions of designs were approved at a review link, and nothing else was said of them since. */
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { designs, reviewEntries, reviews } from './schema.ts'

/** The version that a link shows by now: what was answered before is of the version that it showed then. */
const shown = alias(designs, 'shown')

/** Of these, by their ids. */
export async function approvedOf(query: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await query
    .selectDistinctOn([designs.id], { id: designs.id, kind: reviewEntries.kind })
    .from(designs)
    .innerJoin(shown, eq(shown.rootId, designs.rootId))
    .innerJoin(reviews, eq(reviews.designId, shown.id))
    .innerJoin(reviewEntries, and(eq(reviewEntries.reviewId, reviews.id), eq(reviewEntries.version, designs.version)))
    .where(and(inArray(designs.id, [...ids]), ne(reviewEntries.kind, 'comment')))
    .orderBy(designs.id, desc(reviewEntries.createdAt))
  return new Set(rows.flatMap(({ id, kind }) => (kind === 'approved' ? [id] : [])))
}
