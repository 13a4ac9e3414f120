/** Quiet places on which a glyph or a letter stands, in a shade of the ground: a sun, hills, rings from a corner, beams. */
import type { Random } from '../../../base/random.ts'
import type { Vector } from '../../../scene/types.ts'
import { circle, polar, polygon, rectangle, sector } from '../../shared/geometry.ts'
import { drawing } from './icon-scene.ts'

const beams = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const from = (index * 360) / count
    return polygon([[x, y], polar(x, y, 340, from), polar(x, y, 340, from + 180 / count)])
  }).join('')

/** Places in a view box of 240, and how far the glyph stands from the middle, shares of the tile. */
const PLACES = [
  { d: circle(164, 84, 86), dx: -0.07, dy: 0.07 },
  { d: circle(80, 84, 86), dx: 0.07, dy: 0.07 },
  { d: circle(120, 214, 132), dx: 0, dy: -0.03 },
  { d: rectangle(0, 150, 240, 90), dx: 0, dy: 0 },
  { d: [96, 160, 224].map((radius) => sector(240, 240, radius - 32, radius, 270, 360)).join(''), dx: -0.05, dy: -0.05 },
  { d: [96, 160, 224].map((radius) => sector(0, 0, radius - 32, radius, 90, 180)).join(''), dx: 0.05, dy: 0.05 },
  { d: beams(120, 240, 16), dx: 0, dy: -0.03 },
  { d: beams(120, 120, 12), dx: 0, dy: 0 },
] as const

interface Place {
  /** The place, drawn on a square. */
  on(side: number): Vector
  /** How far from the middle the glyph stands on it, shares of the side. */
  dx: number
  dy: number
}

export function drawPlace(random: Random): Place {
  const { d, dx, dy } = random.pick(PLACES)
  const fill = random.pick([
    { colour: '#000000', alpha: 0.18 },
    { colour: '#ffffff', alpha: 0.16 },
  ] as const)
  return { on: (side) => drawing('place', side, [{ d, fill }], 'decoration'), dx, dy }
}
