/** The picture that a painter brings to a generation: painted once, looked at as an upload is, and kept. */
import type { PictureAsk, PictureWish, Scene } from '@limner/engine'
import type { Painting } from '@limner/models'
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
const MAX_SIDE = 1536

function sizeOf(format: Scene['format']): { width: number; height: number } {
  const height = format.height === 'auto' ? format.width * 0.75 : format.height
  const scale = Math.min(1, MAX_SIDE / Math.max(format.width, height))
  return { width: Math.round(format.width * scale), height: Math.round(height * scale) }
}

/** A picture for the engine's designs. @param scene of the first concept: the picture takes its form and its colours */
export function paintPicture(
  parts: PictureParts,
  claim: Claim,
  wish: PictureWish,
  { format, palette }: Scene,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const colours = [palette.paper, palette.accent, palette.secondary, palette.ink]
  return painted(parts, claim, { ...wish, ...sizeOf(format), palette: colours }, signal)
}

/** The picture that a drawing asks for at a place in it. */
export function paintAsked(
  parts: PictureParts,
  claim: Claim,
  { shows, isAlone, width, height }: PictureAsk,
  { palette }: Scene,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const colours = [palette.paper, palette.accent, palette.secondary, palette.ink]
  const wish: Painting = { use: 'subject', shows, ...size, palette: colours, ...(isAlone && { alone: true }) }
  return painted(parts, claim, wish, signal)
}

/** Whether a painter was chosen for parts of designs: whoever is to make the whole picture paints none. */
export const hasPainter = ({ models }: Pick<PictureParts, 'models'>, chosen: Claim['request']['models']): boolean =>
  !chosen?.whole && models.choiceOf(chosen?.image, 'image') !== undefined

/** The whole picture, of what was asked for in the person's own words; nothing where nobody chose that. */
export async function paintWholePicture(
  parts: PictureParts,
  claim: Claim,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const { prompt, pictureId, models } = claim.request
  const choice = parts.models.choiceOf(models?.image, 'image')
  if (!models?.whole || !choice) return { faults: [] }
  // No painter is handed a picture.
  if (pictureId) return { faults: [sentenceFor('attached', 'whole', choice.model, parts.models.patience.picture)] }
  const { brief } = await parts.threads.run('read', { prompt }, { signal })
  const wish = { use: 'subject', shows: prompt, plain: true, palette: [], ...sizeOf(brief.format) } as const
  return painted(parts, claim, wish, signal)
}

async function painted(
  parts: PictureParts,
  claim: Claim,
  wish: Painting,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const { models, media, uploads } = parts
  const choice = models.choiceOf(claim.request.models?.image, 'image')
  if (!choice) return { faults: [] }
  const by = choice.model
  const [kept] = claim.steps?.painted ? await media.listByIds([claim.steps.painted]) : []
  if (kept) return { row: kept, by, faults: [] }
  const told = (why: Parameters<typeof sentenceFor>[0]): PaintedPicture => ({
    ...{ by, faults: [sentenceFor(why, wish.plain ? 'whole' : 'paint', by, models.patience.picture)] },
  })
  const answered = await models.paint(
    choice,
    { predictionId: claim.id, step: 'paint', ownerId: claim.authorId, signal },
    { ...wish, seed: claim.seed % 2 ** 31 },
    () => signal.reason === CANCELLED,
  )
  if (!answered.ok) return told(answered.why)
  const { bytes, type } = answered.value
  const upload = await uploads
    .keepBytes(bytes, type, { ownerId: claim.ownerId, projectId: claim.projectId, by: claim.authorId })
    .catch(() => null)
  signal.throwIfAborted()
  if (!upload) return told('unusable')
  await parts.checkpoint(claim, { painted: upload.id })
  const [row] = await media.listByIds([upload.id])
  return row ? { row, by, faults: [] } : told('unusable')
}

/** Why a generation is given up whose owner does not want it any more; at a stop of the server it goes on later. */
export const CANCELLED = new Error('It is not wanted any more')
