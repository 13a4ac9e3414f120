import { expect, test } from 'vitest'
import { cropOf, magnified, pushed, wholeOf } from './crop.ts'

const frame = { x: 100, y: 50, width: 200, height: 200 }
const ASPECT = 2

test('a crop and where the picture lies are two ways to say the same', () => {
  for (const focus of [
    [0, 0],
    [0.3, 0.8],
    [1, 1],
  ] as const)
    for (const zoom of [1.5, 3]) {
      const whole = wholeOf({ focus, zoom }, frame, ASPECT)
      expect(whole.width).toBeCloseTo(400 * zoom)
      const crop = cropOf(whole, frame)
      expect(crop.zoom).toBeCloseTo(zoom)
      expect(crop.focus[0]).toBeCloseTo(focus[0])
      expect(crop.focus[1]).toBeCloseTo(focus[1])
    }
})

test('however far it is pushed, the frame stays full', () => {
  for (const by of [
    { x: 9000, y: -9000 },
    { x: -9000, y: 9000 },
  ]) {
    const whole = wholeOf(pushed({ focus: [0.5, 0.5], zoom: 1.2 }, by, frame, ASPECT), frame, ASPECT)
    expect(whole.x).toBeLessThanOrEqual(frame.x + 1e-6)
    expect(whole.y).toBeLessThanOrEqual(frame.y + 1e-6)
    expect(whole.x + whole.width).toBeGreaterThanOrEqual(frame.x + frame.width - 1e-6)
    expect(whole.y + whole.height).toBeGreaterThanOrEqual(frame.y + frame.height - 1e-6)
  }
})

test('magnified about a point, that point shows the same', () => {
  const about = { x: 180, y: 120 }
  const crop = { focus: [0.4, 0.5], zoom: 1.5 } as const
  const [before, after] = [crop, magnified(crop, 3, about, frame, ASPECT)].map((one) => wholeOf(one, frame, ASPECT))
  expect((about.x - (after?.x ?? 0)) / (after?.width ?? 1)).toBeCloseTo(
    (about.x - (before?.x ?? 0)) / (before?.width ?? 1),
  )
  expect(magnified(crop, 0.1, about, frame, ASPECT).zoom).toBe(1)
})
