/** The word that was probably meant. */

/** The one of some words that is nearest to a given one, if any is near. */
export function nearest(given: string, words: Iterable<string>): string | undefined {
  const lower = given.toLowerCase().slice(0, 40)
  let [best, least] = [undefined as string | undefined, Math.max(1, Math.floor(lower.length / 3)) + 1]
  for (const word of words) {
    if (Math.abs(word.length - lower.length) >= least) continue
    const far = distance(lower, word.toLowerCase())
    if (far < least) [best, least] = [word, far]
  }
  return best
}

/** Letters to be added, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}
