/**
 * The queue, which is the table of predictions itself: claiming, progress, and the one transaction that ends a
 * generation. Every change names process and attempt, so that whoever lost a claim cannot change anything any more.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../db/database.ts'
import type { EarlyConcept, PredictionResult, Steps, Timings } from '../db/documents.ts'
import { CHANNEL, PROCESS_LOCKS } from '../db/presence.ts'
import { designs, media, predictions } from '../db/schema.ts'
import { keepConversation } from '../features/messages/conversation-store.ts'
import type { Answer, Claim, NewDesign } from './types.ts'

const told = (id: unknown) => sql`pg_notify(${CHANNEL}, ${id}::text)`

export function jobStore(orm: Orm, process: number) {
  const mine = (claim: Claim) =>
    and(
      eq(predictions.id, claim.id),
      eq(predictions.state, 'processing'),
      eq(predictions.process, process),
      eq(predictions.attempt, claim.attempt),
    )

  return {
    /** Takes the oldest waiting prediction, or none. */
    async claim(): Promise<Claim | null> {
      const { rows } = await orm.execute<Record<string, never>>(sql`
        update predictions
        set state = 'processing', process = ${process}, attempt = attempt + 1, claimed_at = now(),
          stage = 'reading', fraction = 0, early = null
        where id = (
          select id from predictions where state = 'starting' order by created_at limit 1 for update skip locked
        )
        returning id, attempt, owner_id as "ownerId", project_id as "projectId", guest_project_id as "guestProjectId",
          request, steps, seed::float as seed, extract(epoch from now() - created_at)::float * 1000 as waited`)
      return (rows[0] as unknown as Claim | undefined) ?? null
    },

    async progress(claim: Claim, stage: string, fraction: number, early?: EarlyConcept): Promise<void> {
      const more = early ? sql`, early = coalesce(early, '[]') || ${JSON.stringify([early])}::jsonb` : sql``
      await orm.execute(sql`
        with changed as (
          update predictions set stage = ${stage}, fraction = ${fraction}${more} where ${mine(claim)} returning id
        )
        select pg_notify(${CHANNEL}, id::text) from changed`)
    },

    /** What a model has brought: it is not asked for again. */
    async checkpoint(claim: Claim, step: Partial<Steps>): Promise<void> {
      await orm
        .update(predictions)
        .set({ steps: sql`coalesce(${predictions.steps}, '{}') || ${JSON.stringify(step)}::jsonb` })
        .where(mine(claim))
    },

    /** Those of them that somebody has stopped, or that another process has. */
    async lostOf(running: string[]): Promise<string[]> {
      const { rows } = await orm.execute<{ id: string }>(sql`
        select id from jsonb_array_elements_text(${JSON.stringify(running)}::jsonb) as id
        where not exists (
          select from predictions
          where predictions.id = id::uuid and state = 'processing' and process = ${process}
        )`)
      return rows.map(({ id }) => id)
    },

    /** Everything or nothing: designs, their pictures, and the end of the prediction. False: the claim was lost. */
    finish: (claim: Claim, answer: Answer): Promise<boolean> =>
      orm.transaction(async (query) => {
        // The owner is read here, because a guest may have signed up in the meantime.
        const [row] = await query.select().from(predictions).where(mine(claim)).for('update')
        if (!row) return false
        for (const [index, design] of answer.designs.entries()) await addDesign(query, row, index + 1, design)
        await query
          .update(predictions)
          .set({ ...ended('succeeded', answer.result, answer.timings) })
          .where(eq(predictions.id, row.id))
        await keepConversation(query, row, answer.result)
        await query.execute(sql`select ${told(row.id)}`)
        return true
      }),

    async fail(claim: Claim, error: string, result: PredictionResult): Promise<void> {
      await orm.transaction(async (query) => {
        await query
          .update(predictions)
          .set({ ...ended('failed', result, null), error })
          .where(mine(claim))
        await query.execute(sql`select ${told(claim.id)}`)
      })
    },

    /** Back into the queue; `blameless` when the attempt was cut short by a stop of the server. */
    async release(claim: Claim, blameless: boolean): Promise<void> {
      await orm
        .update(predictions)
        .set({ state: 'starting', process: null, ...(blameless && { attempt: claim.attempt - 1 }) })
        .where(mine(claim))
    },

    /** Puts back what this process claimed but does not work on: a connection was lost at the wrong moment. */
    async releaseForgotten(running: string[]): Promise<void> {
      await orm.execute(sql`
        update predictions set state = 'starting', process = null
        where state = 'processing' and process = ${process}
          and id not in (select jsonb_array_elements_text(${JSON.stringify(running)}::jsonb)::uuid)`)
    },

    /** Puts back what dead processes had claimed. Answers how many. */
    releaseOfTheDead: (): Promise<number> =>
      orm.transaction(async (query) => {
        const { rows } = await query.execute<{ process: number; dead: boolean }>(sql`
          select process, pg_try_advisory_xact_lock(${PROCESS_LOCKS}, process) as dead
          from (select distinct process from predictions where state = 'processing' and process <> ${process}) owners`)
        let count = 0
        for (const row of rows.filter(({ dead }) => dead)) {
          const { rowCount } = await query.execute(sql`
            update predictions set state = 'starting', process = null
            where state = 'processing' and process = ${row.process}`)
          count += rowCount ?? 0
        }
        return count
      }),

    async counts(): Promise<{ waiting: number; running: number }> {
      const { rows } = await orm.execute<{ waiting: number; running: number }>(sql`
        select count(*) filter (where state = 'starting')::int as waiting,
          count(*) filter (where state = 'processing')::int as running
        from predictions where state in ('starting', 'processing')`)
      return rows[0] ?? { waiting: 0, running: 0 }
    },
  }
}
export type JobStore = ReturnType<typeof jobStore>

const ended = (state: 'succeeded' | 'failed', result: PredictionResult, timings: Timings | null) => ({
  state,
  result,
  timings,
  process: null,
  stage: null,
  fraction: null,
  early: null,
  finishedAt: sql`now()`,
})

async function addDesign(
  query: Queryable,
  prediction: typeof predictions.$inferSelect,
  position: number,
  { pictures, rootId: existingRoot, id, ...design }: NewDesign,
): Promise<void> {
  const rootId = existingRoot ?? id
  let version = 1
  if (existingRoot) {
    // Two edits of one line take turns here, so no version number is given twice.
    await query.select({ id: designs.id }).from(designs).where(eq(designs.id, rootId)).for('update')
    const [latest] = await query
      .select({ version: sql<number>`max(${designs.version})::int` })
      .from(designs)
      .where(eq(designs.rootId, rootId))
    version = (latest?.version ?? 0) + 1
  }
  const { ownerId, projectId, guestProjectId, id: predictionId } = prediction
  await query
    .insert(designs)
    .values({ ...design, id, ownerId, projectId, guestProjectId, predictionId, position, rootId, version })
  await query
    .insert(media)
    .values(pictures.map((picture, artboard) => ({ ...picture, ownerId, projectId, designId: id, artboard })))
}
