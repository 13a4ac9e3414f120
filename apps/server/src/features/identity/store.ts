/** Users, sessions, guests and devices in the database. */
import type { LanguageCode } from '@limner/contract/language'
import { titleFrom } from '@limner/contract/project-title'
import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { oneRow } from '../../db/rows.ts'
import * as tables from '../../db/schema.ts'
import { COOKIE_DAYS } from './cookies.ts'

const { users, sessions, guests, devices, owners, projects, predictions, designs, media, countedGenerations } = tables

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  /** Null: they sign in through an identity provider. */
  passwordHash: string | null
  language: LanguageCode
}
export type UserRow = typeof users.$inferSelect

const sessionEnd = sql`now() + make_interval(days => ${COOKIE_DAYS.limner_session})`

export function identityStore(orm: Orm) {
  return {
    transaction: <T>(work: (query: Queryable) => Promise<T>): Promise<T> => orm.transaction(work),
    ...usersIn(orm),
    ...guestsIn(orm),
    ...devicesIn(orm),

    /**
     * Sessions and marks of browsers that have ended, guests of yesterday who never made anything, and guests who have
     * not come back, with all that they made.
     * @param guestDays how long they have to come back
     */
    async tidy(guestDays: number): Promise<void> {
      await orm.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
      await orm
        .delete(devices)
        .where(lt(devices.createdAt, sql`now() - make_interval(days => ${COOKIE_DAYS.limner_device})`))
      const lost = orm
        .select({ id: guests.id })
        .from(guests)
        .where(lt(guests.seenAt, sql`now() - make_interval(days => ${guestDays})`))
      await orm.delete(owners).where(inArray(owners.id, lost))
      const idle = orm
        .select({ id: guests.id })
        .from(guests)
        .where(
          and(
            lt(guests.createdAt, sql`now() - interval '1 day'`),
            notExists(orm.select().from(predictions).where(eq(predictions.ownerId, guests.id))),
            notExists(orm.select().from(projects).where(eq(projects.ownerId, guests.id))),
          ),
        )
      await orm.delete(owners).where(inArray(owners.id, idle))
    },
  }
}
export type IdentityStore = ReturnType<typeof identityStore>

