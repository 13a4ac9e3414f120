/**
 * Which of some plain wishes a sentence means: one linear layer over the sentence as a point (encoder.ts) and over its words and
 * pairs of words, the strongest of which say more than the whole does ("not italic").
 */
import { inflateSync } from 'node:zlib'
import { SENTENCE_LENGTH } from '../encoder.ts'

export interface Meanings {
  classes: readonly string[]
  /** Words and pairs by their row. */
  grams: ReadonlyMap<string, number>
  /** Rows of one weight for each class: first those of the point, then those of the grams, last what stands for nothing. */
  weights: Float32Array
}

export interface Guess {
  is: string
  /** 0 to 1; all guesses together 1. */
  likely: number
}

export interface PackedMeanings {
  classes: string[]
  grams: string[]
  scale: number
  /** One byte for each weight, zlib, Base64. */
  weights: string
}

/** What the numbers of a point, and those of grams, are multiplied by: near to one spread. */
const [POINT, GRAMS] = [10, 8]

/** What a sentence is to the model: rows of its weights, and by how much each counts. */
export function inputsOf(point: Float32Array, words: readonly string[], grams: Meanings['grams']) {
  const known = gramsOf(words).flatMap((gram) => grams.get(gram) ?? [])
  const share = GRAMS / Math.sqrt(Math.max(1, known.length))
  return {
    point: point.map((value) => value * POINT),
    grams: known.map((row) => SENTENCE_LENGTH + row),
    share,
  }
}

/** Words and pairs of words, each once. */
export function gramsOf(words: readonly string[]): string[] {
  const framed = ['<', ...words, '>']
  return [...new Set([...words, ...framed.slice(1).map((word, i) => `${framed[i]} ${word}`)])]
}

/** Shares of 1 (softmax). */
export function shares(sums: Float32Array): Float32Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

/** sums += by × a row of the weights. */
export function addRow(sums: Float32Array, weights: Float32Array, row: number, by: number): void {
  const start = row * sums.length
  for (let c = 0; c < sums.length; c++) sums[c] = (sums[c] ?? 0) + by * (weights[start + c] ?? 0)
}

/** What a sentence may mean, the likeliest first. */
export function guess(sentence: Float32Array, words: readonly string[], model: Meanings): Guess[] {
  const { classes, grams, weights } = model
  const inputs = inputsOf(sentence, words, grams)
  const sums = new Float32Array(classes.length)
  for (const [row, by] of inputs.point.entries()) addRow(sums, weights, row, by)
  for (const row of inputs.grams) addRow(sums, weights, row, inputs.share)
  addRow(sums, weights, SENTENCE_LENGTH + grams.size, 1)
  const all = shares(sums)
  return classes.map((is, i) => ({ is, likely: all[i] ?? 0 })).sort((a, b) => b.likely - a.likely)
}

export function unpackMeanings({ classes, grams, scale, weights }: PackedMeanings): Meanings {
  const bytes: Uint8Array = inflateSync(Buffer.from(weights, 'base64'))
  return {
    classes,
    grams: new Map(grams.map((gram, row) => [gram, row])),
    weights: Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (weight) => weight * scale),
  }
}
