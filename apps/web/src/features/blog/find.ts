/** What the list of articles shows: the wishes stand in the address, so that they can be shared and work without script. */
import type { ArticlePageQuery } from '@limner/contract/types'

/** On one page, after the featured article. */
export const PER_PAGE = 6
export const ALL = 'All'
const MAX_PAGES = 10_000

export interface Wishes {
  search: string
  category: string
  /** Only those that the visitor has bookmarked. */
  bookmarked: boolean
  /** From 1. */
  page: number
}

export function readWishes(query: URLSearchParams): Wishes {
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    category: (query.get('category') ?? ALL).slice(0, 60),
    bookmarked: query.has('bookmarked'),
    page: Math.min(MAX_PAGES, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)),
  }
}

/** The address of the list with these wishes. */
export function listAddress(wishes: Partial<Wishes>): string {
  const { search, category, bookmarked, page = 1 } = wishes
  const query = new URLSearchParams({
    ...(search?.trim() && { search: search.trim() }),
    ...(category && category !== ALL && { category }),
    ...(bookmarked && { bookmarked: '' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/blog?${query}` : '/blog'
}

export const isFiltered = ({ search, category, bookmarked }: Wishes): boolean =>
  search.trim() !== '' || category !== ALL || bookmarked

/** What the page asks for: the article before its own six, which on the first page is the featured one, and those. */
export const queryOf = ({ search, category, page }: Wishes): ArticlePageQuery => ({
  search: search.trim(),
  ...(category !== ALL && { category }),
  offset: (page - 1) * PER_PAGE,
  limit: PER_PAGE + 1,
})

/** How many pages there are: the first article is featured, the rest are paged. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil((total - 1) / PER_PAGE))
