/** From a design to its code, its build prompt and its analysis. */

import { readMediaUrl } from '../../media/address.ts'
import { type MediaStore, ownershipOf } from '../../media/store.ts'
import { requireAccess } from '../../platform/access.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import type { Source, SourceReader } from '../designs/source.ts'
import type { DesignStore } from '../designs/store.ts'
import type { CodeModel } from './code-model.ts'

export interface CodeParts {
  designs: DesignStore
  sources: SourceReader
  media: MediaStore
  threads: Threads
  /** Null: none is configured. */
  model: CodeModel | null
}
/** A design as callers name it. */
export interface DesignReference {
  imageUrl?: string | null | undefined
  designId?: string | null | undefined
}

/** The path of an address of ours; addresses elsewhere are never opened. */
function mediaPath(address: string): ReturnType<typeof readMediaUrl> {
  const [path = ''] = address.split(/[?#]/)
  return readMediaUrl(path)
}

export function codeService({ designs, sources, media, threads, model }: CodeParts) {
  async function ofDesign(id: string, caller: Caller): Promise<Source> {
    requireAccess('design', await designs.ownership(id), caller, 'public or viewer')
    return sources.ofDesign(id)
  }

  /** Throws 422 for an address that is none of ours, 404 for no picture. */
  async function ofAddress(imageUrl: string, caller: Caller, signal: AbortSignal): Promise<Source> {
    const address = mediaPath(imageUrl)
    if (!address)
      throw new HttpError(
        'unprocessable',
        'imageUrl must be the /media/ address of a design or picture on this server.',
      )
    const found = await media.find(address.id)
    requireAccess('picture', found && ownershipOf(found), caller, 'public or viewer')
    const { row } = found as NonNullable<typeof found>
    return row.designId ? ofDesign(row.designId, caller) : sources.ofPicture(row, signal)
  }

  const read = ({ imageUrl, designId }: DesignReference, caller: Caller, signal: AbortSignal): Promise<Source> =>
    designId ? ofDesign(designId, caller) : ofAddress(imageUrl ?? '', caller, signal)

  return {
    /** Of a site one of its pages, from 0. */
    async component(
      { page, ...named }: DesignReference & { page?: number | undefined },
      caller: Caller,
      signal: AbortSignal,
    ) {
      const { design, photograph } = await read(named, caller, signal)
      if (photograph && model) {
        const findings = await threads.run('buildPrompt', { design }, { signal })
        const written = await model({ ...photograph, findings }, caller, signal)
        if (written) return written
      }
      const { dependencies, ...made } = await threads.run('component', { design, page }, { signal })
      return { ...made, dependencies: Object.keys(dependencies) }
    },

    async buildPrompt(named: DesignReference, caller: Caller, signal: AbortSignal) {
      const { design } = await read(named, caller, signal)
      return { replitPrompt: await threads.run('buildPrompt', { design }, { signal }) }
    },

    async analyse(named: DesignReference, caller: Caller, signal: AbortSignal) {
      const { design, pictures } = await read(named, caller, signal)
      return threads.run('analyse', { design, pictures: await pictures() }, { signal })
    },
  }
}
export type CodeService = ReturnType<typeof codeService>
