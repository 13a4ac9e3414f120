import type { Api } from '@limner/contract'
import type { ExportOptions } from '@limner/engine'
import type { Handlers } from '../../platform/mount.ts'
import type { ProjectService } from '../projects/service.ts'
import type { ExportService } from './export-service.ts'

export const exportRoutes = (
  exports: ExportService,
  projects: ProjectService,
): Pick<Handlers<Api>, 'exportDesign' | 'exportProject'> => ({
  exportDesign: ({ params, query }, { signal }) => {
    const options: ExportOptions = {
      artboard: query.side,
      scale: Number(query.scale ?? 1) as 1 | 2 | 4,
      transparent: query.transparent === 'true',
      bleed: query.bleed === 'true',
    }
    return exports.design(params.id, query.format, options, signal)
  },
  exportProject: async ({ params }, { signal }) => {
    const { title } = await projects.get(params.id)
    return exports.project(params.id, title, signal)
  },
})
