/** Words on a photo: they stand on the free side, and the scrim lies where they stand. */
import { expect, test } from 'vitest'
import { photoRoom } from './photo-room.ts'

const picture = (focus: [number, number]) => ({
  media: 'm',
  width: 1600,
  height: 1000,
  colours: [],
  treatAs: 'photo' as const,
  focus,
})

test.each([
  ['left', 0.8],
  ['right', 0.2],
] as const)('words go to the %s of a face at %d of the width', (side, at) => {
  const room = photoRoom(picture([at, 0.5]), 1600, 1000, 'x', [0.3, 0.6])
  expect(room.side).toBe(side)
  // The face reaches a fifth of the short side from its middle.
  expect(room.depth).toBeLessThanOrEqual(1600 * 0.8 - 200 + 1e-9)
})

test('a crop that moves the focus is reckoned with', () => {
  // Covering a square cuts the sides: a focus far right ends up nearer to the middle of what is seen.
  const square = photoRoom(picture([0.65, 0.5]), 1000, 1000, 'x', [0, 1])
  expect(square.depth).toBeCloseTo(300)
})

test('the scrim is darkest at the words’ edge and clear on the other', () => {
  const { scrim, side } = photoRoom(picture([0.5, 0.2]), 1600, 1000, 'y', [0.3, 0.6])
  expect(side).toBe('bottom')
  if (typeof scrim === 'string' || !('stops' in scrim)) throw new Error('a gradient was expected')
  const alphas = scrim.stops.map(({ alpha = 1 }) => alpha)
  expect(alphas).toEqual(alphas.toSorted((a, b) => a - b))
  expect(alphas[0]).toBe(0)
})
