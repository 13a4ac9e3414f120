/** What people's own work tells of them, and what they want left out of it. */
import type { Brief, Direction, OwnFact, Scene } from '@limner/engine'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { designs, forgotten, messages, predictions, projects, users } from '../../db/schema.ts'
import type { DesignRow } from '../designs/store.ts'

/** So far back it remembers. */
const MAX_DESIGNS = 200
const MAX_MESSAGES = 300
/** Words of a message that may tell of its author. */
const OF_ONESELF = '\\m(i|we|our|my|brand)\\M'

/** Designs that somebody asked for themselves: what members make in a project tells nothing of its owner. */
const askedBy = (ownerId: string) => sql`exists (
  select from ${predictions} asked where asked.id = ${designs.predictionId} and asked.owner_id = ${ownerId}
)`

/** What somebody allows to be remembered. */
export interface MemoryScope {
  /** Guests have nowhere to see and erase what is remembered. */
  hasAccount: boolean
  since: Date
  /** When each item was erased. */
  forgotten: ReadonlyMap<string, Date>
}

/** A design as far as it tells of a name. */
export interface BrandDesign {
  name: string
  /** From 1, in its answer; and in its line. */
  position: number
  version: number
  asked: Brief['colours']
  palette: Scene['palette']
  type: Pick<Direction, 'typography' | 'weights' | 'displayTracking'>
  createdAt: Date
}

export interface PastMessage {
  text: string
  /** The name that the design was for. */
  brand: string | null
  /** What they told of themselves in it. */
  facts: OwnFact[]
  createdAt: Date
}

export const memoryStore = (orm: Orm) => ({
  /** Null: this person wants nothing to be remembered. */
  async wanted(ownerId: string): Promise<MemoryScope | null> {
    const [user] = await orm.select().from(users).where(eq(users.id, ownerId))
    if (user && !user.remember) return null
    const erased = await orm.select().from(forgotten).where(eq(forgotten.userId, ownerId))
    return {
      hasAccount: user !== undefined,
      since: user?.rememberedSince ?? new Date(0),
      forgotten: new Map(erased.map(({ item, forgottenAt }) => [item, forgottenAt])),
    }
  },

  designsOf: (ownerId: string, since: Date): Promise<DesignRow[]> =>
    orm
      .select()
      .from(designs)
      .where(
        and(eq(designs.ownerId, ownerId), gt(designs.createdAt, since), notInBin(designs.projectId), askedBy(ownerId)),
      )
      .orderBy(desc(designs.createdAt), designs.position)
      .limit(MAX_DESIGNS),

  /** The latest first. @param prompt only names that occur in it */
  async brandDesigns(ownerId: string, since: Date, prompt?: string): Promise<BrandDesign[]> {
    const brand = sql<string>`${designs.brief}->>'brand'`
    const rows = await orm
      .select({
        name: brand,
        position: designs.position,
        version: designs.version,
        asked: sql<Brief['colours']>`${designs.brief}->'colours'`,
        palette: sql<Scene['palette']>`${designs.scene}->'palette'`,
        typography: sql<Scene['typography']>`${designs.scene}->'typography'`,
        weights: sql<Direction['weights']>`${designs.direction}->'weights'`,
        displayTracking: sql<number>`(${designs.direction}->>'displayTracking')::float`,
        createdAt: designs.createdAt,
      })
      .from(designs)
      .where(
        and(
          eq(designs.ownerId, ownerId),
          gt(designs.createdAt, since),
          notInBin(designs.projectId),
          askedBy(ownerId),
          sql`${brand} <> ''`,
          prompt === undefined ? undefined : sql`position(lower(${brand}) in lower(${prompt})) > 0`,
        ),
      )
      .orderBy(desc(designs.createdAt), designs.position)
      .limit(MAX_DESIGNS)
    return rows.map(({ typography, weights, displayTracking, ...row }) => ({
      ...row,
      type: { typography, weights, displayTracking },
    }))
  },

  /** What was said, with a generation or as a message alone, the latest first. @param except the prediction that asks */
  async wishesOf(ownerId: string, since: Date, except?: string): Promise<PastMessage[]> {
    const { rows } = await orm.execute<{
      text: string
      brand: string | null
      facts: OwnFact[] | null
      at: Date | string
    }>(sql`
      (select coalesce(request->>'modification', request->>'prompt') as text, made.brand,
        result->'facts' as facts, ${predictions.createdAt} as at
      from ${predictions}
      left join lateral (
        select ${designs.brief}->>'brand' as brand from ${designs} where ${designs.predictionId} = ${predictions.id} limit 1
      ) made on true
      where ${predictions.ownerId} = ${ownerId} and ${predictions.createdAt} > ${since.toISOString()}
        and ${notInBin(predictions.projectId)}
        and ${predictions.id} is distinct from ${except ?? null}
        and (coalesce(request->>'modification', request->>'prompt') ~* ${OF_ONESELF} or result ? 'facts')
      order by ${predictions.createdAt} desc
      limit ${MAX_MESSAGES})
      union all
      (select ${messages.content} as text, null as brand, null as facts, ${messages.createdAt} as at
      from ${messages} join ${projects} on ${projects.id} = ${messages.projectId}
      where ${projects.ownerId} = ${ownerId} and ${projects.deletedAt} is null and ${messages.type} = 'user'
        and ${messages.authorId} is null
        and ${messages.createdAt} > ${since.toISOString()} and ${messages.content} ~* ${OF_ONESELF}
        and not exists (
          select from ${predictions} asked
          where asked.owner_id = ${ownerId}
            and coalesce(asked.request->>'modification', asked.request->>'prompt') = ${messages.content})
      order by ${messages.sequence} desc
      limit ${MAX_MESSAGES})
      order by at desc
      limit ${MAX_MESSAGES}`)
    return rows.map(({ text, brand, facts, at }) => ({ text, brand, facts: facts ?? [], createdAt: new Date(at) }))
  },

  async forget(userId: string, item: string): Promise<void> {
    await orm
      .insert(forgotten)
      .values({ userId, item })
      .onConflictDoUpdate({ target: [forgotten.userId, forgotten.item], set: { forgottenAt: sql`now()` } })
  },

  forgetEverything: (userId: string): Promise<void> =>
    orm.transaction(async (query) => {
      await query.update(users).set({ rememberedSince: sql`now()` }).where(eq(users.id, userId))
      await query.delete(forgotten).where(eq(forgotten.userId, userId))
    }),
})
export type MemoryStore = ReturnType<typeof memoryStore>
