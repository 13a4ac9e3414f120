/** The picture that a painter brings to a generation: painted once, looked at as an upload is, and kept. */
import type { PictureWish, Scene } from '@limner/engine'
import { sentenceFor } from '../features/models/sentences.ts'
import type { MediaRow, MediaStore } from '../media/store.ts'
import type { UploadService } from '../media/uploads.ts'
import type { ModelSteps } from './guidance.ts'
import type { Claim } from './types.ts'

export interface PictureParts extends ModelSteps {
  media: MediaStore
  uploads: Pick<UploadService, 'keepBytes'>
}

export interface PaintedPicture {
  row?: MediaRow
  by?: string
  faults: string[]
}

/** Pixels on the longer side that are wished for. */
const LONGEST = 1536

/** Of the scene that it is for. */
function sizeOf({ format }: Scene): { width: number; height: number } {
  const height = format.height === 'auto' ? format.width * 0.75 : format.height
  const scale = Math.min(1, LONGEST / Math.max(format.width, height))
  return { width: Math.round(format.width * scale), height: Math.round(height * scale) }
}

/** @param scene of the first concept: the picture takes its form and its colours */
export async function paintPicture(
  parts: PictureParts,
  claim: Claim,
  wish: PictureWish,
  scene: Scene,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const { models, media, uploads } = parts
  const choice = models.choiceOf(claim.request.models?.image, 'image')
  if (!choice) return { faults: [] }
  const by = choice.model
  const [kept] = claim.steps?.painted ? await media.listByIds([claim.steps.painted]) : []
  if (kept) return { row: kept, by, faults: [] }
  const told = (why: Parameters<typeof sentenceFor>[0]): PaintedPicture => ({
    ...{ by, faults: [sentenceFor(why, 'paint', by, models.patience.picture)] },
  })
  const palette = [scene.palette.paper, scene.palette.accent, scene.palette.secondary, scene.palette.ink]
  const painted = await models.paint(
    choice,
    { predictionId: claim.id, step: 'paint', ownerId: claim.ownerId, signal },
    { ...wish, ...sizeOf(scene), palette, seed: claim.seed % 2 ** 31 },
    () => signal.reason === CANCELLED,
  )
  if (!painted.ok) return told(painted.why)
  const { bytes, type } = painted.value
  const upload = await uploads
    .keepBytes(bytes, type, { ownerId: claim.ownerId, projectId: claim.projectId })
    .catch(() => null)
  signal.throwIfAborted()
  if (!upload) return told('unusable')
  await parts.checkpoint(claim, { painted: upload.id })
  const [row] = await media.listByIds([upload.id])
  return row ? { row, by, faults: [] } : told('unusable')
}

/** Why a generation is given up whose owner does not want it any more; at a stop of the server it goes on later. */
export const CANCELLED = new Error('It is not wanted any more')
