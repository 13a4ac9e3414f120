/** What the database knows of a person's work: read when asked, kept nowhere else. */
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { designs, predictions } from '../../db/schema.ts'
import type { DesignRow } from '../designs/store.ts'

/** So far back it remembers. */
const DESIGNS = 200
const WISHES = 300

export const memoryStore = (orm: Orm) => ({
  designsOf: (ownerId: string): Promise<DesignRow[]> =>
    orm
      .select()
      .from(designs)
      .where(eq(designs.ownerId, ownerId))
      .orderBy(desc(designs.createdAt), designs.position)
      .limit(DESIGNS),

  /** What was asked for, the latest first. */
  async wishesOf(ownerId: string): Promise<string[]> {
    const rows = await orm
      .select({ request: predictions.request })
      .from(predictions)
      .where(eq(predictions.ownerId, ownerId))
      .orderBy(desc(predictions.createdAt))
      .limit(WISHES)
    return rows.map(({ request }) => request.modification ?? request.prompt)
  },
})
export type MemoryStore = ReturnType<typeof memoryStore>
