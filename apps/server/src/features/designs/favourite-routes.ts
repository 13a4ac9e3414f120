import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { FavouriteService } from './favourite-service.ts'

export const favouriteRoutes = (
  favourites: FavouriteService,
): Pick<Handlers<Api>, 'listFavourites' | 'favouriteDesign' | 'unfavouriteDesign'> => ({
  listFavourites: ({ query }, { caller }) => favourites.page(caller.ownerId, query),
  favouriteDesign: async ({ params }) => {
    await favourites.add(params.id)
    return { ok: true }
  },
  unfavouriteDesign: async ({ params }) => {
    await favourites.remove(params.id)
    return { ok: true }
  },
})
