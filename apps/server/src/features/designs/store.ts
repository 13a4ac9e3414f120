/** Designs in the database. */
import type { Paging } from '@limner/contract'
import type { Scene } from '@limner/engine'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database.ts'
import { designs, media, projects } from '../../db/schema.ts'

export type DesignRow = typeof designs.$inferSelect
/** A design without what it is made of: what lists show. */
export type DesignFacts = Omit<DesignRow, 'scene' | 'brief' | 'direction' | 'score'>
/** The colours and families that a design is seen by. */
export type DesignLooks = Pick<Scene, 'palette' | 'typography'>
export type PictureRow = typeof media.$inferSelect

/** Where a conversation's designs are: a project, or what a guest's browser calls one. */
export interface Conversation {
  ownerId: string
  projectId: string | null
  guestProjectId: string | null
}

/** A design as the chat refers to it: by its place in the answer that its line began in. */
export interface LatestDesign {
  id: string
  answerId: string
  position: number
  title: string
  kind: string
  createdAt: Date
}

/** Lines of versions that a message may refer back to. */
const LINES_REMEMBERED = 40
const FINGERPRINTS_AVOIDED = 60

const { scene: _scene, brief: _brief, direction: _direction, score: _score, ...FACTS } = getTableColumns(designs)

/** The last made first; of several that were made at once, the last one. */
const LATEST_FIRST = [desc(designs.createdAt), desc(designs.predictionId), desc(designs.position)]

/** The first version of a line. */
const root = alias(designs, 'root')

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

    /** The latest page first; each page oldest first. */
    async pageOfProject(projectId: string, { page, limit }: Paging): Promise<DesignFacts[]> {
      const rows = await orm
        .select(FACTS)
        .from(designs)
        .where(eq(designs.projectId, projectId))
        .orderBy(...LATEST_FIRST)
        .limit(limit)
        .offset((page - 1) * limit)
      return rows.reverse()
    },

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
    async versionsOf(rootId: string, { page, limit }: Paging): Promise<DesignFacts[]> {
      const rows = await orm
        .select(FACTS)
        .from(designs)
        .where(eq(designs.rootId, rootId))
        .orderBy(desc(designs.version))
        .limit(limit)
        .offset((page - 1) * limit)
      return rows.reverse()
    },

    async findFacts(id: string): Promise<DesignFacts | null> {
      const [row] = await orm.select(FACTS).from(designs).where(eq(designs.id, id))
      return row ?? null
    },

    /** Versions of a line by their numbers, and the newest one where that is asked for. */
    versionsAt: (rootId: string, numbers: readonly number[], newest: boolean): Promise<DesignRow[]> =>
      orm
        .select()
        .from(designs)
        .where(
          and(
            eq(designs.rootId, rootId),
            or(
              inArray(designs.version, [...numbers]),
              newest
                ? eq(designs.version, sql`(select max(version) from designs line where line.root_id = ${rootId})`)
                : undefined,
            ),
          ),
        ),

    /** Colours and families of some designs, by id. */
    async looksOf(ids: readonly string[]): Promise<ReadonlyMap<string, DesignLooks>> {
      if (ids.length === 0) return new Map()
      const rows = await orm
        .select({
          id: designs.id,
          palette: sql<Scene['palette']>`${designs.scene} -> 'palette'`,
          typography: sql<Scene['typography']>`${designs.scene} -> 'typography'`,
        })
        .from(designs)
        .where(inArray(designs.id, [...ids]))
      return new Map(rows.map(({ id, ...looks }) => [id, looks]))
    },

    /** The place of every line among the concepts of the answer that it began in, from 1; null where it was alone there. */
    async placesOf(rootIds: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
      if (rootIds.length === 0) return new Map()
      const other = alias(designs, 'other')
      const sibling = orm
        .select({ one: sql`1` })
        .from(other)
        .where(and(eq(other.predictionId, designs.predictionId), ne(other.id, designs.id)))
      const rows = await orm
        .select({ id: designs.id, position: designs.position, isAlone: notExists(sibling).mapWith(Boolean) })
        .from(designs)
        .where(inArray(designs.id, [...new Set(rootIds)]))
      return new Map(rows.map(({ id, position, isAlone }) => [id, isAlone ? null : position]))
    },

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

    /** The latest version of every line of a conversation, the most recently made first. */
    async latestOf(conversation: Conversation): Promise<LatestDesign[]> {
      const condition = within(conversation)
      if (!condition) return []
      const latest = orm
        .selectDistinctOn([designs.rootId])
        .from(designs)
        .where(condition)
        .orderBy(designs.rootId, desc(designs.version))
        .as('latest')
      return orm
        .select({
          id: latest.id,
          answerId: root.predictionId,
          position: root.position,
          title: latest.title,
          kind: latest.kind,
          createdAt: latest.createdAt,
        })
        .from(latest)
        .innerJoin(root, eq(root.id, latest.rootId))
        .orderBy(desc(latest.createdAt), desc(root.predictionId), asc(root.position))
        .limit(LINES_REMEMBERED)
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

    /** The latest versions of all lines that began in the same answer as this one, by position. */
    async siblingsOf(rootId: string): Promise<DesignRow[]> {
      const answer = orm.select({ id: root.predictionId }).from(root).where(eq(root.id, rootId))
      const rows = await orm
        .selectDistinctOn([root.position], { design: designs })
        .from(designs)
        .innerJoin(root, eq(root.id, designs.rootId))
        .where(inArray(root.predictionId, answer))
        .orderBy(asc(root.position), desc(designs.version))
      return rows.map((row) => row.design)
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
