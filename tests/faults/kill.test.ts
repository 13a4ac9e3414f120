import { expect, test } from 'vitest'
import { killRounds } from './kill-rounds.ts'

test('what was acknowledged survives kill -9, and every prediction ends', { timeout: 1_200_000 }, async () => {
  const { faults, acknowledged } = await killRounds(3, Math.random)
  expect(faults).toEqual([])
  expect(acknowledged.messages).toBeGreaterThan(20)
  expect(acknowledged.predictions).toBeGreaterThanOrEqual(5)
})
