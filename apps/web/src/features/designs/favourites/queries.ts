import { everyPage, PAGE_LIMITS } from '@limner/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

export const KEY = 'favourites'

/** Every favourite, the last one starred first. @param owner keyed by whose they are */
export const favouritesQuery = (owner: string) =>
  queryOptions({
    queryKey: [KEY, owner],
    queryFn: async () => (await everyPage((query) => api.listFavourites({ query }), PAGE_LIMITS.designs)).flat(),
    staleTime: 0,
  })

/** Ids of those of one project; absent: of all that a guest has. */
export const favouriteIdsQuery = (owner: string, projectId: string | undefined) =>
  queryOptions({
    queryKey: [KEY, owner, 'ids', projectId ?? ''],
    queryFn: async () => {
      const pages = await everyPage(
        (query) => api.listFavourites({ query: { ...query, ...(projectId && { projectId }) } }),
        PAGE_LIMITS.designs,
      )
      return pages.flat().map(({ id }) => id)
    },
  })
