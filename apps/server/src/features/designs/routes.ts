import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { DesignService } from './service.ts'

export const designRoutes = (designs: DesignService): Pick<Handlers<Api>, 'getDesign' | 'getDesignParts'> => ({
  getDesign: ({ params, query }) => designs.getWithVersions(params.id, query),
  getDesignParts: ({ params }) => designs.partsOf(params.id),
})
