/** What a model that draws is told of a prompt. */
import { beforeAll, expect, test } from 'vitest'
import { openEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/types.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})
const told = (prompt: string) => engine.drawingTask({ prompt, seed: 3 })

test.each([
  ['Logo for the law firm Amber & Rook. no owls no quills no inkwell', ['owls', 'quills', 'inkwell']],
  ['Logo for a garden shop called Loam, without leaves, trowels or worms', ['leaves', 'trowels', 'worms']],
  ['Poster for our lantern walk. Not wanted: clip art, moons, glitter', ['clip art', 'moons', 'glitter']],
  ['Bakery logo “Crumb” — the whisk is a cliché, and no aprons either', ['aprons', 'whisk']],
  ['Poster: drawing class, no photos, big headline, don’t use pink', ['photos', 'pink']],
])('%s: nothing that is refused is lost', (prompt, unwanted) => {
  expect(told(prompt).unwanted).toEqual(expect.arrayContaining(unwanted))
})

test('what people are told is no refusal, nor what stands behind a comma', () => {
  const { unwanted } = told('Flyer: pottery class, no experience needed, no photos, large headline')
  expect(unwanted.join()).not.toMatch(/experience|headline/)
})

test('a text is told once, though it is announced and listed', () => {
  const { texts } = told(
    "Banner for a kite shop's Black Friday and Cyber Monday sale, 20% off kites. Black Friday all day, come early.",
  )
  const said = texts.map((text) => text.replace(' (leads)', '').toLowerCase())
  expect(new Set(said).size).toBe(said.length)
})

test('a name that others have is not to be set', () => {
  expect(
    told("Game icon: 'Moon Rover' is already taken so ours is Dust Rover, a rover on a dune").texts.join(),
  ).not.toContain('Moon Rover')
})

test('where there is no name no direction speaks of its initial', () => {
  const directions = (prompt: string) => told(prompt).directions.join()
  expect(directions('app icon for a plant watering reminder')).not.toContain('initial')
  expect(directions('logo for a bakery called Crumb')).toContain('initial')
})
