/** Values for a JSON schema: such as it allows, and such as it does not. Where the dice fall is given. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema | boolean
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
  default?: unknown
}

export interface Dice {
  /** From 0 up to 1. */
  random(): number
  /** The schema of a reference. */
  resolve(ref: string): Schema
  /** Ids that are there. */
  ids: readonly string[]
}

export function pick<T>({ random }: Pick<Dice, 'random'>, list: readonly T[]): T {
  const at = Math.floor(random() * list.length)
  for (const one of list.slice(at, at + 1)) return one
  throw new Error('There is nothing to choose from')
}
const chance = ({ random }: Dice, share: number) => random() < share
const whole = ({ random }: Dice, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

const WORDS = [
  'logo',
  'for',
  'a',
  'bakery',
  'called',
  'Crumb',
  'blue',
  'poster',
  '“Jazz”',
  '12 June',
  'مقهى',
  '茶',
  '😀',
  '#1f3a5f',
]
const ODD_TEXTS = [
  ...['', ' ', '\0', '\ud800', '\u202e', '%00', '../../etc/passwd', "' or 1=1 --", '<script>alert(1)</script>'],
  ...[
    '#{7*7}',
    '{{7*7}}',
    '\r\nx-evil: 1',
    'null',
    'NaN',
    '1e999',
    '-0',
    'ﷺ'.repeat(50),
    'a'.repeat(5_000),
    '((((((((((a*)*)*)*)*',
  ],
]
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, [], {}, [null], { __proto__: 1 }, 'text', ...ODD_TEXTS],
  ...[JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'), Array(200).fill('x')],
]
const FORMATS: Record<string, (dice: Dice) => string> = {
  uuid: (dice) =>
    chance(dice, 0.8) && dice.ids.length > 0 ? pick(dice, dice.ids) : '00000000-0000-4000-8000-000000000000',
  email: (dice) => `fuzz-${whole(dice, 1, 1e9)}@example.com`,
  uri: () => 'https://example.com/',
  'date-time': () => '2026-05-04T09:00:00Z',
  date: () => '2026-05-04',
}

/** Texts of the patterns that the API has: by example, because patterns cannot be turned round. */
const PATTERNED = [
  '7d',
  '#1f3a5f',
  'guest-default',
  'x'.repeat(43),
  'logo',
  '0.25/2',
  '+1 415 555 0142',
  'a-b',
  '09:00',
  'en',
  '1',
]

function textOf(dice: Dice, { format, pattern, minLength = 0, maxLength = 60 }: Schema): string {
  const known = format ? FORMATS[format]?.(dice) : undefined
  if (known !== undefined) return known
  if (pattern) {
    const fitting = PATTERNED.filter((text) => new RegExp(pattern, 'u').test(text))
    return fitting.length > 0 ? pick(dice, fitting) : pick(dice, PATTERNED)
  }
  const words = Array.from({ length: whole(dice, 1, 8) }, () => pick(dice, WORDS)).join(' ')
  return words.padEnd(minLength, 'x').slice(0, maxLength)
}

function numberOf(dice: Dice, { minimum, maximum, exclusiveMinimum, type }: Schema): number {
  const from = Math.max(minimum ?? exclusiveMinimum ?? 0, -1e6)
  const to = Math.min(maximum ?? from + 100, from + 1000)
  const edge = chance(dice, 0.3) ? pick(dice, [from, maximum ?? to]) : from + dice.random() * (to - from)
  return type === 'integer' ? Math.round(edge) : edge
}

function objectOf(
  dice: Dice,
  { properties = {}, required = [], propertyNames, additionalProperties }: Schema,
  depth: number,
) {
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance(dice, 0.3))
  const own = names.map((name) => [name, fitting(dice, properties[name] ?? {}, depth + 1)])
  const extra = propertyNames?.enum && typeof additionalProperties === 'object' ? propertyNames.enum.slice(0, 2) : []
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {}
  const more = extra.map((name) => [String(name), fitting(dice, rest, depth + 1)])
  return Object.fromEntries([...own, ...more])
}

/** A value that the schema allows, as far as it can be told. */
export function fitting(dice: Dice, schema: Schema, depth = 0): unknown {
  if (schema.$ref) return fitting(dice, dice.resolve(schema.$ref), depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(dice, schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fitting(dice, pick(dice, either), depth)
  if (schema.allOf) return fitting(dice, schema.allOf[0] ?? {}, depth)
  const type = Array.isArray(schema.type) ? pick(dice, schema.type) : schema.type
  if (type === 'string') return textOf(dice, schema)
  if (type === 'integer' || type === 'number') return numberOf(dice, { ...schema, type })
  if (type === 'boolean') return chance(dice, 0.5)
  if (type === 'null') return null
  if (type === 'array') {
    const { items, prefixItems, minItems = 0, maxItems = 3 } = schema
    if (prefixItems) return prefixItems.map((one) => fitting(dice, one, depth + 1))
    const count = depth > 6 ? minItems : whole(dice, minItems, Math.max(minItems, Math.min(maxItems, minItems + 2)))
    return Array.from({ length: count }, () => fitting(dice, typeof items === 'object' ? items : {}, depth + 1))
  }
  return type === 'object' || schema.properties ? objectOf(dice, schema, depth) : pick(dice, ODD)
}

/** The value with one thing in it, at whatever depth, replaced, taken out or added. */
export function spoiled(dice: Dice, value: unknown): unknown {
  if (chance(dice, 0.25) || typeof value !== 'object' || value === null) return pick(dice, ODD)
  if (Array.isArray(value))
    return value.length === 0 ? [pick(dice, ODD)] : value.map((one, at) => (at === 0 ? spoiled(dice, one) : one))
  const names = Object.keys(value)
  if (names.length === 0 || chance(dice, 0.15)) return { ...value, unknown: pick(dice, ODD) }
  const name = pick(dice, names)
  const { [name]: old, ...rest }: Record<string, unknown> = { ...value }
  return chance(dice, 0.2) ? rest : { ...rest, [name]: spoiled(dice, old) }
}

/** A piece of an address. */
export const oddPiece = (dice: Dice): string =>
  encodeURIComponent(
    pick(
      dice,
      ODD_TEXTS.map((text) => text.toWellFormed()),
    ).slice(0, 3_000),
  ) || '%20'
