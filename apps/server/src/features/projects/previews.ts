import type { GalleryProject } from '@limner/contract/types'
import { mediaUrl, thumbnailUrl } from '../../media/address.ts'
import type { PreviewRow } from './previews-store.ts'

type Preview = GalleryProject['previewDesigns'][number]

/** A design as walls of projects show it. */
export function asPreview({ id, title, mediaId, type, width, height, placeholder }: PreviewRow): Preview {
  const picture = { id: mediaId, type }
  return {
    id,
    title,
    imageUrl: mediaUrl(picture),
    thumbnailUrl: thumbnailUrl(picture),
    width,
    height,
    ...(placeholder && { placeholder }),
  }
}
