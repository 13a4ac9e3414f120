/** Failed logins in the database: counted across restarts and processes. */
import { inArray, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { loginFailures } from '../../db/schema.ts'

export const WINDOW_MINUTES = 15
const windowStart = sql`now() - make_interval(mins => ${WINDOW_MINUTES})`

export interface Tally {
  subject: Buffer
  failures: number
  /** Seconds since the oldest failure in the window. */
  oldest: number
}

export function throttleStore(orm: Orm) {
  return {
    /** Writes the attempt down before it is made, so that parallel attempts see one another; answers the ids. */
    async record(subjects: Buffer[]): Promise<number[]> {
      const rows = await orm
        .insert(loginFailures)
        .values(subjects.map((subject) => ({ subject })))
        .returning({ id: loginFailures.id })
      return rows.map((row) => row.id)
    },

    async tally(subjects: Buffer[]): Promise<Tally[]> {
      return orm
        .select({
          subject: loginFailures.subject,
          failures: sql<number>`count(*)::int`,
          oldest: sql<number>`extract(epoch from now() - min(${loginFailures.createdAt}))::float`,
        })
        .from(loginFailures)
        .where(sql`${inArray(loginFailures.subject, subjects)} and ${loginFailures.createdAt} > ${windowStart}`)
        .groupBy(loginFailures.subject)
    },

    async forget(ids: number[]): Promise<void> {
      await orm.delete(loginFailures).where(inArray(loginFailures.id, ids))
    },

    async forgive(subject: Buffer): Promise<void> {
      await orm.delete(loginFailures).where(inArray(loginFailures.subject, [subject]))
    },

    async tidy(): Promise<void> {
      await orm.delete(loginFailures).where(lt(loginFailures.createdAt, windowStart))
    },
  }
}
export type ThrottleStore = ReturnType<typeof throttleStore>
