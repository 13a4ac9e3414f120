/** Members of projects and brand kits in the database. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { kitMembers, type Membership, projectMembers } from '../../db/members.ts'
import { oneRow } from '../../db/rows.ts'
import { brandKits, memberInvitations, members, projects, users } from '../../db/schema.ts'
import type { Ownership } from '../../platform/access.ts'
import type { Named } from '../identity/name.ts'
import { NAMED, namesOf } from '../identity/people-store.ts'
import { countLinks, renewLinks } from '../reviews/renewal-store.ts'

/** What people work on together. */
export interface Shared {
  kind: 'project' | 'brand kit'
  id: string
}
export type MemberRole = Membership['role']
export type MemberRow = typeof members.$inferSelect
export interface TeamMemberRow {
  member: MemberRow
  user: Named
}

/** The columns of a row that belongs to one or the other. */
export const homeOf = ({ kind, id }: Shared) =>
  kind === 'project' ? { projectId: id, brandKitId: null } : { projectId: null, brandKitId: id }
export const sharedOf = ({ projectId, brandKitId }: Pick<MemberRow, 'projectId' | 'brandKitId'>): Shared =>
  projectId === null ? { kind: 'brand kit', id: String(brandKitId) } : { kind: 'project', id: projectId }

export const membersIn = ({ kind, id }: Shared) => eq(kind === 'project' ? members.projectId : members.brandKitId, id)

/** Whose it is, by the thing that a membership or an invitation is of; what is in the bin is nobody's. */
export const OWNERSHIP = {
  ownerId: sql<string>`coalesce(${projects.ownerId}, ${brandKits.ownerId})`,
  members: sql<Membership[]>`case when ${projects.id} is not null then ${projectMembers} else ${kitMembers} end`,
}
export const isThere = sql`coalesce(${projects.id}, ${brandKits.id}) is not null`

/** What a thing is called, and its owner; the row stays locked until the transaction ends. */
export async function lockShared(query: Queryable, { kind, id }: Shared) {
  const [row] =
    kind === 'project'
      ? await query
          .select({ ownerId: projects.ownerId, title: projects.title })
          .from(projects)
          .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
          .for('no key update')
      : await query
          .select({ ownerId: brandKits.ownerId, title: brandKits.name })
          .from(brandKits)
          .where(eq(brandKits.id, id))
          .for('no key update')
  return row ?? null
}

/** What an account works on that is not its own, and whom it has invited: for its own eyes. */
export async function teamsOf(orm: Orm, userId: string) {
  const [memberships, invited] = await Promise.all([
    orm
      .select({
        projectId: members.projectId,
        brandKitId: members.brandKitId,
        role: members.role,
        since: members.createdAt,
      })
      .from(members)
      .where(eq(members.userId, userId)),
    orm
      .select({
        projectId: memberInvitations.projectId,
        brandKitId: memberInvitations.brandKitId,
        email: memberInvitations.email,
        role: memberInvitations.role,
        sentAt: memberInvitations.sentAt,
        acceptedAt: memberInvitations.acceptedAt,
      })
      .from(memberInvitations)
      .where(eq(memberInvitations.invitedBy, userId)),
  ])
  return { memberships, memberInvitations: invited }
}

export function teamStore(orm: Orm) {
  return {
    async ownership(id: string): Promise<Ownership | null> {
      const [row] = await orm
        .select(OWNERSHIP)
        .from(members)
        .leftJoin(projects, and(eq(projects.id, members.projectId), isNull(projects.deletedAt)))
        .leftJoin(brandKits, eq(brandKits.id, members.brandKitId))
        .where(and(eq(members.id, id), isThere))
      return row ? { ...row, isPublic: false } : null
    },

    namesOf: (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => namesOf(orm, ids),

    /** What somebody with an account reads; null: nobody has this address. */
    async readerOf(email: string) {
      const [row] = await orm
        .select({ firstName: users.firstName, language: users.language })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      return row ?? null
    },

    /** Those who have been there longest first. */
    listOf: (shared: Shared): Promise<TeamMemberRow[]> =>
      orm
        .select({ member: members, user: NAMED })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(membersIn(shared))
        .orderBy(asc(members.createdAt), asc(members.id)),

    async changeRole(id: string, role: MemberRole): Promise<TeamMemberRow | null> {
      const [member] = await orm.update(members).set({ role }).where(eq(members.id, id)).returning()
      if (!member) return null
      return { member, user: oneRow(await orm.select(NAMED).from(users).where(eq(users.id, member.userId))) }
    },

    /** @param renews whether the review links of the project get other addresses @returns how many did */
    remove: (id: string, renews: boolean): Promise<number> =>
      orm.transaction(async (query) => {
        const [gone] = await query.delete(members).where(eq(members.id, id)).returning()
        return renews && gone?.projectId ? renewLinks(query, gone.projectId) : 0
      }),

    countLinks: (projectId: string): Promise<number> => countLinks(orm, projectId),

    async leave(shared: Shared, userId: string): Promise<void> {
      await orm.delete(members).where(and(membersIn(shared), eq(members.userId, userId)))
    },
  }
}
export type TeamStore = ReturnType<typeof teamStore>
