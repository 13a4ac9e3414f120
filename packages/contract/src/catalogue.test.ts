/** Every row of the documented catalogue of endpoints is in the contract, for those for whom it was promised. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { BODY_MAX, type Endpoint } from './define.ts'
import { endpointDetails, endpointSummaries } from './docs.ts'
import { FAILURE_NOTES, type FailureNotes } from './failure-notes.ts'
import { failuresOf } from './failures.ts'
import { openapi } from './openapi.ts'

const CATALOGUE = [
  ['POST /api/register', 'none'],
  ['POST /api/login', 'none'],
  ['POST /api/logout', 'session'],
  ['GET /api/user', 'session'],
  ['POST /api/generate-design', 'guest or session'],
  ['GET /api/prediction/:id', 'none'],
  ['POST /api/analyze-design', 'session'],
  ['POST /api/generate-replit-prompt', 'session'],
  ['POST /api/generate-code', 'guest or session'],
  ['POST /api/projects', 'guest or session'],
  ['GET /api/projects', 'guest or session'],
  ['GET /api/projects/:id', 'none'],
  ['GET /api/projects/:id/full', 'none'],
  ['PATCH /api/projects/:id', 'session'],
  ['DELETE /api/projects/:id', 'session'],
  ['GET /api/projects/:id/messages', 'none'],
  ['POST /api/projects/:id/messages', 'guest or session'],
  ['POST /api/projects/:id/summarize', 'guest or session'],
  ['GET /api/designs/search', 'guest or session'],
  ['GET /api/designs/grouped', 'guest or session'],
  ['GET /api/blog/articles', 'none'],
  ['GET /api/blog/articles/:slug', 'none'],
  ['POST /api/blog/sync', 'admin session'],
  ['POST /api/blog/push', 'api key'],
  ['POST /api/blog/push/batch', 'api key'],
  ['POST /api/blog/sync/articles', 'api key'],
  ['GET /api/blog/sync/:bubbleId', 'api key'],
  ['GET /api/memory/context', 'guest or session'],
  ['GET /api/health/status', 'none'],
] as const

const endpoints = Object.entries<Endpoint>(api)

test.each(CATALOGUE)('%s is there, for: %s', (address, auth) => {
  const found = endpoints.find(([, { method, path }]) => `${method} ${path}` === address)
  expect(found?.[1].auth).toBe(auth)
})

test('the documentation lists exactly the contract, with examples that work', () => {
  expect(endpointSummaries.map(({ name }) => name)).toEqual(Object.keys(api))
  for (const [name, { body, example, path, params }] of endpoints) {
    if (example !== undefined) expect(body?.safeParse(example).success, name).toBe(true)
    expect(Object.keys(params?.shape ?? {}), name).toEqual([...path.matchAll(/:(\w+)/g)].map((match) => match[1]))
    expect(endpointDetails[name], name).toBeDefined()
  }
})

test('a failure that could mean several things is told of at each endpoint that answers it', () => {
  const notes: { readonly [name: string]: FailureNotes | undefined } = FAILURE_NOTES
  const vague = ['conflict', 'unprocessable', 'payment-required'] as const
  const untold = endpoints.flatMap(([name, { errors = [] }]) =>
    vague.filter((code) => errors.includes(code) && !notes[name]?.[code]).map((code) => `${name} ${code}`),
  )
  expect(untold).toEqual([])
  const idle = endpoints.flatMap(([name, endpoint]) =>
    Object.keys(notes[name] ?? {}).filter((code) => !failuresOf(endpoint).some((known) => known === code)),
  )
  expect(idle).toEqual([])
})

test('the documentation shows what each endpoint answers: its fields, and what may go wrong', () => {
  for (const [name, { response, file }] of endpoints) {
    const { answer, errors } = endpointDetails[name] ?? { answer: undefined, errors: [] }
    if (!file && response instanceof z.ZodObject && Object.keys(response.shape).length > 0)
      expect(answer?.fields.length, name).toBeGreaterThan(0)
    expect(
      errors.map(({ status }) => status),
      name,
    ).toEqual(expect.arrayContaining([400, 405, 429, 500]))
  }
  const fields = (name: string) => endpointDetails[name]?.answer.fields.map((field) => field.name)
  expect(fields('analyzeDesign')?.length).toBeGreaterThan(3)
  expect(fields('listArticles')).toEqual(expect.arrayContaining(['[].slug', '[].tags']))
  expect(fields('predictionStatus') ?? fields('getPrediction')).toEqual(
    expect.arrayContaining(['status', 'designs[].pictures[].imageUrl', 'progress.stage']),
  )
  expect(endpointDetails.exportDesign?.answer).toEqual({ status: 200, form: 'a file', fields: [] })
  expect(endpointDetails.listKeys?.errors.find(({ status }) => status === 403)?.meaning).toMatch(/lack the rights/)
})

test('the description for machines is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(openapi(api, { title: 'Limner', version: '1' }))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('the description for machines names the failures that follow from what an endpoint is', () => {
  const { paths } = openapi(api, { title: 'Limner', version: '1' })
  const statuses = (path: string, method: string) =>
    Object.keys(z.object({ responses: z.record(z.string(), z.unknown()) }).parse(paths[path]?.[method]).responses)
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations)) {
      expect(statuses(path, method), `${method} ${path}`).toContain('405')
      if (method !== 'get') expect(statuses(path, method), path).toEqual(expect.arrayContaining(['403', '413', '415']))
    }
  expect(statuses('/api/keys', 'get')).toEqual(expect.arrayContaining(['401', '403']))
  expect(statuses('/api/blog/sync/{bubbleId}', 'get')).toContain('403')
  expect(statuses('/api/blog/articles', 'get')).not.toContain('403')
})

test('the description for machines has an operation for each endpoint, with its own name', () => {
  const { paths } = openapi(api, { title: 'Limner', version: '1' })
  const names = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  )
  expect(names.sort()).toEqual(Object.keys(api).sort())
})

test('every property and parameter of the description is described', () => {
  const bare: string[] = []
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties } = value as { properties?: Record<string, { description?: string }> }
    if (at !== 'properties')
      for (const [name, property] of Object.entries(properties ?? {})) if (!property.description) bare.push(name)
    for (const [key, one] of Object.entries(value)) if (key !== 'example') look(one, key)
  }
  const { paths, components } = openapi(api, { title: 'Limner', version: '1' })
  look(components, '')
  look(paths, '')
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { parameters } = operation as { parameters: { name: string; description?: string }[] }
    bare.push(...parameters.filter(({ description }) => !description).map(({ name }) => `?${name}`))
  }
  expect([...new Set(bare)]).toEqual([])
})

interface Json {
  $defs?: Record<string, Json>
  $ref?: string
  additionalProperties?: unknown
  anyOf?: Json[]
  const?: unknown
  oneOf?: Json[]
  enum?: unknown[]
  properties?: Record<string, Json>
  propertyNames?: Json
  items?: Json
  maxItems?: number
  maxLength?: number
  format?: string
  pattern?: string
  type?: string
}

/** Without references: each noun stands where it is used. */
function jsonOf(body: z.ZodType): Json {
  const { $defs = {}, ...root } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json
  const inline = (_key: string, value: Json) => (value?.$ref ? $defs[value.$ref.split('/').at(-1) ?? ''] : value)
  return JSON.parse(JSON.stringify(inline('', root)), inline) as Json
}

