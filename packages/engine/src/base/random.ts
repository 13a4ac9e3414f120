/** Seeded randomness: the engine has no other. */
export interface Random {
  /** [0, 1) */
  next(): number
  /** Integer in [0, n). */
  int(n: number): number
  between(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
  /** An independent stream; the same name gives the same stream. */
  fork(name: string): Random
}

/** 32-bit FNV-1a of a string. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** mulberry32 (Tommy Ettinger, public domain): small, fast, and good enough for taste. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (n: number) => Math.floor(next() * n)
  return {
    next,
    int,
    between: (min, max) => min + (max - min) * next(),
    pick: (items) => {
      if (items.length === 0) throw new RangeError('pick: needs at least one item')
      // It is one of them, and may be undefined itself.
      return items[int(items.length)] as (typeof items)[number]
    },
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(i + 1)
        copy.splice(j, 1, ...copy.splice(i, 1, ...copy.slice(j, j + 1)))
      }
      return copy
    },
    fork: (name) => random(hash(`${seed}:${name}`)),
  }
}

/** One of several, each as likely as its share of all weights; nothing where none has any. */
export function pickByWeight<T extends { weight: number }>(pool: readonly T[], { next }: Random): T | undefined {
  let left = next() * pool.reduce((sum, { weight }) => sum + weight, 0)
  return pool.find(({ weight }) => {
    left -= weight
    return weight > 0 && left < 0
  })
}
