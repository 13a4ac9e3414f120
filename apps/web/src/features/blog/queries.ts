import { ApiError, everyPage, PAGE_MOST } from '@limner/contract/client'
import type { Article, ArticleSummary } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export const articlesQuery = queryOptions<ArticleSummary[]>({
  queryKey: ['articles'],
  queryFn: async () => (await everyPage((query) => api.listArticles({ query }), PAGE_MOST.articles)).flat(),
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
