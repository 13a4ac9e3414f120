/** Articles in the database. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { articles } from '../../db/schema.ts'

export type ArticleRow = typeof articles.$inferSelect
export type NewArticle = Omit<ArticleRow, 'id' | 'createdAt' | 'updatedAt'>

export function blogStore(orm: Orm) {
  const pick = async (condition: ReturnType<typeof and>, query: Queryable = orm) =>
    (await query.select().from(articles).where(condition).limit(1))[0] ?? null

  return {
    transaction: <T>(work: (query: Queryable) => Promise<T>): Promise<T> => orm.transaction(work),

    listPublished: (): Promise<ArticleRow[]> =>
      orm
        .select()
        .from(articles)
        .where(eq(articles.isPublished, true))
        .orderBy(sql`${articles.publishedAt} desc nulls last`, desc(articles.createdAt), articles.slug),

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
