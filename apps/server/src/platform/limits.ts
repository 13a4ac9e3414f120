/**
 * How often somebody may ask, counted by all processes together. Where a caller may ask much, a process takes its share
 * in advance, so that an ordinary request costs no query; who has used everything up is told so from memory.
 */
import type { FastifyInstance } from 'fastify'
import type { TakeShared } from '../db/rate-limits.ts'
import { HttpError } from './problem.ts'
import { addressKey, RateLimiter } from './rate-limit.ts'

export interface Limits {
  /** Throws 429 where this key has asked all that it may ask in a minute. */
  count(key: string, perMinute: number): Promise<void>
}

/** Shares of a minute that a process takes in advance: at most this many queries a minute and caller. */
const SHARES = 20
/** Milliseconds after which what was taken in advance counts no more. */
const SHARE_LIFE = 60_000
const KEYS_MAX = 50_000

interface Share {
  /** Tokens left; 0 with `until` in the future: used up until then. */
  left: number
  until: number
}

export interface LimitsOptions {
  enabled: boolean
  /** While it fails, each process counts for itself. */
  takeShared: TakeShared
  now?: () => number
}

export function openLimits({ enabled, takeShared, now = () => performance.now() }: LimitsOptions): Limits {
  const alone = new RateLimiter(now)
  const shares = new Map<string, Share>()
  const refills = new Map<string, Promise<void>>()

  const keep = (key: string, share: Share) => {
    // Re-inserted, so that the map is ordered by last refill and the oldest go first.
    shares.delete(key)
    shares.set(key, share)
    if (shares.size > KEYS_MAX) shares.delete(shares.keys().next().value as string)
  }

  const liveShare = (key: string): Share | undefined => {
    const share = shares.get(key)
    return share && share.until > now() ? share : undefined
  }

  async function refill(key: string, perMinute: number): Promise<void> {
    const { granted, wait } = await takeShared(key, perMinute, Math.max(1, Math.floor(perMinute / SHARES)))
    keep(key, { left: granted, until: now() + (granted > 0 ? SHARE_LIFE : wait * 1000) })
  }

  /** Those who ask at once wait for one query. */
  function refillOnce(key: string, perMinute: number): Promise<void> {
    const running = refills.get(key)
    if (running) return running
    const begun = refill(key, perMinute).finally(() => refills.delete(key))
    refills.set(key, begun)
    return begun
  }

  async function take(key: string, perMinute: number): Promise<number> {
    for (;;) {
      const share = liveShare(key)
      if (share && share.left > 0) {
        share.left -= 1
        if (share.left === 0) shares.delete(key)
        return 0
      }
      if (share) return (share.until - now()) / 1000
      try {
        await refillOnce(key, perMinute)
      } catch {
        return alone.take(key, perMinute)
      }
    }
  }

  return {
    count: async (key, perMinute) => {
      const wait = enabled ? await take(key, perMinute) : 0
      if (wait > 0)
        throw new HttpError('too-many-requests', 'Too many requests. Please wait a moment.', {
          retryAfter: wait,
        })
    },
  }
}

/** What one address may ask in a minute of pages, pictures and files: everything that no endpoint of the contract is. */
const OUTSIDE_LIMIT = 3_000

/** Counts what is asked outside of the contract's endpoints, which count for themselves. */
export function mountLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if ('endpoint' in request.routeOptions.config) return
    await limits.count(`outside ${addressKey(request.ip)}`, OUTSIDE_LIMIT)
  })
}
