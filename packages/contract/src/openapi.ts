/** OpenAPI 3.1 from the contract. */
import { z } from 'zod'
import { type Auth, type Contract, type Endpoint, ERRORS, type ErrorCode, isOpen, Problem, scopeOf } from './define.ts'
import { WEBHOOK_DATA, WEBHOOK_EVENTS, WEBHOOK_SUMMARIES, type WebhookEvent } from './endpoints/webhooks.ts'
import { ERROR_MEANINGS, failuresOf } from './failures.ts'
import { described } from './field-notes.ts'
import { NEXT_CURSOR } from './paging.ts'

type Json = Record<string, unknown>

const jsonOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return described(rest)
}

/** Nouns stand once, among the document's components: a reference names its place in the whole document. */
function schemaBook() {
  const schemas: Record<string, unknown> = {}
  const placed = (json: Json): Json =>
    JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  return {
    schemas,
    schema(type: z.ZodType, io: 'input' | 'output'): Json {
      const { $defs = {}, ...json } = jsonOf(type, io)
      for (const [name, noun] of Object.entries($defs as Record<string, Json>)) schemas[name] ??= placed(noun)
      return placed(json)
    },
  }
}

const KEYS = [{ apiKey: [] }, { bearer: [] }]
const SECURITY: Record<Auth, Record<string, string[]>[]> = {
  none: [],
  'guest or session': [{ session: [] }, { guest: [] }, {}],
  session: [{ session: [] }],
  'admin session': [{ session: [] }],
  'api key': [],
}

function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  return [...SECURITY[endpoint.auth], ...(isOpen(endpoint) || scopeOf(endpoint) === null ? [] : KEYS)]
}

/** With the scope that a key needs. */
function descriptionOf(endpoint: Endpoint): string {
  const { description, summary } = endpoint
  if (isOpen(endpoint)) return description ?? summary
  const scope = scopeOf(endpoint)
  const needed = scope === null ? 'No API key opens it.' : `An API key needs the scope \`${scope}\`.`
  return description ? `${description} ${needed}` : needed
}

function parameters(type: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!type) return []
  const json = jsonOf(type, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: place === 'path' || !!json.required?.includes(name),
    schema: property,
  }))
}

const NEXT = {
  link: {
    description: 'The next page, `rel="next"`; missing: this one is the last.',
    schema: { type: 'string' },
  },
  [NEXT_CURSOR]: { description: 'The cursor of the next page alone.', schema: { type: 'string' } },
}

/** What answers say in their heads, besides what HTTP has. */
const HEADERS = {
  'x-request-id': {
    description: 'The number under which the server’s log has the request.',
    schema: { type: 'string' },
  },
  'ratelimit-policy': {
    description: 'What the endpoint allows in a minute, such as `"any";q=600;w=60`.',
    schema: { type: 'string' },
  },
  ratelimit: {
    description: 'How much of it is left at least, and the seconds until all of it is: `"any";r=598;t=1`.',
    schema: { type: 'string' },
  },
}
const RETRY = { 'retry-after': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } } }

const failureOf = (code: ErrorCode) => ({
  description: ERROR_MEANINGS[code],
  headers: { ...HEADERS, ...((code === 'too-many-requests' || code === 'unavailable') && RETRY) },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: { error: code, message: ERROR_MEANINGS[code], requestId: '4f1c0de5-b7a9-4a0e-8d4a-3f0c2a9e7b11' },
    },
  },
})

const WEBHOOK_HEADERS = {
  'webhook-id': 'The same in every try: whoever has seen it has had the message.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970.',
  'webhook-signature':
    '`v1,` and the base64 of the HMAC-SHA256, under the secret, of `webhook-id`, `webhook-timestamp` and the body, joined by full stops. Several are separated by spaces: one that is right is enough.',
}

/** What a webhook is sent. */
function webhookOf(type: WebhookEvent) {
  const message = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: WEBHOOK_DATA[type] })
  return {
    post: {
      operationId: `on ${type}`,
      tags: ['Webhooks'],
      summary: WEBHOOK_SUMMARIES[type],
      parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
        ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: jsonOf(message, 'output') } } },
      responses: { '2XX': { description: 'Received. Anything else is tried again.' } },
      security: [],
    },
  }
}

/** The document served at /api/openapi.json. */
export function openapi(api: Contract, info: { title: string; version: string; description?: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  const { schema, schemas } = schemaBook()
  schema(Problem, 'output')
  for (const [operationId, endpoint] of Object.entries(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = {
      operationId,
      tags: [endpoint.category],
      summary: endpoint.summary,
      description: descriptionOf(endpoint),
      parameters: [
        ...parameters(endpoint.params, 'path'),
        ...parameters(endpoint.query, 'query'),
        ...Object.entries(endpoint.headers ?? {}).map(([name, description]) => ({
          name,
          in: 'header',
          description,
          schema: { type: 'string' },
        })),
      ],
      ...(endpoint.body && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: schema(endpoint.body, 'input'),
              ...(endpoint.example !== undefined && { example: endpoint.example }),
            },
          },
        },
      }),
      security: securityOf(endpoint),
      responses: {
        [endpoint.status ?? 200]: {
          description: 'Success',
          headers: { ...HEADERS, ...(endpoint.query && 'cursor' in endpoint.query.shape && NEXT) },
          content: endpoint.file
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : {
                [endpoint.stream ? 'text/event-stream' : 'application/json']: {
                  schema: schema(endpoint.response, 'output'),
                },
              },
        },
        ...Object.fromEntries(failuresOf(endpoint).map((code) => [ERRORS[code], failureOf(code)])),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    webhooks: Object.fromEntries(WEBHOOK_EVENTS.map((type) => [type, webhookOf(type)])),
    components: {
      schemas,
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: 'limner_session' },
          description: 'The session of a browser, from POST /api/login.',
        },
        guest: {
          ...{ type: 'apiKey', in: 'header', name: 'x-guest-token' },
          description: 'A guest. Whoever sends nothing gets a token with the first answer to something written.',
        },
        apiKey: {
          ...{ type: 'apiKey', in: 'header', name: 'X-API-Key' },
          description: 'A key of an account (Settings, Your API keys), within its scopes.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as `Authorization: Bearer`.' },
      },
    },
  }
}
