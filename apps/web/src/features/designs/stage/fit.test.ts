import { expect, test } from 'vitest'
import { bestGrid } from './fit.ts'

const around = { gap: 16, caption: 40 }

test.each([
  ['upright pictures stand in a row', 0.7, { width: 1000, height: 640 }, 4],
  ['wide ones below one another', 4, { width: 800, height: 1200 }, 1],
  ['squares two by two', 1, { width: 1000, height: 800 }, 2],
] as const)('%s', (_, ratio, room, columns) => {
  const grid = bestGrid(4, ratio, room, around)
  expect(grid.columns).toBe(columns)
  const rows = Math.ceil(4 / columns)
  expect(grid.width * columns + 16 * (columns - 1)).toBeLessThanOrEqual(room.width)
  expect((grid.width / ratio + 40) * rows + 16 * (rows - 1)).toBeLessThanOrEqual(room.height + rows)
})

test('in no room at all nothing has a size below nothing', () => {
  expect(bestGrid(4, 1, { width: 0, height: 0 }, around)).toEqual({ columns: 1, width: 0 })
})
