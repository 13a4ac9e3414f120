import { ApiError } from '@limner/contract/client'
import type { Article } from '@limner/contract/types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryOf, type Wishes } from './find.ts'

/** What a page of the list shows. @param bookmarks are asked for where only they are wanted */
export function foundQuery(wishes: Wishes, bookmarks: readonly string[]) {
  const slugs = wishes.bookmarked ? { slugs: bookmarks.slice(0, MAX_BOOKMARKS).join(',') } : {}
  const query = { ...queryOf(wishes), ...slugs }
  return queryOptions({
    queryKey: ['articles', query],
    queryFn: async () => {
      const { category, ...rest } = query
      if (wishes.bookmarked && bookmarks.length === 0) return { articles: [], total: 0, categories: [] }
      return api.findArticles({ query: { ...rest, ...(category !== undefined && { category }) } })
    },
    placeholderData: keepPreviousData,
  })
}
/** An address holds no more. */
const MAX_BOOKMARKS = 60

export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'related', slug],
    queryFn: () => api.listRelatedArticles({ params: { slug } }),
  })

/** Null: there is no such article. */
export const articleQuery = (slug: string) =>
  queryOptions<Article | null>({
    queryKey: ['article', slug],
    queryFn: async () => {
      try {
        return await api.getArticle({ params: { slug } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
