/** Features are numbers: a hash of what they say. Two that fall together share their weight, which hurts little at this size. */

const BITS = 20
/** How many different features there can be. */
export const FEATURES = 1 << BITS

/** FNV-1a of a text, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** One more value into a hash (the mixing step of MurmurHash3). */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51)
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
  const h = hash ^ k
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
}

/** A hash as a feature's number. */
export function feature(hash: number): number {
  let h = hash ^ (hash >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  return h & (FEATURES - 1)
}
