/** Token buckets in the database: what all processes count together. The rules are those of platform/rate-limit.ts. */
import crypto from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { rateLimits } from './schema.ts'

/** Minutes after which every bucket is full again. */
const FULL_AFTER = 2

export function sharedRateLimits(orm: Orm) {
  return {
    /** Takes one token; answers 0, or the seconds until there is one again. */
    async take(key: string, perMinute: number): Promise<number> {
      const hash = crypto.createHash('sha256').update(key).digest()
      const refilled = sql`least(${perMinute}::real,
        ${rateLimits.tokens} + extract(epoch from now() - ${rateLimits.at}) / 60 * ${perMinute}::real)`
      const [row] = await orm
        .insert(rateLimits)
        .values({ key: hash, tokens: perMinute - 1, allowed: true })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            allowed: sql`${refilled} >= 1`,
            tokens: sql`case when ${refilled} >= 1 then ${refilled} - 1 else ${refilled} end`,
            at: sql`now()`,
          },
        })
        .returning({ tokens: rateLimits.tokens, allowed: rateLimits.allowed })
      if (!row || row.allowed) return 0
      return ((1 - row.tokens) / perMinute) * 60
    },

    async tidy(): Promise<void> {
      await orm.delete(rateLimits).where(lt(rateLimits.at, sql`now() - make_interval(mins => ${FULL_AFTER})`))
    },
  }
}
