import { expect, test } from 'vitest'
import { formatDay, formatTime } from './format.ts'

test('a message without a readable time says so', () => {
  expect(formatTime(undefined)).toBe('No timestamp')
  expect(formatTime('yesterday-ish')).toBe('Invalid date')
  expect(formatTime('2026-11-21T09:05:00')).toMatch(/^9:05\sAM$/)
})

test('days are written the American way with a short month', () => {
  expect(formatDay('2026-11-21T12:00:00')).toBe('Nov 21, 2026')
})
