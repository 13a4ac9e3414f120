import { expect, test } from 'vitest'
import { changed } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'

/** Who does not see what, why, and what is typed in a hurry: the headline becomes larger. */
test.each([
  'my mother could not read the headline',
  'nobody will notice the headline',
  'the headline is hard to spot',
  "it's difficult to find the headline",
  'why is the headline so small?',
  'my business partner says the headline is too small',
  'make it easier to read the headline',
  'make the headlien biger, so people see it',
  'the headline is to small for my taste',
])('%s', (said) => {
  const operations = changed(ALL.poster(), said).operations
  expect(operations).toContainEqual(
    expect.objectContaining({ op: 'set', id: 'headline', set: expect.objectContaining({ size: expect.any(Number) }) }),
  )
})
