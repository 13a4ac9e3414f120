/** Predictions in the database, as the API asks for them. What drives them is in jobs/. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { CHANNELS } from '../../db/change-feed.ts'
import type { Orm, Queryable } from '../../db/database.ts'
import { projectMembers } from '../../db/members.ts'
import type { Queue } from '../../db/queue.ts'
import { oneRow } from '../../db/rows.ts'
import { media, predictions, projects } from '../../db/schema.ts'
import { announceEnd } from '../webhooks/outbox-store.ts'
import { countGeneration, isWithinQuota, type QuotaLimit } from './quota-store.ts'

export type PredictionRow = typeof predictions.$inferSelect
/** Generations that have not ended, of one owner and of one place. */
export interface Backlog {
  mine: number
  near: number
}

export type NewPrediction = Pick<
  PredictionRow,
  'ownerId' | 'projectId' | 'guestProjectId' | 'request' | 'seed' | 'idempotencyKey' | 'requestHash' | 'place'
> & {
  /** The title of the project that it begins. */
  begins?: string
}

/** @param queue its jobs change together with their predictions */
export function predictionStore(orm: Orm, queue: Pick<Queue, 'add' | 'cancel'>) {
  return {
    /** Whoever has asked for it may have left the project: there it has the project's people. */
    async ownership(id: string) {
      const [row] = await orm
        .select({
          ownerId: sql<string>`coalesce(${projects.ownerId}, ${predictions.ownerId})`,
          members: projectMembers,
        })
        .from(predictions)
        .leftJoin(projects, eq(projects.id, predictions.projectId))
        .where(and(eq(predictions.id, id), isNull(projects.deletedAt)))
      return row ? { ...row, isPublic: false } : null
    },

    async find(id: string): Promise<PredictionRow | null> {
      const [row] = await orm.select().from(predictions).where(eq(predictions.id, id))
      return row ?? null
    },

    async findByKey(ownerId: string, key: string): Promise<PredictionRow | null> {
      const [row] = await orm
        .select()
        .from(predictions)
        .where(and(eq(predictions.ownerId, ownerId), eq(predictions.idempotencyKey, key)))
      return row ?? null
    },

    /** The project that a guest's local one has become. */
    async findMoved(ownerId: string, guestProjectId: string): Promise<string | null> {
      const [row] = await orm
        .select({ id: projects.id })
        .from(projects)
        .where(
          and(eq(projects.ownerId, ownerId), eq(projects.guestProjectId, guestProjectId), isNull(projects.deletedAt)),
        )
      return row?.id ?? null
    },

    /**
     * Null: there is one with this key already. 'spent': its owner has had all designs of this month.
     * @param limit of new designs in a month; null: it is not counted
     * @param room what may wait; 'crowded': there is none left
     */
    add: (
      { begins, ...prediction }: NewPrediction,
      limit: QuotaLimit | null,
      room: Backlog | null,
    ): Promise<PredictionRow | 'spent' | 'crowded' | null> =>
      orm.transaction(async (query) => {
        await query.execute(sql`select pg_advisory_xact_lock(${prediction.place?.readInt32LE(0) ?? 0})`)
        const { mine, near } = await backlogOf(query, prediction)
        if (room && (mine >= room.mine || near >= room.near)) return 'crowded'
        if (limit !== null && !(await isWithinQuota(query, limit))) return 'spent'
        const [row] = await query
          .insert(predictions)
          .values(prediction)
          .onConflictDoNothing({ target: [predictions.ownerId, predictions.idempotencyKey] })
          .returning()
        if (!row) return null
        // Those who have much waiting let others pass; strangers may share an address.
        await queue.add(query, row, Math.max(mine, Math.floor(near / 4)))
        if (limit !== null) await countGeneration(query, row.id, limit)
        return begins === undefined ? row : begin(query, row, begins)
      }),

    /** Ends what has not ended, whoever works on it: that process is told. */
    async stop(id: string, error: string): Promise<void> {
      await orm.transaction(async (query) => {
        const [row] = await query
          .update(predictions)
          .set({
            ...{ state: 'failed', error, result: { message: error }, stage: null, fraction: null },
            finishedAt: sql`now()`,
          })
          .where(and(eq(predictions.id, id), inArray(predictions.state, ['starting', 'processing'])))
          .returning()
        if (row) {
          await announceEnd(query, row, { failure: error })
          await query.execute(
            sql`select pg_notify(${CHANNELS.changed}, ${id}::text), pg_notify(${CHANNELS.stopped}, ${id}::text)`,
          )
        }
        await queue.cancel(query, id)
      })
    },
  }
}
export type PredictionStore = ReturnType<typeof predictionStore>

/** How much of an owner and of a place has not ended. */
async function backlogOf(
  query: Queryable,
  { ownerId, place }: Pick<PredictionRow, 'ownerId' | 'place'>,
): Promise<Backlog> {
  const [row] = await query
    .select({
      mine: sql<number>`count(*) filter (where ${predictions.ownerId} = ${ownerId})::int`,
      near: sql<number>`count(*) filter (where ${predictions.place} = ${place})::int`,
    })
    .from(predictions)
    .where(inArray(predictions.state, ['starting', 'processing']))
  return row ?? { mine: 0, near: 0 }
}

/** Gives a prediction a project of its own, and its picture with it. */
async function begin(query: Queryable, { id, ownerId, request }: PredictionRow, title: string): Promise<PredictionRow> {
  const { id: projectId } = oneRow(
    await query.insert(projects).values({ ownerId, title }).returning({ id: projects.id }),
  )
  if (request.pictureId) await query.update(media).set({ projectId }).where(eq(media.id, request.pictureId))
  return oneRow(await query.update(predictions).set({ projectId }).where(eq(predictions.id, id)).returning())
}
