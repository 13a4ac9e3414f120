/** The blog: what readers see, and what other programs bring. */
import { PAGE_MOST, type Paging } from '@limner/contract'
import type { Article, ArticleInput, ArticleSummary } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'
import type { BubbleClient, Found, Refusal } from './bubble.ts'
import { articleIntake, type IntakeParts, type Outcome } from './intake.ts'
import type { ArticleRow, ListedArticle } from './store.ts'

export interface Synced {
  received: number
  articles: Outcome[]
  refused: Refusal[]
}

const summaryOf = (row: ListedArticle): ArticleSummary => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  category: row.category,
  tags: row.tags,
  featuredImage: row.featuredImage,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  readMinutes: row.readMinutes,
})

const articleOf = (row: ArticleRow): Article => ({
  ...summaryOf(row),
  content: row.content,
  isPublished: row.isPublished,
  bubbleId: row.bubbleId,
  updatedAt: row.updatedAt.toISOString(),
})

const gone = () => new HttpError('not-found', 'Article not found')

export interface BlogParts extends IntakeParts {
  /** Null: none is configured. */
  bubble: BubbleClient | null
}

/** Takes what can be taken, and tells why the rest cannot. */
async function takeEach(parts: BlogParts, found: Found, signal: AbortSignal): Promise<Synced> {
  const { articles, refused } = found
  const synced: Synced = { received: articles.length + refused.length, articles: [], refused: [...refused] }
  const take = articleIntake(parts, signal)
  for (const article of articles) {
    try {
      synced.articles.push(...(await take([article])))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      synced.refused.push({ bubbleId: article.bubbleId, reason: error.message })
    }
  }
  return synced
}

export function blogService(parts: BlogParts) {
  const { store, bubble } = parts
  const page = async (paging: Paging): Promise<ArticleSummary[]> => (await store.pageOfPublished(paging)).map(summaryOf)

  function requireBubble(): BubbleClient {
    if (!bubble)
      throw new HttpError('unavailable', 'No Bubble app is configured: set BUBBLE_URL and BUBBLE_TOKEN to use this.')
    return bubble
  }

  return {
    page,
    /** For the pages: the newest. */
    newest: () => page({ page: 1, limit: PAGE_MOST.articles }),
    async get(slug: string): Promise<Article> {
      const row = await store.findPublished(slug)
      if (!row) throw gone()
      return articleOf(row)
    },
    async getByBubbleId(bubbleId: string): Promise<Article> {
      const row = await store.findByBubbleId(bubbleId)
      if (!row) throw gone()
      return articleOf(row)
    },
    /** Drafts, too. What a Bubble app still has comes back with the next sync of it. */
    async remove(by: { slug: string } | { bubbleId: string }): Promise<void> {
      if (!(await store.remove(by))) throw gone()
    },
    async push(article: ArticleInput, signal: AbortSignal): Promise<Outcome> {
      const [outcome] = await articleIntake(parts, signal)([article])
      return outcome as Outcome
    },
    pushAll: async (articles: ArticleInput[], signal: AbortSignal): Promise<Synced> => ({
      received: articles.length,
      articles: await articleIntake(parts, signal)(articles),
      refused: [],
    }),
    sync: async (signal: AbortSignal): Promise<Synced> =>
      takeEach(parts, await requireBubble().fetchAll(signal), signal),
    syncSelected: async (ids: string[], signal: AbortSignal): Promise<Synced> =>
      takeEach(parts, await requireBubble().fetchSome(ids, signal), signal),
  }
}
export type BlogService = ReturnType<typeof blogService>
