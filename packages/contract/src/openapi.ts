/** OpenAPI 3.1 from the contract. */
import { z } from 'zod'
import { type Auth, type Contract, type Endpoint, ERRORS, isOpen, Problem, scopeOf } from './define.ts'
import { WEBHOOK_DATA, WEBHOOK_EVENTS, WEBHOOK_SUMMARIES, type WebhookEvent } from './endpoints/webhooks.ts'
import { type ExampleSchema, exampleOf } from './examples.ts'
import { FAILURE_NOTES, type FailureNotes } from './failure-notes.ts'
import { failuresOf } from './failures.ts'
import { described } from './field-notes.ts'
import {
  ABOUT,
  EVERY_ANSWER,
  failureNamed,
  failureOf,
  failuresNamedIn,
  HEADERS,
  headers,
  SECURITY_SCHEMES,
  TAG_LIST,
} from './openapi-parts.ts'
import { NEXT_CURSOR } from './page-limits.ts'

type Json = Record<string, unknown>

/** A pair or triple as a list of so many: generators of clients and linters seldom know `prefixItems`. */
function listed({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  const { prefixItems } = jsonSchema
  if (zodSchema._zod.def.type !== 'tuple' || !prefixItems || jsonSchema.items) return
  const entries = prefixItems.filter((one) => typeof one === 'object')
  const sorts = [...new Map(entries.map((one) => [JSON.stringify(one), one])).values()]
  const [only] = sorts
  jsonSchema.items = sorts.length === 1 && only ? only : { anyOf: sorts }
  jsonSchema.minItems = prefixItems.length
  jsonSchema.maxItems = prefixItems.length
  delete jsonSchema.prefixItems
}

const jsonOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const options = { io, target: 'draft-2020-12', unrepresentable: 'any', override: listed } as const
  const { $schema, ...rest } = z.toJSONSchema(type, options)
  return described(rest)
}

/** Nouns stand once, among the document's components: a reference names its place in the whole document. */
type Book = ReturnType<typeof schemaBook>
function schemaBook() {
  const schemas: Record<string, Json> = {}
  const placed = (json: Json): Json =>
    JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  const resolve = (reference: string): ExampleSchema => schemas[reference.split('/').at(-1) ?? ''] ?? {}
  return {
    schemas,
    /** A value of the schema, which its nouns are known for. */
    example: (json: Json, name = ''): unknown => exampleOf(json, resolve, name),
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

function parameters(type: z.ZodObject | undefined, place: 'path' | 'query', { example }: Book) {
  if (!type) return []
  const json = jsonOf(type, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: place === 'path' || !!json.required?.includes(name),
    schema: property,
    ...(place === 'path' && { example: example(property, name) }),
  }))
}

const WEBHOOK_HEADERS = {
  'webhook-id': 'The same in every try: whoever has seen it has had the message.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970: refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and the base64 of the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body as it came, joined by full stops. Its key is what stands behind `whsec_` in the secret, decoded from base64. Several are separated by spaces: one that is right is enough.',
}

/** 'generation.finished' is 'onGenerationFinished'. */
const handlerName = (type: WebhookEvent): string =>
  `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** What a webhook is sent. */
function webhookOf(type: WebhookEvent, { schema, example }: Book) {
  const message = z.object({
    type: z.literal(type).describe('What has happened.'),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: WEBHOOK_DATA[type],
  })
  const json = schema(message, 'output')
  return {
    post: {
      operationId: handlerName(type),
      tags: ['Webhooks'],
      summary: WEBHOOK_SUMMARIES[type],
      description: 'Sent to each webhook that is told of it.',
      parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
        ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
      })),
      requestBody: { required: true, content: { 'application/json': { schema: json, example: example(json) } } },
      responses: { '2XX': { description: 'Received. Anything else is tried again.' } },
      security: [],
    },
  }
}

/** What an endpoint answers where all is well. */
function successOf(endpoint: Endpoint, { schema, example }: Book) {
  const pages = endpoint.query && 'cursor' in endpoint.query.shape
  const more = [
    ...(pages ? (['link', NEXT_CURSOR] as const) : []),
    ...(endpoint.file ? (['content-disposition', 'limner-losses'] as const) : []),
  ]
  const answer = { description: 'Success', headers: headers(...EVERY_ANSWER, ...more) }
  if (endpoint.file) return { ...answer, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const json = schema(endpoint.response, 'output')
  if (endpoint.stream) return { ...answer, content: { 'text/event-stream': { schema: json } } }
  return { ...answer, content: { 'application/json': { schema: json, example: example(json) } } }
}

function bodyOf({ body, example: written }: Endpoint, { schema, example }: Book) {
  if (!body) return {}
  const json = schema(body, 'input')
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: json, example: written === undefined ? example(json) : written } },
    },
  }
}

/** Each failure by its status: the one that all share, or what it means here. */
const failures = (endpoint: Endpoint, notes: FailureNotes = {}) =>
  Object.fromEntries(
    failuresOf(endpoint).map((code) => [ERRORS[code], notes[code] ? failureOf(code, notes[code]) : failureNamed(code)]),
  )

function operationOf(operationId: string, endpoint: Endpoint, book: Book) {
  const notes: { readonly [name: string]: FailureNotes | undefined } = FAILURE_NOTES
  return {
    operationId,
    tags: [endpoint.category],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', book),
      ...parameters(endpoint.query, 'query', book),
      ...Object.entries(endpoint.headers ?? {}).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...bodyOf(endpoint, book),
    security: securityOf(endpoint),
    responses: { [endpoint.status ?? 200]: successOf(endpoint, book), ...failures(endpoint, notes[operationId]) },
  }
}

/**
 * The document served at /api/openapi.json.
 * @param origin where the server is reached; absent: where the document came from
 */
export function openapi(
  api: Contract,
  { title, version, origin = '' }: { title: string; version: string; origin?: string },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  const book = schemaBook()
  book.schema(Problem, 'output')
  for (const [operationId, endpoint] of Object.entries(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operationOf(operationId, endpoint, book)
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title, version, description: ABOUT },
      contact: { name: 'Whoever runs this server', ...(origin && { url: `${origin}/contact` }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin || '/', description: 'This server' }],
    tags: TAG_LIST,
    paths,
    webhooks: Object.fromEntries(WEBHOOK_EVENTS.map((type) => [type, webhookOf(type, book)])),
    components: {
      ...{ schemas: book.schemas, headers: HEADERS, securitySchemes: SECURITY_SCHEMES },
      responses: failuresNamedIn(paths),
    },
  }
}
