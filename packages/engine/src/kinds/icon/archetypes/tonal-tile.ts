/** A squircle whose one colour runs from a little lighter to a little darker: depth without a second hue. */
import type { Paint } from '../../../scene/types.ts'
import { squircle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const tonalTile: Archetype = {
  name: 'tonal-tile',
  example: 'App icon for a meditation timer, soft green gradient',
  suits: (brief) => suitability(brief, { manners: ['gradient'], base: 0.42 }),
  compose(composition) {
    const { random } = composition
    const angle = random.pick([60, 90, 120])
    const tile = squircle(14, 14, 212)
    const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' })
    const light: Paint = {
      gradient: 'linear',
      angle,
      stops: [
        { at: 0, colour: '#ffffff', alpha: 0.26 },
        { at: 0.5, colour: '#ffffff', alpha: 0 },
        { at: 0.5, colour: '#000000', alpha: 0 },
        { at: 1, colour: '#000000', alpha: 0.24 },
      ],
    }
    return iconScene(composition, (side) => [
      drawing('tile', side, [{ d: tile, fill: field }, ...(field === 'accent' ? [{ d: tile, fill: light }] : [])]),
      subjectGlyph(composition, side, side * 0.56, { paint: glyph }),
    ])
  },
}
