import { expect, test } from 'vitest'
import { aligned, distributed, partAt, pulled, snapped } from './geometry.ts'

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height })
const board = { width: 1000, height: 1000 }

test('a press means the smallest part under it, not the ground, not what is locked', () => {
  const parts = [
    { id: 'ground', kind: 'shape', box: box(0, 0, 1000, 1000) },
    { id: 'group', kind: 'group', box: box(100, 100, 400, 400) },
    { id: 'picture', kind: 'drawing', box: box(100, 100, 300, 300) },
    { id: 'word', kind: 'text', box: box(150, 150) },
  ]
  const at = (x: number, y: number, locked: string[] = []) => partAt({ x, y }, parts, board, new Set(locked))?.id
  expect(at(160, 160)).toBe('word')
  expect(at(160, 160, ['word'])).toBe('picture')
  expect(at(450, 450)).toBe('group')
  expect(at(900, 900)).toBeUndefined()
})

test('a box snaps to edges and middles that are near, and leaves others alone', () => {
  const other = box(300, 300)
  expect(snapped(box(303, 100), [other], 6)).toEqual({ box: box(300, 100), guides: [{ axis: 'x', at: 300 }] })
  expect(snapped(box(100, 327, 40, 10), [other], 6).guides).toEqual([{ axis: 'y', at: 325 }])
  expect(snapped(box(310, 100), [other], 6).guides).toEqual([])
})

test('a corner keeps the proportion, a side does not; nothing is turned inside out', () => {
  expect(pulled(box(0, 0), 'se', { x: 100, y: 0 })).toEqual(box(0, 0, 200, 100))
  expect(pulled(box(0, 0), 'e', { x: 100, y: 40 })).toEqual(box(0, 0, 200, 50))
  expect(pulled(box(0, 0), 'nw', { x: -100, y: 0 })).toEqual(box(-100, -50, 200, 100))
  expect(pulled(box(0, 0), 'w', { x: 500, y: 0 }).width).toBeGreaterThan(0)
})

test('one lines up with the artboard, several with one another, and gaps become alike', () => {
  const whole = box(0, 0, 1000, 1000)
  expect(aligned([box(10, 10)], 'centre', whole)).toEqual([{ x: 440, y: 0 }])
  expect(aligned([box(10, 10), box(60, 200)], 'left', whole)).toEqual([
    { x: 0, y: 0 },
    { x: -50, y: 0 },
  ])
  expect(distributed([box(0, 0), box(500, 0), box(120, 0)], 'x').map(({ x }) => x)).toEqual([0, 0, 130])
})
