/** Invitations to projects and brand kits in the database. */
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import { brandKits, memberInvitations, members, projects, users } from '../../db/schema.ts'
import type { Ownership } from '../../platform/access.ts'
import type { Named } from '../identity/name.ts'
import { NAMED } from '../identity/people-store.ts'
import { homeOf, isThere, lockShared, type MemberRole, membersIn, OWNERSHIP, type Shared, sharedOf } from './store.ts'

export type InvitationRow = typeof memberInvitations.$inferSelect
/** With what it is an invitation to, and who invites. */
export interface FoundInvitation {
  row: InvitationRow
  title: string
  inviter: Named
}
/** Why nobody was invited: the first that holds. */
export type Refused = 'gone' | 'owner' | 'member' | 'invited' | 'full' | 'spent' | 'flooded'
export type Accepted = Shared & { role: MemberRole }

export interface NewInvitation {
  tokenHash: Buffer
  email: string
  role: MemberRole
  invitedBy: string
}
export interface InvitationLimits {
  /** Members and open invitations of one thing. */
  most: number
  /** Mails of one person in a day. */
  perDay: number
  /** Mails of one invitation, and of one person to the same address in a day. */
  mails: number
  /** Days that a link is good. */
  days: number
}

const invitationsTo = ({ kind, id }: Shared) =>
  eq(kind === 'project' ? memberInvitations.projectId : memberInvitations.brandKitId, id)
/** What it is an invitation to is not gone for ever. */
const hasThing = sql`num_nonnulls(${memberInvitations.projectId}, ${memberInvitations.brandKitId}) = 1`
/** Nobody has accepted it, and it was not revoked; it may be too old. */
const isOpen = and(isNull(memberInvitations.acceptedAt), isNull(memberInvitations.revokedAt))
const isGood = gt(memberInvitations.expiresAt, sql`now()`)
const sameAddress = (email: string) => sql`lower(${memberInvitations.email}) = ${email.toLowerCase()}`
const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

/** Mails of one person in the last day. @param email those to this address alone */
async function sentToday(query: Queryable, invitedBy: string, email?: string): Promise<number> {
  const today = and(
    eq(memberInvitations.invitedBy, invitedBy),
    gt(memberInvitations.sentAt, sql`now() - interval '1 day'`),
    email === undefined ? undefined : sameAddress(email),
  )
  const [row] = await query
    .select({ total: sql<number>`coalesce(sum(${memberInvitations.mails}), 0)::int` })
    .from(memberInvitations)
    .where(today)
  return row?.total ?? 0
}

async function tooManyToday(
  query: Queryable,
  { invitedBy, email }: Pick<NewInvitation, 'invitedBy' | 'email'>,
  { perDay, mails }: InvitationLimits,
): Promise<'spent' | 'flooded' | null> {
  if ((await sentToday(query, invitedBy)) >= perDay) return 'spent'
  return (await sentToday(query, invitedBy, email)) >= mails ? 'flooded' : null
}

/** Whether this address is somebody's who is there already, and how many there are. */
async function crowdOf(query: Queryable, shared: Shared, ownerId: string, email: string) {
  const theirs = sql`lower(${users.email}) = ${email.toLowerCase()}`
  const [owner] = await query
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), theirs))
  const [member] = await query
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(membersIn(shared), theirs))
  const open = await query
    .select({ isTheirs: sql<boolean>`${sameAddress(email)}` })
    .from(memberInvitations)
    .where(and(invitationsTo(shared), isOpen))
  const { total } = oneRow(await query.select({ total: count() }).from(members).where(membersIn(shared)))
  return {
    isOwner: owner !== undefined,
    isMember: member !== undefined,
    isInvited: open.some(({ isTheirs }) => isTheirs),
    people: total + open.length,
  }
}

/** Makes somebody a member, once; who is one already gets the role. */
async function join(query: Queryable, shared: Shared, userId: string, role: MemberRole): Promise<void> {
  const home = homeOf(shared)
  await query
    .insert(members)
    .values({ ...home, userId, role })
    .onConflictDoUpdate({
      target: [shared.kind === 'project' ? members.projectId : members.brandKitId, members.userId],
      set: { role },
    })
}

/** With what they are to; that is null where it is gone, or in the bin. */
const found = (query: Queryable) =>
  query
    .select({
      row: memberInvitations,
      title: sql<string>`coalesce(${projects.title}, ${brandKits.name})`,
      inviter: NAMED,
    })
    .from(memberInvitations)
    .leftJoin(projects, and(eq(projects.id, memberInvitations.projectId), isNull(projects.deletedAt)))
    .leftJoin(brandKits, eq(brandKits.id, memberInvitations.brandKitId))
    .innerJoin(users, eq(users.id, memberInvitations.invitedBy))

/** As whoever invited sees them. */
function listing(orm: Orm) {
  return {
    async ownership(id: string): Promise<Ownership | null> {
      const [row] = await orm
        .select(OWNERSHIP)
        .from(memberInvitations)
        .leftJoin(projects, and(eq(projects.id, memberInvitations.projectId), isNull(projects.deletedAt)))
        .leftJoin(brandKits, eq(brandKits.id, memberInvitations.brandKitId))
        .where(and(eq(memberInvitations.id, id), isOpen, isThere))
      return row ? { ...row, isPublic: false } : null
    },

    /** Those that are open, newest first. */
    listOf: (shared: Shared): Promise<InvitationRow[]> =>
      orm
        .select()
        .from(memberInvitations)
        .where(and(invitationsTo(shared), isOpen))
        .orderBy(desc(memberInvitations.createdAt), memberInvitations.id),

    async revoke(id: string): Promise<void> {
      await orm
        .update(memberInvitations)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(memberInvitations.id, id), isOpen))
    },
  }
}

