/** Keys of this server's own, the same for all its processes. */
import crypto from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { oneRow } from './rows.ts'
import { secrets } from './schema.ts'

const BYTES = 32

/** The key of that name: the one that is there, or a new one. */
export async function secretOf(orm: Orm, name: string): Promise<Buffer> {
  await orm
    .insert(secrets)
    .values({ name, value: crypto.randomBytes(BYTES) })
    .onConflictDoNothing()
  return oneRow(await orm.select().from(secrets).where(eq(secrets.name, name))).value
}
