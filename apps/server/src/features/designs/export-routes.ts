import type { Api } from '@limner/contract'
import type { Parsed } from '@limner/contract/types'
import type { ExportOptions } from '@limner/engine'
import type { Handlers } from '../../platform/mount.ts'
import type { ExportService } from './export-service.ts'
import { readsOf } from './print-service.ts'
import type { SeriesService } from './series-service.ts'

type Query = Parsed<Api['exportDesign']>['query']

const optionsOf = ({
  side,
  scale,
  transparent,
  text,
  bleed,
  impose,
  colour,
  condition,
  size,
}: Query): ExportOptions => ({
  artboard: side,
  scale: Number(scale ?? 1) as 1 | 2 | 4,
  transparent: transparent === 'true',
  bleed: bleed === 'true',
  ...(text && { text }),
  ...(impose && { impose }),
  ...(colour && { colour }),
  ...(condition && { condition }),
  ...(size && { size }),
})

export const exportRoutes = (
  exports: ExportService,
  series: SeriesService,
  projects: { titleOf(id: string): Promise<string> },
): Pick<
  Handlers<Api>,
  | 'trySeries'
  | 'exportSeries'
  | 'listMockups'
  | 'exportMockup'
  | 'reportLogo'
  | 'exportLogoReport'
  | 'getPrintChoices'
  | 'exportDesign'
  | 'exportDesignSet'
  | 'exportPicture'
  | 'exportProject'
> => ({
  getPrintChoices: async ({ params }, { caller, request }) => ({
    print: await exports.printChoices(params.id, readsOf(caller, request)),
  }),
  exportDesign: ({ params, query }, { caller, request, signal }) =>
    exports.design(params.id, query.format, optionsOf(query), { reads: readsOf(caller, request), signal }),
  exportPicture: ({ params, query }, { caller, request, signal }) =>
    exports.picture(params.id, query.format, optionsOf(query), { reads: readsOf(caller, request), signal }),
  exportDesignSet: ({ params }, { signal }) => exports.set(params.id, signal),
  listMockups: async ({ params }) => ({ mockups: await exports.mockups(params.id) }),
  exportMockup: ({ params, query }, { signal }) => exports.mockup(params.id, query.name, signal),
  reportLogo: ({ params }, { signal }) => exports.report(params.id, signal),
  exportLogoReport: ({ params, query }, { signal }) => exports.reportFile(params.id, query.format, signal),
  trySeries: ({ params, body }, { signal }) => series.try(params.id, body, signal),
  exportSeries: ({ params, body }, { caller, request, signal }) =>
    series.file(params.id, body, { reads: readsOf(caller, request), signal }),
  exportProject: async ({ params, query }, { signal }) => {
    return exports.project(params.id, await projects.titleOf(params.id), query.format, signal)
  },
})
