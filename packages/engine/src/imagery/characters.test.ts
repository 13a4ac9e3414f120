import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { characterFor } from './characters.ts'
import { figureDrawing } from './figure-drawings.ts'
import { figureFor } from './figures.ts'

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
