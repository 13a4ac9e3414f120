/** Designs as code: found by their id or by the address of their picture, written in the threads. */
import type { Threads } from '../../jobs/threads.ts'
import { readMediaUrl } from '../../media/address.ts'
import { type Caller, requireAccess } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignRow, DesignStore } from './store.ts'

export interface CodeRequest {
  imageUrl: string
  designId?: string | null | undefined
}

export function codeService(designs: DesignStore, threads: Threads) {
  /** No address is ever fetched: only designs made here have a scene to write code from. */
  async function findId({ imageUrl, designId }: CodeRequest): Promise<string> {
    if (designId) return designId
    const picture = readMediaUrl(imageUrl)
    if (!picture)
      throw new HttpError(
        'unprocessable',
        'Code can be generated from designs made here: send designId, or a /media/ address.',
      )
    const found = await designs.findByPicture(picture.id)
    if (!found) throw new HttpError('not-found', 'There is no design with this picture.')
    return found
  }

  return {
    async generate(request: CodeRequest, caller: Caller, signal: AbortSignal) {
      const id = await findId(request)
      requireAccess('design', await designs.ownership(id), caller, 'public or owner')
      const { scene, brief, direction, archetype } = (await designs.find(id)) as DesignRow
      const design = { scene, brief, direction, archetype }
      const { code, componentName, dependencies } = await threads.run('component', { design }, { signal })
      return { code, componentName, dependencies: Object.keys(dependencies) }
    },
  }
}
export type CodeService = ReturnType<typeof codeService>
