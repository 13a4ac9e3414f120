/** Sets in the database: a design and what was made from it in other formats. */
import type { Format } from '@limner/engine'
import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database.ts'
import type { PredictionRequest } from '../../db/documents.ts'
import { designs, predictions } from '../../db/schema.ts'
import { FACTS } from './facts-store.ts'
import type { SetVersion } from './set-changes.ts'

/** The first version of a line. */
const root = alias(designs, 'root')

/** The design that the set of a line begins with: itself, or the one that it was made from. */
const beginningOf = (rootId: string): SQL =>
  sql`(select coalesce(line.set_id, line.id) from designs line where line.id = ${rootId})`

const isMember = (rootId: string) => or(eq(root.id, beginningOf(rootId)), eq(root.setId, beginningOf(rootId)))

interface Member {
  begun: Date
  position: number
}
/** In the order that they were made. */
const byMaking = (a: Member, b: Member) => a.begun.getTime() - b.begun.getTime() || a.position - b.position

/** Of what the answer was asked for. */
const asked = (what: keyof PredictionRequest): SQL => sql`${predictions.request} ->> ${what}::text`

const FORMAT = sql<Format>`${designs.scene} -> 'format'`

const MADE = { begun: root.createdAt, position: root.position }
const ONE_A_LINE = [designs.rootId, desc(designs.version)] as const

export const designSets = (orm: Orm) => ({
  /** The design that a set begins with. */
  async setOf(rootId: string): Promise<string> {
    const [row] = await orm.select({ setId: designs.setId }).from(designs).where(eq(designs.id, rootId))
    return row?.setId ?? rootId
  },

  /** The latest version of every design of the set that a line belongs to. */
  async latestOfSet(rootId: string) {
    const rows = await orm
      .selectDistinctOn([designs.rootId], { design: designs, ...MADE })
      .from(designs)
      .innerJoin(root, eq(root.id, designs.rootId))
      .where(isMember(rootId))
      .orderBy(...ONE_A_LINE)
    return rows.sort(byMaking).map(({ design }) => design)
  },

  /** The same with their formats, and without what else they are made of. */
  async factsOfSet(rootId: string) {
    const rows = await orm
      .selectDistinctOn([designs.rootId], { design: FACTS, format: FORMAT, ...MADE })
      .from(designs)
      .innerJoin(root, eq(root.id, designs.rootId))
      .where(isMember(rootId))
      .orderBy(...ONE_A_LINE)
    return rows.sort(byMaking)
  },

  /** Every version of all of them, with what it was made from. */
  versionsOfSet: (rootId: string): Promise<SetVersion[]> =>
    orm
      .select({
        id: designs.id,
        rootId: designs.rootId,
        parentId: designs.parentId,
        copyOf: designs.copyOf,
        version: designs.version,
        createdAt: designs.createdAt,
        predictionId: designs.predictionId,
        madeFrom: sql<string | null>`coalesce(${asked('parentDesignId')}, ${asked('selectedDesignId')})`,
        repeats: sql<boolean>`${asked('inSet')} is not null`,
      })
      .from(designs)
      .innerJoin(root, eq(root.id, designs.rootId))
      .innerJoin(predictions, eq(predictions.id, designs.predictionId))
      .where(isMember(rootId)),
})
