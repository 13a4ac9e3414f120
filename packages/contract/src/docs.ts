/**
 * The contract as documentation: plain data, without zod. The web's build replaces `virtual:limner-docs` and
 * `virtual:limner-docs-details` by the results of this.
 */
import { z } from 'zod'
import { api } from './api.ts'
import { type Auth, type Endpoint, ERRORS, type ErrorCode, isOpen, type Scope, scopeOf } from './define.ts'
import { FAILURE_NOTES, type FailureNotes } from './failure-notes.ts'
import { ERROR_MEANINGS, failuresOf } from './failures.ts'
import { described } from './field-notes.ts'

/** What the list of endpoints shows. */
export interface EndpointSummary {
  name: string
  method: string
  /** With `{name}` parameters. */
  path: string
  auth: Auth
  /** What an API key needs; null: none opens it, or none is needed. */
  scope: Scope | null
  /** Whether the path names somebody's thing. */
  owned: boolean
  category: string
  summary: string
}

export interface Parameter {
  name: string
  required: boolean
  /** 'string', 'integer, 1 to 100', 'one of a, b' */
  kind: string
  /** What it means, with names between backticks. */
  about?: string
}

export interface ResponseDoc {
  status: number
  /** 'JSON', 'a list', 'a stream of events', 'a file' */
  form: string
  /** With paths as programs write them: 'designs[].imageUrl'. */
  fields: Parameter[]
}

/** What one endpoint shows when it is chosen. */
export interface EndpointDetails {
  description: string
  params: Parameter[]
  query: Parameter[]
  headers: Record<string, string>
  /** A body that works; absent: the endpoint takes none. */
  body?: unknown
  /** The fields of the body. */
  fields: Parameter[]
  /** What a success is answered with. */
  answer: ResponseDoc
  /** What else may come. */
  errors: { status: number; code: string; meaning: string }[]
  /** Requests a minute. */
  limit?: number
  /** The answer is a stream of events. */
  stream: boolean
}

interface Json {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  format?: string
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  default?: unknown
  description?: string
}

const HUGE = Number.MAX_SAFE_INTEGER

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? $ref

function kindOf(json: Json): string {
  if (json.$ref) return nameOf(json.$ref)
  if (json.enum) return `one of ${json.enum.join(', ')}`
  if (json.const !== undefined) return String(json.const)
  if (json.anyOf) return [...new Set(json.anyOf.map(kindOf))].join(' or ')
  if (json.type === 'array') return `list of ${kindOf(json.items ?? {})}`
  const { type = 'any', format, minimum, maximum } = json
  const bounds = minimum !== undefined && maximum !== undefined && maximum < HUGE ? `, ${minimum} to ${maximum}` : ''
  return `${format ?? type}${bounds}`
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  described(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })) as Json

function parametersOf(schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return []
  const root = jsonOf(schema, 'input')
  const json = root.$ref ? (root.$defs?.[nameOf(root.$ref)] ?? root) : root
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    required: json.required?.includes(name) ?? false,
    kind: kindOf(property) + (property.default === undefined ? '' : `, default ${JSON.stringify(property.default)}`),
    ...(property.description !== undefined && { about: property.description }),
  }))
}

/** Fields of fields are named so deep; below, their kind says enough. */
const DEPTH = 3

/** A noun is written out where it stands: what may be null, and entries of lists, too. */
function propertiesOf(json: Json, defs: Record<string, Json>): { json: Json; list: boolean } {
  if (json.$ref) return propertiesOf(defs[nameOf(json.$ref)] ?? {}, defs)
  if (json.type === 'array') return { json: propertiesOf(json.items ?? {}, defs).json, list: true }
  const some = json.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return some.length === 1 && some[0] ? propertiesOf(some[0], defs) : { json, list: false }
}

function responseFields(json: Json, defs: Record<string, Json>, before: string, depth: number): Parameter[] {
  const { json: noun, list } = propertiesOf(json, defs)
  const start = before === '' ? (list ? '[].' : '') : `${before}${list ? '[]' : ''}.`
  return Object.entries(noun.properties ?? {}).flatMap(([name, property]) => [
    {
      ...{ name: start + name, required: noun.required?.includes(name) ?? false, kind: kindOf(property) },
      ...(property.description !== undefined && { about: property.description }),
    },
    ...(depth < DEPTH ? responseFields(property, defs, start + name, depth + 1) : []),
  ])
}

function answerOf({ response, status = 200, stream, file }: Endpoint): ResponseDoc {
  if (file) return { status, form: 'a file', fields: [] }
  const json = jsonOf(response, 'output')
  const form = stream ? 'a stream of events, each of which is JSON' : json.type === 'array' ? 'a list as JSON' : 'JSON'
  return { status, form, fields: responseFields(json, json.$defs ?? {}, '', 1) }
}

function errorsOf(name: string, endpoint: Endpoint) {
  const notes: { readonly [name: string]: FailureNotes | undefined } = FAILURE_NOTES
  const meaningOf = (code: ErrorCode) => notes[name]?.[code] ?? ERROR_MEANINGS[code]
  return failuresOf(endpoint).map((code) => ({ status: ERRORS[code], code, meaning: meaningOf(code) }))
}

const entries = Object.entries<Endpoint>(api)

export const endpointSummaries: EndpointSummary[] = entries.map(([name, endpoint]) => {
  const { method, path, auth, category, summary, subject } = endpoint
  const scope = isOpen(endpoint) ? null : scopeOf(endpoint)
  const owned = subject !== undefined && subject.access !== 'anyone'
  return { name, method, path: path.replace(/:(\w+)/g, '{$1}'), auth, scope, owned, category, summary }
})

export const endpointDetails: Record<string, EndpointDetails> = Object.fromEntries(
  entries.map(([name, endpoint]) => {
    const { description = '', params, query, headers = {}, body, example, limit, stream } = endpoint
    return [
      name,
      {
        description,
        params: parametersOf(params),
        query: parametersOf(query),
        headers,
        ...(body && { body: example ?? {} }),
        fields: parametersOf(body),
        answer: answerOf(endpoint),
        errors: errorsOf(name, endpoint),
        ...(limit && { limit: limit.perMinute }),
        stream: stream ?? false,
      },
    ]
  }),
)
