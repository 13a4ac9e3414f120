/** The word that was probably meant. */
import { slipsBetween } from '../../base/slips.ts'

/** The one of some words that is nearest to a given one, if any is near. */
export function nearest(given: string, words: Iterable<string>): string | undefined {
  const lower = given.toLowerCase().slice(0, 40)
  const most = Math.max(1, Math.floor(lower.length / 3))
  let [best, least] = ['', most + 1]
  for (const word of words) {
    const far = slipsBetween(lower, word.toLowerCase(), most)
    if (far < least) [best, least] = [word, far]
  }
  return least <= most ? best : undefined
}
