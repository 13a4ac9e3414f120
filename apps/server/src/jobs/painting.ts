/** The pictures of an answer's designs: painted, kept, and told of one by one. */

import { THUMBNAIL_WIDTH } from '@limner/contract/picture-sizes'
import type { Concept } from '@limner/engine'
import type { EarlyConcept, Timings } from '../db/documents.ts'
import type { MediaFiles } from '../media/files.ts'
import { picturesOf } from '../media/scene-pictures.ts'
import type { MediaStore } from '../media/store.ts'
import type { StageReport } from '../threads/tasks.ts'
import type { Threads } from '../threads/threads.ts'
import type { NewPicture } from './types.ts'

export interface PaintingParts {
  threads: Threads
  files: MediaFiles
  media: MediaStore
}

/** `early`: a concept that can be looked at while others are painted. */
export type Report = (stage: StageReport['stage'] | 'painting', fraction: number, early?: EarlyConcept) => void

/**
 * Paints every artboard of every concept, spread over the threads, and keeps the files.
 * @param options.ofMore there are other concepts of this answer; `before`: so many stand before these
 */
export async function paintAll(
  { threads, files, media }: PaintingParts,
  concepts: Concept[],
  report: Report,
  signal: AbortSignal,
  { ofMore = false, before = 0 }: { ofMore?: boolean; before?: number } = {},
) {
  const timings: Timings = { painting: 0, encoding: 0 }
  const total = concepts.reduce((sum, { design }) => sum + design.scene.artboards.length, 0)
  let done = 0
  report('painting', 0)
  // Before anything is painted, so that the first concept is the first one to be seen.
  const shown = await Promise.all(concepts.map(({ design }) => picturesOf(design.scene, media, files)))
  const pictures = await Promise.all(
    concepts.map(async ({ design: { scene }, title }, at) => {
      return Promise.all(
        scene.artboards.map(async ({ name }, artboard): Promise<NewPicture> => {
          const input = { scene, artboard, pictures: shown[at] ?? new Map(), thumbnail: THUMBNAIL_WIDTH }
          const painted = await threads.run('paint', input, { signal })
          for (const [stage, milliseconds] of Object.entries(painted.timings))
            timings[stage] = (timings[stage] ?? 0) + milliseconds
          const [sha256, thumbnailSha256] = await Promise.all([files.put(painted.png), files.put(painted.thumbnail)])
          const { width, height, png, placeholder } = painted
          const early = { position: before + at + 1, title, width, height, thumbnailSha256 }
          report('painting', ++done / total, (concepts.length > 1 || ofMore) && artboard === 0 ? early : undefined)
          return { name, sha256, type: 'image/png', bytes: png.length, width, height, thumbnailSha256, placeholder }
        }),
      )
    }),
  )
  return { pictures, timings }
}
