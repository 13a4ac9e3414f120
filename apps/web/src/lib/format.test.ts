import { expect, test } from 'vitest'
import { formatDay, formatPaper, formatTime } from './format.ts'
import { catalogued, speak, spoken } from './language/translate.ts'

test('a message without a readable time says so', () => {
  expect(formatTime(undefined)).toBe('No timestamp')
  expect(formatTime('yesterday-ish')).toBe('Invalid date')
  expect(formatTime('2026-11-21T09:05:00')).toMatch(/^9:05\sAM$/)
})

test('days are written the American way with a short month', () => {
  expect(formatDay('2026-11-21T12:00:00')).toBe('Nov 21, 2026')
})

test('sizes of paper are written with the comma of the language', () => {
  const paper = { width: 101.6, height: 152.4 }
  expect(formatPaper(paper)).toBe('101.6 × 152.4 mm')
  speak(() => catalogued('de', {}))
  expect(formatPaper(paper)).toBe('101,6 × 152,4 mm')
  speak(() => spoken('en'))
})
