/** Designs that their owner starred. */
import type { Paging } from '@limner/contract'
import type { Design } from '@limner/contract/types'
import type { FavouriteStore } from './favourites-store.ts'
import type { DesignService } from './service.ts'

export const favouriteService = (store: FavouriteStore, designs: Pick<DesignService, 'present'>) => ({
  page: async (
    ownerId: string,
    { projectId, ...paging }: Paging & { projectId?: string | undefined },
  ): Promise<Design[]> => designs.present(await store.pageOf(ownerId, projectId, paging), 'owner'),
  add: (designId: string): Promise<void> => store.add(designId),
  remove: (designId: string): Promise<void> => store.remove(designId),
})
export type FavouriteService = ReturnType<typeof favouriteService>
