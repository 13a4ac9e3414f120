/** Copies a design into a new project of somebody else. */
import crypto from 'node:crypto'
import { isOwnFont } from '@limner/engine/own-family'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { designs, media, messages, predictions, projects } from '../../db/schema.ts'
import { mediaUrl } from '../../media/address.ts'
import { copyUploads, renamedIn } from '../../media/copies-store.ts'
import { mediaIdsIn } from '../../media/scene-pictures.ts'
import { lendFonts } from '../designs/borrowed-store.ts'
import type { ProjectRow } from '../projects/store.ts'

export function remixStore(orm: Orm) {
  return {
    /** Null: there is no such design. 'own font': it is set in one of its owner's, which stays with them. */
    copy: (designId: string, ownerId: string): Promise<{ project: ProjectRow; designId: string } | 'own font' | null> =>
      orm.transaction(async (query) => {
        const id = crypto.randomUUID()
        const [original] = await query.select().from(designs).where(eq(designs.id, designId))
        if (!original) return null
        if (original.ownerId !== ownerId && Object.values(original.scene.typography).some(isOwnFont)) return 'own font'
        const title = `Remix of ${original.title}`.slice(0, 200)
        const row: ProjectRow = oneRow(await query.insert(projects).values({ ownerId, title }).returning())

        // The pictures inside come along, so that the copy outlives the original.
        const own = { ownerId, projectId: row.id }
        const renamed = await copyUploads(query, mediaIdsIn(original.scene), own)
        await lendFonts(query, original.scene, own)

        const [answer] = await query
          .insert(predictions)
          .values({
            ...own,
            state: 'succeeded',
            request: { prompt: original.prompt },
            seed: 0,
            result: { message: title },
            finishedAt: new Date(),
          })
          .returning({ id: predictions.id })
        const { createdAt: _, ...content } = original
        await query.insert(designs).values({
          ...content,
          ...own,
          id,
          guestProjectId: null,
          predictionId: answer?.id as string,
          position: 1,
          modificationPrompt: null,
          changes: [],
          scene: renamedIn(original.scene, renamed),
          rootId: id,
          parentId: null,
          copyOf: null,
          setId: null,
          version: 1,
        })
        const painted = await query.select().from(media).where(eq(media.designId, designId))
        const pictures = await query
          .insert(media)
          .values(painted.map(({ id: _id, createdAt: _at, ...picture }) => ({ ...picture, ...own, designId: id })))
          .returning()
        const first = pictures.find(({ artboard }) => artboard === 0)
        await query.insert(messages).values({
          projectId: row.id,
          type: 'ai',
          content: `${title}. Tell me what to change, or choose Edit Design.`,
          metadata: {
            designIds: [id],
            designUrls: first ? [mediaUrl(first)] : [],
            originalPrompt: original.prompt,
          },
        })
        return { project: row, designId: id }
      }),
  }
}
export type RemixStore = ReturnType<typeof remixStore>
