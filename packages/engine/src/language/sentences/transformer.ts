/**
 * The Universal Sentence Encoder, small edition (Cer et al. 2018): two layers of a transformer over pieces of words, their mean,
 * one layer behind it. Its graph is the one of its publication for TensorFlow.js.
 */
import { type Memory, newMemory, openKernel } from './kernel.ts'
import { openPieces } from './pieces.ts'
import type { Weights } from './weights.ts'

/** Pieces of a sentence that are read. */
const LONGEST = 128
const [NARROW, WIDE, HIDDEN, HEADS] = [256, 512, 1536, 4]
const EPSILON = 1e-6

/** Rows of numbers in the memory of rows. */
interface Rows {
  at: number
  width: number
  numbers: Float32Array
}

/** @returns what makes a point of length 1 of a sentence */
export function openTransformer(weights: Weights): (sentence: string) => Float32Array {
  const split = openPieces(weights.vocabulary)
  const room = roomForRows(weights.memory)
  const layers = [layerOf(weights, room, 0, NARROW), layerOf(weights, room, 1, WIDE)]
  const embeddings = weights.addressOf('Embeddings_en') / 4
  const waves = positions(weights)
  const last = dense(weights, room, 'tanh_layer_0/weights', 'tanh_layer_0/bias', WIDE, WIDE)
  const widen = dense(weights, room, `${layer(0)}/dense/${KERNEL}`, `${layer(0)}/dense/bias/${WHOLE}`, NARROW, WIDE)
  return (sentence) => {
    const places = split(sentence).slice(0, LONGEST)
    const count = places.length
    const { narrow, wide } = room
    for (const [row, place] of places.entries())
      for (let i = 0; i < NARROW; i++) {
        // As published: the piece twice, once with the wave of its position.
        narrow.numbers[row * NARROW + i] = 2 * (weights.all[embeddings + place * NARROW + i] ?? 0) + waves(row, i)
      }
    widen(narrow, wide, count)
    for (const [i, apply] of layers.entries()) apply(i === 0 ? narrow : wide, wide, count)
    const mean = room.normed
    for (let i = 0; i < WIDE; i++) {
      let sum = 0
      for (let row = 0; row < count; row++) sum += wide.numbers[row * WIDE + i] ?? 0
      mean.numbers[i] = sum / Math.max(1, count)
    }
    last(mean, room.attended, 1)
    const point = room.attended.numbers.slice(0, WIDE).map(Math.tanh)
    const length = Math.hypot(...point) || 1
    return point.map((value) => value / length)
  }
}

const layer = (index: number) => `Layer_${index}/TransformerLayer`
const WHOLE = 'ConcatPartitions/concat'
const KERNEL = `kernel/${WHOLE}`

function roomForRows(weights: Memory) {
  const widths = { narrow: NARROW, wide: WIDE, normed: WIDE, attended: WIDE, added: WIDE, hidden: HIDDEN }
  const numbers = Object.values(widths).reduce((sum, width) => sum + width * LONGEST, 0)
  const memory = newMemory(numbers * 4)
  let at = 0
  const rows = (width: number): Rows => {
    const one = { at, width, numbers: new Float32Array(memory.buffer, at, width * LONGEST) }
    at += width * LONGEST * 4
    return one
  }
  return {
    multiply: openKernel(memory, weights),
    narrow: rows(NARROW),
    wide: rows(WIDE),
    normed: rows(WIDE),
    attended: rows(WIDE),
    added: rows(WIDE),
    hidden: rows(HIDDEN),
  }
}
type Room = ReturnType<typeof roomForRows>

type Apply = (from: Rows, to: Rows, count: number) => void

/** Rows by a matrix, and a bias. */
function dense(
  { all, addressOf }: Weights,
  { multiply }: Room,
  matrix: string,
  bias: string,
  inner: number,
  outer: number,
): Apply {
  const [w, b] = [addressOf(matrix), addressOf(bias) / 4]
  const base = all.subarray(b, b + outer)
  return (from, to, count) => {
    // Rows go by twos: of an odd number the one behind them is worked out for nothing.
    for (let row = 0; row < count; row += 2) {
      to.numbers.set(base, row * outer)
      to.numbers.set(base, (row + 1) * outer)
      multiply(from.at + row * inner * 4, w, to.at + row * outer * 4, inner, outer)
    }
  }
}

