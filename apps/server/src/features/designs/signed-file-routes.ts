import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { ExportService } from './export-service.ts'
import type { DesignService } from './service.ts'
import { requireOutputs, type SignedFiles } from './signed-files.ts'

export const signedFileRoutes = (
  exports: ExportService,
  designs: Pick<DesignService, 'get'>,
  signed: SignedFiles,
): Pick<Handlers<Api>, 'listDesignFiles' | 'getFile'> => ({
  listDesignFiles: async ({ params, query }, { caller }) => {
    requireOutputs(query.outputs, caller)
    return { files: signed.of(await designs.get(params.id), query.outputs, query.colour) }
  },
  getFile: ({ params, query }, { signal }) => {
    signed.check(params.id, query)
    // What is for a press is cut.
    const press = query.colour === 'cmyk' && { colour: query.colour, bleed: true }
    return exports.design(params.id, query.format, { artboard: query.side, ...press }, signal)
  },
})
