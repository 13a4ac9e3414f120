import { expect, test } from 'vitest'
import { backSaid, nameSaid, pictureSaid } from './said-places.ts'

test('a picture is found beside the words that it is told to stand at, however its size is said', () => {
  expect(pictureSaid('a white swan illustration of medium size above the company name')).toEqual({
    side: 'above',
    of: 'brand',
  })
  expect(pictureSaid('a dress silhouette, large in size, placed to the left of the name')).toEqual({
    side: 'left',
    of: 'brand',
    size: 'large',
  })
  expect(pictureSaid('an illustration of a swan that looks above the clouds')).toBeUndefined()
})

test('the place of the name is found behind whatever is said of its letters', () => {
  expect(nameSaid('the company name in huge dark brown melted chocolate font at the top center')).toBe('top')
  expect(nameSaid('the name in green letters at the bottom right, the date in black')).toBe('bottom-right')
  expect(nameSaid('the name in green letters. The date at the top')).toBeUndefined()
})

test('the stretch that speaks of the back ends with its sentence, or where the front is spoken of', () => {
  const said = 'Name in the middle. On the back, the phone and on the front a fish. Blue.'
  const [from, to] = backSaid(said)?.behind ?? [0, 0]
  expect(said.slice(from, to)).toBe(', the phone and ')
  expect(backSaid('A card with a fish at the back of the boat')).toBeUndefined()
})
