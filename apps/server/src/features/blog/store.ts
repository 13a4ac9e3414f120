/** Articles in the database. */
import type { Paging } from '@limner/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { articles } from '../../db/schema.ts'

export type ArticleRow = typeof articles.$inferSelect
export type NewArticle = Omit<ArticleRow, 'id' | 'createdAt' | 'updatedAt'>

const LISTED = {
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  author: articles.author,
  category: articles.category,
  tags: articles.tags,
  featuredImage: articles.featuredImage,
  publishedAt: articles.publishedAt,
  readMinutes: articles.readMinutes,
}
export type ListedArticle = Pick<ArticleRow, keyof typeof LISTED>

export function blogStore(orm: Orm) {
  const pick = async (condition: ReturnType<typeof and>, query: Queryable = orm) =>
    (await query.select().from(articles).where(condition).limit(1))[0] ?? null

  return {
    transaction: <T>(work: (query: Queryable) => Promise<T>): Promise<T> => orm.transaction(work),

    /** The newest first, without their contents. */
    pageOfPublished: ({ page, limit }: Paging): Promise<ListedArticle[]> =>
      orm
        .select(LISTED)
        .from(articles)
        .where(eq(articles.isPublished, true))
        .orderBy(sql`${articles.publishedAt} desc nulls last`, desc(articles.createdAt), articles.slug)
        .limit(limit)
        .offset((page - 1) * limit),

    findPublished: (slug: string) => pick(and(eq(articles.slug, slug), eq(articles.isPublished, true))),
    findByBubbleId: (bubbleId: string) => pick(eq(articles.bubbleId, bubbleId)),

    /** Locks the rows of these ids, so that two pushes of one article come one after the other. */
    listForUpdate: (query: Queryable, bubbleIds: string[]): Promise<ArticleRow[]> =>
      query.select().from(articles).where(inArray(articles.bubbleId, bubbleIds)).orderBy(articles.id).for('update'),

    async isSlugTaken(query: Queryable, slug: string, bubbleId: string): Promise<boolean> {
      const other = sql`${articles.bubbleId} is distinct from ${bubbleId}`
      return (await pick(and(eq(articles.slug, slug), other), query)) !== null
    },

    async put(query: Queryable, article: NewArticle): Promise<void> {
      const { bubbleId: _, ...change } = article
      await query
        .insert(articles)
        .values(article)
        .onConflictDoUpdate({ target: articles.bubbleId, set: { ...change, updatedAt: sql`now()` } })
    },

    /** Adds articles to a blog that has none. */
    async seed(rows: NewArticle[]): Promise<void> {
      const [any] = await orm.select({ id: articles.id }).from(articles).limit(1)
      if (!any) await orm.insert(articles).values(rows).onConflictDoNothing()
    },
  }
}
export type BlogStore = ReturnType<typeof blogStore>
