/** Articles in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { articles, doneOnce, media } from '../../db/schema.ts'

export type ArticleRow = typeof articles.$inferSelect
export type NewArticle = Omit<ArticleRow, 'id' | 'createdAt' | 'updatedAt'>

type MediaRow = typeof media.$inferSelect
/** A picture of another place, as it is kept here. */
export type ArticlePicture = Pick<MediaRow, 'id' | 'sha256' | 'type' | 'bytes' | 'width' | 'height' | 'facts'> & {
  /** Where it was fetched. */
  source: string
}

/** Of pictures that are nobody's: migration 017 made it. */
const HOUSE = '00000000-0000-4000-8000-000000000001'

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
        .orderBy(sql`coalesce(${articles.publishedAt}, ${articles.createdAt}) desc`, articles.slug)
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

    /** Answers its id. */
    async put(query: Queryable, article: NewArticle): Promise<string> {
      const { bubbleId: _, ...change } = article
      const [row] = await query
        .insert(articles)
        .values(article)
        .onConflictDoUpdate({ target: articles.bubbleId, set: { ...change, updatedAt: sql`now()` } })
        .returning({ id: articles.id })
      return row?.id as string
    },

    /** Where the pictures of an article were fetched that are here already. */
    async sourcesOf(bubbleId: string): Promise<Set<string>> {
      const rows = await orm
        .select({ source: media.source })
        .from(media)
        .innerJoin(articles, eq(articles.id, media.articleId))
        .where(eq(articles.bubbleId, bubbleId))
      return new Set(rows.flatMap(({ source }) => source ?? []))
    },

    /** Keeps the pictures of an article that it has, and drops those that it has no more. Answers all that it has. */
    async keepPictures(
      query: Queryable,
      articleId: string,
      fetched: readonly ArticlePicture[],
      sources: readonly string[],
    ): Promise<ArticlePicture[]> {
      const mine = eq(media.articleId, articleId)
      await query
        .delete(media)
        .where(and(mine, sources.length > 0 ? notInArray(media.source, [...sources]) : undefined))
      const rows = fetched.map((picture) => ({ ...picture, ownerId: HOUSE, articleId }))
      if (rows.length > 0) await query.insert(media).values(rows).onConflictDoNothing()
      return (await query.select().from(media).where(mine)).map((row) => ({ ...row, source: row.source ?? '' }))
    },

    /** False: there is none. */
    async remove(by: { slug: string } | { bubbleId: string }): Promise<boolean> {
      const which = 'slug' in by ? eq(articles.slug, by.slug) : eq(articles.bubbleId, by.bubbleId)
      return (await orm.delete(articles).where(which).returning({ id: articles.id })).length > 0
    },

    /** Fills a new blog, once: what is deleted of it does not come back. */
    seed: (rows: NewArticle[]): Promise<void> =>
      orm.transaction(async (query) => {
        const first = await query.insert(doneOnce).values({ name: 'own articles' }).onConflictDoNothing().returning()
        const [any] = await query.select({ id: articles.id }).from(articles).limit(1)
        if (first.length > 0 && !any) await query.insert(articles).values(rows).onConflictDoNothing()
      }),
  }
}
export type BlogStore = ReturnType<typeof blogStore>
