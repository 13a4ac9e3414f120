/** What an occasion is called where the prompt says it in its first words. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { calledIn } from './called.ts'

test.each([
  ['Poster for a jam sale on Saturday at the parish hall', 'jam sale'],
  ['seedling swap sunday 3 may, bring a pot', 'seedling swap'],
  ['kite club poster, every first Monday', 'kite club'],
  ['Design a flyer for our annual harvest supper, 6 pm', 'harvest supper'],
])('%s', (prompt, called) => {
  expect(calledIn(readBrief(prompt))).toBe(called)
})

test.each([
  'Banner for a craft fair stall that sells candles',
  'Poster for a fish market by the harbour',
  'Poster for our bakery: fresh bread from seven. Ask about the Christmas party menu for your office, which we deliver to every door in town',
])('nothing: %s', (prompt) => {
  expect(calledIn(readBrief(prompt))).toBeUndefined()
})
