/** TypeScript declarations of the contract: what each endpoint takes and gives, as plain types without its schemas. */
import { api, type Endpoint } from '@limner/contract'
import { z } from 'zod'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}

type Direction = 'input' | 'output'

const schemaOf = (type: z.ZodType, io: Direction): Schema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any' })))

const comment = (text: string | undefined, indent: string): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : ''

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** Nouns by their name; one that is taken otherwise than it is given has `Input` behind it there. */
class Nouns {
  readonly printed = new Map<string, string>()

  /** Names those of a schema. @returns how each is called */
  keep(defs: Record<string, Schema>, io: Direction): Map<string, string> {
    const names = new Map(Object.keys(defs).map((name) => [name, name]))
    for (const [name, schema] of Object.entries(defs)) {
      const text = typeOf(schema, names, '')
      const known = this.printed.get(name)
      if (known !== undefined && known !== text && io === 'input') names.set(name, `${name}Input`)
      this.printed.set(names.get(name) ?? name, text)
    }
    return names
  }
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function objectOf(schema: Schema, names: ReadonlyMap<string, string>, indent: string): string {
  const { properties, required = [], additionalProperties } = schema
  if (!properties)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${typeOf(additionalProperties, names, indent)}>`
      : 'Record<string, unknown>'
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, one]) =>
      `${comment(one.description, inner)}${inner}${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one, names, inner)};\n`,
  )
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('')}${indent}}`
}

function typeOf(schema: Schema, names: ReadonlyMap<string, string>, indent: string): string {
  const join = (some: readonly Schema[], by: string) =>
    [...new Set(some.map((one) => typeOf(one, names, indent)))].join(by)
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return names.get(name) ?? name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const some = schema.anyOf ?? schema.oneOf
  if (some) return join(some, ' | ')
  if (schema.allOf) return join(schema.allOf, ' & ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeOf(one, names, indent)).join(', ')}]`
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, names, indent)}>`
  if (schema.type === 'object') return objectOf(schema, names, indent)
  if (Array.isArray(schema.type))
    return join(
      schema.type.map((type) => ({ ...schema, type })),
      ' | ',
    )
  return PLAIN[schema.type ?? ''] ?? 'unknown'
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The call of one endpoint, and the type of its body where it takes one. */
function callOf(name: string, endpoint: Endpoint, nouns: Nouns): { call: string; body: string } {
  const typed = (type: z.ZodType, io: Direction, indent = ''): { text: string; schema: Schema } => {
    const schema = schemaOf(type, io)
    return { text: typeOf(schema, nouns.keep(schema.$defs ?? {}, io), indent), schema }
  }
  const bodyName = `${capital(name)}Body`
  const parts: string[] = []
  let isNeeded = false
  let body = ''
  for (const part of ['params', 'query', 'body'] as const) {
    const type = endpoint[part]
    if (!type) continue
    const { text, schema } = typed(type, 'input')
    const optional = part === 'query' && !schema.required?.length
    isNeeded ||= !optional
    if (part === 'body') body = `export type ${bodyName} = ${text}\n`
    parts.push(`${part}${optional ? '?' : ''}: ${part === 'body' ? bodyName : text.replace(/\s+/g, ' ')}`)
  }
  const input = parts.length === 0 ? 'input?: undefined' : `input${isNeeded ? '' : '?'}: { ${parts.join('; ')} }`
  const answer = endpoint.file ? 'Response' : typed(endpoint.response, 'output', '  ').text
  const given = endpoint.stream ? `AsyncGenerator<${answer}>` : `Promise<${answer}>`
  const told = [endpoint.summary, endpoint.description].filter(Boolean).join('. ')
  return {
    call: `${comment(`${told} (${endpoint.method} ${endpoint.path})`, '  ')}  ${name}(${input}, options?: CallOptions): ${given}\n`,
    body,
  }
}

const HEAD = `/** Written from the API's contract. */
export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** The body of every answer that is not a success. */
export interface Problem {
  error: string
  /** For people: what was wrong and what is allowed. */
  message: string
  /** What is wrong, field by field; in a sheet also in which line and column, from 1. */
  issues?: Array<{ path: string; message: string; line?: number; column?: number }>
  requestId?: string
}

/** Any answer that is not a success. Its message is the status, a colon, a space, then the body text (or the status text). */
export declare class ApiError extends Error {
  status: number
  /** The parsed body, where the server sent one of its own. */
  problem: Problem | null
  constructor(status: number, body: string, statusText: string)
}
`

/** The declarations of `packages/client/src/types.ts` for those who have no contract. */
export function declarations(): string {
  const nouns = new Nouns()
  // Answers first: a noun is called what it is called there.
  for (const { response } of Object.values<Endpoint>(api))
    nouns.keep(schemaOf(response, 'output').$defs ?? {}, 'output')
  const calls = Object.entries<Endpoint>(api).map(([name, endpoint]) => callOf(name, endpoint, nouns))
  return [
    HEAD,
    ...[...nouns.printed].map(([name, text]) => `export type ${name} = ${text}\n`),
    ...calls.map(({ body }) => body).filter(Boolean),
    `/** Every endpoint by its name. */\nexport interface Calls {\n${calls.map(({ call }) => call).join('')}}\n`,
  ].join('\n')
}
