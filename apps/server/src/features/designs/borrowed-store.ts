/** What a member brought to a project of somebody else, or a kit of somebody else to a design: it stays as long as the project. */
import type { Scene } from '@limner/engine'
import { ownFilesIn } from '@limner/engine/own-family'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { brandFonts, lentFonts, media } from '../../db/schema.ts'
import { copyUploads, renamedIn } from '../../media/copies-store.ts'
import { mediaIdsIn } from '../../media/scene-pictures.ts'

interface Home {
  ownerId: string
  projectId: string
}

/** Files of fonts that are not the owner's own. */
export async function lendFonts(query: Queryable, scene: Scene, { ownerId, projectId }: Home): Promise<void> {
  const named = ownFilesIn(JSON.stringify(scene))
  if (named.length === 0) return
  const own = await query
    .select({ sha256: brandFonts.sha256 })
    .from(brandFonts)
    .where(and(eq(brandFonts.ownerId, ownerId), inArray(brandFonts.sha256, named)))
  const lent = named.filter((sha256) => !own.some((font) => font.sha256 === sha256))
  if (lent.length === 0) return
  await query
    .insert(lentFonts)
    .values(lent.map((sha256) => ({ projectId, sha256 })))
    .onConflictDoNothing()
}

/** The design with pictures of the project in place of those of others, which may go or may not be seen. */
export async function keepForProject<D extends { scene: Scene; brief: unknown }>(
  query: Queryable,
  design: D,
  home: Home,
): Promise<D> {
  await lendFonts(query, design.scene, home)
  const ids = mediaIdsIn(design.scene)
  if (ids.length === 0) return design
  const foreign = await query
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), ne(media.ownerId, home.ownerId)))
  if (foreign.length === 0) return design
  const renamed = await copyUploads(
    query,
    foreign.map(({ id }) => id),
    home,
  )
  const { scene, brief } = design
  return { ...design, scene: renamedIn(scene, renamed), brief: renamedIn(brief, renamed) }
}
