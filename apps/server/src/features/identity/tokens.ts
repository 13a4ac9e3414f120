/** Secrets that a browser keeps. The database holds their SHA-256 only: they are random, so no slow hash is needed. */
import crypto from 'node:crypto'

/** 256 random bits, 43 characters. */
export const newToken = (): string => crypto.randomBytes(32).toString('base64url')
export const tokenHash = (token: string): Buffer => crypto.createHash('sha256').update(token).digest()
/** Anything else was never ours, and is not worth a query. */
export const looksLikeToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value)
