import { expect, test } from 'vitest'
import { growthOf } from './judge.ts'

test.each([
  ['^(?:(?:an?|the|[a-z]+) )+icon$', 'exponential'],
  ['^(?:[a-z]+ )+icon$', 1],
  ['\\s+$', 2],
])('%s grows as %s', async (source, growth) => {
  expect(await growthOf({ source, flags: '' })).toBe(growth)
})
