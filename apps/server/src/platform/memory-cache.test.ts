import { expect, test } from 'vitest'
import { MemoryCache } from './memory-cache.ts'

test('what many ask for at once is made once, and kept until there is no room', async () => {
  const cache = new MemoryCache(10)
  let made = 0
  const make = async () => {
    made += 1
    return 'four'
  }
  expect(await Promise.all([1, 2, 3].map(() => cache.get('a', make)))).toEqual(['four', 'four', 'four'])
  await cache.get('b', make)
  await cache.get('a', make)
  expect(made).toBe(2)
  // The third one has no room beside both: 'b' was used the longest ago.
  await cache.get('c', make)
  await cache.get('a', make)
  expect(made).toBe(3)
  await cache.get('b', make)
  expect(made).toBe(4)
})

test('a failure is told and not kept', async () => {
  const cache = new MemoryCache(10)
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => 'yes')).toBe('yes')
})
