/** The blog: what readers see, and what other programs bring. */
import { PAGE_MOST, type Paging } from '@limner/contract'
import type { Article, ArticleInput, ArticleSummary } from '@limner/contract/types'
import type { ReadArticle } from '../../html/article.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import type { BubbleClient, Refusal } from './bubble.ts'
import type { ArticleRow, BlogStore, ListedArticle, NewArticle } from './store.ts'

export const TEAM = 'The Limner Team'
const CATEGORY = 'General'

export interface Outcome {
  bubbleId: string
  slug: string
  action: 'created' | 'updated' | 'unchanged'
}
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

/** 'Café & Crème!' becomes 'cafe-creme'. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, 120).replace(/-+$/, '') || 'article'
}

const pickText = ({ content, excerpt }: ArticleInput) => ({ content, excerpt })
const gone = () => new HttpError('not-found', 'Article not found')

export interface BlogParts {
  store: BlogStore
  threads: Threads
  /** Null: none is configured. */
  bubble: BubbleClient | null
}

export function blogService({ store, threads, bubble }: BlogParts) {
  function rowOf(input: ArticleInput, read: ReadArticle, before: ArticleRow | undefined, slug: string): NewArticle {
    const publishedAt = input.publishedAt ? new Date(input.publishedAt) : (before?.publishedAt ?? null)
    return {
      slug,
      bubbleId: input.bubbleId,
      title: input.title,
      ...read,
      author: input.author ?? TEAM,
      category: input.category ?? CATEGORY,
      tags: [...new Set(input.tags)],
      featuredImage: input.featuredImage ?? null,
      publishedAt: publishedAt ?? (input.isPublished ? new Date() : null),
      isPublished: input.isPublished,
    }
  }

  /** All of them or none. */
  async function take(inputs: ArticleInput[]): Promise<Outcome[]> {
    // The last one of an id counts.
    const distinct = [...new Map(inputs.map((input) => [input.bubbleId, input])).values()]
    const texts = new Map<ArticleInput, ReadArticle>()
    for (const input of distinct) texts.set(input, await threads.run('readArticle', pickText(input)))
    return store.transaction(async (query) => {
      const known = await store.listForUpdate(
        query,
        inputs.map((input) => input.bubbleId),
      )
      const outcomes: Outcome[] = []
      // One by one, so that each sees the addresses that those before it took.
      for (const [input, read] of texts) {
        const before = known.find((row) => row.bubbleId === input.bubbleId)
        const wanted = input.slug ?? before?.slug ?? slugOf(input.title)
        const taken = await store.isSlugTaken(query, wanted, input.bubbleId)
        if (taken && input.slug) throw new HttpError('conflict', `The slug "${wanted}" belongs to another article.`)
        const slug = taken ? `${wanted}-${slugOf(input.bubbleId).slice(-12).replace(/^-/, '')}` : wanted
        const row = rowOf(input, read, before, slug)
        const same = before && (Object.keys(row) as (keyof NewArticle)[]).every((key) => isSame(row[key], before[key]))
        if (!same) await store.put(query, row)
        outcomes.push({ bubbleId: input.bubbleId, slug, action: same ? 'unchanged' : before ? 'updated' : 'created' })
      }
      return outcomes
    })
  }

  const page = async (paging: Paging): Promise<ArticleSummary[]> => (await store.pageOfPublished(paging)).map(summaryOf)

  function requireBubble(): BubbleClient {
    if (!bubble)
      throw new HttpError('unavailable', 'No Bubble app is configured: set BUBBLE_URL and BUBBLE_TOKEN to use this.')
    return bubble
  }

  /** Takes what can be taken, and tells why the rest cannot. */
  async function takeEach(found: { articles: ArticleInput[]; refused: Refusal[] }): Promise<Synced> {
    const synced: Synced = {
      received: found.articles.length + found.refused.length,
      articles: [],
      refused: found.refused,
    }
    for (const article of found.articles) {
      try {
        synced.articles.push(...(await take([article])))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        synced.refused.push({ bubbleId: article.bubbleId, reason: error.message })
      }
    }
    return synced
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
    async push(article: ArticleInput): Promise<Outcome> {
      const [outcome] = await take([article])
      return outcome as Outcome
    },
    async pushAll(articles: ArticleInput[]): Promise<Synced> {
      return { received: articles.length, articles: await take(articles), refused: [] }
    },
    sync: async (signal: AbortSignal): Promise<Synced> => takeEach(await requireBubble().fetchAll(signal)),
    syncSelected: async (ids: string[], signal: AbortSignal): Promise<Synced> =>
      takeEach(await requireBubble().fetchSome(ids, signal)),
  }
}
export type BlogService = ReturnType<typeof blogService>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
