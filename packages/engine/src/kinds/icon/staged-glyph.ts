/** A tile with a quiet place on it in a shade of its colour: a sun, hills, rings from a corner, beams. The glyph stands there. */
import { frame } from '../../scene/build.ts'
import { circle, polar, polygon, rectangle, sector } from '../shared/geometry.ts'
import type { Archetype } from '../types.ts'
import { fieldPaints } from './asked-paints.ts'
import { centred, drawing, iconScene, KEYLINE } from './parts.ts'
import { subjectGlyph } from './subject-glyph.ts'
import { suitability } from './suits.ts'

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

export const stagedGlyph: Archetype = {
  name: 'staged-glyph',
  example: 'App icon for a camping app, a tent, warm',
  suits: (brief) => suitability(brief, { manners: ['flat', 'layered', 'round'], base: 0.45 }),
  compose(composition) {
    const { random } = composition
    const { field, glyph } = fieldPaints(composition, { field: composition.direction.mark.primary, glyph: 'paper' })
    const { d, dx, dy } = random.pick(PLACES)
    const shade = random.pick(['#000000', '#ffffff'] as const)
    return iconScene(composition, (side) => {
      const tile = side * (KEYLINE.square + 0.06)
      return [
        frame('tile', { role: 'panel', ...centred(side, tile), fill: field, radius: tile * 0.22, clip: true }, [
          drawing(
            'place',
            tile,
            [{ d, fill: { colour: shade, alpha: shade === '#000000' ? 0.18 : 0.16 } }],
            'decoration',
          ),
        ]),
        subjectGlyph(composition, side, tile * 0.6, { paint: glyph, dx: dx * tile, dy: dy * tile }),
      ]
    })
  },
}
