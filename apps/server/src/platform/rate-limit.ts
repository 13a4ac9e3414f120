/** Token buckets: how many requests a caller may make in a minute. These are in memory: each process counts for itself. */
import crypto from 'node:crypto'

const KEYS_MAX = 50_000

interface Bucket {
  tokens: number
  at: number
}

export class RateLimiter {
  #buckets = new Map<string, Bucket>()
  #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes one token; answers 0, or the seconds until there is one again. */
  take(key: string, perMinute: number): number {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: perMinute, at: now }
    const tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    const allowed = tokens >= 1
    // Re-inserted, so that the map is ordered by last use and the oldest keys go first.
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: now })
    if (this.#buckets.size > KEYS_MAX) this.#buckets.delete(this.#buckets.keys().next().value as string)
    return allowed ? 0 : ((1 - tokens) / perMinute) * 60
  }
}

/** What counts as one address: all of an IPv6 site is one household. */
export const addressKey = (address: string): string => prefixOf(address, 4)

/** An address as it is kept: what comes from there counts together, and nobody reads where it is. */
export const hashAddress = (address: string): Buffer =>
  crypto
    .createHash('sha256')
    .update(`place ${addressKey(address)}`)
    .digest()

/** Wider: an IPv6 network of /48, which one customer of a provider may hold. */
export const networkKey = (address: string): string => prefixOf(address, 3)

function prefixOf(address: string, groupsKept: number): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, groupsKept)
    .join(':')
}
