/** The community gallery. */
import type { Paging } from '@limner/contract'
import type { GalleryProject, GalleryQuery } from '@limner/contract/types'
import { asPreview } from '../projects/previews.ts'
import type { GalleryStore } from './store.ts'

export function galleryService(store: GalleryStore) {
  return {
    /** @param callerId whose own projects are marked; absent for somebody unknown */
    async page(query: GalleryQuery & Paging, callerId: string | undefined) {
      const total = await store.count(query.search)
      const rows = await store.list(query, total)
      const previews = await store.previews(rows.map(({ id }) => id))
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
