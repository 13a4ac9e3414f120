/**
 * How often somebody may ask, counted by all processes together. Where a caller may ask much, a process takes its share
 * in advance, so that an ordinary request costs no query; who has used everything up is told so from memory.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TakeShared } from '../db/rate-limits.ts'
import { HttpError } from './problem.ts'
import { addressKey, RateLimiter } from './rate-limit.ts'

export interface Limits {
  /**
   * Throws 429 where this key has asked all that it may ask in a minute.
   * @returns how often it may ask at once: at least, because other processes may have taken a share that they do not need
   */
  count(key: string, perMinute: number): Promise<number>
}

/** Shares of a minute that a process takes in advance: at most this many queries a minute and caller. */
const SHARES = 20
/** Milliseconds after which what was taken in advance counts no more. */
const SHARE_LIFE = 60_000
const KEYS_MAX = 50_000

interface Share {
  /** Tokens left; 0 with `until` in the future: used up until then. */
  left: number
  /** Tokens that were left for all when it was taken. */
  rest: number
  until: number
}

export interface LimitsOptions {
  enabled: boolean
  /** While it fails, each process counts for itself. */
  takeShared: TakeShared
  now?: () => number
}

interface Taken {
  /** Seconds until there is a token again; 0: one was taken. */
  wait: number
  left: number
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
    const { granted, wait, rest } = await takeShared(key, perMinute, Math.max(1, Math.floor(perMinute / SHARES)))
    keep(key, { left: granted, rest, until: now() + (granted > 0 ? SHARE_LIFE : wait * 1000) })
  }

  /** Those who ask at once wait for one query. */
  function refillOnce(key: string, perMinute: number): Promise<void> {
    const running = refills.get(key)
    if (running) return running
    const begun = refill(key, perMinute).finally(() => refills.delete(key))
    refills.set(key, begun)
    return begun
  }

  async function take(key: string, perMinute: number): Promise<Taken> {
    for (;;) {
      const share = liveShare(key)
      if (share && share.left > 0) {
        share.left -= 1
        if (share.left === 0) shares.delete(key)
        return { wait: 0, left: share.left + share.rest }
      }
      if (share) return { wait: (share.until - now()) / 1000, left: 0 }
      try {
        await refillOnce(key, perMinute)
      } catch {
        return { wait: alone.take(key, perMinute), left: 0 }
      }
    }
  }

  return {
    count: async (key, perMinute) => {
      const { wait, left } = enabled ? await take(key, perMinute) : { wait: 0, left: perMinute }
      if (wait > 0)
        throw new HttpError('too-many-requests', 'Too many requests. Please wait a moment.', {
          retryAfter: wait,
        })
      return left
    },
  }
}

/** What is allowed in a minute, what is left of it, and the seconds until all of it is there again. */
export function tellLimit(reply: FastifyReply, policy: string, { limit, left }: { limit: number; left: number }): void {
  const until = Math.ceil((1 - left / limit) * 60)
  reply.headers({
    'ratelimit-policy': `"${policy}";q=${limit};w=60`,
    ratelimit: `"${policy}";r=${Math.min(left, limit)};t=${Math.max(0, until)}`,
  })
}

/** What one address may ask in a minute of pages, pictures and files: everything that no endpoint of the contract is. */
const OUTSIDE_LIMIT = 3_000

/** Counts what is asked outside of the contract's endpoints, which count for themselves. */
export function mountLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    if ('endpoint' in request.routeOptions.config) return
    tellLimit(reply, 'outside', { limit: OUTSIDE_LIMIT, left: 0 })
    const left = await limits.count(`outside ${addressKey(request.ip)}`, OUTSIDE_LIMIT)
    tellLimit(reply, 'outside', { limit: OUTSIDE_LIMIT, left })
  })
}
