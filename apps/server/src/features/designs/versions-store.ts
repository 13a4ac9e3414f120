/** Lines of versions in the database: what a conversation refers back to, and what "back" means. */
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database.ts'
import { designs, predictions } from '../../db/schema.ts'

type DesignRow = typeof designs.$inferSelect

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
  rootId: string
  version: number
  createdAt: Date
}

/** Lines of versions that a message may refer back to. */
const LINES_REMEMBERED = 40
const FINGERPRINTS_AVOIDED = 60

/** The first version of a line. */
const root = alias(designs, 'root')

/** The rows of a conversation; null: it has none. @param of the table that they are in */
export function within(of: Record<keyof Conversation, PgColumn>, { ownerId, projectId, guestProjectId }: Conversation) {
  if (projectId) return eq(of.projectId, projectId)
  if (!guestProjectId) return null
  return and(eq(of.ownerId, ownerId), isNull(of.projectId), eq(of.guestProjectId, guestProjectId))
}

/** The designs of a conversation. */
export const conversationDesigns = (orm: Orm) => ({
  /** The brand kit that a design's line was made in; it may be gone. */
  async brandOf(id: string): Promise<string | undefined> {
    const [row] = await orm
      .select({ request: predictions.request })
      .from(designs)
      .innerJoin(root, eq(root.id, designs.rootId))
      .innerJoin(predictions, eq(predictions.id, root.predictionId))
      .where(eq(designs.id, id))
    return row?.request.brandId
  },

  /** The latest version of every line of a conversation, the most recently made first. */
  async latestOf(conversation: Conversation): Promise<LatestDesign[]> {
    const condition = within(designs, conversation)
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
        rootId: latest.rootId,
        version: latest.version,
        createdAt: latest.createdAt,
      })
      .from(latest)
      .innerJoin(root, eq(root.id, latest.rootId))
      .orderBy(desc(latest.createdAt), desc(root.predictionId), asc(root.position))
      .limit(LINES_REMEMBERED)
  },

  async fingerprintsOf(conversation: Conversation): Promise<string[]> {
    const condition = within(designs, conversation)
    if (!condition) return []
    const rows = await orm
      .select({ fingerprint: designs.fingerprint })
      .from(designs)
      .where(condition)
      .orderBy(desc(designs.createdAt))
      .limit(FINGERPRINTS_AVOIDED)
    return rows.map((row) => row.fingerprint)
  },
})

/** The number of the last version of its line. @param id of any version */
async function latestVersionOf(orm: Orm, id: string): Promise<number> {
  const line = orm.select({ rootId: designs.rootId }).from(designs).where(eq(designs.id, id))
  const [row] = await orm
    .select({ latest: sql<number>`coalesce(max(${designs.version}), 0)::int` })
    .from(designs)
    .where(inArray(designs.rootId, line))
  return row?.latest ?? 0
}

/** The versions of a line, and the lines beside it. */
export function designVersions(orm: Orm) {
  const pick = async (condition: ReturnType<typeof and>) =>
    (await orm.select().from(designs).where(condition).limit(1))[0] ?? null

  return {
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

    latestVersionOf: (id: string): Promise<number> => latestVersionOf(orm, id),

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
