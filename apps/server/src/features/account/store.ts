/** Accounts in the database, as their owners see and change them. */
import type { Paging } from '@limner/contract'
import { and, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Orm, Queryable } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { falling, pageOf, rising } from '../../db/pages.ts'
import {
  brandFonts,
  brandKits,
  countedGenerations,
  designs,
  devices,
  favourites,
  forgotten,
  identities,
  owners,
  passkeys,
  reviewEntries,
  reviews,
  secondFactors,
  sessions,
  users,
  webhooks,
} from '../../db/schema.ts'
import type { UserRow } from '../identity/store.ts'
import { teamsOf } from '../teams/store.ts'
import type { LinkStore } from './link-store.ts'
import { endOtherWays, type OtherWays, otherWaysOf } from './other-ways-store.ts'

export type UserPatch = {
  [K in 'firstName' | 'lastName' | 'notifyCompletion' | 'notifyWeekly' | 'remember' | 'language']?:
    | UserRow[K]
    | undefined
}

/** What is shared with others: links, what was answered there, and where programs are told of it. */
async function exchangeOf(orm: Orm, userId: string) {
  const [reviewLinks, reviewAnswers, told] = await Promise.all([
    orm
      .select({
        designId: reviews.designId,
        path: sql<string>`'/review/' || ${reviews.token}`,
        since: reviews.createdAt,
        until: reviews.expiresAt,
      })
      .from(reviews)
      .where(eq(reviews.ownerId, userId)),
    orm
      .select({
        designId: reviews.designId,
        kind: reviewEntries.kind,
        name: reviewEntries.name,
        text: reviewEntries.text,
        version: reviewEntries.version,
        at: reviewEntries.createdAt,
      })
      .from(reviews)
      .innerJoin(reviewEntries, eq(reviewEntries.reviewId, reviews.id))
      .where(eq(reviews.ownerId, userId)),
    orm
      .select({ url: webhooks.url, events: webhooks.events, since: webhooks.createdAt })
      .from(webhooks)
      .where(eq(webhooks.ownerId, userId)),
  ])
  return { reviewLinks, reviewAnswers, webhooks: told }
}

