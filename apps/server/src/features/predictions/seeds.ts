/** The numbers that generations are drawn from: another one for each, so that the same words give other designs. */
import crypto from 'node:crypto'

/** Seeds are whole numbers below this one. */
const LIMIT = 2 ** 32

/**
 * @param first null: by chance. A number: after every start, the same words asked for the n-th time get the same seed, and
 * with it the same designs.
 */
export function openSeeds(first: number | null): (prompt: string) => number {
  if (first === null) return () => crypto.randomInt(LIMIT)
  const asked = new Map<string, number>()
  return (prompt) => {
    const time = (asked.get(prompt) ?? 0) + 1
    asked.set(prompt, time)
    return crypto
      .createHash('sha256')
      .update(JSON.stringify([first, prompt, time]))
      .digest()
      .readUInt32BE()
  }
}
