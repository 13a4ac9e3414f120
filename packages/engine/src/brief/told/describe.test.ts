/** What the assistant calls what it made. */
import { expect, test } from 'vitest'
import { confirmation } from '../describe.ts'

test.each([
  ['Poster for a kite fair. The website for the fair is www.kites.example', 'a poster'],
  ['Business card for a potter, website www.pots.example', 'a business card'],
  ['A modern website for a bakery', 'a website design with a modern aesthetic'],
  ['Website with a banner on top for a florist', 'a website design'],
  ['Logo and website for a florist', 'a logo'],
  ['Something nice', 'your design'],
])('%s is told as %s', (prompt, told) => {
  expect(confirmation(prompt)).toContain(`I've created ${told}. `)
})
