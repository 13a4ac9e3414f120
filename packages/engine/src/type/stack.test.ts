import { expect, test } from 'vitest'
import { stackWords } from './stack.ts'
import { piecesOf } from './word-pieces.ts'

/** Ink of a face whose letters are all as wide as half their height, capitals 0.7 em tall. */
const ink = (line: string) => ({ left: 0, right: line.length * 0.5, top: -0.7, bottom: 0 })
const stack = (words: string, request: Partial<Parameters<typeof stackWords>[2]> = {}) =>
  stackWords(piecesOf(words), ink, { width: 400, height: Infinity, gap: 10, most: 900, ...request })

test('every line is as wide as the room, in a size of its own, and all words are there in their order', () => {
  const { lines } = stack('SUMMER OF LOUD MUSIC', { height: 600 })
  expect(lines.map(({ text }) => text).join(' ')).toBe('SUMMER OF LOUD MUSIC')
  for (const { width } of lines) expect(width).toBeCloseTo(400)
  expect(new Set(lines.map(({ size }) => Math.round(size))).size).toBeGreaterThan(1)
})

test('ink stands on ink: a gap between two lines, and never below the room', () => {
  const { lines, height } = stack('BREAD AND ROSES FOR EVERYBODY', { height: 300 })
  expect(height).toBeLessThanOrEqual(300.001)
  lines.slice(1).forEach((line, i) => {
    const above = lines[i]?.baseline ?? 0
    expect(line.baseline - line.size * 0.7 - above).toBeCloseTo(10)
  })
})

test('a word that carries nothing does not stand alone, a number does', () => {
  for (const words of ['HOUSE OF CARDS', 'NIGHT AT THE MUSEUM'])
    for (const { text } of stack(words, { height: 500 }).lines) expect(text).not.toMatch(/^(?:OF|AT|THE|AT THE)$/)
  expect(stack('30% discount on fish', { height: 420 }).lines[0]?.text).toBe('30%')
})

test('scripts without spaces break where their rules let them, and nothing is lost', () => {
  const { lines } = stack('日本の夏祭りへようこそ', { height: 500 })
  expect(lines.map(({ text }) => text).join('')).toBe('日本の夏祭りへようこそ')
})

test('no line ends with a word that belongs to the next, and the number leads', () => {
  const ends = /\b(?:of|for|the|to|at|a|up)$/i
  for (const words of ['Up to 30% off', 'Reach for the Stars', 'Buy 1, Get 1 Free', 'Save up to 10% off at the fair']) {
    const { lines } = stack(words, { height: 420 })
    for (const { text } of lines.slice(0, -1)) expect(text).not.toMatch(ends)
    for (const { text } of lines) expect(text).not.toMatch(/[,;]\s/)
  }
  const { lines } = stack('Up to 30% off', { height: 420 })
  const largest = lines.reduce((one, other) => (other.size > one.size ? other : one))
  expect(largest.text).toContain('30%')
})
