import { Path2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import type { ColourRef, Shape } from '../scene/types.ts'
import { MOTIFS } from './motifs/motif-names.ts'
import { motif } from './motifs.ts'

const NAMES = MOTIFS.filter((name) => name !== 'none')
const SIZES = [
  [1080, 1350],
  [1050, 600],
  [728, 90],
] as const

const paintOf = ({ fill, stroke }: Shape) => fill ?? stroke?.paint

test.each(NAMES)('%s fills any field with the colours it was given', (name) => {
  for (const [width, height] of SIZES)
    for (const colours of [['accent'], ['accent', 'secondary', '#123456']] as ColourRef[][]) {
      const { shapes, viewBox } = motif(name, { width, height, random: random(7), colours })
      expect(viewBox).toEqual([width, height])
      expect(shapes.length).toBeGreaterThan(0)
      for (const shape of shapes) {
        expect(colours).toContain(paintOf(shape))
        expect(shape.d).not.toMatch(/NaN|Infinity|undefined/)
      }
      expect(reach(shapes, width, height)).toBeGreaterThan(0.7)
    }
})

test.each(NAMES)('%s is compact', (name) => {
  const { shapes } = motif(name, { width: 1080, height: 1350, random: random(3), colours: ['accent', 'secondary'] })
  expect(shapes.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(48_000)
})

test.each(NAMES)('%s is the same for a seed and another for another', (name) => {
  const draw = (seed: number) =>
    motif(name, { width: 800, height: 600, random: random(seed), colours: ['accent', 'ink'] }).shapes
  expect(draw(1)).toEqual(draw(1))
  const some = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(draw(seed)))
  expect(new Set(some).size).toBeGreaterThan(1)
})

test('a field without colours or size says so', () => {
  expect(() => motif('dots', { width: 10, height: 10, random: random(1), colours: [] })).toThrow(
    "motif 'dots': needs at least one colour",
  )
  expect(() => motif('dots', { width: 0, height: 10, random: random(1), colours: ['ink'] })).toThrow('not 0 × 10')
})

/** Share of the field's width and height that the shapes span. */
function reach(shapes: readonly Shape[], width: number, height: number): number {
  let box: [number, number, number, number] = [width, height, 0, 0]
  for (const { d } of shapes) {
    const [left, top, right, bottom] = new Path2D(d).computeTightBounds()
    box = [Math.min(box[0], left), Math.min(box[1], top), Math.max(box[2], right), Math.max(box[3], bottom)]
  }
  return (
    ((Math.min(Math.min(width, box[2]) - Math.max(0, box[0]), width) / width) *
      (Math.min(height, box[3]) - Math.max(0, box[1]))) /
    height
  )
}
