/** What the list of articles shows: the wishes stand in the address, so that they can be shared and work without script. */
import type { ArticleSummary } from '@limner/contract/types'

/** On one page, after the featured article. */
export const PER_PAGE = 6
export const ALL = 'All'

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
    category: query.get('category') ?? ALL,
    bookmarked: query.has('bookmarked'),
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
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

export const categoriesOf = (articles: readonly ArticleSummary[]): string[] => [
  ALL,
  ...[...new Set(articles.map((article) => article.category))].sort(),
]

export function find(
  articles: readonly ArticleSummary[],
  { search, category, bookmarked }: Wishes,
  bookmarks: readonly string[],
): ArticleSummary[] {
  const words = search.trim().toLowerCase()
  const matches = ({ title, excerpt, tags }: ArticleSummary) =>
    [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(words))
  return articles.filter(
    (article) =>
      matches(article) &&
      (category === ALL || article.category === category) &&
      (!bookmarked || bookmarks.includes(article.slug)),
  )
}

export interface Shelf {
  featured: ArticleSummary | undefined
  rest: ArticleSummary[]
  page: number
  pages: number
}

/** The first is featured on the first page; the rest are paged. */
export function shelve(found: readonly ArticleSummary[], wanted: number): Shelf {
  const [featured, ...others] = found
  const pages = Math.max(1, Math.ceil(others.length / PER_PAGE))
  const page = Math.min(wanted, pages)
  return {
    featured: page === 1 ? featured : undefined,
    rest: others.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    pages,
  }
}

/** Two others, of the same category or with a tag in common, newest first; where there are fewer, the newest at all. */
export function relatedTo(article: ArticleSummary, articles: readonly ArticleSummary[]): ArticleSummary[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const isRelated = ({ category, tags }: ArticleSummary) =>
    category === article.category || tags.some((tag) => article.tags.includes(tag))
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, 2)
}
