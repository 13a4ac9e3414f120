import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { ExportService } from './export-service.ts'
import { readsOf } from './print-service.ts'
import type { DesignService } from './service.ts'
import { requireOutputs, type SignedFiles } from './signed-files.ts'

export const signedFileRoutes = (
  exports: ExportService,
  designs: Pick<DesignService, 'get'>,
  signed: SignedFiles,
): Pick<Handlers<Api>, 'listDesignFiles' | 'getFile'> => ({
  listDesignFiles: async ({ params, query }, { caller, request }) => {
    const { outputs, ...ways } = query
    requireOutputs(outputs, caller)
    // The address says which press: whoever opens it may be somewhere else.
    const told = outputs.includes('pdf') ? await exports.waysOf(params.id, ways, readsOf(caller, request)) : ways
    return { files: signed.of(await designs.get(params.id), outputs, told) }
  },
  getFile: ({ params, query }, { caller, request, signal }) => {
    signed.check(params.id, query)
    // What is for a press is cut.
    const press = query.colour === 'cmyk' && { colour: query.colour, bleed: true }
    const { condition, size } = query
    const options = { artboard: query.side, ...press, ...(condition && { condition }), ...(size && { size }) }
    return exports.design(params.id, query.format, options, { reads: readsOf(caller, request), signal })
  },
})