/** Each comes with a link. */
function linking(orm: Orm) {
  return {
    /** Those who invite to one thing at once take turns. */
    add: (shared: Shared, invitation: NewInvitation, limits: InvitationLimits): Promise<FoundInvitation | Refused> =>
      orm.transaction(async (query) => {
        const thing = await lockShared(query, shared)
        if (!thing) return 'gone'
        const crowd = await crowdOf(query, shared, thing.ownerId, invitation.email)
        if (crowd.isOwner) return 'owner'
        if (crowd.isMember) return 'member'
        if (crowd.isInvited) return 'invited'
        if (crowd.people >= limits.most) return 'full'
        const tooMany = await tooManyToday(query, invitation, limits)
        if (tooMany) return tooMany
        const row = oneRow(
          await query
            .insert(memberInvitations)
            .values({ ...homeOf(shared), ...invitation, expiresAt: inDays(limits.days) })
            .returning(),
        )
        const inviter = oneRow(await query.select(NAMED).from(users).where(eq(users.id, invitation.invitedBy)))
        return { row, title: thing.title, inviter }
      }),

    /** With a new link; the one before is worthless. 'worn out': it was sent as often as it may be. */
    again: (
      id: string,
      tokenHash: Buffer,
      invitedBy: string,
      limits: InvitationLimits,
    ): Promise<FoundInvitation | 'gone' | 'worn out' | 'spent' | 'flooded'> =>
      orm.transaction(async (query) => {
        const [before] = await query
          .select({ mails: memberInvitations.mails, email: memberInvitations.email })
          .from(memberInvitations)
          .where(and(eq(memberInvitations.id, id), isOpen))
          .for('update')
        if (!before) return 'gone'
        if (before.mails >= limits.mails) return 'worn out'
        const tooMany = await tooManyToday(query, { invitedBy, email: before.email }, limits)
        if (tooMany) return tooMany
        await query
          .update(memberInvitations)
          .set({ tokenHash, mails: before.mails + 1, sentAt: sql`now()`, expiresAt: inDays(limits.days) })
          .where(eq(memberInvitations.id, id))
        const [sent] = await found(query).where(eq(memberInvitations.id, id))
        return sent ?? 'gone'
      }),
  }
}

/** As whoever has the link uses them. */
function accepting(orm: Orm) {
  return {
    /** Null: there is none with this link, or it is revoked or too old. */
    async findByToken(tokenHash: Buffer): Promise<FoundInvitation | null> {
      const good = and(eq(memberInvitations.tokenHash, tokenHash), isNull(memberInvitations.revokedAt), isGood)
      const [row] = await found(orm).where(and(good, isThere))
      return row ?? null
    },

    /** Whether the link invites this address, accepted or not: enough to sign up with. */
    async invites(query: Queryable, tokenHash: Buffer, email: string): Promise<boolean> {
      const good = and(eq(memberInvitations.tokenHash, tokenHash), isOpen, isGood, sameAddress(email))
      return (await found(query).where(and(good, isThere))).length > 0
    },

    /** Null: nothing of it is left. 'owner': it is theirs by now. */
    accept: (tokenHash: Buffer, userId: string): Promise<Accepted | 'owner' | null> =>
      orm.transaction(async (query) => {
        const good = and(eq(memberInvitations.tokenHash, tokenHash), isNull(memberInvitations.revokedAt), isGood)
        const [named] = await query.select().from(memberInvitations).where(and(good, hasThing))
        const shared = named && sharedOf(named)
        // The thing is locked first, as by whoever deletes it: else the two could wait for each other.
        const thing = shared && (await lockShared(query, shared))
        if (!thing) return null
        if (thing.ownerId === userId) return 'owner'
        const [row] = await query.select().from(memberInvitations).where(good).for('update')
        if (!row) return null
        const { role } = row
        if (row.acceptedAt === null) {
          await join(query, shared, userId, role)
          await query.update(memberInvitations).set({ acceptedAt: sql`now()` }).where(eq(memberInvitations.id, row.id))
          return { ...shared, role }
        }
        // Sent twice; but whoever was removed since does not come back by the old link.
        const theirs = and(membersIn(shared), eq(members.userId, userId))
        const [member] = await query.select({ role: members.role }).from(members).where(theirs)
        return member ? { ...shared, role: member.role } : null
      }),
  }
}

export const memberInvitationStore = (orm: Orm) => ({
  ...listing(orm),
  ...linking(orm),
  ...accepting(orm),

  /** Those that nobody can use any more, a month later; to what is gone, as soon as they do not count for the day any more. */
  async tidy(): Promise<void> {
    const isOld = lt(memberInvitations.expiresAt, sql`now() - interval '30 days'`)
    const isPast = lt(memberInvitations.sentAt, sql`now() - interval '1 day'`)
    await orm.delete(memberInvitations).where(or(isOld, and(sql`not ${hasThing}`, isPast)))
  },
})
export type MemberInvitationStore = ReturnType<typeof memberInvitationStore>
