/** What painters are told: rules for a part of a design, none for a picture that is theirs. */
import { expect, test } from 'vitest'
import { negativeOf, promptOf } from './request.ts'

const WISH = {
  use: 'backdrop',
  shows: 'A poster that says "Blue Hour".',
  width: 800,
  height: 600,
  palette: ['#0b3d2e'],
} as const

test('a part of a design is to be free of text, in the colours of the design', () => {
  expect(promptOf(WISH)).toMatch(/^A full-bleed background picture: .*#0b3d2e.*No text/)
  expect(negativeOf(WISH)).toContain('letters')
})

test('a whole picture is asked for in the person’s words alone, with nothing unwanted', () => {
  expect(promptOf({ ...WISH, plain: true })).toBe(WISH.shows)
  expect(negativeOf({ ...WISH, plain: true })).toBe('')
})

test('an object alone is asked for without a ground where the painter knows such pictures, else on one of the paper', () => {
  const wish = { use: 'subject', shows: 'a kite', width: 640, height: 640, palette: ['#f4ebdd'], alone: true } as const
  expect(promptOf(wish, true)).toContain('on a transparent ground')
  expect(promptOf(wish)).toContain('an even ground of #f4ebdd')
})
