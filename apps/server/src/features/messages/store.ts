/** Messages in the database. */
import type { Paging } from '@limner/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { messages, projects } from '../../db/schema.ts'

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = Pick<
  MessageRow,
  'projectId' | 'type' | 'content' | 'imageUrl' | 'metadata' | 'idempotencyKey' | 'requestHash'
>

/** Messages that are told to a model. */
const SAID_BEFORE = 6

export function messageStore(orm: Orm) {
  return {
    /** The latest page first; each page oldest first. */
    async pageOf(projectId: string, { page, limit }: Paging): Promise<MessageRow[]> {
      const rows = await orm
        .select()
        .from(messages)
        .where(eq(messages.projectId, projectId))
        .orderBy(desc(messages.sequence))
        .limit(limit)
        .offset((page - 1) * limit)
      return rows.reverse()
    },

    /** What somebody said in a conversation before, the oldest first. */
    async saidBefore({ projectId }: { projectId: string | null }): Promise<string[]> {
      if (projectId === null) return []
      const rows = await orm
        .select({ content: messages.content })
        .from(messages)
        .where(and(eq(messages.projectId, projectId), eq(messages.type, 'user')))
        .orderBy(desc(messages.sequence))
        .limit(SAID_BEFORE)
      return rows.map(({ content }) => content).reverse()
    },

    async countOf(projectId: string): Promise<number> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(messages)
        .where(eq(messages.projectId, projectId))
      return row?.count ?? 0
    },

    async findByKey(projectId: string, key: string): Promise<MessageRow | null> {
      const [row] = await orm
        .select()
        .from(messages)
        .where(and(eq(messages.projectId, projectId), eq(messages.idempotencyKey, key)))
      return row ?? null
    },

    /**
     * Null: the project is gone. The project's row is locked first, so messages become visible in the order of their
     * sequence. A message with a key that is there already is answered, not added.
     * @param said for what was said elsewhere: when. The project is then no younger, and not updated now.
     */
    add: (message: NewMessage, said: Date | null): Promise<MessageRow | null> =>
      orm.transaction(async (query) => {
        const at = sql`least(${said?.toISOString() ?? null}::timestamptz, now())`
        const [project] = await query
          .update(projects)
          .set({
            updatedAt: said ? sql`greatest(${projects.updatedAt}, ${at})` : sql`now()`,
            createdAt: sql`least(${projects.createdAt}, ${at})`,
          })
          .where(eq(projects.id, message.projectId))
          .returning({ id: projects.id })
        if (!project) return null
        if (message.idempotencyKey !== null) {
          const key = and(eq(messages.projectId, project.id), eq(messages.idempotencyKey, message.idempotencyKey))
          const [before] = await query.select().from(messages).where(key)
          if (before) return before
        }
        const [row] = await query
          .insert(messages)
          .values({ ...message, createdAt: at })
          .returning()
        return row ?? null
      }),
  }
}
export type MessageStore = ReturnType<typeof messageStore>
