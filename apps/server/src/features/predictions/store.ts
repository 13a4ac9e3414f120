/** Predictions in the database, as the API asks for them. What drives them is in jobs/. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { CHANNELS } from '../../db/news.ts'
import type { Queue } from '../../db/queue.ts'
import { oneRow } from '../../db/rows.ts'
import { media, predictions, projects } from '../../db/schema.ts'
import { countGeneration, isOneLeft } from './quota-store.ts'

export type PredictionRow = typeof predictions.$inferSelect
export type NewPrediction = Pick<
  PredictionRow,
  'ownerId' | 'projectId' | 'guestProjectId' | 'request' | 'seed' | 'idempotencyKey' | 'requestHash'
> & {
  /** The title of the project that it begins. */
  begins?: string
}

/** @param queue its jobs change together with their predictions */
export function predictionStore(orm: Orm, queue: Pick<Queue, 'add' | 'cancel'>) {
  return {
    async ownership(id: string) {
      const [row] = await orm.select({ ownerId: predictions.ownerId }).from(predictions).where(eq(predictions.id, id))
      return row ? { ownerId: row.ownerId, isPublic: false } : null
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
     */
    add: ({ begins, ...prediction }: NewPrediction, limit: number | null): Promise<PredictionRow | 'spent' | null> =>
      orm.transaction(async (query) => {
        if (limit !== null && !(await isOneLeft(query, prediction.ownerId, limit))) return 'spent'
        const [row] = await query
          .insert(predictions)
          .values(prediction)
          .onConflictDoNothing({ target: [predictions.ownerId, predictions.idempotencyKey] })
          .returning()
        if (!row) return null
        await queue.add(query, row)
        if (limit !== null) await countGeneration(query, row)
        return begins === undefined ? row : begin(query, row, begins)
      }),

    /** Ends what has not ended, whoever works on it: that process is told. */
    async stop(id: string, error: string): Promise<void> {
      await orm.transaction(async (query) => {
        await query.execute(sql`
          with stopped as (
            update predictions
            set state = 'failed', error = ${error}, result = ${JSON.stringify({ message: error })}::jsonb, stage = null,
              fraction = null, finished_at = now()
            where id = ${id} and state in ('starting', 'processing')
            returning id
          )
          select pg_notify(${CHANNELS.changed}, id::text), pg_notify(${CHANNELS.stopped}, id::text) from stopped`)
        await queue.cancel(query, id)
      })
    },
  }
}
export type PredictionStore = ReturnType<typeof predictionStore>

/** Gives a prediction a project of its own, and its picture with it. */
async function begin(query: Queryable, { id, ownerId, request }: PredictionRow, title: string): Promise<PredictionRow> {
  const { id: projectId } = oneRow(
    await query.insert(projects).values({ ownerId, title }).returning({ id: projects.id }),
  )
  if (request.pictureId) await query.update(media).set({ projectId }).where(eq(media.id, request.pictureId))
  return oneRow(await query.update(predictions).set({ projectId }).where(eq(predictions.id, id)).returning())
}
