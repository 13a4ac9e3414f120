import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import { readsOf } from './print-service.ts'
import type { DesignService } from './service.ts'
import type { SheetService } from './sheet-service.ts'

export const designRoutes = (
  designs: DesignService,
  sheets: SheetService,
): Pick<
  Handlers<Api>,
  | 'getDesign'
  | 'getDesignSet'
  | 'getDesignParts'
  | 'getDesignDrawing'
  | 'getPartSetting'
  | 'preflightDesign'
  | 'getDesignSheet'
  | 'getSheetLanguage'
> => ({
  getDesignSheet: async ({ params }) => ({ sheet: await sheets.ofDesign(params.id) }),
  getSheetLanguage: async () => ({ page: await sheets.language() }),
  getDesign: ({ params, query }, { seen }) => designs.getWithVersions(params.id, query, seen),
  getDesignSet: ({ params }, { seen }) => designs.setOf(params.id, seen),
  getDesignDrawing: async ({ params, query }) => ({
    svg: await designs.drawingOf(params.id, query.side, query.inside),
  }),
  getPartSetting: ({ params, query }) => designs.settingOf(params.id, query.part),
  preflightDesign: ({ params, query }, { caller, request }) =>
    designs.preflightOf(params.id, query.condition, readsOf(caller, request)),
  getDesignParts: ({ params, query }) => designs.partsOf(params.id, query.inside),
})
