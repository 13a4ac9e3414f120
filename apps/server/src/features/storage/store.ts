/** What somebody keeps here, in the database. */
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'

export interface Usage extends Record<string, unknown> {
  /** Guests have no account. */
  hasAccount: boolean
  /** Of pictures, fonts and messages. */
  bytes: number
  /** Of the pictures of all guests who began where this one did, in the last day; 0 for an account. */
  near: number
  messages: number
  projects: number
}

export const storageStore = (orm: Orm) => ({
  async usageOf(ownerId: string): Promise<Usage> {
    const { rows } = await orm.execute<Usage>(sql`
      select exists (select from users where id = ${ownerId}) as "hasAccount",
        said.bytes + (select coalesce(sum(bytes), 0)::float from media where owner_id = ${ownerId})
          + (select coalesce(sum(bytes), 0)::float from brand_fonts where owner_id = ${ownerId}) as bytes,
        said.count::int as messages,
        (select count(*)::int from projects where owner_id = ${ownerId}) as projects,
        (
          select coalesce(sum(media.bytes), 0)::float
          from guests mine join guests others on others.place = mine.place join media on media.owner_id = others.id
          where mine.id = ${ownerId} and media.created_at > now() - interval '1 day'
        ) as near
      from (
        select count(*) as count, coalesce(sum(messages.bytes), 0)::float as bytes
        from messages join projects on projects.id = messages.project_id
        where projects.owner_id = ${ownerId}
      ) said`)
    return oneRow(rows)
  },
})
export type StorageStore = ReturnType<typeof storageStore>
