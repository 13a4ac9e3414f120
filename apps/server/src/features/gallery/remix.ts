/** Remix: a project of one's own that begins with a copy of somebody's design. */
import type { Design, Project } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import { asProject } from '../projects/service.ts'
import type { StorageService } from '../storage/service.ts'
import type { RemixStore } from './remix-store.ts'

export interface RemixParts {
  store: RemixStore
  designs: DesignService
  storage: Pick<StorageService, 'requireBytes' | 'requireProject'>
}

export function remixService({ store, designs, storage }: RemixParts) {
  return {
    async remix(designId: string, ownerId: string): Promise<{ project: Project; design: Design }> {
      await storage.requireProject(ownerId)
      await storage.requireBytes(ownerId, 0)
      const copy = await store.copy(designId, ownerId)
      if (!copy) throw new HttpError('not-found', 'There is no such design.')
      if (copy === 'own font')
        throw new HttpError('unprocessable', 'This design is set in a font of its owner’s, which cannot be passed on.')
      return { project: asProject(copy.project, 'owner'), design: await designs.get(copy.designId) }
    },
  }
}
export type RemixService = ReturnType<typeof remixService>
