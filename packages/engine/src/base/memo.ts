interface Cache<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
}

/** What the cache has under the key, be it undefined; made and kept when it has nothing. */
export function memo<K, V>(cache: Cache<K, V>, key: K, make: () => V): V {
  const known = cache.get(key)
  if (known !== undefined || cache.has(key)) return known as V
  const made = make()
  cache.set(key, made)
  return made
}
