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

/** A cache of what was made lately, for keys without end: at least the last `most` / 2 of them, at most `most`. */
export function recent<K, V>(most: number): Cache<K, V> {
  let [young, old]: [Map<K, V>, Map<K, V>] = [new Map(), new Map()]
  const set = (key: K, value: V) => {
    if (young.size >= most / 2) [young, old] = [new Map(), young]
    young.set(key, value)
  }
  return {
    get(key) {
      const own = young.get(key)
      if (own !== undefined) return own
      const kept = old.get(key)
      if (kept !== undefined) set(key, kept)
      return kept
    },
    has: (key) => young.has(key) || old.has(key),
    set,
  }
}
