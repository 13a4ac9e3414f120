/**
 * Lists in pages. A page begins at a number, or behind the last entry of the page before: what is added in the meantime
 * then moves nothing. Where that was is told in a cursor, which holds what the entry is sorted by.
 */
import type { Paging } from '@limner/contract'
import { and, type Column, or, type SQL, sql } from 'drizzle-orm'

/** Something that a list is sorted by; together they are different for every entry. */
export interface SortKey {
  value: SQL
  type: keyof typeof TYPES
  isDescending: boolean
}

/** Of a day that there is: `Date` makes the 1st of March of a 30th of February, PostgreSQL an error, as of the year 0. */
function isInstant(value: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 19))
}
const isNumber = (value: string) => /^-?\d{1,15}$/.test(value)

/** How PostgreSQL calls it: what of a cursor may be read as it, and how it is written. */
const TYPES = {
  timestamptz: {
    fits: isInstant,
    // To the microsecond: two entries may have the same millisecond.
    write: (value: SQL) => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  bigint: { fits: isNumber, write: (value: SQL) => sql`${value}::text` },
  uuid: { fits: (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value), write: asText },
  text: { fits: (value: string) => !value.includes('\0') && value.isWellFormed(), write: asText },
} as const

function asText(value: SQL): SQL {
  return sql`${value}::text`
}

const typeOf = (column: Column): SortKey['type'] => {
  const name = column.getSQLType()
  if (name === 'uuid' || name === 'text') return name
  return name.startsWith('timestamp') ? 'timestamptz' : 'bigint'
}
const keyOf = (column: Column, isDescending: boolean): SortKey => ({
  ...{ value: sql`${column}`, type: typeOf(column), isDescending },
})
export const rising = (column: Column): SortKey => keyOf(column, false)
export const falling = (column: Column): SortKey => keyOf(column, true)
/** Null counts as the earliest of all. */
export const fallingWithNull = (column: Column): SortKey => ({
  ...falling(column),
  value:
    typeOf(column) === 'uuid'
      ? sql`coalesce(${column}, ${NO_ID}::uuid)`
      : sql`coalesce(${column}, ${NEVER}::timestamptz)`,
})
const NO_ID = '00000000-0000-0000-0000-000000000000'
const NEVER = '0001-01-01T00:00:00Z'

/** What a query needs to read one page. */
export interface Slice {
  /** To be selected under this name. */
  place: SQL<string>
  /** Among the conditions; absent: from the beginning. */
  after: SQL | undefined
  order: SQL[]
  limit: number
  offset: number
}

/** Somebody sent a cursor that this list never told. */
export class InvalidCursor extends Error {}

function valuesIn(cursor: string, keys: readonly SortKey[]): string[] {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw new InvalidCursor()
  }
  const values = Array.isArray(read) ? read.filter((value) => typeof value === 'string') : []
  if (values.length !== keys.length || !keys.every(({ type }, at) => TYPES[type].fits(values[at] ?? '')))
    throw new InvalidCursor()
  return values
}

/**
 * Whatever stands behind the entry with these values: later in the first key that differs. That it does not stand before it in
 * the first key follows from that, and is said all the same: an index begins there.
 */
function behind(keys: readonly SortKey[], values: readonly string[]): SQL | undefined {
  const given = keys.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`)
  const [first] = keys
  const notBefore =
    first && (first.isDescending ? sql`${first.value} <= ${given[0]}` : sql`${first.value} >= ${given[0]}`)
  const later = or(
    ...keys.map(({ value, isDescending }, at) => {
      const same = keys.slice(0, at).map((key, before) => sql`${key.value} = ${given[before]}`)
      const later = isDescending ? sql`${value} < ${given[at]}` : sql`${value} > ${given[at]}`
      return sql`(${sql.join([...same, later], sql` and `)})`
    }),
  )
  return and(notBefore, later)
}

/** To be selected: what an entry is sorted by, as a cursor holds it. */
export const placeOf = (keys: readonly SortKey[]): SQL<string> =>
  sql<string>`json_build_array(${sql.join(
    keys.map(({ type, value }) => TYPES[type].write(value)),
    sql`, `,
  )})::text`
export const cursorOf = (place: string): string => Buffer.from(place).toString('base64url')
export const orderOf = (keys: readonly SortKey[]): SQL[] =>
  keys.map(({ value, isDescending }) => (isDescending ? sql`${value} desc` : sql`${value} asc`))

/** Throws InvalidCursor. */
export function sliceOf({ page, limit, cursor }: Paging, keys: readonly SortKey[]): Slice {
  const values = cursor === undefined ? null : valuesIn(cursor, keys)
  return {
    place: placeOf(keys),
    after: values ? behind(keys, values) : undefined,
    order: orderOf(keys),
    // One more than is asked for tells whether there is a next page.
    limit: limit + 1,
    offset: values ? 0 : (page - 1) * limit,
  }
}

/** Reads one page, and tells where the next one begins if there is one. Throws InvalidCursor. */
export async function pageOf<T extends { place: string }>(
  paging: Paging,
  keys: readonly SortKey[],
  read: (slice: Slice) => PromiseLike<T[]>,
): Promise<Omit<T, 'place'>[]> {
  const rows = await read(sliceOf(paging, keys))
  const last = rows[paging.limit - 1]
  if (rows.length > paging.limit && last) paging.tellNext?.(cursorOf(last.place))
  return rows.slice(0, paging.limit).map(({ place: _, ...row }) => row)
}
