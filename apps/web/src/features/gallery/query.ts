/** What is asked of the gallery: search, order and page stand in the address, so that a find can be shared. */
import type { GalleryQuery } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { english } from '../../lib/language/translate.ts'

export const PAGE_SIZE = 12
export const SORTS = { newest: english('Newest First'), oldest: english('Oldest First') } as const
export type Sort = keyof typeof SORTS

export interface GalleryAddress {
  search: string
  sort: Sort
  page: number
}

export const readAddress = (params: URLSearchParams): GalleryAddress => ({
  search: (params.get('search') ?? '').slice(0, 200),
  sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  page: Math.min(1_000_000, Math.max(1, Math.floor(Number(params.get('page'))) || 1)),
})

/** The address without what goes without saying. */
export const writeAddress = ({ search, sort, page }: GalleryAddress): Record<string, string> => ({
  ...(search && { search }),
  ...(sort !== 'newest' && { sort }),
  ...(page > 1 && { page: String(page) }),
})

export const queryAt = ({ search, sort, page }: GalleryAddress): GalleryQuery => ({
  search,
  sortBy: sort,
  page,
  limit: PAGE_SIZE,
})

/** Keyed by the account, whose own projects are marked. */
export const galleryQuery = (userId: string | undefined, address: GalleryAddress) =>
  queryOptions({
    queryKey: ['gallery', userId, address.search, address.sort, address.page],
    queryFn: () => api.groupedDesigns({ query: queryAt(address) }),
    // Others publish all the time.
    staleTime: 30_000,
  })
