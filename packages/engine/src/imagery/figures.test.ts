/** Figures are found by what people call a thing, and painted in the colours of the sheet alone. */
import { expect, test } from 'vitest'
import { drawFigure, figureFor, figureOfPictogram } from './figures.ts'

test.each([
  ['acoustic guitar', 'guitar'],
  ['coffee cup', 'hot-beverage'],
  ['runner', 'person-running'],
  ['dog', 'dog'],
  // What only goes with a thing is not the thing.
  ['chess knight', undefined],
  ['quarterly report', undefined],
])('%s → %s', (thing, name) => {
  expect(figureFor(thing)).toBe(name)
})

test('a pictogram has the figure of what it shows', () => {
  expect(figureOfPictogram('ph:tent-fill')).toBe('tent')
  expect(figureOfPictogram('fluent-emoji-high-contrast:hamburger')).toBe('hamburger')
  expect(figureOfPictogram('ph:circles-three-fill')).toBeUndefined()
})

test('a figure has no colours but those that it is given', () => {
  const shapes = drawFigure('hamburger', {
    tones: ['accent', 'secondary', 'surface'],
    light: 'paper',
    dark: 'ink',
    lightShades: [false, false, false],
  })
  const colours = new Set(shapes.map(({ fill }) => (typeof fill === 'object' && 'colour' in fill ? fill.colour : fill)))
  expect(shapes.length).toBeGreaterThan(4)
  expect(
    [...colours].every((colour) => ['accent', 'secondary', 'surface', 'paper', 'ink'].includes(String(colour))),
  ).toBe(true)
  expect(colours.size).toBeGreaterThan(2)
})
