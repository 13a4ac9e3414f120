/** A span for each request, named by the template of its address: never an id, nor anything that people wrote. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from './tracing.ts'

/** @param trusted whether the header `traceparent` comes from a proxy of one's own */
export function mountTracing(app: FastifyInstance, tracing: Tracing, trusted: boolean): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, routeOptions } = request
    // What is at no address of ours has no template.
    const { url: route } = routeOptions
    const { traceparent } = headers
    const span = tracing.begin({
      ...{ name: route === undefined ? method : `${method} ${route}`, kind: 'server' },
      ...(trusted && typeof traceparent === 'string' && { from: traceparent }),
      attributes: {
        ...{ 'http.request.method': method, 'limner.request_id': id },
        ...(route !== undefined && { 'http.route': route }),
      },
    })
    spans.set(request, span)
    span.run(done)
  })
  // A body is read as the socket brings it, and that is nobody's work.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
  })
}
