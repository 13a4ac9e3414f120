/** What people are called, in the database. */
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { nameOf } from './name.ts'

/** For a query that joins the table `users`. */
export const NAMED = { email: users.email, firstName: users.firstName, lastName: users.lastName }

/** By the account; guests, and those that are gone, have none. */
export async function namesOf(query: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .select({ id: users.id, ...NAMED })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, nameOf(row)]))
}
