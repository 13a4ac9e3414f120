/** Figures are found by what people call a thing, and painted in the colours of the sheet alone. */
import { expect, test } from 'vitest'
import { coloursOf as plainColours } from '../edit/paints.ts'
import { classOf, isNatural } from './figure-classes.ts'
import { drawFigure, figureDrawing } from './figure-drawings.ts'
import { figureFor, figureOfPictogram } from './figures.ts'

test.each([
  ['electric guitar', 'guitar'],
  ['acoustic guitar', 'acoustic-guitar'],
  ['coffee cup', 'hot-beverage'],
  ['runner', 'people-running'],
  ['olive tree', 'olive-tree'],
  ['elm tree', 'deciduous-tree'],
  ['project file tree', undefined],
  ['crossword puzzle', undefined],
  ['photographer', 'people-photo'],
  ['group of friends', 'people-friends'],
  ['dog', 'dog'],
  // What only goes with a thing is not the thing.
  ['chess clock', undefined],
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
  // A species is itself, or nothing where no drawing shows it.
  ['Dalmatian', 'dalmatian'],
  ['two salmon', 'salmon'],
  ['purple irises', 'iris'],
  ['zinnia field', undefined],
  // A word within another sense is not the thing.
  ['science lab', undefined],
  ['conveyor belt', undefined],
  ['piggy bank', 'piggy-bank'],
  ['tree house', 'treehouse'],
  ['wheel of fortune', undefined],
  ['phone case', undefined],
])('%s → %s', (thing, name) => {
  expect(figureFor(thing)).toBe(name)
})

test.each([
  ['white roses', 'rose@A'],
  ['a bright blue car with open doors', 'automobile@A'],
  ['bouquet of yellow tulips', 'tulip@A'],
  // What has the colour keeps it; dishes, people and what has a name of its own are no other in another colour.
  ['red rose', 'rose'],
  ['green apple', 'green-apple'],
  ['black coffee', 'hot-beverage'],
  ['arctic fox', 'arctic-fox'],
])('a colour that was said of it: %s → %s', (thing, name) => {
  expect(figureFor(thing)?.replace(/#.*/, '')).toBe(name)
})

test('a figure in a colour has it in place of its own, its leaves remain', () => {
  const [petals, leaves] = figureDrawing('rose').own
  expect(figureDrawing('rose@A#f2f2f2').own).toEqual(['#f2f2f2', leaves])
  expect(petals).not.toBe('#f2f2f2')
  expect(figureDrawing('rose@A#f2f2f2').shapes).toEqual(figureDrawing('rose').shapes)
  expect(classOf('rose@A#f2f2f2')).toBe('plant')
  expect(isNatural('automobile@A#2244cc~land')).toBe(true)
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
