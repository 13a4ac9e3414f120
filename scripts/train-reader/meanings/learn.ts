/** Learns what sentences mean (packages/engine/src/language/learn/meanings.ts) by Adam (Kingma and Ba 2015). */
import { addRow, gramsOf, inputsOf, type Meanings, SENTENCE_LENGTH, shares } from '@limner/engine/language'
import { seeded } from '../seeded.ts'

export interface Sentence {
  /** Its class. */
  is: string
  point: Float32Array
  /** Masked. */
  words: readonly string[]
}

const EPOCHS = 20
const BATCH = 64
/** Step of Adam in the first epoch; it falls to a fiftieth. */
const STEP = 3e-3
/** Share of the point's numbers and of the grams that a sentence goes without, so that none is leant on. */
const [POINT_OUT, GRAMS_OUT] = [0.5, 0.4]
/** How much of each answer belongs to all classes alike. */
const DOUBT = 0.1
/** How often a word or pair has to be there to be learned by itself. */
const LEAST = 2
const DECAY = 1e-4

export function learnMeanings(sentences: readonly Sentence[], seed: number): Meanings {
  const random = seeded(seed)
  const classes = [...new Set(sentences.map(({ is }) => is))].sort()
  const grams = gramsSeen(sentences)
  const size = (SENTENCE_LENGTH + grams.size + 1) * classes.length
  const model: Meanings = { classes, grams, weights: new Float32Array(size) }
  const [slopes, means, squares] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const order = sentences.map(({ is, point, words }) => ({
    is: classes.indexOf(is),
    inputs: inputsOf(point, words, grams),
  }))
  for (let epoch = 0, walked = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const step = STEP * (1 - epoch / EPOCHS + 0.02)
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH)
      for (const { is, inputs } of batch) addSlopes(is, thinned(inputs, random), model, slopes, 1 / batch.length)
      walk(++walked, step)
    }
  }
  return model

  function walk(walked: number, step: number) {
    const [early, late] = [1 - 0.9 ** walked, 1 - 0.99 ** walked]
    for (let i = 0; i < size; i++) {
      const slope = (slopes[i] ?? 0) + DECAY * (model.weights[i] ?? 0)
      const mean = 0.9 * (means[i] ?? 0) + 0.1 * slope
      const square = 0.99 * (squares[i] ?? 0) + 0.01 * slope * slope
      means[i] = mean
      squares[i] = square
      model.weights[i] = (model.weights[i] ?? 0) - (step * mean) / early / (Math.sqrt(square / late) + 1e-8)
    }
    slopes.fill(0)
  }
}

type Inputs = ReturnType<typeof inputsOf>

/** With some of it left out, and what is left the stronger. */
function thinned({ point, grams, share }: Inputs, random: () => number): Inputs {
  return {
    point: point.map((value) => (random() < POINT_OUT ? 0 : value / (1 - POINT_OUT))),
    grams: grams.filter(() => random() >= GRAMS_OUT),
    share: share / (1 - GRAMS_OUT),
  }
}

function addSlopes(
  is: number,
  inputs: Inputs,
  { classes, grams, weights }: Meanings,
  slopes: Float32Array,
  by: number,
) {
  const bias = SENTENCE_LENGTH + grams.size
  const sums = new Float32Array(classes.length)
  const rows: [row: number, value: number][] = [
    ...Array.from(inputs.point, (value, row): [number, number] => [row, value]).filter(([, value]) => value !== 0),
    ...inputs.grams.map((row): [number, number] => [row, inputs.share]),
    [bias, 1],
  ]
  for (const [row, value] of rows) addRow(sums, weights, row, value)
  const error = shares(sums).map((share, c) => share - DOUBT / classes.length - (c === is ? 1 - DOUBT : 0))
  for (const [row, value] of rows) {
    const start = row * classes.length
    for (let c = 0; c < classes.length; c++) slopes[start + c] = (slopes[start + c] ?? 0) + by * value * (error[c] ?? 0)
  }
}

function gramsSeen(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of sentences) for (const gram of gramsOf(words)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= LEAST).map(([gram]) => gram)
  return new Map(often.sort().map((gram, row) => [gram, row]))
}

function shuffle<T>(items: T[], random: () => number) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [items[i], items[j]] as [T, T]
    items[i] = b
    items[j] = a
  }
}
