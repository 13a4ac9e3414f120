/** Review links and what was answered, in the database. */
import type { Paging } from '@limner/contract'
import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { projectMembers } from '../../db/members.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { oneRow } from '../../db/rows.ts'
import { designs, projects, reviewEntries, reviews, users } from '../../db/schema.ts'
import type { Ownership } from '../../platform/access.ts'
import { NAMED } from '../identity/people-store.ts'
import { announce } from '../webhooks/outbox-store.ts'

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

/** Whether an answer of this kind to this version came in the last so many minutes. */
async function wasSaid(query: Queryable, { reviewId, kind, version }: NewEntry, minutes: number): Promise<boolean> {
  const same = and(
    eq(reviewEntries.reviewId, reviewId),
    eq(reviewEntries.kind, kind),
    eq(reviewEntries.version, version),
  )
  const recent = gt(reviewEntries.createdAt, sql`now() - make_interval(mins => ${minutes})`)
  const rows = await query.select({ id: reviewEntries.id }).from(reviewEntries).where(and(same, recent)).limit(1)
  return rows.length > 0
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

    /**
     * Answers of one review take turns, so that the last place is given once. Null: there is none left, or the review is gone.
     * @param most answers that a review takes
     * @param quiet minutes; `isQuiet`: an answer of this kind to this version came in them
     */
    add: (
      entry: NewEntry,
      { most, quiet }: { most: number; quiet: number },
    ): Promise<{ row: EntryRow; isQuiet: boolean } | null> =>
      orm.transaction(async (query) => {
        const ofReview = eq(reviewEntries.reviewId, entry.reviewId)
        const [review] = await query.select().from(reviews).where(eq(reviews.id, entry.reviewId)).for('update')
        const there = await query.select({ total: count() }).from(reviewEntries).where(ofReview)
        if (!review || oneRow(there).total >= most) return null
        const isQuiet = await wasSaid(query, entry, quiet)
        const row = oneRow(await query.insert(reviewEntries).values(entry).returning())
        const { id: entryId, kind, version } = row
        const news = { reviewId: review.id, entryId, designId: review.designId, kind, versionNumber: version }
        await announce(query, review.ownerId, 'review.answered', news)
        return { row, isQuiet }
      }),

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
    /** Null: the design has so many links already. @param rootId of its line: links are counted for all its versions */
    create: (
      row: Pick<ReviewRow, 'token' | 'ownerId' | 'designId' | 'expiresAt'>,
      rootId: string,
      most: number,
    ): Promise<ReviewRow | null> =>
      orm.transaction(async (query) => {
        await query.select({ id: designs.id }).from(designs).where(eq(designs.id, rootId)).for('update')
        const there = await query
          .select({ total: count() })
          .from(reviews)
          .innerJoin(designs, eq(designs.id, reviews.designId))
          .where(eq(designs.rootId, rootId))
        if (oneRow(there).total >= most) return null
        return oneRow(await query.insert(reviews).values(row).returning())
      }),

    async ownership(id: string): Promise<Ownership | null> {
      const [row] = await orm
        .select({ ownerId: reviews.ownerId, members: projectMembers })
        .from(reviews)
        .innerJoin(designs, eq(designs.id, reviews.designId))
        .leftJoin(projects, eq(projects.id, designs.projectId))
        .where(and(eq(reviews.id, id), isNull(projects.deletedAt)))
      return row ? { ...row, isPublic: false } : null
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

    /** As they have given it; null: they have not, and nothing of their address is told to whoever has a link. */
    async givenNameOf(accountId: string): Promise<string | null> {
      const [row] = await orm.select(NAMED).from(users).where(eq(users.id, accountId))
      return row ? `${row.firstName} ${row.lastName}`.trim() || null : null
    },

    /** Of a design in any of its versions, the newest first. */
    ofLine: (rootId: string, paging: Paging): Promise<ShownReview[]> =>
      pageOf(paging, [falling(reviews.createdAt), rising(reviews.id)], (slice) =>
        orm
          .select({ review: reviews, design: DESIGN, place: slice.place })
          .from(reviews)
          .innerJoin(designs, and(eq(designs.id, reviews.designId), notInBin(designs.projectId)))
          .where(and(eq(designs.rootId, rootId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

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
