/** The Idempotency-Key header: what a client sends again, it gets once. */
import { isCleanText } from '@limner/contract'
import type { FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

const LENGTH_MAX = 200

/** Null where none was sent. Throws 400 for one that cannot be kept. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (typeof key !== 'string' || key.length > LENGTH_MAX || !isCleanText(key))
    throw new HttpError('invalid', `Idempotency-Key must be a single value of at most ${LENGTH_MAX} characters.`)
  return key
}
