/** Articles in the database. */

import type { Paging } from '@limner/contract'
import type { ArticleFilter } from '@limner/contract/types'
import { and, count, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { falling, fallingWithNull, pageOf, rising } from '../../db/pages.ts'
import { articles, doneOnce, formerSlugs, media } from '../../db/schema.ts'

export type ArticleRow = typeof articles.$inferSelect
export type NewArticle = Omit<ArticleRow, 'id' | 'createdAt' | 'updatedAt'>

type MediaRow = typeof media.$inferSelect
/** A picture of another place, as it is kept here. */
export type ArticlePicture = Pick<MediaRow, 'id' | 'sha256' | 'type' | 'bytes' | 'width' | 'height' | 'facts'> & {
  /** Where it was fetched. */
  source: string
}

/** Of pictures that are nobody's: migration 017 made it. */
const SYSTEM_OWNER = '00000000-0000-4000-8000-000000000001'

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

/** The newest first; those that were never dated after all that are, the last one that came in first. */
const NEWEST_FIRST = [sql`${articles.publishedAt} desc nulls last`, sql`${articles.createdAt} desc`, articles.slug]
const PAGED_NEWEST_FIRST = [fallingWithNull(articles.publishedAt), falling(articles.createdAt), rising(articles.slug)]
/** Whose lock a transaction holds that gives addresses to articles. */
const SLUGS_LOCK = 7_421_005

/** 'a%' as the pattern of a text that contains it. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function conditionOf({ search, category, slugs }: ArticleFilter): SQL | undefined {
  const words = containing(search.trim())
  const inTags = sql`exists (select from jsonb_array_elements_text(${articles.tags}) tag where tag ilike ${words})`
  return and(
    eq(articles.isPublished, true),
    search.trim()
      ? or(sql`${articles.title} ilike ${words}`, sql`${articles.excerpt} ilike ${words}`, inTags)
      : undefined,
    category === undefined ? undefined : eq(articles.category, category),
    slugs && inArray(articles.slug, slugs),
  )
}

export function blogStore(orm: Orm) {
  const pick = async (condition: ReturnType<typeof and>, query: Queryable = orm) =>
    (await query.select().from(articles).where(condition).limit(1))[0] ?? null

  return {
    transaction: <T>(work: (query: Queryable) => Promise<T>): Promise<T> => orm.transaction(work),

    /** Without their contents. */
    listPublished: (
      wishes: ArticleFilter,
      { skipped, ...paging }: Paging & { skipped?: number },
    ): Promise<ListedArticle[]> =>
      pageOf(paging, PAGED_NEWEST_FIRST, (slice) =>
        orm
          .select({ ...LISTED, place: slice.place })
          .from(articles)
          .where(and(conditionOf(wishes), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.after ? 0 : (skipped ?? slice.offset)),
      ),

    async countPublished(wishes: ArticleFilter): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(articles).where(conditionOf(wishes))
      return row?.total ?? 0
    },

    async listCategories(): Promise<string[]> {
      const rows = await orm
        .selectDistinct({ category: articles.category })
        .from(articles)
        .where(eq(articles.isPublished, true))
      return rows.map(({ category }) => category).sort()
    },

    /** With their contents. */
    newestWhole: (limit: number): Promise<ArticleRow[]> =>
      orm
        .select()
        .from(articles)
        .where(eq(articles.isPublished, true))
        .orderBy(...NEWEST_FIRST)
        .limit(limit),

    /** Of all that are published. */
    listAddresses: (limit: number) =>
      orm
        .select({ slug: articles.slug, updatedAt: articles.updatedAt })
        .from(articles)
        .where(eq(articles.isPublished, true))
        .orderBy(...NEWEST_FIRST)
        .limit(limit),

    /** Other published ones: first those of its category or with one of its tags. */
    listRelated: ({ slug, category, tags }: ArticleRow, limit: number): Promise<ListedArticle[]> => {
      const shared = sql`exists (select from jsonb_array_elements_text(${articles.tags}) tag where tag in (select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)))`
      return orm
        .select(LISTED)
        .from(articles)
        .where(and(eq(articles.isPublished, true), ne(articles.slug, slug)))
        .orderBy(sql`(${articles.category} = ${category} or ${shared}) desc`, ...NEWEST_FIRST)
        .limit(limit)
    },

    /** By its address, or by one that it had before. */
    async findPublished(slug: string): Promise<ArticleRow | null> {
      const published = eq(articles.isPublished, true)
      const present = await pick(and(eq(articles.slug, slug), published))
      if (present) return present
      const former = orm.select({ id: formerSlugs.articleId }).from(formerSlugs).where(eq(formerSlugs.slug, slug))
      return pick(and(inArray(articles.id, former), published))
    },
    findByBubbleId: (bubbleId: string) => pick(eq(articles.bubbleId, bubbleId)),

    /** Locks the rows of these ids, so that two pushes of one article come one after the other. */
    listForUpdate: (query: Queryable, bubbleIds: string[]): Promise<ArticleRow[]> =>
      query.select().from(articles).where(inArray(articles.bubbleId, bubbleIds)).orderBy(articles.id).for('update'),

    /** Until the transaction ends, nobody else gives an address to an article. */
    async lockAddresses(query: Queryable): Promise<void> {
      await query.execute(sql`select pg_advisory_xact_lock(${SLUGS_LOCK})`)
    },

    /** The address of the article is its own now, and the one that it had leads to it, unless another has it. */
    async moveAddress(query: Queryable, articleId: string, from: string | undefined, to: string): Promise<void> {
      await query.delete(formerSlugs).where(eq(formerSlugs.slug, to))
      if (from === undefined || from === to) return
      await query
        .insert(formerSlugs)
        .values({ slug: from, articleId })
        .onConflictDoUpdate({ target: formerSlugs.slug, set: { articleId } })
    },

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
      const rows = fetched.map((picture) => ({ ...picture, ownerId: SYSTEM_OWNER, articleId }))
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
