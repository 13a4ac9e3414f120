/** What linters of OpenAPI recommend (Redocly, Spectral), as far as it matters to those who read the description or generate from it. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { Endpoint } from './define.ts'
import { openapi } from './openapi.ts'

const Content = z.record(z.string(), z.object({ schema: z.unknown(), example: z.unknown().optional() }))
const Answer = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  content: Content.optional(),
})
const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()).length(1),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), example: z.unknown().optional() })),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Answer),
  security: z.array(z.record(z.string(), z.array(z.string()))),
})

const served = openapi(api, { title: 'Limner', version: '1', origin: 'https://limner.example' })
/** As it is sent. */
const document = JSON.parse(JSON.stringify(served)) as typeof served
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...Operation.parse(operation) })),
)
const hooks = Object.values(document.webhooks).map(({ post }) => Operation.parse(post))
const endpointOf = (name: string): Endpoint => {
  const found = Object.entries<Endpoint>(api).find(([id]) => id === name)
  if (!found) throw new Error(name)
  return found[1]
}

/** Every object in it. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const one of Object.values(value)) yield* objectsIn(one)
}

/** What a reference into the document leads to. */
const follow = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)

test('it says where the server is, who to turn to, and under which licence', () => {
  expect(document.servers).toEqual([{ url: 'https://limner.example', description: 'This server' }])
  expect(document.info).toMatchObject({ contact: { url: 'https://limner.example/contact' }, license: { name: 'MIT' } })
  const { info, servers } = openapi(api, { title: 'Limner', version: '1' })
  expect([servers[0]?.url, info.contact]).toEqual(['/', { name: 'Whoever runs this server' }])
})

test('names of operations are unique and fit into addresses and into the code of clients', () => {
  const names = [...operations, ...hooks].map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z\d]*$/)
})

test('every category is explained, and none is empty', () => {
  const used = new Set([...operations, ...hooks].flatMap(({ tags }) => tags))
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort())
  for (const { description } of document.tags) expect(description).toMatch(/\.$/)
})

test('every reference leads somewhere, and everything that stands apart is referred to', () => {
  const references = new Set([...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : [])))
  expect([...references].filter((reference) => follow(reference) === undefined)).toEqual([])
  const { schemas, headers, responses } = document.components
  const apart = Object.entries({ schemas, headers, responses }).flatMap(([kind, some]) =>
    Object.keys(some).map((name) => `#/components/${kind}/${name}`),
  )
  expect(apart.filter((reference) => !references.has(reference))).toEqual([])
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('a list says what it holds', () => {
  const lists = [...objectsIn(document)].filter(({ type, example }) => type === 'array' && example === undefined)
  expect(lists.filter(({ items }) => !items)).toEqual([])
})

test('parameters of a path are described in its order, each with an example that is taken', () => {
  for (const { path, operationId, parameters } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    const example = Object.fromEntries(inPath.map(({ name, example }) => [name, example]))
    const read = endpointOf(operationId).params?.safeParse(example)
    expect(read?.error, operationId).toBeUndefined()
  }
})

test('bodies and answers have examples, which are what they are examples of', () => {
  for (const { operationId, requestBody, responses } of operations) {
    const { body, response, status = 200, file, stream } = endpointOf(operationId)
    if (body)
      expect(body.safeParse(requestBody?.content['application/json']?.example).error, operationId).toBeUndefined()
    if (file || stream) continue
    const { content } = responses[status] ?? {}
    expect(response.safeParse(content?.['application/json']?.example).error, operationId).toBeUndefined()
  }
  for (const { operationId, requestBody } of hooks)
    expect(requestBody?.content['application/json']?.example, operationId).toMatchObject({ data: {} })
})

test('every failure has a sentence, an example, and heads that tell when to come back', () => {
  for (const { operationId, responses } of operations)
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      const { description, content } = answer.$ref ? Answer.parse(follow(answer.$ref)) : answer
      expect(description, `${operationId} ${status}`).toMatch(/\w/)
      const { error, message } = z
        .object({ error: z.string(), message: z.string() })
        .parse(content?.['application/json']?.example)
      expect([error, message]).toEqual([expect.stringMatching(/^[a-z-]+$/), description])
    }
  expect(document.components.responses).toMatchObject({
    TooManyRequests: { headers: { 'retry-after': { $ref: '#/components/headers/retry-after' } } },
  })
})
