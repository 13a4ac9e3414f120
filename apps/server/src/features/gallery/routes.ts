import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { RemixService } from './remix.ts'
import type { GalleryService } from './service.ts'

export const galleryRoutes = (
  gallery: GalleryService,
  remixes: RemixService,
): Pick<Handlers<Api>, 'groupedDesigns' | 'remixDesign'> => ({
  groupedDesigns: ({ query }, { caller }) => gallery.page(query, caller.ownerId),
  remixDesign: ({ params }, { caller }) => remixes.remix(params.id, caller.ownerId),
})
