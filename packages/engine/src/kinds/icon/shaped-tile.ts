/** The glyph cut out of a form that says something by itself: leaf, drop, shield, arch, pin, hexagon. */
import { CONTAINERS, type ContainerName } from '../shared/containers.ts'
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { drawing, glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

const FORMS: ContainerName[] = ['leaf', 'hexagon', 'shield', 'arch', 'drop', 'bubble', 'quarter', 'circle']

export const shapedTile: Archetype = {
  name: 'shaped-tile',
  example: 'Icon for a houseplant care app, in a leaf shape',
  suits: (brief) => suitability(brief, { manners: ['solid', 'round'], base: 0.6 }),
  compose(composition) {
    const { direction, random } = composition
    const { d, content } = CONTAINERS[random.pick(FORMS)]
    return iconScene(composition, (side) => [
      drawing('tile', side, [{ d, fill: direction.mark.primary }]),
      glyph(pickPictogram(direction.pictograms, random, 'solid'), side, (side * content.size * 1.14) / 240, {
        paint: 'paper',
        dx: ((content.x - 120) * side) / 240,
        dy: ((content.y - 120) * side) / 240,
      }),
    ])
  },
}
