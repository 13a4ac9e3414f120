/** Figures are found by what people call a thing, and painted in the colours of the sheet alone. */
import { expect, test } from 'vitest'
import { coloursOf as plainColours } from '../edit/paints.ts'
import { drawFigure } from './figure-drawings.ts'
import { figureFor, figureOfPictogram } from './figures.ts'

test.each([
  ['acoustic guitar', 'guitar'],
  ['coffee cup', 'hot-beverage'],
  ['runner', 'people-running'],
  ['olive tree', 'deciduous-tree'],
  ['project file tree', undefined],
  ['crossword puzzle', undefined],
  ['photographer', 'people-photo'],
  ['group of friends', 'people-friends'],
  ['dog', 'dog'],
  // What only goes with a thing is not the thing.
  ['chess knight', undefined],
  ['quarterly report', undefined],
  // The head noun tells, with what is measured, held or done.
  ['stack of books', 'books'],
  ['bouquet of sunflowers', 'sunflower'],
  ['large illustration of a coffee cup with steam', 'hot-beverage'],
  ['person climbing a mountain', 'person-climbing'],
  ['two champagne glasses clinking', 'champagne-flutes'],
  ['city skyline at night', 'cityscape-at-dusk'],
  ['lavender sprigs', 'lavender'],
  ['cornucopia', 'cornucopia'],
  ['lobster dish', 'lobster'],
  // A word within another sense is not the thing.
  ['piggy bank', 'piggy-bank'],
  ['tree house', undefined],
  ['steering wheel', undefined],
  ['phone case', undefined],
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
    skins: ['#c68a5c'],
  })
  const colours = new Set(shapes.flatMap(({ fill }) => plainColours(fill)))
  expect(shapes.length).toBeGreaterThan(4)
  expect([...colours].every((colour) => ['accent', 'secondary', 'surface', 'paper', 'ink'].includes(colour))).toBe(true)
  expect(colours.size).toBeGreaterThan(2)
})

test('a person keeps a colour of skin', () => {
  const shapes = drawFigure('farmer', {
    tones: ['accent', 'secondary', 'surface'],
    light: 'paper',
    dark: 'ink',
    skins: ['#c68a5c'],
  })
  expect(shapes.flatMap(({ fill }) => plainColours(fill))).toContain('#c68a5c')
})