/** Sines of the position, then cosines, each slower than the one before. */
function positions({ all, addressOf }: Weights): (row: number, i: number) => number {
  const at = addressOf('TimingSignal/ExpandDims_1') / 4
  const half = NARROW / 2
  return (row, i) => {
    const turn = row * (all[at + (i % half)] ?? 0)
    return i < half ? Math.sin(turn) : Math.cos(turn)
  }
}

/** Every row with mean 0 and variance 1, then scaled and moved as it was learned. */
function normalised({ all, addressOf }: Weights, of: string, width: number): Apply {
  const [scale, bias] = ['scale', 'bias'].map(
    (which) => addressOf(`${of}/layer_prepostprocess/layer_norm/layer_norm_${which}/${WHOLE}`) / 4,
  )
  return (from, to, count) => {
    for (let row = 0, at = 0; row < count; row++, at += width) {
      let [sum, squares] = [0, 0]
      for (let i = at; i < at + width; i++) sum += from.numbers[i] ?? 0
      const mean = sum / width
      for (let i = at; i < at + width; i++) squares += ((from.numbers[i] ?? 0) - mean) ** 2
      const by = 1 / Math.sqrt(squares / width + EPSILON)
      for (let i = 0; i < width; i++)
        to.numbers[at + i] =
          ((from.numbers[at + i] ?? 0) - mean) * by * (all[(scale ?? 0) + i] ?? 0) + (all[(bias ?? 0) + i] ?? 0)
    }
  }
}

/** A layer: attention, then a hidden layer for each row; what each says is added to `sum`. */
function layerOf(weights: Weights, room: Room, index: number, width: number): Apply {
  const { normed, attended, added, hidden } = room
  const own = layer(index)
  const attention = `${own}/MultiheadAttention`
  const biasOf = (of: string) => `${of}/bias/${WHOLE}`
  const single = (which: string, inner: number, outer: number) => {
    const of = `${attention}/${which}_transform_single`
    return dense(weights, room, `${of}/kernel/part_0`, biasOf(of), inner, outer)
  }
  const conv = (which: number, inner: number, outer: number) => {
    const of = `${own}/FFN/conv${which}`
    return dense(weights, room, `${of}/Tensordot/Reshape_1`, biasOf(of), inner, outer)
  }
  const [before, between] = [normalised(weights, own, width), normalised(weights, `${own}/FFN`, WIDE)]
  const [ask, tell] = [single('qkv', width, 3 * width), single('output', width, WIDE)]
  const [out, back] = [conv(1, WIDE, HIDDEN), conv(2, HIDDEN, WIDE)]
  const add = (sum: Rows, count: number) => {
    for (let i = 0; i < count * WIDE; i++) sum.numbers[i] = (sum.numbers[i] ?? 0) + (added.numbers[i] ?? 0)
  }
  return (from, sum, count) => {
    before(from, normed, count)
    ask(normed, hidden, count)
    attend(hidden.numbers, attended.numbers, width, count)
    tell(attended, added, count)
    add(sum, count)
    between(sum, normed, count)
    out(normed, hidden, count)
    for (let i = 0; i < count * HIDDEN; i++) hidden.numbers[i] = Math.max(0, hidden.numbers[i] ?? 0)
    back(hidden, added, count)
    add(sum, count)
  }
}

/** Each head looks from every piece at all: `asked` holds what is asked, what is answered to, and what is said, side by side. */
function attend(asked: Float32Array, to: Float32Array, width: number, count: number) {
  const side = width / HEADS
  for (let head = 0; head < HEADS; head++) {
    const part = (row: number, which: number) => {
      const at = (3 * row + which) * width + head * side
      return asked.subarray(at, at + side)
    }
    const rows = Array.from({ length: count }, (_, row) => row)
    const [answers, says] = [rows.map((row) => part(row, 1)), rows.map((row) => part(row, 2))]
    for (const row of rows) {
      const own = part(row, 0)
      const dots = answers.map((answer) => dot(own, answer) / Math.sqrt(side))
      const most = Math.max(...dots)
      const weights = dots.map((one) => Math.exp(one - most))
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      const at = row * width + head * side
      to.fill(0, at, at + side)
      for (const [other, said] of says.entries()) {
        const share = (weights[other] ?? 0) / all
        for (let i = 0; i < side; i++) to[at + i] = (to[at + i] ?? 0) + share * (said[i] ?? 0)
      }
    }
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
