import { expect, test } from 'vitest'
import type { TakeShared } from '../db/rate-limits.ts'
import { openLimits } from './limits.ts'
import { HttpError } from './problem.ts'

/** One bucket without refill for everybody, as a database would keep it. */
function bucket(size: number) {
  let left = size
  let queries = 0
  const take: TakeShared = async (_key, _perMinute, tokens) => {
    queries += 1
    const granted = Math.min(tokens, left)
    left -= granted
    return { granted, wait: granted > 0 ? 0 : 30, rest: left }
  }
  return { take, queries: () => queries }
}

const passes = async (count: Promise<number>): Promise<boolean> =>
  count.then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(HttpError)
      return false
    },
  )

test('two processes together grant what one would, in few queries', async () => {
  const shared = bucket(600)
  const processes = [1, 2].map(() => openLimits({ enabled: true, takeShared: shared.take, now: () => 0 }))
  let granted = 0
  for (let i = 0; i < 400; i++) for (const limits of processes) if (await passes(limits.count('ada', 600))) granted += 1
  expect(granted).toBe(600)
  // 20 shares, and each process is told once that there is nothing left.
  expect(shared.queries()).toBe(22)
})

test('what is dear is taken one by one, and what was taken in advance is not kept for ever', async () => {
  let now = 0
  const shared = bucket(1000)
  const limits = openLimits({ enabled: true, takeShared: shared.take, now: () => now })
  for (let i = 0; i < 5; i++) await limits.count('ada', 10)
  expect(shared.queries()).toBe(5)
  await limits.count('bob', 600)
  await limits.count('bob', 600)
  expect(shared.queries()).toBe(6)
  now = 61_000
  await limits.count('bob', 600)
  expect(shared.queries()).toBe(7)
})

test('while the database is away, each process counts for itself', async () => {
  const away: TakeShared = () => Promise.reject(new Error('away'))
  const limits = openLimits({ enabled: true, takeShared: away, now: () => 0 })
  for (let i = 0; i < 3; i++) expect(await passes(limits.count('ada', 3))).toBe(true)
  expect(await passes(limits.count('ada', 3))).toBe(false)
})

test('it tells how much is left, of the share and for all', async () => {
  const limits = openLimits({ enabled: true, takeShared: bucket(600).take, now: () => 0 })
  const told: number[] = []
  for (let i = 0; i < 32; i++) told.push(await limits.count('ada', 600))
  expect(told).toEqual(Array.from({ length: 32 }, (_, at) => 599 - at))
})
