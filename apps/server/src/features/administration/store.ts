/** Accounts, articles and published projects as administrators see them. */
import type { Paging } from '@limner/contract'
import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { articles, messages, projects, users } from '../../db/schema.ts'

export interface PageQuery extends Paging {
  search: string
}

const containing = (words: string) => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`

const ACCOUNT = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  createdAt: users.createdAt,
  projects: sql<number>`(select count(*)::int from projects where owner_id = users.id and deleted_at is null)`,
}
const ARTICLE = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  category: articles.category,
  isPublished: articles.isPublished,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  bubbleId: articles.bubbleId,
}

function accountsIn(orm: Orm) {
  const matching = (search: string) =>
    search.trim()
      ? or(
          sql`${users.email} ilike ${containing(search)}`,
          sql`(${users.firstName} || ' ' || ${users.lastName}) ilike ${containing(search)}`,
        )
      : undefined
  return {
    listAccounts: ({ search, ...paging }: PageQuery) =>
      pageOf(paging, [falling(users.createdAt), rising(users.id)], (slice) =>
        orm
          .select({ ...ACCOUNT, place: slice.place })
          .from(users)
          .where(and(matching(search), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),
    async countAccounts(search: string): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(users).where(matching(search))
      return row?.total ?? 0
    },
    async setRole(id: string, role: 'user' | 'admin') {
      await orm.update(users).set({ role }).where(eq(users.id, id))
      const [row] = await orm.select(ACCOUNT).from(users).where(eq(users.id, id))
      return row ?? null
    },
  }
}

function articlesIn(orm: Orm) {
  const matching = (search: string, published: boolean | undefined) =>
    and(
      published === undefined ? undefined : eq(articles.isPublished, published),
      search.trim() ? sql`${articles.title} ilike ${containing(search)}` : undefined,
    )
  return {
    listArticles: ({ search, ...paging }: PageQuery, published: boolean | undefined) =>
      pageOf(paging, [falling(articles.updatedAt), rising(articles.slug)], (slice) =>
        orm
          .select({ ...ARTICLE, place: slice.place })
          .from(articles)
          .where(and(matching(search, published), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),
    async countArticles(search: string, published: boolean | undefined): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(articles).where(matching(search, published))
      return row?.total ?? 0
    },
    async publishArticle(id: string, isPublished: boolean) {
      const [row] = await orm
        .update(articles)
        .set({ isPublished, updatedAt: sql`now()` })
        .where(eq(articles.id, id))
        .returning(ARTICLE)
      return row ?? null
    },
  }
}

export const administrationStore = (orm: Orm) => ({
  ...accountsIn(orm),
  ...articlesIn(orm),

  /** The owner, to be written to; null: no such project is in the gallery. */
  takeDown: (id: string, note: string, said: string) =>
    orm.transaction(async (query) => {
      const [row] = await query
        .update(projects)
        .set({ isPublic: false, takenDownAt: sql`now()`, takenDownNote: note })
        .where(and(eq(projects.id, id), eq(projects.isPublic, true), isNull(projects.deletedAt)))
        .returning({ title: projects.title, ownerId: projects.ownerId })
      if (!row) return null
      await query.insert(messages).values({ projectId: id, type: 'ai', content: said })
      const [owner] = await query
        .select({ email: users.email, firstName: users.firstName, language: users.language })
        .from(users)
        .where(eq(users.id, row.ownerId))
      return { title: row.title, owner: owner ?? null }
    }),

  async exists(id: string): Promise<boolean> {
    const rows = await orm.select({ id: projects.id }).from(projects).where(eq(projects.id, id))
    return rows.length > 0
  },

  /** False: it was not taken down. */
  async allow(id: string): Promise<boolean> {
    const rows = await orm
      .update(projects)
      .set({ takenDownAt: null, takenDownNote: null })
      .where(and(eq(projects.id, id), isNotNull(projects.takenDownAt)))
      .returning({ id: projects.id })
    return rows.length > 0
  },

  listTakenDown: (paging: Paging) =>
    pageOf(paging, [falling(projects.takenDownAt), rising(projects.id)], (slice) =>
      orm
        .select({
          ...{
            id: projects.id,
            title: projects.title,
            takenDownAt: projects.takenDownAt,
            note: projects.takenDownNote,
          },
          place: slice.place,
        })
        .from(projects)
        .where(and(isNotNull(projects.takenDownAt), slice.after))
        .orderBy(...slice.order)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
})
export type AdministrationStore = ReturnType<typeof administrationStore>
