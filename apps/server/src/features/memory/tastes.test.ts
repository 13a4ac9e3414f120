import { expect, test } from 'vitest'
import { tastesIn } from './tastes.ts'

test('likes and dislikes are what was said, once each', () => {
  expect(
    tastesIn([
      'Logo for Kestrel. I love dark green, and we never use gradients!',
      'I really like serif type; avoid pink.',
      'we NEVER use gradients',
      'We would like to see more. I do not want a globe',
    ]),
  ).toEqual({
    likes: ['dark green, and we never use gradients', 'serif type'],
    dislikes: ['gradients', 'pink', 'a globe'],
  })
})
