/** Generations that were given up for good, as an administrator sees them. */
import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { GIVEN_UP } from '../db/queue.ts'

export interface GivenUp {
  /** Of the prediction. */
  id: string
  /** The sentence that its owner was told. */
  reason: string
  at: Date
}

export function givenUpStore(orm: Orm) {
  /** Jobs have a schema of their own, which the first start of the server makes. */
  async function areThere(): Promise<boolean> {
    const { rows } = await orm.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
    return rows[0]?.there ?? false
  }

  return {
    /** The newest first. */
    async list(): Promise<GivenUp[]> {
      if (!(await areThere())) return []
      const { rows } = await orm.execute<{ id: string; reason: string | null; at: string }>(sql`
        select source_id as id, source_output->>'givenUp' as reason, created_on as at
        from pgboss.job where name = ${GIVEN_UP} order by created_on desc limit 1000`)
      return rows.map(({ id, reason, at }) => ({ id, reason: reason ?? '', at: new Date(at) }))
    },

    /** Answers how many there were. */
    async clear(): Promise<number> {
      if (!(await areThere())) return 0
      const { rowCount } = await orm.execute(sql`delete from pgboss.job where name = ${GIVEN_UP}`)
      return rowCount ?? 0
    },
  }
}
