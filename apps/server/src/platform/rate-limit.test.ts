import { expect, test } from 'vitest'
import { addressKey, networkKey, RateLimiter } from './rate-limit.ts'

test('a caller may spend a minute at once and then waits for it to come back', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  expect(Array.from({ length: 6 }, () => limiter.take('ada', 6))).toEqual([0, 0, 0, 0, 0, 0])
  expect(limiter.take('ada', 6)).toBeCloseTo(10)
  expect(limiter.take('bob', 6)).toBe(0)
  now = 9_000
  expect(limiter.take('ada', 6)).toBeCloseTo(1)
  now = 10_001
  expect(limiter.take('ada', 6)).toBe(0)
  expect(limiter.take('ada', 6)).toBeGreaterThan(9)
})

test('however many callers there are, the memory that they take is bounded', () => {
  const limiter = new RateLimiter(() => 0)
  limiter.take('first', 1)
  for (let i = 0; i < 50_000; i++) limiter.take(`caller ${i}`, 1)
  expect(limiter.take('first', 1)).toBe(0)
  expect(limiter.take('caller 49999', 1)).toBeGreaterThan(0)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('a network of IPv6 is wider than a household', () => {
  expect(networkKey('2001:db8:1:2::9')).toBe('2001:db8:1')
  expect(networkKey('203.0.113.9')).toBe('203.0.113.9')
})
