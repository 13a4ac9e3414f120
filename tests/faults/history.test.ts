import { expect, test } from 'vitest'
import { historyRounds } from './history-rounds.ts'

test('undone to the start and redone, through two tabs and kill -9, every version is what it was', {
  timeout: 1_200_000,
}, async () => {
  const { faults, versions, refused, undone } = await historyRounds(24, 3)
  expect(faults).toEqual([])
  expect(versions).toBeGreaterThan(15)
  expect(refused).toBeGreaterThan(0)
  expect(undone).toBeGreaterThan(3)
})
