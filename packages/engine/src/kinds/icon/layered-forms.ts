/** Plain forms laid over each other, one turned or moved behind the other; the glyph is on the front one. */
import { circle, roundedRectangle, turned } from '../shared/geometry.ts'
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { drawing, glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

/** A rounded square turned about the middle. */
const tilted = (half: number, degrees: number, radius: number): string => {
  const p = turned(120, 120, degrees)
  const near = half - radius
  return [
    `M${p(-near, -half)}L${p(near, -half)}Q${p(half, -half)} ${p(half, -near)}`,
    `L${p(half, near)}Q${p(half, half)} ${p(near, half)}`,
    `L${p(-near, half)}Q${p(-half, half)} ${p(-half, near)}`,
    `L${p(-half, -near)}Q${p(-half, -half)} ${p(-near, -half)}Z`,
  ].join('')
}

export const layeredForms: Archetype = {
  name: 'layered-forms',
  example: 'App icon for a recipe keeper, layered, overlapping shapes',
  suits: (brief) => suitability(brief, { manners: ['layered', 'flat'], base: 0.5 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const design = random.pick(['tilted', 'offset', 'disc'] as const)
    const [back, front, size, dx, dy] = {
      tilted: [tilted(84, 45, 22), tilted(82, 0, 26), 0.46, 0, 0],
      offset: [roundedRectangle(66, 14, 160, 160, 36), roundedRectangle(14, 66, 160, 160, 36), 0.42, -0.108, 0.108],
      disc: [circle(158, 84, 72), roundedRectangle(16, 62, 162, 162, 38), 0.42, -0.096, 0.096],
    }[design] as [string, string, number, number, number]
    return iconScene(composition, (side) => [
      drawing('forms', side, [
        { d: back, fill: secondary },
        { d: front, fill: primary },
      ]),
      glyph(pickPictogram(direction.pictograms, random, 'solid'), side, side * size, {
        paint: 'paper',
        dx: dx * side,
        dy: dy * side,
      }),
    ])
  },
}
