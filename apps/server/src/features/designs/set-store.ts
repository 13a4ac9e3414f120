/** Sets in the database: a design and what was made from it in other formats. */
import { desc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database.ts'
import { designs } from '../../db/schema.ts'

/** The first version of a line. */
const root = alias(designs, 'root')

export const designSets = (orm: Orm) => ({
  /** The design that a set begins with: this line, or the one that it was made from. */
  async setOf(rootId: string): Promise<string> {
    const [row] = await orm.select({ setId: designs.setId }).from(designs).where(eq(designs.id, rootId))
    return row?.setId ?? rootId
  },

  /** The latest version of every design of a set, in the order that they were made. @param setId of `setOf` */
  async latestOfSet(setId: string) {
    const rows = await orm
      .selectDistinctOn([designs.rootId], { design: designs, begun: root.createdAt, position: root.position })
      .from(designs)
      .innerJoin(root, eq(root.id, designs.rootId))
      .where(or(eq(root.id, setId), eq(root.setId, setId)))
      .orderBy(designs.rootId, desc(designs.version))
    return rows
      .sort((a, b) => a.begun.getTime() - b.begun.getTime() || a.position - b.position)
      .map(({ design }) => design)
  },
})
