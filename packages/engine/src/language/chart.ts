/** Spans: what pieces of a text could be, with a score and the rule that says so. They are added, never changed. */

export interface Span {
  label: string
  /** Half-open range of tokens. */
  from: number
  to: number
  /** Log-odds: above 0 it is rather so than not. */
  score: number
  /** What proposed it. */
  rule: string
}

/**
 * The spans that do not overlap and have the highest total (weighted interval scheduling), in the text's order. The one
 * place that decides between them. O(n log n).
 */
export function resolve(chart: readonly Span[]): Span[] {
  const spans = chart.filter(({ score }) => score > 0).sort((a, b) => a.to - b.to || a.from - b.from)
  const ends = spans.map(({ to }) => to)
  const best: number[] = [0]
  const taken: boolean[] = []
  const previous = spans.map(({ from }) => countUpTo(ends, from))
  for (const [i, span] of spans.entries()) {
    const [without, within] = [best[i] ?? 0, (best[previous[i] ?? 0] ?? 0) + span.score]
    taken.push(within > without)
    best.push(Math.max(without, within))
  }
  const chosen: Span[] = []
  for (let i = spans.length; i > 0; ) {
    const span = spans[i - 1]
    if (span !== undefined && taken[i - 1]) {
      chosen.unshift(span)
      i = previous[i - 1] ?? 0
    } else i--
  }
  return chosen
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
