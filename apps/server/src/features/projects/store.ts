/** Projects in the database. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import { approvedOf } from '../../db/approved.ts'
import type { Orm } from '../../db/database.ts'
import { type Membership, projectMemberCount, projectMembers } from '../../db/members.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import { members, projects, users } from '../../db/schema.ts'
import type { Named } from '../identity/name.ts'
import { NAMED, namesOf } from '../identity/people-store.ts'
import { previewsOf } from './previews-store.ts'

export type ProjectRow = typeof projects.$inferSelect
/** As lists have it: with how many work on it beside its owner. */
export type ListedProject = ProjectRow & { memberCount: number }
export type SharedProject = ListedProject & { role: Membership['role']; owner: Named | null }
export type NewProject = Pick<ProjectRow, 'ownerId' | 'title' | 'description'> & { id?: string }
export type ProjectPatch = { [K in 'title' | 'description' | 'isPublic']?: ProjectRow[K] | undefined } & {
  /** Of a change that was made elsewhere; absent: now. */
  updatedAt?: string | undefined
  knownTitle?: string | undefined
}

/** There, and not in the bin. */
const notDeleted = (id: string) => and(eq(projects.id, id), isNull(projects.deletedAt))

/** What is deleted, and may come back. */
function binIn(orm: Orm) {
  return {
    /** Of those in the bin. */
    async ownershipInBin(id: string) {
      const [row] = await orm
        .select({ ownerId: projects.ownerId })
        .from(projects)
        .where(and(eq(projects.id, id), isNotNull(projects.deletedAt)))
      return row ? { ownerId: row.ownerId, isPublic: false } : null
    },

    /** Into the bin: its times stay what they are. */
    async bin(id: string): Promise<void> {
      await orm.update(projects).set({ deletedAt: sql`now()` }).where(notDeleted(id))
    },

    /** The last one deleted first. */
    pageOfBin: (ownerId: string, paging: Paging): Promise<ProjectRow[]> =>
      pageOf(paging, [falling(projects.deletedAt), rising(projects.id)], (slice) =>
        orm
          .select({ ...getTableColumns(projects), place: slice.place })
          .from(projects)
          .where(and(eq(projects.ownerId, ownerId), isNotNull(projects.deletedAt), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    async restore(id: string): Promise<ProjectRow | null> {
      const [row] = await orm.update(projects).set({ deletedAt: null }).where(eq(projects.id, id)).returning()
      return row ?? null
    },

    /** For ever; of those in the bin only. */
    async remove(id: string): Promise<void> {
      await orm.delete(projects).where(and(eq(projects.id, id), isNotNull(projects.deletedAt)))
    },

    /** For ever, all that somebody has in the bin. */
    async emptyBin(ownerId: string): Promise<void> {
      await orm.delete(projects).where(and(eq(projects.ownerId, ownerId), isNotNull(projects.deletedAt)))
    },

    /** For ever, what has been in a bin for so long. */
    async sweepBins(days: number): Promise<void> {
      await orm.delete(projects).where(sql`${projects.deletedAt} < now() - make_interval(days => ${days})`)
    },
  }
}

export function projectStore(orm: Orm) {
  return {
    async ownership(id: string) {
      const [row] = await orm
        .select({ ownerId: projects.ownerId, isPublic: projects.isPublic, members: projectMembers })
        .from(projects)
        .where(notDeleted(id))
      return row ?? null
    },

    /** The most recently updated first. */
    pageOf: (ownerId: string, paging: Paging): Promise<ListedProject[]> =>
      pageOf(paging, [falling(projects.updatedAt), rising(projects.id)], (slice) =>
        orm
          .select({ ...getTableColumns(projects), memberCount: projectMemberCount, place: slice.place })
          .from(projects)
          .where(and(eq(projects.ownerId, ownerId), isNull(projects.deletedAt), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    /** Those of others that somebody works on. */
    pageOfShared: (accountId: string, paging: Paging): Promise<SharedProject[]> =>
      pageOf(paging, [falling(projects.updatedAt), rising(projects.id)], (slice) =>
        orm
          .select({
            ...getTableColumns(projects),
            memberCount: projectMemberCount,
            role: members.role,
            owner: NAMED,
            place: slice.place,
          })
          .from(members)
          .innerJoin(projects, eq(projects.id, members.projectId))
          .leftJoin(users, eq(users.id, projects.ownerId))
          .where(and(eq(members.userId, accountId), isNull(projects.deletedAt), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    namesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => namesOf(orm, ids),

    approvedOf: (ids: readonly string[]): Promise<ReadonlySet<string>> => approvedOf(orm, ids),

    previewsOf: (ids: readonly string[]) => previewsOf(orm, ids),

    /**
     * Null: there is one with this id.
     * @param begun absent: now
     */
    async create(project: NewProject, begun?: Date): Promise<ProjectRow | null> {
      const at = sql`least(${begun?.toISOString() ?? null}::timestamptz, now())`
      const [row] = await orm
        .insert(projects)
        .values({ ...project, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    async find(id: string): Promise<ProjectRow | null> {
      const [row] = await orm.select().from(projects).where(notDeleted(id))
      return row ?? null
    },

    async modelsOf(id: string): Promise<ProjectRow['models']> {
      const [row] = await orm.select({ models: projects.models }).from(projects).where(eq(projects.id, id))
      return row?.models ?? null
    },

    /** The project is not younger for it. */
    async choose(id: string, models: ProjectRow['models']): Promise<void> {
      await orm.update(projects).set({ models }).where(eq(projects.id, id))
    },

    /** Null: it is gone, or has another title than `knownTitle`. */
    async update(id: string, { updatedAt, knownTitle, ...patch }: ProjectPatch): Promise<ProjectRow | null> {
      const [row] = await orm
        .update(projects)
        .set({
          ...patch,
          updatedAt: sql`greatest(${projects.updatedAt}, least(${updatedAt ?? null}::timestamptz, now()))`,
        })
        .where(and(notDeleted(id), knownTitle === undefined ? undefined : eq(projects.title, knownTitle)))
        .returning()
      return row ?? null
    },

    ...binIn(orm),
  }
}
export type ProjectStore = ReturnType<typeof projectStore>
