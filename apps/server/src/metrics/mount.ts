/** `/metrics`, for whoever has the token; and every request as it ends: counted, and in the log where that is wanted. */
import crypto from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf } from '../platform/api-key.ts'
import type { Metrics } from './metrics.ts'

const hashOf = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()

/** The template of the address, such as '/api/projects/:id': never an id. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

/** Without a token there is nothing at this address. */
export function mountMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = hashOf(token)
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const seconds = reply.elapsedTime / 1000
    metrics.request({ method, route: routeOf(request), status: reply.statusCode, seconds })
  })
  app.get('/metrics', async (request, reply) => {
    const given = keyOf(request)
    if (!given || !crypto.timingSafeEqual(hashOf(given), expected)) return reply.callNotFound()
    const { text, type } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** A line for each request, whatever the level of the log. Addresses may hold tokens: their template is enough. */
export function mountRequestLog(app: FastifyInstance): void {
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId } = request
    const took = Math.round(reply.elapsedTime * 10) / 10
    log.info({ method, route: routeOf(request), status: reply.statusCode, took, requestId }, 'request')
  })
}
