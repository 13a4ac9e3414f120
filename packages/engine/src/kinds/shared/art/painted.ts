/** Treatments that set figures into a small scene: on a floor before a sun, in a group. */
import { nth } from '../../../base/items.ts'
import { circle, rect, round } from '../../../imagery/shapes.ts'
import type { Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { isSeenOn, tonesOf } from '../figure.ts'
import { type Art, painted, portrait, type Treatment } from './types.ts'

/** A sun behind, a floor below; figures stand on the floor before the sun. */
function stage({ width, height, tones }: Art, sun: PaletteRole, floor: number): Vector {
  const radius = Math.min(width * 0.42, height * 0.4)
  return {
    type: 'vector',
    id: 'stage',
    role: 'background',
    at: { left: 0, top: 0 },
    width,
    height,
    viewBox: [round(width), round(height)],
    shapes: [
      { d: circle(width / 2, height * 0.5, radius), fill: sun },
      {
        d: rect(0, floor, width, height - floor),
        fill: tones.find((tone) => tone !== sun && tone !== 'paper') ?? 'surface',
      },
    ],
  }
}

/** The tone that a figure is seen on best, of those that are left to stand behind it. */
const sunFor = ({ sheet, tones }: Art, name: string): PaletteRole =>
  ([tones[1], tones[0], tones[2]] as const)
    // The page's own colour would be a hole.
    .toSorted((a, b) => Number(a === 'paper') - Number(b === 'paper'))
    .find((tone) => isSeenOn(sheet, name, tone)) ?? tones[1]

/** How deep a figure stands in its square's foot: its feet are a little above the edge. */
const FEET = 0.47

/** The thing, large, on a floor before a sun. */
export const stand: Treatment = {
  name: 'stand',
  suits: ({ figures }) => (figures.length > 0 ? 1 : 0),
  draw(art) {
    const { width, height, figures } = art
    const name = nth(figures, 0)
    const sun = sunFor(art, name)
    const floor = height * 0.84
    const size = Math.min(height * 0.84, width * 0.72) / 1.12
    return [
      stage(art, sun, floor),
      portrait(art, [width / 2, floor + height * 0.05 - size * 1.12 * FEET, size], sun, art.fill),
    ]
  },
}

/** Three side by side: the thing, and to its sides, smaller, what goes with it or itself once more. */
export const group: Treatment = {
  name: 'group',
  suits: ({ figures, width, height }) => (figures.length === 0 ? 0 : width > height * 1.2 ? 1 : 0.6),
  draw(art) {
    const { sheet, width, height, fill, figures } = art
    const size = Math.min(height * 0.86, width * 0.56)
    const small = size * 0.62
    const floor = height / 2 + size * 0.43
    const [first, left = first, right = left] = figures.filter((name) => isSeenOn(sheet, name, fill))
    if (!first || !left || !right) return stand.draw(art)
    const tones = tonesOf(sheet, first, fill)
    const beside = (id: string, name: string, x: number): Node =>
      painted(art, id, name, [tones[1], tones[2], tones[0]], [x, floor - small * FEET, small], { role: 'pattern' })
    const step = Math.min(size * 0.68, (width - small) / 2)
    return [
      beside('picture-left', left, width / 2 - step),
      beside('picture-right', right, width / 2 + step),
      painted(art, 'picture', first, tones, [width / 2, floor - size * FEET, size]),
    ]
  },
}
