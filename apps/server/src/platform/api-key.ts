/** How a request carries an API key, and what pages of other sites may do with one. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The key of a request: X-API-Key, or Authorization: Bearer. */
export function keyOf(request: FastifyRequest): string | undefined {
  const { 'x-api-key': header, authorization } = request.headers
  if (typeof header === 'string') return header.trim()
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** What a proxy in front asks people for, and browsers send with every request: none of it is meant for this server. */
const OF_PROXIES = /^(?:Basic|Digest|Negotiate|NTLM)\b/i

/** Whether a request carries something that is meant as a key, however it is written: `Bearer` is easily forgotten. */
export const carriesKey = ({
  headers: { 'x-api-key': key, authorization },
}: Pick<FastifyRequest, 'headers'>): boolean =>
  key !== undefined || (authorization !== undefined && !OF_PROXIES.test(authorization))

/** What a browser asks before it sends a key from a page of another site (CORS). */
const asksToSendKey = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && /\b(authorization|x-api-key)\b/i.test(headers['access-control-request-headers'] ?? '')

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, x-api-key, content-type, idempotency-key, prefer, mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '86400',
}

/**
 * A page of another site may call with a key, and with nothing else: a browser adds cookies by itself, a key never, and
 * where there is a key no cookie counts.
 */
export function mountKeyCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (asksToSendKey(request)) return reply.code(204).headers(PREFLIGHT).send()
    if (carriesKey(request))
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'x-request-id, retry-after, ratelimit, ratelimit-policy, link, x-next-cursor, content-disposition, limner-losses, etag',
        'cross-origin-resource-policy': 'cross-origin',
      })
  })
}