/** Accounts and the sessions that they opened. */
function usersIn(orm: Orm) {
  return {
    /** Null: the address is taken. */
    async createUser(query: Queryable, user: NewUser): Promise<UserRow | null> {
      const owner = oneRow(await query.insert(owners).values({}).returning())
      const [row] = await query
        .insert(users)
        .values({ ...user, id: owner.id })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    async findUserByEmail(email: string): Promise<UserRow | null> {
      const [row] = await orm
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      return row ?? null
    },

    async openSession(query: Queryable, userId: string, tokenHash: Buffer, userAgent: string): Promise<void> {
      await query.insert(sessions).values({ tokenHash, userId, userAgent, expiresAt: sessionEnd })
    },

    async findSession(tokenHash: Buffer): Promise<UserRow | null> {
      const [row] = await orm
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
      return row?.user ?? null
    },

    /** Where none was told before. */
    async learnLanguage(query: Queryable, userId: string, language: LanguageCode): Promise<void> {
      await query
        .update(users)
        .set({ language })
        .where(and(eq(users.id, userId), isNull(users.language)))
    },

    async closeSession(tokenHash: Buffer): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
  }
}

/** Visitors without an account. */
function guestsIn(orm: Orm) {
  return {
    createGuest: (tokenHash: Buffer, place: Buffer): Promise<string> =>
      orm.transaction(async (query) => {
        const { id } = oneRow(await query.insert(owners).values({}).returning())
        await query.insert(guests).values({ id, tokenHash, place })
        return id
      }),

    /** How many began at a place in the last day. */
    async guestsOfDay(place: Buffer): Promise<number> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(guests)
        .where(and(eq(guests.place, place), gt(guests.createdAt, sql`now() - interval '1 day'`)))
      return row?.count ?? 0
    },

    async findGuest(tokenHash: Buffer): Promise<string | null> {
      const [row] = await orm
        .select({ id: guests.id, isStale: sql<boolean>`${guests.seenAt} < now() - interval '1 day'` })
        .from(guests)
        .where(eq(guests.tokenHash, tokenHash))
      if (row?.isStale) await orm.update(guests).set({ seenAt: sql`now()` }).where(eq(guests.id, row.id))
      return row?.id ?? null
    },

    /**
     * Gives all that a guest made to a user, once: the guest is locked first and gone afterwards, so of two accounts
     * that claim it one gets everything and the other nothing. Each local project becomes a project of the user.
     */
    async claimGuest(query: Queryable, tokenHash: Buffer, userId: string): Promise<void> {
      const [guest] = await query
        .select({ id: guests.id })
        .from(guests)
        .where(eq(guests.tokenHash, tokenHash))
        .for('update')
      if (!guest) return
      // Keys are unique to an owner; the guest's must not collide with the user's.
      await query
        .update(predictions)
        .set({ ownerId: userId, idempotencyKey: null })
        .where(eq(predictions.ownerId, guest.id))
      await query.update(designs).set({ ownerId: userId }).where(eq(designs.ownerId, guest.id))
      await query.update(media).set({ ownerId: userId }).where(eq(media.ownerId, guest.id))
      await query.update(projects).set({ ownerId: userId }).where(eq(projects.ownerId, guest.id))
      await query.update(countedGenerations).set({ ownerId: userId }).where(eq(countedGenerations.ownerId, guest.id))
      await query.delete(owners).where(eq(owners.id, guest.id))
      await adoptLocalProjects(query, userId)
    },
  }
}

/** Browsers from which somebody signed in before. */
function devicesIn(orm: Orm) {
  return {
    async addDevice(userId: string, tokenHash: Buffer): Promise<void> {
      await orm.insert(devices).values({ userId, tokenHash })
    },

    async isDeviceOf(userId: string, tokenHash: Buffer): Promise<boolean> {
      const found = await orm
        .select({ userId: devices.userId })
        .from(devices)
        .where(and(eq(devices.tokenHash, tokenHash), eq(devices.userId, userId)))
      return found.length > 0
    },
  }
}

/** Work that still carries a browser's local project id gets a real project, titled like its first prompt. */
async function adoptLocalProjects(query: Queryable, userId: string): Promise<void> {
  const locals = await query.execute<{ local: string; prompt: string; begun: string; updated: string }>(sql`
    select distinct on (guest_project_id) guest_project_id as local, request->>'prompt' as prompt,
      (min(created_at) over local)::text as begun, (max(coalesce(finished_at, created_at)) over local)::text as updated
    from predictions
    where owner_id = ${userId} and project_id is null and guest_project_id is not null
    window local as (partition by guest_project_id)
    order by guest_project_id, created_at`)
  for (const { local, prompt, begun, updated } of locals.rows) {
    // Its times are those of the work, not of the sign-in.
    const times = { createdAt: sql`${begun}::timestamptz`, updatedAt: sql`${updated}::timestamptz` }
    const { id: projectId } = oneRow(
      await query
        .insert(projects)
        .values({ ownerId: userId, title: titleFrom(prompt), guestProjectId: local, ...times })
        .returning({ id: projects.id }),
    )
    const mine = sql`owner_id = ${userId} and project_id is null and guest_project_id = ${local}`
    await query.execute(sql`
      update media set project_id = ${projectId}
      where design_id in (select id from designs where ${mine})`)
    await query.execute(sql`
      update media set project_id = ${projectId}
      where id in (select (request->>'pictureId')::uuid from predictions where ${mine})`)
    await query.execute(sql`update designs set project_id = ${projectId} where ${mine}`)
    await query.execute(sql`update predictions set project_id = ${projectId} where ${mine}`)
  }
}
