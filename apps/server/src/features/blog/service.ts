/** The blog: what readers see, and what other programs bring. */
import type { Paging } from '@limner/contract'
import type { Article, ArticleFilter, ArticleInput, ArticlePageQuery, ArticleSummary } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'
import { articleImporter, type ImporterParts, type ImportOutcome } from './article-importer.ts'
import type { BubbleClient, FetchedArticles, RejectedArticle } from './bubble.ts'
import type { ArticleRow, ListedArticle } from './store.ts'

export interface SyncReport {
  received: number
  articles: ImportOutcome[]
  refused: RejectedArticle[]
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

const RELATED = 2
const IN_FEED = 30
/** The most that one map of a site may name, less those of our own pages. */
const IN_SITEMAP = 49_000

const notFound = () => new HttpError('not-found', 'Article not found')

export interface BlogParts extends ImporterParts {
  /** Null: none is configured. */
  bubble: BubbleClient | null
}

/** Takes what can be taken, and tells why the rest cannot. */
async function importEach(parts: BlogParts, found: FetchedArticles, signal: AbortSignal): Promise<SyncReport> {
  const { articles, refused } = found
  const synced: SyncReport = { received: articles.length + refused.length, articles: [], refused: [...refused] }
  const take = articleImporter(parts, signal)
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

/** @param offset how many are skipped where there is no cursor */
type Found = Pick<ArticlePageQuery, 'offset' | 'limit'> & Pick<Paging, 'cursor' | 'tellNext'>

function requireBubble({ bubble }: Pick<BlogParts, 'bubble'>): BubbleClient {
  if (!bubble)
    throw new HttpError('unavailable', 'No Bubble app is configured: set BUBBLE_URL and BUBBLE_TOKEN to use this.')
  return bubble
}

export function blogService(parts: BlogParts) {
  const { store } = parts
  const list = async (wishes: ArticleFilter, part: Paging & { skipped?: number }): Promise<ArticleSummary[]> =>
    (await store.listPublished(wishes, part)).map(summaryOf)

  async function published(slug: string): Promise<ArticleRow> {
    const row = await store.findPublished(slug)
    if (!row) throw notFound()
    return row
  }

  return {
    page: ({ page, limit, cursor, tellNext, ...wishes }: Paging & ArticleFilter) =>
      list(wishes, { page, limit, cursor, tellNext }),
    async find({ offset, limit, cursor, tellNext, ...wishes }: ArticleFilter & Found) {
      const [articles, total, categories] = await Promise.all([
        list(wishes, { page: 1, skipped: offset, limit, cursor, tellNext }),
        store.countPublished(wishes),
        store.listCategories(),
      ])
      return { articles, total, categories }
    },
    /** By its address, or by one that it had before. */
    get: async (slug: string): Promise<Article> => articleOf(await published(slug)),
    async related(slug: string): Promise<{ articles: ArticleSummary[] }> {
      return { articles: (await store.listRelated(await published(slug), RELATED)).map(summaryOf) }
    },
    /** For the feed: the newest, with their contents. */
    newest: async (): Promise<Article[]> => (await store.newestWhole(IN_FEED)).map(articleOf),
    /** For the map of the site. */
    addresses: () => store.listAddresses(IN_SITEMAP),
    async getByBubbleId(bubbleId: string): Promise<Article> {
      const row = await store.findByBubbleId(bubbleId)
      if (!row) throw notFound()
      return articleOf(row)
    },
    /** Drafts, too. What a Bubble app still has comes back with the next sync of it. */
    async remove(by: { slug: string } | { bubbleId: string }): Promise<void> {
      if (!(await store.remove(by))) throw notFound()
    },
    async push(article: ArticleInput, signal: AbortSignal): Promise<ImportOutcome> {
      const [outcome] = await articleImporter(parts, signal)([article])
      return outcome as ImportOutcome
    },
    pushAll: async (articles: ArticleInput[], signal: AbortSignal): Promise<SyncReport> => ({
      received: articles.length,
      articles: await articleImporter(parts, signal)(articles),
      refused: [],
    }),
    sync: async (signal: AbortSignal): Promise<SyncReport> =>
      importEach(parts, await requireBubble(parts).fetchAll(signal), signal),
    syncSelected: async (ids: string[], signal: AbortSignal): Promise<SyncReport> =>
      importEach(parts, await requireBubble(parts).fetchSome(ids, signal), signal),
  }
}
export type BlogService = ReturnType<typeof blogService>
