import { expect, test } from 'vitest'
import { boundsOf, middleOf, pulledTurned, scaledWith, turnedAbout, turnedPoint, turnedTo } from './turned.ts'

const box = { x: 100, y: 100, width: 200, height: 100 }

test('a turned box is as wide as it was high, and is pressed where it is seen', () => {
  const seen = boundsOf({ ...box, rotate: 90 })
  expect(seen.x).toBeCloseTo(150)
  expect(seen.y).toBeCloseTo(50)
  expect([seen.width, seen.height].map(Math.round)).toEqual([100, 200])
  expect(boundsOf(box)).toEqual(box)
})

test('pulled at a side, a turned box keeps the middle of the side across from it', () => {
  for (const rotate of [0, 30, 90, -135]) {
    const by = turnedPoint({ x: 40, y: 0 }, { x: 0, y: 0 }, rotate)
    const next = pulledTurned({ ...box, rotate }, 'e', by)
    expect(next.width).toBeCloseTo(240)
    expect(next.height).toBeCloseTo(100)
    const [was, is] = [box, next].map((one) =>
      turnedPoint({ x: one.x, y: one.y + one.height / 2 }, middleOf(one), rotate),
    )
    expect(is?.x).toBeCloseTo(was?.x ?? 0)
    expect(is?.y).toBeCloseTo(was?.y ?? 0)
  }
})

test('turned by its handle, wherever that is held: catches at straight angles, goes in steps with Shift', () => {
  const { x, y } = middleOf(box)
  const at = (degrees: number) => turnedPoint({ x, y: y - 100 }, { x, y }, degrees)
  for (const from of [0, 180]) {
    const by = (degrees: number, inSteps = false, rotate = 0) =>
      turnedTo({ ...box, rotate }, at(from), at(from + degrees), inSteps)
    expect(by(0)).toBe(0)
    expect(by(47)).toBe(45)
    expect(by(51)).toBe(51)
    expect(by(51, true)).toBe(45)
    expect(by(-100, true)).toBe(-105)
    expect(by(40, false, 20)).toBe(60)
  }
})

test('turned about the middle of several, a box goes round it and turns as far', () => {
  const next = turnedAbout({ ...box, rotate: 10 }, { x: 0, y: 0 }, 90)
  expect(next.rotate).toBe(100)
  expect(middleOf(next).x).toBeCloseTo(-150)
  expect(middleOf(next).y).toBeCloseTo(200)
  expect([next.width, next.height]).toEqual([200, 100])
})

test('sized with several, a box keeps its place among them; turned ones keep their form', () => {
  const from = { x: 0, y: 0, width: 400, height: 400 }
  const to = { x: 0, y: 0, width: 800, height: 400 }
  expect(scaledWith(box, from, to)).toMatchObject({ x: 200, y: 100, width: 400, height: 100 })
  const turned = scaledWith({ ...box, rotate: 30 }, from, to)
  expect([turned.width, turned.height]).toEqual([200, 100])
  expect(middleOf(turned).x).toBeCloseTo(400)
  expect(scaledWith({ ...box, rotate: 30 }, from, { ...to, height: 800 })).toMatchObject({ width: 400, height: 200 })
})
