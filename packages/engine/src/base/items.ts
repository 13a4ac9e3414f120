/** Items of lists that are there: indices that come from the list's own length, and ways round it. */

/** @throws RangeError where the list has no such item */
export function nth<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}

/** The item at an index that goes round and round the list; -1 is the last one. */
export const cyclic = <T>(items: ArrayLike<T>, index: number): T =>
  nth(items, ((index % items.length) + items.length) % items.length)

/** @throws RangeError where the list is empty */
export const last = <T>(items: ArrayLike<T>): T => nth(items, items.length - 1)

/** What `change` makes of each item of a tuple: as many as there were. */
export const mapTuple = <const T extends readonly unknown[], R>(
  items: T,
  change: (item: T[number], index: number) => R,
): { -readonly [K in keyof T]: R } =>
  // `map` keeps the length, its type does not.
  items.map(change) as { -readonly [K in keyof T]: R }

/** @throws RangeError where what must be there is missing */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('Something is missing that must be there.')
  return value
}

/** The mean of some numbers; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
