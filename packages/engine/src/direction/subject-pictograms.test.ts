import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { openPictograms } from '../imagery/pictograms.ts'
import { subjectPictograms } from './subject-pictograms.ts'

const pictograms = openPictograms()
const of = (prompt: string) => subjectPictograms(completeCopy(readBrief(prompt)), pictograms)

test.each([
  ['Poster for an exhibition about foxes in the city', /fox/],
  ['logo for a windmill museum', /windmill/],
  ['poster for a pumpkin festival', /pumpkin/],
  ['logo for a hedgehog hospital', /hedgehog/],
  ['Logo for Northlight, a lighthouse inn on the coast', /lighthouse/],
  ['logo for a llama trekking company', /llama/],
  ['icon for a rainbow', /rainbow/],
  ['icon of a shopping cart, line style', /shopping-cart/],
])('%s: the thing that is named comes before what its trade usually shows', (prompt, first) => {
  expect(of(prompt)[0]).toMatch(first)
})

test('of two things that are named, both come first', () => {
  const [one, two] = of('Icon of a book and a coffee cup')
  expect(one).toMatch(/book/)
  expect(two).toMatch(/coffee/)
})

test('two things that a set has in one drawing are shown together', () => {
  for (const name of of('App icon for a weather app, sun behind a cloud'))
    for (const thing of [/sun/, /cloud/]) expect(name).toMatch(thing)
})

test('a name that can be drawn is drawn beside what the business does', () => {
  expect(of('modern logo for Kite, a payments startup').slice(0, 3).join(' ')).toMatch(/kite/)
  expect(of('gaming team logo "Iron Wolves", aggressive').slice(0, 3).join(' ')).toMatch(/wolf/)
})

test('marks are plain drawings where the thing has one', () => {
  const [first = ''] = of('logo for a dinosaur museum')
  expect(first).not.toMatch(/game-icons/)
})
