/**
 * Learns a chain: gradient steps with AdaGrad on its log-likelihood (Sutton and McCallum 2012, section 5), features dropped at
 * random so that no single one is relied on, weights averaged over the last rounds. Seeded: the same examples give the same weights.
 */

export interface Example {
  rows: readonly Int32Array[]
  labels: readonly number[]
  /** How much it counts. */
  weight: number
}

export interface Course {
  labels: readonly string[]
  /** Whether a label may follow another; `from` = labels.length is the beginning. */
  allowed(from: number, to: number): boolean
  /** Features' numbers are taken modulo this, a power of two. */
  size: number
  rounds: number
  /** Of the rounds, how many at the end are averaged. */
  averaged: number
  rate: number
  /** Share of the features that a step does not see. */
  drop: number
  decay: number
  /** From 0 to below 1. */
  random(): number
}

export interface Learned {
  labels: readonly string[]
  weights: Float64Array
  steps: number[]
  scale: number
  size: number
}

/** What the chain believes of one example, in logarithms. */
interface Beliefs {
  sums: readonly Float64Array[]
  before: readonly Float64Array[]
  behind: readonly Float64Array[]
  total: number
}

const FORBIDDEN = -1e6
const TINY = 1e-6

export function learn(examples: readonly Example[], course: Course): Learned {
  const student = new Student(course)
  for (let round = 0; round < course.rounds; round++) {
    for (const example of shuffled(examples, course.random)) student.study(example)
    if (round >= course.rounds - course.averaged) student.remember()
  }
  return student.result()
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

class Student {
  readonly #course: Course
  readonly #count: number
  readonly #weights: Float64Array
  readonly #squares: Float64Array
  readonly #sum: Float64Array
  readonly #steps: Float64Array
  readonly #stepSquares: Float64Array
  readonly #stepSum: Float64Array

  constructor(course: Course) {
    this.#course = course
    this.#count = course.labels.length
    const [many, few] = [course.size * this.#count, (this.#count + 1) * this.#count]
    ;[this.#weights, this.#squares, this.#sum] = [
      new Float64Array(many),
      new Float64Array(many),
      new Float64Array(many),
    ]
    ;[this.#steps, this.#stepSquares, this.#stepSum] = [
      new Float64Array(few),
      new Float64Array(few),
      new Float64Array(few),
    ]
    for (let from = 0; from <= this.#count; from++)
      for (let to = 0; to < this.#count; to++)
        if (!course.allowed(from, to)) this.#steps[from * this.#count + to] = FORBIDDEN
  }

  study({ rows, labels, weight }: Example): void {
    if (rows.length === 0) return
    const seen = rows.map((row) => this.#kept(row))
    const sums = seen.map((row) => this.#emission(row))
    const [before, behind] = [this.#forward(sums), this.#backward(sums)]
    const total = logSum(before[before.length - 1] ?? [])
    for (const [i, row] of seen.entries()) {
      const right = labels[i] ?? 0
      for (let label = 0; label < this.#count; label++) {
        const chance = Math.exp((before[i]?.[label] ?? 0) + (behind[i]?.[label] ?? 0) - total)
        this.#move(row, label, weight * (Number(label === right) - chance))
      }
      this.#moveSteps(i, labels, { sums, before, behind, total }, weight)
    }
  }

  /** Where the weights of a row's features begin, those left out that this step does not see. */
  #kept(row: Int32Array): Int32Array {
    const { drop, random, size } = this.#course
    const kept = new Int32Array(row.length)
    let count = 0
    for (let i = 0; i < row.length; i++)
      if (random() >= drop) kept[count++] = ((row[i] ?? 0) & (size - 1)) * this.#count
    return kept.subarray(0, count)
  }

  #emission(row: Int32Array): Float64Array {
    const [count, weights] = [this.#count, this.#weights]
    const sums = new Float64Array(count)
    for (let k = 0; k < row.length; k++) {
      const at = row[k] ?? 0
      for (let label = 0; label < count; label++) sums[label] = (sums[label] ?? 0) + (weights[at + label] ?? 0)
    }
    return sums
  }

  #forward(sums: readonly Float64Array[]): Float64Array[] {
    const all: Float64Array[] = []
    for (const own of sums) {
      const last = all[all.length - 1]
      all.push(
        own.map(
          (sum, to) =>
            sum + (last ? logSum(last.map((v, from) => v + this.#step(from, to))) : this.#step(this.#count, to)),
        ),
      )
    }
    return all
  }

  #backward(sums: readonly Float64Array[]): Float64Array[] {
    const all: Float64Array[] = new Array(sums.length)
    for (let i = sums.length - 1; i >= 0; i--) {
      const [next, own] = [all[i + 1], sums[i + 1]]
      all[i] = new Float64Array(this.#count).map((_, from) =>
        next && own ? logSum(own.map((sum, to) => sum + (next[to] ?? 0) + this.#step(from, to))) : 0,
      )
    }
    return all
  }

  #step(from: number, to: number): number {
    return this.#steps[from * this.#count + to] ?? 0
  }

  #move(row: Int32Array, label: number, gradient: number): void {
    if (Math.abs(gradient) < 1e-4) return
    const { rate, decay } = this.#course
    const [weights, squares] = [this.#weights, this.#squares]
    for (let k = 0; k < row.length; k++) {
      const j = (row[k] ?? 0) + label
      const square = (squares[j] ?? 0) + gradient * gradient
      squares[j] = square
      weights[j] = (weights[j] ?? 0) + (rate / Math.sqrt(square + TINY)) * (gradient - decay * (weights[j] ?? 0))
    }
  }

  /** How the labels followed one another, held against how they were expected to. */
  #moveSteps(i: number, labels: readonly number[], beliefs: Beliefs, weight: number): void {
    const start = this.#count
    const was = i === 0 ? start : (labels[i - 1] ?? 0)
    const [first, last] = i === 0 ? [start, start] : [0, start - 1]
    for (let from = first; from <= last; from++)
      for (let to = 0; to < this.#count; to++) {
        const right = Number(from === was && to === labels[i])
        this.#moveStep(from, to, weight * (right - this.#chance(i, from, to, beliefs)))
      }
  }

  #chance(i: number, from: number, to: number, { sums, before, behind, total }: Beliefs): number {
    const reached = i === 0 ? 0 : (before[i - 1]?.[from] ?? 0)
    return Math.exp(reached + this.#step(from, to) + (sums[i]?.[to] ?? 0) + (behind[i]?.[to] ?? 0) - total)
  }

  #moveStep(from: number, to: number, gradient: number): void {
    const at = from * this.#count + to
    if (this.#step(from, to) <= FORBIDDEN) return
    const square = (this.#stepSquares[at] ?? 0) + gradient * gradient
    this.#stepSquares[at] = square
    this.#steps[at] = this.#step(from, to) + (this.#course.rate * gradient) / Math.sqrt(square + TINY)
  }

  remember(): void {
    for (let i = 0; i < this.#weights.length; i++) this.#sum[i] = (this.#sum[i] ?? 0) + (this.#weights[i] ?? 0)
    for (let i = 0; i < this.#steps.length; i++) this.#stepSum[i] = (this.#stepSum[i] ?? 0) + (this.#steps[i] ?? 0)
  }

  result(): Learned {
    const { labels, averaged, drop, size } = this.#course
    // What was dropped in learning is all there in reading.
    const weights = this.#sum.map((sum) => (sum / averaged) * (1 - drop))
    return { labels, weights, steps: [...this.#stepSum].map((sum) => sum / averaged), scale: 1, size }
  }
}

function logSum(values: Iterable<number>): number {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}
