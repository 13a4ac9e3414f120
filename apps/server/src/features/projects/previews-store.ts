/** What walls of projects show of each, in the database. */
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'

export interface PreviewRow extends Record<string, unknown> {
  projectId: string
  id: string
  title: string
  mediaId: string
  type: string
  width: number
  height: number
  placeholder: string | null
}

const PREVIEWS = 4

/** The latest versions of each project, the newest first, with their first pictures. */
export async function previewsOf(orm: Orm, ids: readonly string[]): Promise<Map<string, PreviewRow[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await orm.execute<PreviewRow>(sql`
    select wanted.id as "projectId", latest.id, latest.title, media.id as "mediaId", media.type, media.width,
      media.height, media.placeholder
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(text)
    cross join lateral (select given.text::uuid as id) wanted
    cross join lateral (
      select id, title, created_at, position from designs
      where project_id = wanted.id
        and not exists (select 1 from designs later where later.parent_id = designs.id)
      order by created_at desc, position
      limit ${PREVIEWS}
    ) latest
    join media on media.design_id = latest.id and media.artboard = 0
    order by latest.created_at desc, latest.position`)
  return Map.groupBy(rows, ({ projectId }) => projectId)
}
