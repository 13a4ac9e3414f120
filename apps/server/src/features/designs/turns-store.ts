/** Turns of conversations in the database: what later messages lean on. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import type { TurnDone } from '../../db/documents.ts'
import { designs, predictions } from '../../db/schema.ts'
import { type Conversation, within } from './versions-store.ts'

/** A turn of a conversation before. */
export interface TurnBefore {
  said: string
  did: TurnDone
  /** How many things it changed. */
  changes: number
  /** Lines of the designs that it made or spoke of. */
  rootIds: string[]
  /** What was looked at then. */
  selectedId: string | undefined
}

/** Turns that a message may lean on. */
const TURNS_REMEMBERED = 6

/** What was said in a conversation before and what came of it, the last first. */
export async function turnsBefore(orm: Orm, conversation: Conversation): Promise<TurnBefore[]> {
  const condition = within(predictions, conversation)
  if (!condition) return []
  const rows = await orm
    .select({ id: predictions.id, request: predictions.request, result: predictions.result })
    .from(predictions)
    .where(and(condition, eq(predictions.state, 'succeeded')))
    .orderBy(desc(predictions.createdAt))
    .limit(TURNS_REMEMBERED)
  const made = await orm
    .select({ predictionId: designs.predictionId, rootId: designs.rootId, changes: designs.changes })
    .from(designs)
    .where(
      inArray(
        designs.predictionId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map(({ id, request, result }) => {
    const own = made.filter(({ predictionId }) => predictionId === id)
    const { did, about = [] } = result?.turn ?? { did: own.length > 0 ? 'changed' : 'told' }
    return {
      said: request.modification ?? request.prompt,
      did,
      changes: Math.max(0, ...own.map(({ changes }) => changes.length)),
      rootIds: own.length > 0 ? own.map(({ rootId }) => rootId) : about,
      selectedId: request.selectedDesignId,
    }
  })
}
