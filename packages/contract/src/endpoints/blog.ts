import { z } from 'zod'
import { contract } from '../define.ts'
import { Article, ArticleSummary, Done } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { cursor, PAGED, paging } from '../paging.ts'
import { isOwnPath, line, text } from '../text.ts'

/** The most articles that one push may carry. */
export const BATCH_MAX = 11

/** A content of 200,000 characters in any script, with what stands around it. */
const ARTICLE_BYTES = 1_300_000

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a–z and 0–9, joined by hyphens')
const bubbleId = line(100)
/** A picture of ours or a secure one of another place. */
const picture = text({ max: 2000 }).refine(
  (value) => isOwnPath(value) || (/^https:\/\//.test(value) && URL.canParse(value)),
  'must be an https address, or a path on this server',
)

const ArticleInput = z
  .strictObject({
    bubbleId,
    title: line(200),
    slug: slug.optional(),
    excerpt: text({ max: 1000 }).default(''),
    content: text({ max: 200_000 }),
    author: line(100).optional(),
    category: line(60).optional(),
    tags: z.array(line(40)).max(20).default([]),
    featuredImage: picture.nullish(),
    publishedAt: z.iso.datetime({ offset: true }).nullish(),
    isPublished: z.boolean().default(true),
  })
  .meta({ id: 'ArticleInput' })
export type ArticleInput = z.output<typeof ArticleInput>

/** What may be asked of the list. */
const wanted = {
  /** In title, excerpt or a tag, whatever the case. */
  search: text({ max: 200 }).default(''),
  category: text({ max: 60 }).optional(),
}
const ArticleQuery = z.object({
  ...wanted,
  /** Only these, joined by commas. */
  slugs: text({ max: 6000 })
    .transform((slugs) => slugs.split(',').filter(Boolean))
    .optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMITS.articles).default(PAGE_LIMITS.articles),
  cursor,
})
export type ArticleQuery = z.input<typeof ArticleQuery>
export type ArticleFilter = Omit<z.output<typeof ArticleQuery>, 'offset' | 'limit' | 'cursor'>
const FoundArticles = z
  .object({
    articles: z.array(ArticleSummary),
    /** That match, on all pages. */
    total: z.int(),
    /** Of all published articles, in the order of the alphabet. */
    categories: z.array(z.string()),
  })
  .meta({ id: 'FoundArticles' })

const ImportOutcome = z.object({
  bubbleId: z.string(),
  slug: z.string(),
  /** What became of it. */
  action: z.enum(['created', 'updated', 'unchanged']),
  /** What of it could not be taken, such as a picture that nobody answers for. */
  notes: z.array(z.string()).optional(),
})
const SyncReport = z.object({
  received: z.int(),
  articles: z.array(ImportOutcome),
  /** Articles that were left out, and why. */
  refused: z.array(z.object({ bubbleId: z.string(), reason: z.string() })),
})
const example = {
  bubbleId: '1700000000000x123456789',
  title: 'How we choose paper',
  excerpt: 'Weight, tooth and colour.',
  content: '<h2>Weight</h2><p>Three hundred grams is a card.</p>',
  category: 'Printing',
  tags: ['paper', 'print'],
}
const WHAT_HAPPENS =
  'An article with a bubbleId that is known is updated. Its HTML is cleaned: headings, lists, tables, figures, code, quotes and links stay, everything that could run is removed. Pictures of other places are fetched once and served from here; embedded videos become links. Without `publishedAt` it stands after those that are dated. An address that an article had before leads to it for good.'

