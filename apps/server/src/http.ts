/** The HTTP server before anything is mounted on it: what it waits for, what every request and answer goes through. */
import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { mountKeyCors } from './platform/api-key.ts'
import { mountBodyGate } from './platform/body-gate.ts'
import type { Config } from './platform/config.ts'
import { answerBrokenRequest, mountFailures, sendProblem } from './platform/failures.ts'
import { mountSecurityHeaders } from './platform/headers.ts'
import { mountHostCheck } from './platform/host.ts'
import { mountJson } from './platform/json.ts'
import { mountOriginCheck } from './platform/origin.ts'
import { HttpError } from './platform/problem.ts'

/** Milliseconds a request may take to arrive: its headers, and all of it, where its body keeps coming (body-gate.ts). */
const HEADERS_TIMEOUT = 8_000
const REQUEST_TIMEOUT = 180_000

/** Ends connections on which nothing is ever said: the headers' time begins with their first byte. */
function closeSilentConnections(app: FastifyInstance): FastifyInstance {
  app.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), HEADERS_TIMEOUT)
    socket.once('close', () => clearTimeout(timer))
  })
  return app
}

export function createHttp(config: Config): FastifyInstance {
  const proxies = config.trustProxy
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // Neither cookies nor tokens nor queries are ever logged: a request is its method and its path.
      serializers: { req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    // The contract says how long a parameter may be, and what is answered to one that is longer.
    routerOptions: { maxParamLength: 4_000 },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Fastify sets this one on the server itself, over whatever stands in `http`.
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    clientErrorHandler: answerBrokenRequest,
    // Something that is no percent-encoded text, or a parameter beyond all length.
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(
        reply,
        new HttpError('invalid', 'The address is not valid: its letters must be percent-encoded UTF-8.'),
      ),
  })
  return closeSilentConnections(app)
}

/** What holds for every request, whatever answers it. */
export async function mountDefaults(app: FastifyInstance, config: Config): Promise<void> {
  mountFailures(app)
  mountJson(app)
  mountBodyGate(app)
  mountSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false)
  mountHostCheck(app)
  mountOriginCheck(app, config.publicUrl)
  mountKeyCors(app)
  await app.register(cookie)
  // Not event streams, which would be held back, and not pictures, which are compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    customTypes: /^(text\/(html|css|javascript|plain|xml)|application\/(json|javascript|xml)|image\/svg\+xml)/,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
