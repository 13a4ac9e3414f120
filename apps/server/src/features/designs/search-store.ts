/** Searching one's own designs in the database. */
import { and, asc, desc, eq, gte, ilike, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { designs } from '../../db/schema.ts'
import type { DesignRow } from './store.ts'

export interface DesignSearch {
  ownerId: string
  /** Each must occur in the title or in the prompt. */
  words: string[]
  kind: string | undefined
  since: Date | undefined
  sortBy: 'createdAt' | 'title' | 'category'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

const COLUMNS = { createdAt: designs.createdAt, title: designs.title, category: designs.kind } as const

const conditionOf = ({ ownerId, words, kind, since }: DesignSearch) =>
  and(
    eq(designs.ownerId, ownerId),
    notInBin(designs.projectId),
    kind === undefined ? undefined : eq(designs.kind, kind),
    since && gte(designs.createdAt, since),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(
        ilike(designs.title, pattern),
        ilike(designs.prompt, pattern),
        ilike(designs.modificationPrompt, pattern),
      )
    }),
  )

export const designSearchStore = (orm: Orm) => ({
  async count(search: DesignSearch): Promise<number> {
    const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(designs).where(conditionOf(search))
    return row?.count ?? 0
  },
  list(search: DesignSearch): Promise<DesignRow[]> {
    const direction = search.order === 'asc' ? asc : desc
    return orm
      .select()
      .from(designs)
      .where(conditionOf(search))
      .orderBy(direction(COLUMNS[search.sortBy]), desc(designs.createdAt), asc(designs.position), asc(designs.id))
      .limit(search.limit)
      .offset(search.offset)
  },
})
export type DesignSearchStore = ReturnType<typeof designSearchStore>
