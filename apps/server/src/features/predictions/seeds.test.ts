import { expect, test } from 'vitest'
import { openSeeds } from './seeds.ts'

const PROMPTS = ['Logo for a bakery', 'Logo for a bakery', 'Poster for a market', 'Logo for a bakery']

test('the same words get another seed each time, after a start with SEED the same ones', () => {
  const drawn = PROMPTS.map(openSeeds(7))
  expect(new Set(drawn).size).toBe(PROMPTS.length)
  expect(PROMPTS.map(openSeeds(7))).toEqual(drawn)
  expect(PROMPTS.map(openSeeds(8))).not.toEqual(drawn)
  expect(PROMPTS.map(openSeeds(null))).not.toEqual(PROMPTS.map(openSeeds(null)))
})