/** Other ways in than the password. */
async function waysInOf(orm: Orm, userId: string) {
  const [factors, elsewhere, keys] = await Promise.all([
    orm.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(eq(secondFactors.userId, userId)),
    orm
      .select({ issuer: identities.issuer, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    orm
      .select({ name: passkeys.name, since: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
  ])
  return { secondFactors: factors, identities: elsewhere, passkeys: keys }
}

/** What is kept of a person beside their work, as they may take it away: no secrets. */
async function exportedRecordsOf(orm: Orm, userId: string) {
  const [signedIn, browsers, erased, counted, kits, fonts, starred, told, waysIn, teams] = await Promise.all([
    orm
      .select({ userAgent: sessions.userAgent, since: sessions.createdAt, until: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    orm.select({ since: devices.createdAt }).from(devices).where(eq(devices.userId, userId)),
    orm
      .select({ item: forgotten.item, since: forgotten.forgottenAt })
      .from(forgotten)
      .where(eq(forgotten.userId, userId)),
    orm
      .select({ at: countedGenerations.createdAt })
      .from(countedGenerations)
      .where(eq(countedGenerations.ownerId, userId)),
    orm
      .select({
        name: brandKits.name,
        colours: brandKits.colours,
        typefaces: brandKits.typefaces,
        tones: brandKits.tones,
        facts: brandKits.facts,
        logoId: brandKits.logoId,
        logoShowsName: brandKits.logoShowsName,
        createdAt: brandKits.createdAt,
        updatedAt: brandKits.updatedAt,
      })
      .from(brandKits)
      .where(eq(brandKits.ownerId, userId)),
    orm
      .select({ name: brandFonts.name, bytes: brandFonts.bytes, createdAt: brandFonts.createdAt })
      .from(brandFonts)
      .where(and(eq(brandFonts.ownerId, userId), isNull(brandFonts.removedAt))),
    orm
      .select({ designId: favourites.rootId, since: favourites.createdAt })
      .from(favourites)
      .innerJoin(designs, eq(designs.id, favourites.rootId))
      .where(eq(designs.ownerId, userId)),
    exchangeOf(orm, userId),
    waysInOf(orm, userId),
    teamsOf(orm, userId),
  ])
  return {
    ...{ sessions: signedIn, browsers, forgotten: erased, countedDesigns: counted },
    ...{ brandKits: kits, brandFonts: fonts, favourites: starred, ...told, ...waysIn, ...teams },
  }
}

/**
 * What was made in projects of others is asked for by nobody any more: were it by their owners, the words would be theirs, and
 * what is not finished would be made with their keys.
 */
async function leaveWork(query: Queryable, userId: string): Promise<void> {
  const elsewhere = sql`predictions.owner_id = ${userId} and exists (
    select from projects where projects.id = predictions.project_id and projects.owner_id <> ${userId}
  )`
  const { rows } = await query.execute<{ id: string }>(
    sql`insert into owners (id) select gen_random_uuid() where exists (select from predictions where ${elsewhere}) returning id`,
  )
  const nobody = rows[0]?.id
  if (nobody === undefined) return
  await query.execute(sql`
    update predictions set owner_id = ${nobody}, idempotency_key = null, result = result - 'facts' where ${elsewhere}`)
}

export function accountStore(orm: Orm, links: Pick<LinkStore, 'spendAll' | 'take'>) {
  async function replacePassword(query: Queryable, userId: string, passwordHash: string, current: Buffer | null) {
    await query.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await links.spendAll(query, userId)
    await query
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), current ? ne(sessions.tokenHash, current) : undefined))
  }

  return {
    async update(userId: string, patch: UserPatch): Promise<UserRow> {
      const [row] = await orm.update(users).set(patch).where(eq(users.id, userId)).returning()
      if (!row) throw new Error(`Nobody to update: ${userId}`)
      return row
    },

    /**
     * Gives the account of a link the address that it was mailed to, and makes all other links worthless. Null: the link
     * is no longer good. 'taken': another account has the address by now.
     */
    async moveToEmail(tokenHash: Buffer): Promise<{ before: UserRow; email: string } | 'taken' | null> {
      try {
        return await orm.transaction(async (query) => {
          const link = await links.take(query, 'email', tokenHash)
          if (!link) return null
          const [before] = await query.select().from(users).where(eq(users.id, link.userId)).for('update')
          if (!before) return null
          await query.update(users).set({ email: link.email }).where(eq(users.id, link.userId))
          await links.spendAll(query, link.userId)
          return { before, email: link.email }
        })
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken'
        throw error
      }
    },

    async find(userId: string): Promise<UserRow | null> {
      const [row] = await orm.select().from(users).where(eq(users.id, userId))
      return row ?? null
    },

    keptOf: (userId: string) => exportedRecordsOf(orm, userId),

    pageOfSessions: (userId: string, paging: Paging) =>
      pageOf(paging, [falling(sessions.createdAt), rising(sessions.id)], (slice) =>
        orm
          .select({ ...getTableColumns(sessions), place: slice.place })
          .from(sessions)
          .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), slice.after))
          .orderBy(...slice.order)
          .limit(slice.limit)
          .offset(slice.offset),
      ),

    async endSession(userId: string, id: string): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    },

    async endOtherSessions(userId: string, current: Buffer): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, current)))
    },

    /** Ends every other session, and makes links that were sent worthless. */
    setPassword: (userId: string, passwordHash: string, current: Buffer): Promise<void> =>
      orm.transaction((query) => replacePassword(query, userId, passwordHash, current)),

    /**
     * By a mailed link. Null: it is no longer good.
     * @param alone whether nothing else opens the account from now on
     */
    resetPassword: (tokenHash: Buffer, passwordHash: string, alone: boolean): Promise<OtherWays | null> =>
      orm.transaction(async (query) => {
        const link = await links.take(query, 'password', tokenHash)
        if (!link) return null
        await replacePassword(query, link.userId, passwordHash, null)
        if (alone) await endOtherWays(query, link.userId)
        return otherWaysOf(query, link.userId)
      }),

    /** With everything that the owner has; what was made in projects of others stays with them. */
    remove: (userId: string): Promise<void> =>
      orm.transaction(async (query) => {
        // Nothing more can be asked for meanwhile: it would refer to this row.
        await query.select({ id: owners.id }).from(owners).where(eq(owners.id, userId)).for('update')
        await leaveWork(query, userId)
        await query.delete(owners).where(eq(owners.id, userId))
      }),
  }
}
export type AccountStore = ReturnType<typeof accountStore>