test.each(endpoints.flatMap(([name, { body }]) => (body ? [[name, body] as const] : [])))(
  '%s refuses fields that are not known',
  (_name, body) => {
    expect(jsonOf(body).additionalProperties).toBe(false)
  },
)

/** Bytes of the longest JSON that a schema takes, before spaces: a character may be an escape of six. */
function longest(json: Json): number {
  const either = json.anyOf ?? json.oneOf
  if (either) return Math.max(...either.map(longest))
  if (json.const !== undefined) return JSON.stringify(json.const).length
  if (json.enum) return Math.max(...json.enum.map((value) => JSON.stringify(value).length))
  if (json.properties)
    return Object.entries(json.properties).reduce((sum, [name, value]) => sum + name.length + 4 + longest(value), 2)
  // A record: each of the names once.
  if (json.propertyNames)
    return (json.propertyNames.enum ?? []).reduce<number>((sum, name) => sum + String(name).length + 104, 2)
  if (json.items) return 2 + (json.maxItems ?? Number.POSITIVE_INFINITY) * (longest(json.items) + 1)
  // A picture as a data address is plain letters.
  if ((json.maxLength ?? 0) > 1_000_000) return json.maxLength as number
  if (json.maxLength) return 2 + 6 * json.maxLength
  return json.type === 'string' && !json.format && !json.pattern ? Number.POSITIVE_INFINITY : 100
}

test.each(endpoints.flatMap(([name, { body, maxBody }]) => (body ? [[name, body, maxBody] as const] : [])))(
  'what %s allows in characters fits into its bytes',
  (_name, body, maxBody = BODY_MAX) => {
    expect(longest(jsonOf(body))).toBeLessThanOrEqual(maxBody)
  },
)

/** Lists that cannot grow: what they hold at most. */
const SHORT_LISTS: Readonly<Record<string, number>> = {
  listMemory: 60,
  listBrandFonts: 20,
  // Of others as many as anybody works with.
  listBrandKits: 100,
  // For headlines and for text.
  listBrandKitFonts: 2,
  listTypefaces: 120,
}

test.each(endpoints.filter(([name, { response }]) => response instanceof z.ZodArray && !(name in SHORT_LISTS)))(
  '%s comes in pages of at most 100',
  (_name, { query }) => {
    const { page, limit, cursor } = jsonOf(query ?? z.object({})).properties as Record<
      string,
      Json & { maximum?: number; default?: number }
    >
    expect(page?.default).toBe(1)
    expect(cursor).toBeDefined()
    expect(limit?.maximum).toBeLessThanOrEqual(100)
    expect(limit?.default).toBeLessThanOrEqual(100)
  },
)
