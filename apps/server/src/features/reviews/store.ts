/** Review links and what was answered, in the database. */
import type { Paging } from '@limner/contract'
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { oneRow } from '../../db/rows.ts'
import { designs, reviewEntries, reviews } from '../../db/schema.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type EntryRow = typeof reviewEntries.$inferSelect
export type NewEntry = Omit<typeof reviewEntries.$inferInsert, 'id' | 'createdAt' | 'resolvedAt'>
/** A review with what it shows. */
export interface ShownReview {
  review: ReviewRow
  design: { title: string; version: number; rootId: string; projectId: string | null }
}

const DESIGN = {
  title: designs.title,
  version: designs.version,
  rootId: designs.rootId,
  projectId: designs.projectId,
}

/** What was answered. */
function entriesIn(orm: Orm) {
  return {
    /** The oldest first. */
    entriesOf: (ids: string[]): Promise<EntryRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : orm
            .select()
            .from(reviewEntries)
            .where(inArray(reviewEntries.reviewId, ids))
            .orderBy(asc(reviewEntries.createdAt), reviewEntries.id),

    async countOf(reviewId: string): Promise<number> {
      return oneRow(
        await orm.select({ total: count() }).from(reviewEntries).where(eq(reviewEntries.reviewId, reviewId)),
      ).total
    },

    async add(entry: NewEntry): Promise<EntryRow> {
      return oneRow(await orm.insert(reviewEntries).values(entry).returning())
    },

    /** Whether an answer of this kind to this version came in the last so many minutes. */
    async wasSaid(
      { reviewId, kind, version }: Pick<NewEntry, 'reviewId' | 'kind' | 'version'>,
      minutes: number,
    ): Promise<boolean> {
      const same = and(
        eq(reviewEntries.reviewId, reviewId),
        eq(reviewEntries.kind, kind),
        eq(reviewEntries.version, version),
      )
      const recent = gt(reviewEntries.createdAt, sql`now() - make_interval(mins => ${minutes})`)
      const rows = await orm.select({ id: reviewEntries.id }).from(reviewEntries).where(and(same, recent)).limit(1)
      return rows.length > 0
    },

    /** False: the review has no such entry. */
    async resolve(reviewId: string, entryId: string, isResolved: boolean): Promise<boolean> {
      const rows = await orm
        .update(reviewEntries)
        .set({ resolvedAt: isResolved ? sql`now()` : null })
        .where(and(eq(reviewEntries.id, entryId), eq(reviewEntries.reviewId, reviewId)))
        .returning({ id: reviewEntries.id })
      return rows.length > 0
    },
  }
}

export function reviewStore(orm: Orm) {
  const shown = () =>
    orm
      .select({ review: reviews, design: DESIGN })
      .from(reviews)
      .innerJoin(designs, and(eq(designs.id, reviews.designId), notInBin(designs.projectId)))

  return {
    async create(row: Pick<ReviewRow, 'token' | 'ownerId' | 'designId' | 'expiresAt'>): Promise<ReviewRow> {
      return oneRow(await orm.insert(reviews).values(row).returning())
    },

    async ownership(id: string): Promise<{ ownerId: string; isPublic: boolean } | null> {
      const [row] = await orm.select({ ownerId: reviews.ownerId }).from(reviews).where(eq(reviews.id, id))
      return row ? { ownerId: row.ownerId, isPublic: false } : null
    },

    async find(id: string): Promise<ShownReview | null> {
      const [row] = await shown().where(eq(reviews.id, id))
      return row ?? null
    },

    /** Null: there is none, or its time is over. */
    async findByToken(token: string): Promise<ShownReview | null> {
      const counts = or(isNull(reviews.expiresAt), gt(reviews.expiresAt, sql`now()`))
      const [row] = await shown().where(and(eq(reviews.token, token), counts))
      return row ?? null
    },

    /** Of a design in any of its versions, the newest first. */
    ofLine: (rootId: string, { page, limit }: Paging): Promise<ShownReview[]> =>
      shown()
        .where(eq(designs.rootId, rootId))
        .orderBy(desc(reviews.createdAt), reviews.id)
        .limit(limit)
        .offset((page - 1) * limit),

    async show(id: string, designId: string): Promise<void> {
      await orm.update(reviews).set({ designId }).where(eq(reviews.id, id))
    },

    async remove(id: string): Promise<void> {
      await orm.delete(reviews).where(eq(reviews.id, id))
    },

    ...entriesIn(orm),
  }
}
export type ReviewStore = ReturnType<typeof reviewStore>
