import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

test.each([
  ['Anniversary invitation with a floral frame in plum', 'border of flower'],
  ['A diploma with a border of laurel leaves, awarded to Ines Roe', 'border of laurel'],
  ['Greeting card: a wreath of ferns and poppies', 'wreath of fern, poppy'],
  ['Supper menu framed by ivy', 'border of leaf'],
  ['Place card with tulips in the corners', 'corners of tulip'],
  ['Feast poster with flowers around the border', 'border of flower'],
])('%s', (prompt, expected) => {
  const { ornament } = readBrief(prompt)
  expect(ornament && `${ornament.form} of ${ornament.of.join(', ')}`).toBe(expected)
})

test.each([
  'Menu with a thin gold border',
  'Poster with the date in the corner',
  'A card with a window frame and a cat',
])('a border of nothing is a form: %s', (prompt) => {
  expect(readBrief(prompt).ornament).toBeUndefined()
})
