/** Headers that every answer carries, whatever it is. Pages and pictures replace the policy by one of their own. */
import type { FastifyInstance } from 'fastify'

/** For answers that are no pages: nothing may run, load or frame. */
const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** For our pages: scripts by nonce only. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Widths and positions that a component sets on an element; styles cannot run anything.
    "style-src-attr 'unsafe-inline'",
    // Nothing that somebody wrote sends a reader's browser to another place: pictures of others are taken in.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export function mountSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': CLOSED,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-frame-options': 'DENY',
      ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
    })
  })
}
