/** Token buckets in the database: what all processes count together. The rules are those of platform/rate-limit.ts. */
import crypto from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { rateLimits } from './schema.ts'

/** What of the asked-for tokens was granted, and the seconds until there is another one. */
export interface Grant {
  granted: number
  wait: number
  /** Tokens that are left for all. */
  rest: number
}
export type TakeShared = (key: string, perMinute: number, tokens: number) => Promise<Grant>

/** Minutes after which every bucket is full again. */
const FULL_AFTER = 2

export function sharedRateLimits(orm: Orm) {
  const take: TakeShared = async (key, perMinute, wanted) => {
    const hash = crypto.createHash('sha256').update(key).digest()
    const refilled = sql`least(${perMinute}::real,
      ${rateLimits.tokens} + extract(epoch from now() - ${rateLimits.at}) / 60 * ${perMinute}::real)`
    const granted = sql`least(${wanted}::int, floor(${refilled})::int)`
    const [row] = await orm
      .insert(rateLimits)
      .values({ key: hash, tokens: perMinute - wanted, granted: wanted })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { granted, tokens: sql`${refilled} - ${granted}`, at: sql`now()` },
      })
      .returning({ tokens: rateLimits.tokens, granted: rateLimits.granted })
    if (!row) return { granted: wanted, wait: 0, rest: 0 }
    return {
      granted: row.granted,
      rest: Math.max(0, Math.floor(row.tokens)),
      wait: row.granted > 0 ? 0 : ((1 - row.tokens) / perMinute) * 60,
    }
  }

  return {
    take,
    async tidy(): Promise<void> {
      await orm.delete(rateLimits).where(lt(rateLimits.at, sql`now() - make_interval(mins => ${FULL_AFTER})`))
    },
  }
}
