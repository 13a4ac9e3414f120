/**
 * What work on a generation changes: claiming, progress, and the one transaction that ends it. Every change names the
 * number of the claim, so that whoever lost it cannot change anything any more.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHANNELS } from '../db/change-feed.ts'
import type { Orm, Queryable } from '../db/database.ts'
import type { EarlyConcept, ModelResults, PredictionResult, Timings } from '../db/documents.ts'
import { GENERATIONS, GIVEN_UP, type Queue } from '../db/queue.ts'
import { designs, media, members, predictions, projects } from '../db/schema.ts'
import { keepForProject } from '../features/designs/borrowed-store.ts'
import { overtaken } from '../features/designs/overtaken.ts'
import { saveConversation } from '../features/messages/conversation-store.ts'
import { announceEnd } from '../features/webhooks/outbox-store.ts'
import type { Answer, Claim, NewDesign } from './types.ts'

/** Of the generations that have not ended. @see Health of the contract */
type Counts = { waiting: number; running: number; oldest: number; givenUp: number }

const told = (id: unknown) => sql`pg_notify(${CHANNELS.changed}, ${id}::text)`

const isOpen = inArray(predictions.state, ['starting', 'processing'])

export function jobStore(orm: Orm, queue: Pick<Queue, 'add'>) {
  const mine = (claim: Claim) =>
    and(eq(predictions.id, claim.id), eq(predictions.state, 'processing'), eq(predictions.attempt, claim.attempt))

  return {
    /** Takes a prediction that has not ended from whoever had it. Null: it has ended, or is gone. */
    async claim(id: string): Promise<Claim | null> {
      const { rows } = await orm.execute<Record<string, never>>(sql`
        update predictions
        set state = 'processing', attempt = attempt + 1, claimed_at = now(), stage = 'reading', fraction = 0, early = null
        where id = ${id} and ${isOpen}
        returning id, attempt, owner_id as "authorId",
          coalesce((select projects.owner_id from projects where projects.id = predictions.project_id), owner_id) as "ownerId",
          project_id as "projectId", guest_project_id as "guestProjectId",
          request, steps, seed::float as seed, extract(epoch from now() - created_at)::float * 1000 as waited`)
      return (rows[0] as unknown as Claim | undefined) ?? null
    },

    async progress(claim: Claim, stage: string, fraction: number, early?: EarlyConcept): Promise<void> {
      // One picture a concept: the newest.
      const others = sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(coalesce(early, '[]')) one
        where one->'position' <> ${JSON.stringify(early?.position ?? 0)}::jsonb)`
      const more = early ? sql`, early = ${others} || ${JSON.stringify([early])}::jsonb` : sql``
      await orm.execute(sql`
        with changed as (
          update predictions set stage = ${stage}, fraction = ${fraction}${more} where ${mine(claim)} returning id
        )
        select pg_notify(${CHANNELS.changed}, id::text) from changed`)
    },

    /** What a model has brought: it is not asked for again. */
    async checkpoint(claim: Claim, step: Partial<ModelResults>): Promise<void> {
      await orm
        .update(predictions)
        .set({ steps: sql`coalesce(${predictions.steps}, '{}') || ${JSON.stringify(step)}::jsonb` })
        .where(mine(claim))
    },

    /** Whether it is still to be made. */
    async isOpen(id: string): Promise<boolean> {
      const rows = await orm
        .select({ id: predictions.id })
        .from(predictions)
        .where(and(eq(predictions.id, id), isOpen))
      return rows.length > 0
    },

    /** Everything or nothing: designs, their pictures, and the end of the prediction. False: the claim was lost. Throws Refused. */
    finish: (claim: Claim, answer: Answer): Promise<boolean> =>
      orm.transaction(async (query) => {
        // The owner is read here, because a guest may have signed up in the meantime.
        const [row] = await query.select().from(predictions).where(mine(claim)).for('update')
        if (!row) return false
        // What is made in a project is its owner's, whoever asked for it.
        const home = { ...row, ownerId: await ownerIn(query, row) }
        if (!(await mayChange(query, row, home.ownerId))) throw new Refused('You can no longer change this project.')
        for (const [index, design] of answer.designs.entries()) await addDesign(query, home, index + 1, design)
        await query
          .update(predictions)
          .set({ ...ended('succeeded', answer.result, answer.timings) })
          .where(eq(predictions.id, row.id))
        await saveConversation(query, row, answer.result)
        await announceEnd(query, row, { designs: answer.designs })
        await query.execute(sql`select ${told(row.id)}`)
        return true
      }),

    async fail(claim: Claim, error: string, result: PredictionResult): Promise<void> {
      await orm.transaction(async (query) => {
        const [row] = await query
          .update(predictions)
          .set({ ...ended('failed', result, null), error })
          .where(mine(claim))
          .returning()
        if (row) await announceEnd(query, row, { failure: error })
        await query.execute(sql`select ${told(claim.id)}`)
      })
    },

    /** Waits again; `blameless` when the attempt was cut short by a stop of the server. */
    async release(claim: Claim, blameless: boolean): Promise<void> {
      await orm
        .update(predictions)
        .set({ state: 'starting', ...(blameless && { attempt: claim.attempt - 1 }) })
        .where(mine(claim))
    },

    /** Gives a job to predictions that have none: those of a database that was restored, or that an earlier version left. */
    async adopt(): Promise<void> {
      const rows = await orm
        .select({ id: predictions.id, request: predictions.request })
        .from(predictions)
        .where(sql`${isOpen} and not exists (
          select from pgboss.job where job.name in ${GENERATIONS} and job.id = predictions.id and job.state < 'completed'
        )`)
      for (const row of rows)
        await orm.transaction(async (query) => {
          await query.execute(
            sql`delete from pgboss.job where name in ${GENERATIONS} and id = ${row.id} and state >= 'completed'`,
          )
          await queue.add(query, row)
        })
    },

    async counts(): Promise<Counts> {
      const { rows } = await orm.execute<Counts>(sql`
        select count(*) filter (where state = 'starting')::int as waiting,
          count(*) filter (where state = 'processing')::int as running,
          coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest,
          (select count(*)::int from pgboss.job where name = ${GIVEN_UP}) as "givenUp"
        from predictions where ${isOpen}`)
      return rows[0] ?? { waiting: 0, running: 0, oldest: 0, givenUp: 0 }
    },
  }
}
export type JobStore = ReturnType<typeof jobStore>

/** What was made cannot be kept, and would not be another time: why, for people. */
export class Refused extends Error {}

const ended = (state: 'succeeded' | 'failed', result: PredictionResult, timings: Timings | null) => ({
  state,
  result,
  timings,
  stage: null,
  fraction: null,
  early: null,
  finishedAt: sql`now()`,
})

/** Whether somebody who asked while they were an editor of the project is one still. */
async function mayChange(
  query: Queryable,
  { projectId, ownerId: authorId }: typeof predictions.$inferSelect,
  ownerId: string,
): Promise<boolean> {
  if (projectId === null || authorId === ownerId) return true
  const editor = and(eq(members.projectId, projectId), eq(members.userId, authorId), eq(members.role, 'editor'))
  return (await query.select({ id: members.id }).from(members).where(editor)).length > 0
}

async function ownerIn(query: Queryable, { projectId, ownerId }: typeof predictions.$inferSelect): Promise<string> {
  if (projectId === null) return ownerId
  const [project] = await query.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId))
  return project?.ownerId ?? ownerId
}

/** @param prediction its owner: whose the design will be */
async function addDesign(
  query: Queryable,
  prediction: typeof predictions.$inferSelect,
  position: number,
  { pictures, rootId: existingRoot, id, ...made }: NewDesign,
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
    const { parentDesignId, knownVersion } = prediction.request
    if (knownVersion !== undefined && made.parentId === parentDesignId && version > knownVersion + 1)
      throw new Refused(overtaken(version - 1))
  }
  const { ownerId, projectId, guestProjectId, id: predictionId } = prediction
  const design = projectId === null ? made : await keepForProject(query, made, { ownerId, projectId })
  await query
    .insert(designs)
    .values({ ...design, id, ownerId, projectId, guestProjectId, predictionId, position, rootId, version })
  await query
    .insert(media)
    .values(pictures.map((picture, artboard) => ({ ...picture, ownerId, projectId, designId: id, artboard })))
}
