/**
 * `/mcp`: the MCP server over streamable HTTP, for assistants with an API key. It calls the API of this very process, so that what
 * a key may do is decided in one place. Nothing is kept between two requests.
 */
import { openLimner } from '@limner/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf } from '../platform/api-key.ts'
import type { KeyCaller } from '../platform/mount.ts'
import { HttpError } from '../platform/problem.ts'

export interface McpParts {
  version: string
  /** Of this server, for addresses that people open. */
  origin: string
  /** Whose key a request carries; null: it carries none. Throws 401 for one that is none. */
  keyCaller: (request: FastifyRequest) => Promise<KeyCaller | null>
  onFailure: (error: unknown) => void
}

/** The largest request: a picture of 10 MiB as a data URL, with what stands around it. */
const BODY_MAX = 16_500_000

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The API of this process, asked as the caller. */
function inProcess(app: FastifyInstance, { ip, headers: { host } }: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const answer = await app.inject({
      method: METHODS.find((method) => method === init?.method) ?? 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...(host && { host }) },
      ...(typeof init?.body === 'string' && { payload: init.body }),
      remoteAddress: ip,
      ...(init?.signal && { signal: init.signal }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : String(value))
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

export function mountMcp(app: FastifyInstance, { version, origin, keyCaller, onFailure }: McpParts): void {
  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: BODY_MAX,
    // Before the body is read: strangers cannot make the server read megabytes.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const key = await keyCaller(request)
      if (key?.caller) return
      reply.header('www-authenticate', 'Bearer')
      throw new HttpError('unauthorized', 'This needs an API key of an account: Settings, Your API keys.')
    },
    handler: async (request, reply) => {
      const [{ limnerServer }, { StreamableHTTPServerTransport }] = await Promise.all([
        import('@limner/mcp'),
        import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      ])
      const limner = openLimner({ url: origin, apiKey: keyOf(request) ?? '', fetch: inProcess(app, request) })
      const server = limnerServer(limner, { version })
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      reply.raw.once('close', () => void server.close())
      try {
        await server.connect(transport)
        await transport.handleRequest(request.raw, reply.raw, request.body)
      } catch (error) {
        onFailure(error)
        reply.raw.destroy()
      }
    },
  })
  // No stream is held open, and there is no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new HttpError('method-not-allowed', 'This address only accepts POST.')
    },
  })
}
