/** Designs in the database. */
import type { Paging } from '@limner/contract'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { approvedOf } from '../../db/approved.ts'
import type { Orm } from '../../db/database.ts'
import { projectMembers } from '../../db/members.ts'
import { falling, fallingWithNull, pageOf } from '../../db/pages.ts'
import { designs, predictions, projects } from '../../db/schema.ts'
import { namesOf } from '../identity/people-store.ts'
import { FACTS } from './facts-store.ts'
import { designSets } from './set-store.ts'
import { designStyles } from './style-store.ts'
import { turnsBefore } from './turns-store.ts'
import { type Conversation, conversationDesigns, designVersions } from './versions-store.ts'

export type DesignRow = typeof designs.$inferSelect
/** A design without what it is made of: what lists show. */
export type DesignFacts = Omit<DesignRow, 'scene' | 'brief' | 'direction' | 'score'>

/** The last made first; of several that were made at once, the last one. */
const LATEST_FIRST = [desc(designs.createdAt), desc(designs.predictionId), desc(designs.position)]
const PAGED_LATEST_FIRST = [
  falling(designs.createdAt),
  fallingWithNull(designs.predictionId),
  falling(designs.position),
  falling(designs.id),
]

export function designStore(orm: Orm) {
  return {
    async find(id: string): Promise<DesignRow | null> {
      const [row] = await orm.select().from(designs).where(eq(designs.id, id))
      return row ?? null
    },

    async ownership(id: string) {
      const [row] = await orm
        .select({ ownerId: designs.ownerId, isPublic: projects.isPublic, members: projectMembers })
        .from(designs)
        .leftJoin(projects, eq(projects.id, designs.projectId))
        .where(and(eq(designs.id, id), isNull(projects.deletedAt)))
      return row ? { ...row, isPublic: row.isPublic ?? false } : null
    },

    /** The latest page first; each page oldest first. */
    async pageOfProject(projectId: string, paging: Paging): Promise<DesignFacts[]> {
      const rows = await pageOf(paging, PAGED_LATEST_FIRST, (slice) =>
        orm
          .select({ ...FACTS, place: slice.place })
          .from(designs)
          .where(and(eq(designs.projectId, projectId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      )
      return rows.reverse()
    },

    /** Who asked for what answers brought, by the answer. */
    async askersOf(predictionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await orm
        .select({ id: predictions.id, ownerId: predictions.ownerId })
        .from(predictions)
        .where(inArray(predictions.id, [...new Set(predictionIds)]))
      return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
    },

    namesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => namesOf(orm, ids),

    approvedOf: (ids: readonly string[]): Promise<ReadonlySet<string>> => approvedOf(orm, ids),

    async countOfProject(projectId: string): Promise<number> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(designs)
        .where(eq(designs.projectId, projectId))
      return row?.count ?? 0
    },

    /** With what they are made of: for files of a whole project. The latest so many, oldest first. */
    async wholeOfProject(projectId: string, most: number): Promise<DesignRow[]> {
      const rows = await orm
        .select()
        .from(designs)
        .where(eq(designs.projectId, projectId))
        .orderBy(...LATEST_FIRST)
        .limit(most)
      return rows.reverse()
    },

    listOfPrediction: (predictionId: string): Promise<DesignFacts[]> =>
      orm.select(FACTS).from(designs).where(eq(designs.predictionId, predictionId)).orderBy(asc(designs.position)),

    /** The latest page first; each page oldest first. */
    async versionsOf(rootId: string, paging: Paging): Promise<DesignFacts[]> {
      const rows = await pageOf(paging, [falling(designs.version)], (slice) =>
        orm
          .select({ ...FACTS, place: slice.place })
          .from(designs)
          .where(and(eq(designs.rootId, rootId), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      )
      return rows.reverse()
    },

    async findFacts(id: string): Promise<DesignFacts | null> {
      const [row] = await orm.select(FACTS).from(designs).where(eq(designs.id, id))
      return row ?? null
    },

    ...designStyles(orm),
    ...conversationDesigns(orm),
    ...designVersions(orm),
    ...designSets(orm),
    turnsBefore: (conversation: Conversation) => turnsBefore(orm, conversation),
  }
}
export type DesignStore = ReturnType<typeof designStore>
