/** The community gallery. */
import type { GalleryProject, GalleryQuery } from '@limner/contract/types'
import { mediaUrl, thumbnailUrl } from '../../media/address.ts'
import type { GalleryStore, PreviewRow } from './store.ts'

function asPreview({ id, title, mediaId, type, width, height, placeholder }: PreviewRow) {
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

export function galleryService(store: GalleryStore) {
  return {
    /** @param callerId whose own projects are marked; absent for somebody unknown */
    async page(query: GalleryQuery, callerId: string | undefined) {
      const total = await store.count(query.search)
      const rows = await store.list(query, total)
      const previews = Map.groupBy(await store.previews(rows.map(({ id }) => id)), ({ projectId }) => projectId)
      const projects: GalleryProject[] = rows.map(({ ownerId, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        previewDesigns: (previews.get(row.id) ?? []).map(asPreview),
        isOwner: ownerId === callerId,
      }))
      return { projects, total, totalPages: Math.ceil(total / query.limit) }
    },
  }
}
export type GalleryService = ReturnType<typeof galleryService>
