/** What stands where, and what is to be seen: seen on whole prompts. */
import { expect, test } from 'vitest'
import { readBrief } from './read.ts'

const rolesOf = (prompt: string) => Object.fromEntries(readBrief(prompt).copy.map(({ role, text }) => [text, role]))

test('the text that is to be the largest is the headline', () => {
  const prompt =
    "Flyer: top left 'Est. 1998', top right 'Issue 12', in the middle 'THE WEEKENDER' huge, bottom right 'Free'"
  expect(rolesOf(prompt)).toMatchObject({ 'THE WEEKENDER': 'headline', 'Issue 12': 'subhead', Free: 'detail' })
  expect(readBrief(prompt).placements).toContainEqual({ target: 'headline', at: 'centre', size: 'huge' })
  expect(readBrief(prompt).placements).toContainEqual({ target: 'subhead', at: 'top-right' })
})

test('of equal ones, and where nothing is said of sizes, the first leads', () => {
  expect(rolesOf("Poster: 'OPEN AIR' large at the top, 'Gates at noon' large at the bottom")).toMatchObject({
    'OPEN AIR': 'headline',
  })
  expect(rolesOf("Poster: 'Small talks' at the top, 'Ideas for all' below it")).toMatchObject({
    'Small talks': 'headline',
  })
})

test('each of several texts of one role has its own place', () => {
  const { placements } = readBrief(
    "Poster: 'Lobster Week' huge at the top, 'By the pier' below it, bottom left 'Boat trips', bottom right 'Live music'",
  )
  expect(placements).toContainEqual({ target: 'detail', text: 'Live music', at: 'bottom-right' })
})

test('what stands in a clause of its own and is no name is to be seen', () => {
  const objects = (prompt: string) => readBrief(prompt).subject.objects
  const icon = objects('Icon for a budgeting app, piggy bank, mint green')
  expect(icon[0]).toBe('piggy bank')
  expect(icon).not.toContain('mint')
  expect(objects("Poster for a lecture: 'The Deep Sea', an anglerfish, dark blue")[0]).toBe('anglerfish')
  expect(objects('Logo for a bakery called Ovenbird, a modern look, a serif')).not.toContain('look')
})
