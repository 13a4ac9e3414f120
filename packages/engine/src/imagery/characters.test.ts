import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { variantsOf } from './activities.ts'
import { amidFor, characterFor, holdingFor, isHeld } from './characters.ts'
import { figureDrawing } from './figure-drawings.ts'
import { figureFor, sortIn } from './figures.ts'
import { flagOf } from './senses.ts'

const drawn = (prompt: string) => {
  const [first] = readBrief(prompt).depictions ?? []
  if (!first) throw new Error(`Nothing is to be seen in '${prompt}'`)
  return characterFor(figureFor(first.words) ?? '', first)
}

test.each([
  ['Postcard featuring a large cartoon watermelon wearing sunglasses below the text', ['watermelon+sunglasses~happy']],
  ['Postcard featuring a strawberry with googly eyes and a goofy face', ['strawberry~silly']],
  ['Poster featuring a frog wearing a party hat in the center', ['frog+party-hat~dressed']],
  ['Poster featuring a sad cartoon cloud at the bottom', ['cloud~sad']],
  ['Poster featuring a smiling dog in the center', ['dog']],
  ['Poster featuring a cheerful bouquet of tulips', ['bouquet']],
])('a thing has on what was said, and the face that was said: %s', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('what it wears lies on it: the drawing of both is about as large as that of the thing alone', () => {
  const [alone, dressed] = ['frog', 'frog+crown~dressed'].map((name) => figureDrawing(name))
  expect(dressed?.shapes.map(({ of }) => of)).toEqual(expect.arrayContaining(['frog', 'crown']))
  expect(dressed?.ink.left).toBeGreaterThanOrEqual((alone?.ink.left ?? 0) - 0.05)
  expect(dressed?.ink.bottom).toBeGreaterThan(0.8)
})

test.each([
  ['heart-shaped balloons', 'red-heart+balloons~shaped'],
  ['star-shaped cookies', 'star+cookie~shaped'],
  // Nothing would tell a pizza in the form of a heart.
  ['a heart-shaped pizza', 'pizza'],
])('%s have that form where they are known by something else: %s', (thing, figure) => {
  expect(figureFor(thing)).toBe(figure)
})

test('somebody holds what is held, in every picture of them, and it is not shown once more beside them', () => {
  const picture = holdingFor('people-woman', 'hot-beverage') ?? ''
  expect(figureDrawing(picture).shapes.some(({ of }) => of === 'hot-beverage')).toBe(true)
  expect(variantsOf(picture).length).toBeGreaterThan(1)
  expect(variantsOf(picture).every((one) => isHeld('hot-beverage', one))).toBe(true)
  expect(holdingFor('people-woman', 'house-with-garden')).toBeUndefined()
})

test.each([
  ['dog', 'Puppies of a Dalmatian breeder', 'dalmatian'],
  ['dog', 'A walk with any dog', undefined],
  ['cat', 'A poodle show', undefined],
  ['cat', 'Siamese cat kittens', 'siamese-cat'],
])('of a %s the sort that a text names is shown: %s', (figure, text, sort) => {
  expect(sortIn(figure, text)).toBe(sort)
})

test('the day of a country shows its flag, a journey there does not', () => {
  expect(flagOf('A post for Polish Independence Day')).toBe('flag-poland')
  expect(flagOf('Cheap flights to Poland')).toBeUndefined()
})

test.each([
  ['Poster featuring a large crescent moon surrounded by small stars', 'crescent-moon+glowing-star~amid'],
  ['Poster featuring a large guitar and small music notes scattered around it', 'guitar+musical-notes~amid'],
])('what surrounds a thing is about it in one picture: %s', (prompt, picture) => {
  const [first] = readBrief(prompt).depictions ?? []
  expect(amidFor(figureFor(first?.words ?? '') ?? '', first ?? {})).toBe(picture)
  const [lead = '', round = ''] = picture.replace('~amid', '').split('+')
  const parts = new Set(figureDrawing(picture).shapes.map(({ of }) => of))
  expect([...parts].toSorted()).toEqual([lead, round].toSorted())
})

test.each(['paint-splash', 'brush-strokes', 'sound-wave', 'geyser'])('%s is drawn within its square', (name) => {
  const { ink } = figureDrawing(name)
  expect(Math.min(ink.left, ink.top)).toBeGreaterThanOrEqual(0)
  expect(Math.max(ink.right, ink.bottom)).toBeLessThanOrEqual(1)
})
