/** Examples for the description of the API, made from its schemas: values by their names, else by their types. */

export interface ExampleSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: ExampleSchema[]
  oneOf?: ExampleSchema[]
  allOf?: ExampleSchema[]
  items?: ExampleSchema
  prefixItems?: ExampleSchema[]
  properties?: Record<string, ExampleSchema>
  required?: string[]
  additionalProperties?: boolean | ExampleSchema
  propertyNames?: ExampleSchema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
}

const ID = '4f1c0de5-b7a9-4a0e-8d4a-3f0c2a9e7b11'
const PICTURE = `/media/${ID}.png`
const PROMPT = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'

/** What fields of these names hold. A value is taken where it is of the field's type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  address: 'https://api.example.com/v1',
  answer: 'OK',
  author: 'Ada Lovelace',
  archetype: 'monogram-seal',
  background: '#f7f1e6',
  brand: 'Harbor & Finch',
  category: 'Branding',
  code: 'export default function Logo() {\n  return <svg viewBox="0 0 1024 1024">…</svg>\n}\n',
  colour: '#1f3a5f',
  componentName: 'HarborFinchLogo',
  content: 'Make the name larger.',
  currentPassword: 'a long pass phrase',
  day: '2026-05-04',
  description: 'A coffee roaster',
  device: 'Firefox on Linux',
  display: 'Abril Fatface',
  email: 'ada@example.com',
  error: 'The design could not be made.',
  excerpt: 'How a mark stays readable at sixteen pixels.',
  family: 'Abril Fatface',
  featuredImage: PICTURE,
  fileName: 'Harbor & Finch logo 1',
  firstName: 'Ada',
  format: 'A4 portrait',
  fraction: 0.6,
  from: '#1f3a5f',
  height: 1024,
  hex: '#1f3a5f',
  host: 'api.example.com',
  image: 'replicate:acme/brush',
  imageUrl: PICTURE,
  key: 'limner_Pz7QH0u7OXBoRPhm9_Mec7xGWfc4YtTPUiFcG2so0m4',
  kind: 'logo',
  label: 'Kind',
  language: 'openai:gpt-5-mini',
  lastName: 'Lovelace',
  limit: 20,
  logo: PICTURE,
  message: 'Here are four logos.',
  milliseconds: 120,
  model: 'openai:gpt-5-mini',
  modificationPrompt: 'make it dark green',
  name: 'Harbor & Finch',
  newPassword: 'another long pass phrase',
  note: 'Shown with the design.',
  output: PICTURE,
  page: 1,
  pageUrl: `/project/${ID}`,
  password: 'a long pass phrase',
  path: '/review/mXy3kQ0u7OXBoRPhm9_Mec7xGWfc4YtTPUiFcG2so0m',
  placeholder: 'data:image/webp;base64,UklGRg==',
  previewUrl: `${PICTURE}?w=480`,
  price: '0.25/2',
  prompt: PROMPT,
  originalPrompt: PROMPT,
  provider: 'openai',
  ratio: 7.1,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  sheet: '<sheet kind="logo" width="1024" height="1024">…</sheet>',
  slug: 'marks-at-small-sizes',
  stage: 'painting',
  status: 'succeeded',
  subject: 'A question',
  summary: 'Four logos for Harbor & Finch.',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"></svg>',
  tagline: 'Coffee, roasted at the quay',
  tags: 'logos',
  text: 'Harbor & Finch',
  thumbnailUrl: `${PICTURE}?w=480`,
  title: 'Harbor & Finch',
  to: '#0b3d2e',
  token: 'mXy3kQ0u7OXBoRPhm9_Mec7xGWfc4YtTPUiFcG2so0m',
  total: 1,
  url: 'https://example.com/limner',
  value: 'Logo',
  version: '1.0.0',
  versionNumber: 1,
  weight: 400,
  width: 1024,
  words: 'Harbor & Finch',
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': '2026-05-04T09:00:00.000Z',
  date: '2026-05-04',
  email: 'ada@example.com',
  uri: 'https://example.com/limner',
}

/** Objects inside objects are written out so deep; below, only what must be there is. */
const DEPTH = 5

const typeOf = ({ type, properties }: ExampleSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : (type ?? (properties && 'object'))

/** Whether a value may stand where the schema is of a text or number. */
function fits(value: unknown, schema: ExampleSchema): boolean {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  if (typeof value === 'string')
    return (
      typeOf(schema) === 'string' &&
      format === undefined &&
      value.length >= minLength &&
      value.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(value))
    )
  if (typeof value !== 'number') return false
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  const type = typeOf(schema)
  return (type === 'number' || (type === 'integer' && Number.isInteger(value))) && value >= minimum && value <= maximum
}

function plain(schema: ExampleSchema, name: string): unknown {
  const named = BY_NAME[name]
  if (fits(named, schema)) return named
  const { minimum = 0, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY, minLength = 0 } = schema
  switch (typeOf(schema)) {
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? 'text'.padEnd(minLength, '.')
    case 'integer':
    case 'number':
      return Math.min(maximum, Math.max(1, minimum, (exclusiveMinimum ?? 0) + 1))
    case 'boolean':
      return true
    default:
      return null
  }
}

/** @param resolve what a reference leads to */
export function exampleOf(
  schema: ExampleSchema,
  resolve: (reference: string) => ExampleSchema,
  name = '',
  depth = 0,
): unknown {
  const inside = (one: ExampleSchema, called = name) => exampleOf(one, resolve, called, depth + 1)
  if (schema.$ref !== undefined) return exampleOf(resolve(schema.$ref), resolve, name, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((one) => one === BY_NAME[name]) ?? schema.enum[0]
  const either = schema.anyOf ?? schema.oneOf
  if (either) return exampleOf(either.find(({ type }) => type !== 'null') ?? {}, resolve, name, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inside(one)))
  if (schema.prefixItems) return schema.prefixItems.map((one) => inside(one))
  if (typeOf(schema) === 'array')
    return schema.items && (depth < DEPTH || schema.minItems)
      ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => inside(schema.items ?? {}))
      : []
  if (typeOf(schema) === 'object') return objectOf(schema, inside, depth)
  return plain(schema, name)
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: ExampleSchema,
  inside: (schema: ExampleSchema, name: string) => unknown,
  depth: number,
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([name]) => depth < DEPTH || required.includes(name))
  const value = Object.fromEntries(shown.map(([name, one]) => [name, inside(one, name)]))
  if (typeof additionalProperties !== 'object') return value
  const names = propertyNames?.enum?.map(String) ?? ['ink']
  return { ...value, ...Object.fromEntries(names.map((name) => [name, inside(additionalProperties, 'colour')])) }
}
