/** Requests that change something must come from our own pages, from no page at all, or with an API key. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { carriesKey } from './api-key.ts'
import { HttpError } from './problem.ts'

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers name the origin of every cross-site POST; programs that are no browsers name none. Without PUBLIC_URL only
 * host and port are compared, because a proxy that ends TLS hides the scheme.
 */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined) return origin === publicUrl
  const given = URL.parse(origin)
  const own = URL.parse(`${given?.protocol}//${host}`)
  return given !== null && own !== null && given.host !== '' && given.host === own.host
}

export function mountOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    // No browser adds a key by itself, and with a key no cookie counts.
    if (HARMLESS.has(request.method) || carriesKey(request)) return
    const { origin } = request.headers
    const foreign =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'cross-site'
        : !isOwnOrigin(origin, request.host, publicUrl)
    if (foreign) throw new HttpError('forbidden', 'Requests from other sites are not accepted.')
  })
}
