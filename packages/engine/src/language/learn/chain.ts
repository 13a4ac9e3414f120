/**
 * A linear chain over rows of features (a conditional random field, Lafferty, McCallum and Pereira 2001): which label each
 * row gets, where neighbours have their say. Labels, weights and steps are data; scripts/train learns them.
 */

export interface Chain {
  labels: readonly string[]
  /** Number of a feature × labels; in units of `scale`. */
  weights: Int8Array | Float64Array
  /** From label × to label; the last row is the beginning. */
  steps: readonly number[]
  scale: number
  /** Features' numbers are taken modulo this, a power of two. */
  size: number
}

/** The sum of weights that each label gets from each row. */
export function emissions(chain: Chain, rows: readonly Int32Array[]): Float64Array[] {
  const { weights, scale, size } = chain
  const count = chain.labels.length
  return rows.map((row) => {
    const sums = new Float64Array(count)
    for (const number of row) {
      const at = (number & (size - 1)) * count
      for (let label = 0; label < count; label++) sums[label] = (sums[label] ?? 0) + (weights[at + label] ?? 0)
    }
    return sums.map((sum) => sum * scale)
  })
}

/** The best sequence of labels (Viterbi), as their numbers. @param sums what emissions() says of each row */
export function decode(chain: Chain, sums: readonly Float64Array[]): number[] {
  const count = chain.labels.length
  const step = (from: number, to: number) => chain.steps[from * count + to] ?? 0
  let scores = new Float64Array(count)
  const back: Int32Array[] = []
  for (const [i, own] of sums.entries()) {
    const next = new Float64Array(count)
    const from = new Int32Array(count)
    for (let to = 0; to < count; to++) {
      let best = i === 0 ? step(count, to) : Number.NEGATIVE_INFINITY
      for (let k = 0; k < count && i > 0; k++) {
        const score = (scores[k] ?? 0) + step(k, to)
        if (score > best) {
          best = score
          from[to] = k
        }
      }
      next[to] = best + (own[to] ?? 0)
    }
    scores = next
    back.push(from)
  }
  if (sums.length === 0) return []
  let label = scores.indexOf(Math.max(...scores))
  const path = [label]
  for (let i = sums.length - 1; i > 0; i--) {
    label = back[i]?.[label] ?? 0
    path.unshift(label)
  }
  return path
}