export const blog = contract({
  listArticles: {
    method: 'GET',
    path: '/api/blog/articles',
    auth: 'none',
    category: 'Blog',
    summary: 'The published articles, newest first',
    description: `Without their contents. ${PAGED}`,
    query: z.object({ ...paging(PAGE_LIMITS.articles), ...wanted }),
    response: z.array(ArticleSummary),
  },
  findArticles: {
    method: 'GET',
    path: '/api/blog/find',
    auth: 'none',
    category: 'Blog',
    summary: 'Some of the published articles, how many there are, and the categories of all',
    description: `What the page of the blog shows. ${PAGED}`,
    query: ArticleQuery,
    response: FoundArticles,
  },
  listRelatedArticles: {
    method: 'GET',
    path: '/api/blog/articles/:slug/related',
    auth: 'none',
    subject: { noun: 'article', param: 'slug', access: 'anyone' },
    category: 'Blog',
    summary: 'Two others: of the same category or with a tag in common, else the newest',
    params: z.object({ slug: text({ max: 200 }) }),
    response: z.object({ articles: z.array(ArticleSummary).max(2) }),
    errors: ['not-found'],
  },
  getArticle: {
    method: 'GET',
    path: '/api/blog/articles/:slug',
    auth: 'none',
    subject: { noun: 'article', param: 'slug', access: 'anyone' },
    category: 'Blog',
    summary: 'One published article',
    description: 'By its address, or by one that it had before: `slug` is the address of today.',
    params: z.object({ slug: text({ max: 200 }) }),
    response: Article,
    errors: ['not-found'],
  },
  deleteArticle: {
    method: 'DELETE',
    path: '/api/blog/articles/:slug',
    auth: 'admin session',
    subject: { noun: 'article', param: 'slug', access: 'anyone' },
    category: 'Blog',
    summary: 'Delete an article, with its pictures',
    description: 'One that a Bubble app still has comes back with the next sync.',
    params: z.object({ slug: text({ max: 200 }) }),
    response: Done,
    errors: ['not-found'],
  },
  syncArticles: {
    method: 'POST',
    path: '/api/blog/sync',
    auth: 'admin session',
    category: 'Blog',
    summary: 'Fetch every article of the Bubble app',
    description: `Reads the configured Bubble app's Data API, page by page. Answers 503 where none is configured. ${WHAT_HAPPENS}`,
    response: SyncReport,
    limit: { perMinute: 6 },
  },
  pushArticle: {
    method: 'POST',
    path: '/api/blog/push',
    auth: 'api key',
    scope: 'blog',
    category: 'Blog',
    summary: 'Add or update one article',
    description: WHAT_HAPPENS,
    body: ArticleInput,
    response: ImportOutcome,
    errors: ['conflict'],
    maxBody: ARTICLE_BYTES,
    limit: { perMinute: 60 },
    example,
  },
  pushArticles: {
    method: 'POST',
    path: '/api/blog/push/batch',
    auth: 'api key',
    scope: 'blog',
    category: 'Blog',
    summary: `Add or update up to ${BATCH_MAX} articles`,
    description: `All of them or none. ${WHAT_HAPPENS}`,
    body: z.strictObject({
      articles: z.array(ArticleInput).min(1).max(BATCH_MAX, `may hold ${BATCH_MAX} at most`),
    }),
    response: SyncReport,
    errors: ['conflict'],
    maxBody: BATCH_MAX * ARTICLE_BYTES,
    limit: { perMinute: 20 },
    example: { articles: [example] },
  },
  syncSelectedArticles: {
    method: 'POST',
    path: '/api/blog/sync/articles',
    auth: 'api key',
    scope: 'blog',
    category: 'Blog',
    summary: 'Fetch some articles of the Bubble app',
    description: `Answers 503 where no Bubble app is configured. ${WHAT_HAPPENS}`,
    body: z.strictObject({ bubbleIds: z.array(bubbleId).min(1).max(100) }),
    response: SyncReport,
    limit: { perMinute: 20 },
    example: { bubbleIds: ['1700000000000x123456789'] },
  },
  syncArticle: {
    method: 'GET',
    path: '/api/blog/sync/:bubbleId',
    auth: 'api key',
    scope: 'blog',
    subject: { noun: 'article', param: 'bubbleId', access: 'anyone' },
    category: 'Blog',
    summary: 'What became of an article of the Bubble app',
    description: 'The article as it is stored here, published or not.',
    params: z.object({ bubbleId }),
    response: Article,
    errors: ['not-found'],
  },
  withdrawArticle: {
    method: 'DELETE',
    path: '/api/blog/sync/:bubbleId',
    auth: 'api key',
    scope: 'blog',
    subject: { noun: 'article', param: 'bubbleId', access: 'anyone' },
    category: 'Blog',
    summary: 'Delete an article of the Bubble app here',
    params: z.object({ bubbleId }),
    response: Done,
    errors: ['not-found'],
  },
})
