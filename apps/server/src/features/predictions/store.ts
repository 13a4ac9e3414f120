/** Predictions in the database, as the API asks for them. The queue that drives them is jobs/store.ts. */
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
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
  }
}
export type PredictionStore = ReturnType<typeof predictionStore>
