import { expect, test } from 'vitest'
import { around, between, contentBox, isAlike, settled } from './measuring.ts'

const board = { width: 400, height: 300 }
const box = (x: number, y: number, width = 40, height = 20) => ({ x, y, width, height })
const pixels = (measures: readonly { side: string; pixels: number }[]) =>
  Object.fromEntries(measures.map((one) => [one.side, one.pixels]))

test('distances go to the next thing on each side, else to the edge of the artboard', () => {
  const others = [
    { name: 'left', box: box(20, 105) },
    { name: 'far left', box: box(5, 100, 5) },
    { name: 'below', box: box(150, 200, 100) },
  ]
  const measures = around(box(160, 100), others, board)
  expect(pixels(measures)).toEqual({ left: 100, right: 200, top: 100, bottom: 80 })
  expect(measures.map(({ name }) => name)).toEqual(['left', undefined, undefined, 'below'])
})

test('between two parts it is their gap, within another one the margins', () => {
  expect(pixels(between(box(0, 0), box(100, 60)))).toEqual({ right: 60, bottom: 40 })
  expect(pixels(between(box(100, 60), box(0, 0)))).toEqual({ left: 60, top: 40 })
  expect(pixels(between(box(10, 10), { x: 0, y: 0, ...board }))).toEqual({ left: 10, top: 10, right: 350, bottom: 270 })
})

test('a part settles where the gaps on both sides are alike, and where a row goes on', () => {
  const [one, two] = [box(0, 0), box(140, 0)]
  expect(settled(box(67, 2), [one, two], [], 6).box.x).toBe(70)
  const row = [box(0, 0), box(60, 0)]
  const next = settled(box(123, 3), row, [], 6)
  expect(next.box.x).toBe(120)
  expect(next.guides).toEqual([{ axis: 'y', at: 0 }])
  expect(settled(box(160, 3), row, [], 6).box.x).toBe(160)
  const measures = around(
    box(70, 0),
    [one, two].map((of) => ({ name: 'x', box: of })),
    board,
  )
  expect(measures.filter((measure) => isAlike(measure, measures)).map(({ side }) => side)).toEqual(['left', 'right'])
})

test('margins are those that most words keep', () => {
  const texts = [box(30, 40), box(30, 100, 80), box(200, 240, 170), box(55, 150)]
  expect(contentBox(texts, board)).toEqual({ x: 30, y: 40, width: 340, height: 220 })
  expect(contentBox([], board)).toBeUndefined()
})
