/** Designs in the database. */
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { designs, media, predictions, projects } from '../../db/schema.ts'

export type DesignRow = typeof designs.$inferSelect
export type PictureRow = typeof media.$inferSelect

/** Where a conversation's designs are: a project, or what a guest's browser calls one. */
export interface Conversation {
  ownerId: string
  projectId: string | null
  guestProjectId: string | null
}

/** Answers that a message may refer back to. */
const ANSWERS_REMEMBERED = 5
const FINGERPRINTS_AVOIDED = 60

const within = ({ ownerId, projectId, guestProjectId }: Conversation) => {
  if (projectId) return eq(designs.projectId, projectId)
  if (!guestProjectId) return null
  return and(eq(designs.ownerId, ownerId), isNull(designs.projectId), eq(designs.guestProjectId, guestProjectId))
}

export function designStore(orm: Orm) {
  const pick = async (condition: ReturnType<typeof and>) =>
    (await orm.select().from(designs).where(condition).limit(1))[0] ?? null

  return {
    find: (id: string): Promise<DesignRow | null> => pick(eq(designs.id, id)),

    async ownership(id: string) {
      const [row] = await orm
        .select({ ownerId: designs.ownerId, isPublic: projects.isPublic })
        .from(designs)
        .leftJoin(projects, eq(projects.id, designs.projectId))
        .where(eq(designs.id, id))
      return row ? { ownerId: row.ownerId, isPublic: row.isPublic ?? false } : null
    },

    listOfProject: (projectId: string): Promise<DesignRow[]> =>
      orm
        .select()
        .from(designs)
        .where(eq(designs.projectId, projectId))
        .orderBy(asc(designs.createdAt), asc(designs.predictionId), asc(designs.position)),

    listOfPrediction: (predictionId: string): Promise<DesignRow[]> =>
      orm.select().from(designs).where(eq(designs.predictionId, predictionId)).orderBy(asc(designs.position)),

    versionsOf: (rootId: string): Promise<DesignRow[]> =>
      orm.select().from(designs).where(eq(designs.rootId, rootId)).orderBy(asc(designs.version)),

    /** The pictures of some designs, in the order of their artboards. */
    picturesOf: (ids: string[]): Promise<PictureRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : orm.select().from(media).where(inArray(media.designId, ids)).orderBy(asc(media.artboard)),

    /** The design that a picture shows. */
    async findByPicture(mediaId: string): Promise<string | null> {
      const [row] = await orm.select({ designId: media.designId }).from(media).where(eq(media.id, mediaId))
      return row?.designId ?? null
    },

    /** Designs of the newest answers of a conversation: the newest answer first, in it by position. */
    async recentOf(conversation: Conversation): Promise<DesignRow[]> {
      const condition = within(conversation)
      if (!condition) return []
      const newest = orm
        .select({ id: designs.predictionId })
        .from(designs)
        .where(condition)
        .groupBy(designs.predictionId)
        .orderBy(desc(sql`max(${designs.createdAt})`))
        .limit(ANSWERS_REMEMBERED)
      const rows = await orm
        .select({ design: designs })
        .from(designs)
        .innerJoin(predictions, eq(predictions.id, designs.predictionId))
        .where(and(condition, inArray(designs.predictionId, newest)))
        .orderBy(desc(designs.createdAt), desc(predictions.id), asc(designs.position))
      return rows.map((row) => row.design)
    },

    async fingerprintsOf(conversation: Conversation): Promise<string[]> {
      const condition = within(conversation)
      if (!condition) return []
      const rows = await orm
        .select({ fingerprint: designs.fingerprint })
        .from(designs)
        .where(condition)
        .orderBy(desc(designs.createdAt))
        .limit(FINGERPRINTS_AVOIDED)
      return rows.map((row) => row.fingerprint)
    },

    /** All designs of the answer that a line of versions began with, by position. */
    async siblingsOf(rootId: string): Promise<DesignRow[]> {
      const answer = orm.select({ id: designs.predictionId }).from(designs).where(eq(designs.id, rootId))
      return orm.select().from(designs).where(inArray(designs.predictionId, answer)).orderBy(asc(designs.position))
    },

    /**
     * The version that "back" means. A version that is itself a return counts as the one that it returned to, so that
     * going back twice goes back two steps.
     */
    async findVersion(from: DesignRow, to: 'previous' | number): Promise<DesignRow | null> {
      const line = eq(designs.rootId, from.rootId)
      if (to !== 'previous') return pick(and(line, eq(designs.version, to)))
      let at: DesignRow | null = from
      while (at?.copyOf) at = await pick(eq(designs.id, at.copyOf))
      if (!at) return null
      if (at.parentId) return pick(eq(designs.id, at.parentId))
      const [before] = await orm
        .select()
        .from(designs)
        .where(and(line, lt(designs.version, at.version)))
        .orderBy(desc(designs.version))
        .limit(1)
      return before ?? null
    },
  }
}
export type DesignStore = ReturnType<typeof designStore>
