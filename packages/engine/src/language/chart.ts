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
 * place that decides between them. Linear in the spans and in the last token.
 */
export function resolve(chart: readonly Span[]): Span[] {
  const ending = new Map<number, Span[]>()
  let last = 0
  for (const span of chart) {
    if (span.score <= 0) continue
    last = Math.max(last, span.to)
    const others = ending.get(span.to)
    if (others) others.push(span)
    else ending.set(span.to, [span])
  }
  /** The highest total up to each token, and the span that ends there for it. */
  const best = new Float64Array(last + 1)
  const taken: (Span | undefined)[] = []
  for (let at = 1; at <= last; at++) {
    let most = best[at - 1] ?? 0
    for (const span of ending.get(at) ?? []) {
      const total = (best[span.from] ?? 0) + span.score
      if (total <= most) continue
      most = total
      taken[at] = span
    }
    best[at] = most
  }
  const chosen: Span[] = []
  for (let at = last; at > 0; ) {
    const span = taken[at]
    if (span) chosen.unshift(span)
    at = span ? span.from : at - 1
  }
  return chosen
}
