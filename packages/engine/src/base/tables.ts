/** Tables whose keys are known: what the language's own functions forget of their types, said once. */

/** @throws RangeError where the table has no such entry */
export function entry<V>(table: Readonly<Record<PropertyKey, V>>, key: PropertyKey): V {
  const value = table[key]
  if (value === undefined) throw new RangeError(`There is no entry '${String(key)}'.`)
  return value
}

type Key<T> = Extract<keyof T, string>

/** The keys of a table that holds nothing besides its type's own. */
// A type does not rule out further keys, so the compiler cannot know.
export const keysOf = <T extends object>(table: T): Key<T>[] => Object.keys(table) as Key<T>[]

/** Keys and values of a table that holds nothing besides its type's own; absent ones are left out. */
export const entriesOf = <T extends object>(table: T): { [K in Key<T>]-?: [K, Exclude<T[K], undefined>] }[Key<T>][] =>
  // As above.
  Object.entries(table) as { [K in Key<T>]-?: [K, Exclude<T[K], undefined>] }[Key<T>][]

/** Is it one of the table's keys? */
export const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)
