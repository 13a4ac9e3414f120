/** Searching one's own designs in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, gte, ilike, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { notInBin } from '../../db/in-bin.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { designs } from '../../db/schema.ts'
import type { DesignRow } from './store.ts'

export interface DesignSearch extends Paging {
  ownerId: string
  /** Each must occur in the title or in the prompt. */
  words: string[]
  kind: string | undefined
  since: Date | undefined
  sortBy: 'createdAt' | 'title' | 'category'
  order: 'asc' | 'desc'
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
    const first = (search.order === 'asc' ? rising : falling)(COLUMNS[search.sortBy])
    const keys = [first, falling(designs.createdAt), rising(designs.position), rising(designs.id)]
    return pageOf(search, keys, (slice) =>
      orm
        .select({ ...getTableColumns(designs), place: slice.place })
        .from(designs)
        .where(and(conditionOf(search), slice.after))
        .orderBy(...slice.order)
        .limit(slice.limit)
        .offset(slice.offset),
    )
  },
})
export type DesignSearchStore = ReturnType<typeof designSearchStore>
