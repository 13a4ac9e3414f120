/** The glyph cut out of a form that says something by itself: leaf, drop, shield, arch, pin, hexagon. */
import { CONTAINERS, type ContainerName } from '../../shared/containers.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { asksFor } from '../parts/manners.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const FORMS: ContainerName[] = ['leaf', 'hexagon', 'arch', 'quarter', 'quarter', 'circle']

export const shapedTile: Archetype = {
  name: 'shaped-tile',
  example: 'Icon for a houseplant care app, in a leaf shape',
  suits: (brief) => suitability(brief, { manners: ['solid', 'round', 'line', 'gradient'], base: 0.45 }),
  compose(composition) {
    const { brief, random } = composition
    const { field, glyph } = fieldPaints(composition, { field: composition.direction.mark.primary, glyph: 'paper' })
    const { d, content } = CONTAINERS[asksFor(brief.prompt, 'round') ? 'circle' : random.pick(FORMS)]
    return iconScene(composition, (side) => [
      drawing('tile', side, [{ d, fill: field }]),
      subjectGlyph(composition, side, (side * content.size * 1.14) / 240, {
        paint: glyph,
        dx: ((content.x - 120) * side) / 240,
        dy: ((content.y - 120) * side) / 240,
      }),
    ])
  },
}
