/** Messages in the database. */
import type { Paging } from '@limner/contract'
import { and, between, desc, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { cursorOf, falling, sliceOf } from '../../db/pages.ts'
import { messages, projects } from '../../db/schema.ts'
import { namesOf } from '../identity/people-store.ts'

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = Pick<
  MessageRow,
  'projectId' | 'type' | 'content' | 'imageUrl' | 'metadata' | 'authorId' | 'idempotencyKey' | 'requestHash'
>

/** Messages that are told to a model. */
const MODEL_HISTORY = 6

/** What one page of messages holds at most, if it holds more than one. */
const PAGE_BYTES = 512 * 1024

const FROM_THE_END = [falling(messages.sequence)]

export interface MessageQuery extends Paging {
  /** The message that the first page stands before; absent: the end. */
  before?: string | undefined
}

interface Place {
  sequence: number
  bytes: number
}

/** @param places the latest first @returns the earliest and the latest of a page; null: there are not so many pages */
function boundsOf(places: readonly Place[], { page, limit }: Paging): [earliest: number, latest: number] | null {
  let from = 0
  for (let number = 1; from < places.length; number++) {
    let to = from
    for (let bytes = 0; to < places.length && to - from < limit; to++) {
      bytes += places[to]?.bytes ?? 0
      if (to > from && bytes > PAGE_BYTES) break
    }
    const [latest, earliest] = [places[from], places[to - 1]]
    if (number === page) return latest && earliest ? [earliest.sequence, latest.sequence] : null
    from = to
  }
  return null
}

export function messageStore(orm: Orm) {
  return {
    /** The latest page first; each page oldest first. */
    async pageOf(projectId: string, { before, cursor, tellNext, ...numbered }: MessageQuery): Promise<MessageRow[]> {
      const { after } = sliceOf({ ...numbered, cursor }, FROM_THE_END)
      const paging = after ? { ...numbered, page: 1 } : numbered
      const here = eq(messages.projectId, projectId)
      const known = orm
        .select({ sequence: messages.sequence })
        .from(messages)
        .where(and(here, eq(messages.id, before ?? '')))
      const places = await orm
        .select({ sequence: messages.sequence, bytes: messages.bytes })
        .from(messages)
        .where(and(here, after, before === undefined ? undefined : lt(messages.sequence, known)))
        .orderBy(desc(messages.sequence))
        .limit(paging.page * paging.limit + 1)
      const bounds = boundsOf(places, paging)
      if (!bounds) return []
      const [earliest] = bounds
      if ((places.at(-1)?.sequence ?? earliest) < earliest) tellNext?.(cursorOf(JSON.stringify([String(earliest)])))
      return orm
        .select()
        .from(messages)
        .where(and(here, between(messages.sequence, ...bounds)))
        .orderBy(messages.sequence)
    },

    /** What somebody said in a conversation before, the oldest first. */
    async saidBefore({ projectId }: { projectId: string | null }): Promise<string[]> {
      if (projectId === null) return []
      const rows = await orm
        .select({ content: messages.content })
        .from(messages)
        .where(and(eq(messages.projectId, projectId), eq(messages.type, 'user')))
        .orderBy(desc(messages.sequence))
        .limit(MODEL_HISTORY)
      return rows.map(({ content }) => content).reverse()
    },

    async countOf(projectId: string): Promise<number> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(messages)
        .where(eq(messages.projectId, projectId))
      return row?.count ?? 0
    },

    namesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => namesOf(orm, ids),

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
