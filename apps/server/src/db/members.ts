/** Who works on a thing beside its owner, as one column of the query that finds the thing. */
import { type SQL, sql } from 'drizzle-orm'

export interface Membership {
  accountId: string
  role: 'editor' | 'viewer'
}

/** As JSON: what the aggregates of SQL make of a condition. */
const list = (condition: SQL) => sql<Membership[]>`coalesce((
  select jsonb_agg(jsonb_build_object('accountId', team.user_id, 'role', team.role)) from members team where ${condition}
), '[]'::jsonb)`

/** Of the project of a row: the query must have the table `projects`. */
export const projectMembers = list(sql`team.project_id = projects.id`)

/** Of the kit of a row: the query must have the table `brand_kits`. */
export const kitMembers = list(sql`team.brand_kit_id = brand_kits.id`)

/** Of a picture: of its project, or of the kit whose logo it is. The query must have `media` and `projects`. */
export const pictureMembers = sql<Membership[]>`case when media.project_id is not null then ${projectMembers}
  else ${list(sql`team.brand_kit_id in (select kit.id from brand_kits kit where kit.logo_id = media.id)`)} end`

/** How many work on the project of a row, beside its owner. The query must have `projects`. */
export const projectMemberCount = sql<number>`(select count(*)::int from members team where team.project_id = projects.id)`
export const kitMemberCount = sql<number>`(select count(*)::int from members team where team.brand_kit_id = brand_kits.id)`
