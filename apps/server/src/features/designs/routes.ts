import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { DesignService } from './service.ts'

export const designRoutes = (
  designs: DesignService,
): Pick<Handlers<Api>, 'getDesign' | 'getDesignParts' | 'getDesignDrawing'> => ({
  getDesign: ({ params, query }) => designs.getWithVersions(params.id, query),
  getDesignDrawing: async ({ params, query }) => ({ svg: await designs.drawingOf(params.id, query.side) }),
  getDesignParts: ({ params }) => designs.partsOf(params.id),
})
