/** Answers that a client has already: told by a name of their content. */
import crypto from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Weak: compressed or not, it is the same to a reader. */
export const etagOf = (text: string): string =>
  `W/"${crypto.createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Does the client say that it has this one? */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  return given?.split(',').some((tag) => bare(tag) === bare(etag) || tag.trim() === '*') ?? false
}
