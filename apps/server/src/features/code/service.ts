/** From a design to its code, its build prompt and its analysis. */
import type { Editable } from '@limner/engine'
import type { Threads } from '../../jobs/threads.ts'
import { readMediaUrl } from '../../media/address.ts'
import type { MediaFiles } from '../../media/files.ts'
import { picturesOf } from '../../media/scene-pictures.ts'
import type { MediaStore } from '../../media/store.ts'
import { type Caller, requireAccess } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignRow, DesignStore } from '../designs/store.ts'

export interface CodeParts {
  designs: DesignStore
  media: MediaStore
  files: MediaFiles
  threads: Threads
}
/** A design as callers name it. */
export interface Named {
  imageUrl: string
  designId?: string | null | undefined
}

const editableOf = ({ scene, brief, direction, archetype }: DesignRow): Editable => ({
  scene,
  brief,
  direction,
  archetype,
})

/** The path of an address of ours; addresses elsewhere are never opened. */
function mediaPath(address: string): ReturnType<typeof readMediaUrl> {
  const [path = ''] = address.split(/[?#]/)
  return readMediaUrl(path)
}

export function codeService({ designs, media, files, threads }: CodeParts) {
  /** The id of the design that a picture shows. Throws 404 for no picture of ours, 422 for an upload. */
  async function designOfPicture(imageUrl: string, caller: Caller): Promise<string> {
    const address = mediaPath(imageUrl)
    if (!address)
      throw new HttpError('unprocessable', 'imageUrl must be the /media/ address of a design that was made here.')
    const found = await media.find(address.id)
    const owner = found && { ownerId: found.row.ownerId, isPublic: found.isPublic }
    requireAccess('picture', owner, caller, 'public or owner')
    const id = found?.row.designId
    if (!id)
      throw new HttpError('unprocessable', 'This is an uploaded picture: only designs that were made here have code.')
    return id
  }

  async function read({ imageUrl, designId }: Named, caller: Caller): Promise<DesignRow> {
    const id = designId ?? (await designOfPicture(imageUrl, caller))
    requireAccess('design', await designs.ownership(id), caller, 'public or owner')
    const row = await designs.find(id)
    if (!row) throw new HttpError('not-found', 'There is no such design.')
    return row
  }

  return {
    async component(named: Named, caller: Caller, signal: AbortSignal) {
      const row = await read(named, caller)
      const { dependencies, ...made } = await threads.run('component', { design: editableOf(row) }, { signal })
      return { ...made, dependencies: Object.keys(dependencies) }
    },

    async buildPrompt(named: Named, caller: Caller, signal: AbortSignal) {
      const row = await read(named, caller)
      return { replitPrompt: await threads.run('buildPrompt', { design: editableOf(row) }, { signal }) }
    },

    async analyse(named: Named, caller: Caller, signal: AbortSignal) {
      const row = await read(named, caller)
      const pictures = await picturesOf(row.scene, media, files)
      return threads.run('analyse', { design: editableOf(row), pictures }, { signal })
    },
  }
}
export type CodeService = ReturnType<typeof codeService>
