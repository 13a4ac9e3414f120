/** Who wants mail, and about what. */
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { Reader } from '../../mail/letter.ts'

export interface Summary extends Record<string, unknown>, Reader {
  designs: number
  projects: number
}

const READER = { email: users.email, firstName: users.firstName, language: users.language }

export function notificationStore(orm: Orm) {
  return {
    /** Null: a guest, or somebody who wants no mail. */
    async findCompletionReader(ownerId: string): Promise<Reader | null> {
      const [row] = await orm
        .select(READER)
        .from(users)
        .where(and(eq(users.id, ownerId), eq(users.notifyCompletion, true)))
      return row ?? null
    },

    /** Null: a guest. */
    async findReader(ownerId: string): Promise<Reader | null> {
      const [row] = await orm.select(READER).from(users).where(eq(users.id, ownerId))
      return row ?? null
    },

    /** Marks everybody whose week is over, so that no other process takes them, and says what each made in it. */
    async takeSummaries(): Promise<Summary[]> {
      const { rows } = await orm.execute<Summary>(sql`
        with due as (
          update users set weekly_sent_at = now()
          where notify_weekly and coalesce(weekly_sent_at, created_at) < now() - interval '7 days'
          returning id, email, first_name, language
        )
        select due.email, due.first_name as "firstName", due.language, count(designs.id)::int as designs,
          count(distinct designs.project_id)::int as projects
        from due join designs on designs.owner_id = due.id and designs.created_at > now() - interval '7 days'
        group by due.id, due.email, due.first_name, due.language`)
      return rows
    },
  }
}
export type NotificationStore = ReturnType<typeof notificationStore>
