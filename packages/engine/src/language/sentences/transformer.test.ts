import { expect, test } from 'vitest'
import { openTransformer } from './transformer.ts'
import { openWeights, roomForWeights } from './weights.ts'

const room = roomForWeights()
const encode = openTransformer(openWeights(room))
/** The first numbers that TensorFlow.js makes of a sentence with the same weights. */
const MADE = [
  ['coffee roaster', [0.040835, -0.051768, -0.002762, -0.041737, -0.022928]],
  ['make the headline bigger, please', [0.044816, 0.021901, -0.051513, 0.042138, -0.006943]],
  ['zzqqxx — 日本 ✨✨ foo:bar', [0.023083, -0.059436, -0.040599, 0.022495, -0.004808]],
  ['a', [0.039935, -0.04903, 0.049017, -0.026403, 0.031251]],
] as const

test.each(MADE)('%s has the point that was published', (sentence, numbers) => {
  const point = encode(sentence)
  for (const [i, number] of numbers.entries()) expect(point[i]).toBeCloseTo(number, 5)
  expect(Math.hypot(...point)).toBeCloseTo(1, 5)
})

test('who shares the room has the same weights, and reads none', () => {
  const [bias] = new Float32Array(room.buffer, 0, 1)
  new Float32Array(room.buffer, 0, 1).fill(7)
  expect(openWeights(room).all[0]).toBe(7)
  new Float32Array(room.buffer, 0, 1).fill(bias ?? 0)
})

test('of a sentence that is longer than any the beginning is read', () => {
  const long = 'The quick brown fox jumps over the lazy dog. '
  expect([...encode(long.repeat(40))]).toEqual([...encode(long.repeat(50))])
})
