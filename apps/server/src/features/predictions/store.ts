/** Predictions in the database, as the API asks for them. The queue that drives them is jobs/store.ts. */
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { CHANNEL } from '../../db/presence.ts'
import { predictions } from '../../db/schema.ts'

export type PredictionRow = typeof predictions.$inferSelect
export type NewPrediction = Pick<
  PredictionRow,
  'ownerId' | 'projectId' | 'guestProjectId' | 'request' | 'seed' | 'idempotencyKey' | 'requestHash'
>

export function predictionStore(orm: Orm) {
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

    /** Null: there is one with this key already. */
    async add(prediction: NewPrediction): Promise<PredictionRow | null> {
      const [row] = await orm
        .insert(predictions)
        .values(prediction)
        .onConflictDoNothing({ target: [predictions.ownerId, predictions.idempotencyKey] })
        .returning()
      return row ?? null
    },

    /** Ends what has not ended, whoever works on it: that process finds its claim gone. */
    async stop(id: string, error: string): Promise<void> {
      await orm.execute(sql`
        with stopped as (
          update predictions
          set state = 'failed', error = ${error}, result = ${JSON.stringify({ message: error })}::jsonb, process = null,
            stage = null, fraction = null, finished_at = now()
          where id = ${id} and state in ('starting', 'processing')
          returning id
        )
        select pg_notify(${CHANNEL}, id::text) from stopped`)
    },
  }
}
export type PredictionStore = ReturnType<typeof predictionStore>
