/** Mascots: found by what is asked for and by names, in their own sense; drawn in few shapes that hold when they are small. */
import { expect, test } from 'vitest'
import { keysOf } from '../../../base/tables.ts'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { direct } from '../../../direction/direct.ts'
import { candidateOf, workshop } from '../../archetype-gates.fixture.ts'
import { logo } from '../../logo/index.ts'
import { CREATURES } from './creatures.ts'
import { mascotShapes } from './draw.ts'
import { mascotOf } from './find.ts'

const found = (prompt: string) => mascotOf(completeCopy(readBrief(prompt, { kind: 'logo' })))?.name

test.each([
  ['Mascot logo for the Harbour Foxes', 'fox'],
  ['Esports logo for Ember Wolves', 'wolf'],
  ['Bear logo for a lumber yard', 'bear'],
  ['Logo with an owl for a reading club', 'owl'],
  ['Logo for Tiger Lily Florist', undefined],
  ["Logo for Bull's Eye Darts", undefined],
  ['Logo for a hot dog stand called Franks', undefined],
  ['Logo for Ember & Oak, a steakhouse', undefined],
])('%s: %s', (prompt, name) => {
  expect(found(prompt)).toBe(name)
})

test('a refused creature is not drawn', () => {
  expect(found('Logo for Silver Fox Coffee, without any icon')).toBeUndefined()
})

/** Parts, an outline, a side in shade, eyes and what is in them. */
const MOST_SHAPES = 14
const MOST_COMMANDS = 260

test.each(keysOf(CREATURES))('%s is few shapes within its square, in every manner', (name) => {
  const { palette } = direct(readBrief('logo for Vela'), 3, workshop.pictograms)
  for (const attitude of ['fierce', 'friendly'] as const)
    for (const manner of ['flat', 'lit', 'bold'] as const) {
      const shapes = mascotShapes(name, attitude, manner, { main: 'accent', extra: 'secondary', palette })
      expect(shapes.length).toBeLessThanOrEqual(MOST_SHAPES)
      expect(shapes.reduce((sum, { d }) => sum + (d.match(/[A-Z]/g)?.length ?? 0), 0)).toBeLessThan(MOST_COMMANDS)
      const numbers = shapes.flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(244)
      expect(numbers.every(Number.isFinite)).toBe(true)
    }
})

/** What is left of a mark at 16 pixels: the share of the variance of its grey values. */
const STURDY = 0.68

test('every head holds when it is small', () => {
  const mascot = logo.archetypes.find(({ name }) => name === 'mascot')
  const weak = keysOf(CREATURES).flatMap((name) => {
    const brief = completeCopy(readBrief(`Mascot logo for the Harbour ${CREATURES[name].words[0]}`, { kind: 'logo' }))
    if (!mascot || mascot.suits(brief) === 0) return [`${name} is not found`]
    const kept = candidateOf(mascot, brief, 5).score.reasons.find(({ measure }) => measure === 'sturdiness of the mark')
    return (kept?.value ?? 0) >= STURDY ? [] : [`${name}: ${kept?.value.toFixed(2)}`]
  })
  expect(weak).toEqual([])
}, 60_000)
