/** Every row of the documented catalogue of endpoints is in the contract, for those for whom it was promised. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './define.ts'
import { endpointDetails, endpointSummaries } from './docs.ts'
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

test('the description for machines is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(openapi(api, { title: 'Limner', version: '1' }))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('the description for machines has an operation for each endpoint, with its own name', () => {
  const { paths } = openapi(api, { title: 'Limner', version: '1' })
  const names = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  )
  expect(names.sort()).toEqual(Object.keys(api).sort())
})

test('every reference of the description leads somewhere, and every parameter of a path is described', () => {
  const document = openapi(api, { title: 'Limner', version: '1' })
  const text = JSON.stringify(document)
  const wanted = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''))
  expect(wanted.size).toBeGreaterThan(5)
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect([...wanted].filter((reference) => !known.includes(reference))).toEqual([])
  expect(text).not.toContain('$defs')
  for (const [path, operations] of Object.entries(document.paths))
    for (const operation of Object.values(operations) as { parameters: { name: string; in: string }[] }[])
      expect(
        operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`),
        path,
      ).toEqual(path.match(/\{\w+\}/g) ?? [])
})
