import { expect, test } from 'vitest'
import { apca, contrast, difference, ensureContrast, hex, isNeutral, mix, normalHex, oklch, warm } from './colour.ts'

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('APCA gives the published reference values', () => {
  expect(apca('#888888', '#ffffff')).toBeCloseTo(63.056, 2)
  expect(apca('#ffffff', '#888888')).toBeCloseTo(-68.541, 2)
  expect(apca('#000000', '#aaaaaa')).toBeCloseTo(58.146, 2)
  expect(apca('#112233', '#ddeeff')).toBeCloseTo(91.668, 2)
})

test('ensureContrast moves no further than it must, and keeps the hue', () => {
  const adjusted = ensureContrast('#f5a623', '#ffffff', 4.5)
  expect(contrast(adjusted, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(adjusted, '#ffffff')).toBeLessThan(4.7)
  expect(Math.abs(oklch(adjusted).h - oklch('#f5a623').h)).toBeLessThan(8)
  expect(ensureContrast('#123456', '#ffffff', 4.5)).toBe('#123456')
})

test('ensureContrast gives the better end where the ratio is out of reach', () => {
  expect(ensureContrast('#808080', '#808080', 7)).toBe('#000000')
})

test('OKLCH goes there and back', () => {
  for (const colour of ['#1b45c9', '#f4efe8', '#0f6378'] as const) expect(hex(oklch(colour))).toBe(colour)
})

test('mix, warm and difference move as named', () => {
  expect(oklch(mix('#000000', '#ffffff', 0.5)).l).toBeCloseTo(0.5, 1)
  expect(oklch(warm('#f4f4f4', 0.02)).h).toBeGreaterThan(50)
  expect(difference('#ff0000', '#ff0000')).toBe(0)
  expect(isNeutral('#f6f4f0')).toBe(true)
  expect(isNeutral('#0f6378')).toBe(false)
})

test('what is not a colour is named in the error', () => {
  expect(() => normalHex('#zzz')).toThrow("Not a colour: '#zzz'")
})
