import type { Api } from '@limner/contract'
import type { Parsed } from '@limner/contract/types'
import type { ExportOptions } from '@limner/engine'
import type { Handlers } from '../../platform/mount.ts'
import type { ExportService } from './export-service.ts'

type Query = Parsed<Api['exportDesign']>['query']

const optionsOf = ({ side, scale, transparent, text, bleed }: Query): ExportOptions => ({
  artboard: side,
  scale: Number(scale ?? 1) as 1 | 2 | 4,
  transparent: transparent === 'true',
  bleed: bleed === 'true',
  ...(text && { text }),
})

export const exportRoutes = (
  exports: ExportService,
  projects: { get(id: string): Promise<{ title: string }> },
): Pick<Handlers<Api>, 'exportDesign' | 'exportPicture' | 'exportProject'> => ({
  exportDesign: ({ params, query }, { signal }) => exports.design(params.id, query.format, optionsOf(query), signal),
  exportPicture: ({ params, query }, { signal }) => exports.picture(params.id, query.format, optionsOf(query), signal),
  exportProject: async ({ params, query }, { signal }) => {
    const { title } = await projects.get(params.id)
    return exports.project(params.id, title, query.format, signal)
  },
})
