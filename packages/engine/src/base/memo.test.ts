import { expect, test } from 'vitest'
import { memo, recent } from './memo.ts'

test('what was made is made once, be it undefined', () => {
  const cache = new Map<string, number | undefined>()
  let made = 0
  const make = () => {
    made++
    return undefined
  }
  memo(cache, 'a', make)
  memo(cache, 'a', make)
  expect(made).toBe(1)
})

test('a cache of recent things keeps what is asked for, and lets go of the rest', () => {
  const cache = recent<number, number>(10)
  for (let key = 0; key < 100; key++) {
    cache.set(key, key * 2)
    expect(cache.get(0)).toBe(0)
    expect(cache.get(key)).toBe(key * 2)
  }
  const kept = Array.from({ length: 100 }, (_, key) => key).filter((key) => cache.has(key))
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept).toContain(99)
})
