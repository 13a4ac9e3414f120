/** The name between rules, or in a frame whose lower side opens for the tagline. */
import { column, frame } from '../../scene/build.ts'
import type { Node } from '../../scene/types.ts'
import type { Archetype } from '../types.ts'
import { board, logoScene, smallCopies } from './lockups.ts'
import { setLines } from './small-lines.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'
import { largeName } from './wordmark.ts'

export const ruledWordmark: Archetype = {
  name: 'ruled-wordmark',
  example: 'Classic logo for Marlowe & Sons, barbers, tagline "Since 1962"',
  suits: (brief) => {
    if (!readWording(brief).name || brief.negatives.some(({ what }) => what === 'border')) return 0
    return suitability(brief, { family: 'wordmark', base: 0.45 })
  },
  compose(composition) {
    const { direction, random } = composition
    const { unit, width } = board(composition)
    const name = largeName(composition, { style: { align: 'center' }, width: 0.62, largest: 19, height: 0.46 })
    const small = setLines(composition, smallCopies(readWording(composition.brief)), {
      size: Math.max(unit * 2.9, Math.min(unit * 4, name.size * 0.32)),
      width: Math.min(width * 0.66, Math.max(name.width, unit * 44)),
      align: 'center',
    })
    const bold = random.chance(0.5)
    const heavy = bold ? Math.max(unit * 0.9, name.size * 0.08) : Math.max(unit * 0.25, name.size * 0.022)
    const paint = direction.mark.primary
    const wide = Math.max(name.width + unit * 6, unit * 34)
    const rule = (id: string, thick: number): Node =>
      frame(id, { role: 'rule', width: wide, height: thick, fill: paint })
    const gap = Math.max(unit * 4, name.size * 0.42)
    const words: Node[] = [
      name.node,
      ...(small.nodes.length > 0 && !bold
        ? [column('small-lines', { margin: [gap * 0.72, 0, 0, 0], layout: { align: 'center' } }, small.nodes)]
        : []),
    ]
    if (random.chance(0.4)) {
      return logoScene(composition, [
        column(
          'lockup',
          {
            role: 'frame',
            stroke: { paint, width: heavy },
            layout: { align: 'center', padding: [gap * 1.15, gap * 1.4, gap * 1.15, gap * 1.4] },
          },
          words,
        ),
        ...(bold && small.nodes.length > 0
          ? [column('small-lines', { margin: [gap * 0.8, 0, 0, 0], layout: { align: 'center' } }, small.nodes)]
          : []),
      ])
    }
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'center', gap } }, [
        rule('rule-above', heavy),
        ...(bold ? words : [column('words', { layout: { align: 'center' } }, words)]),
        rule('rule-below', bold ? Math.max(1.5, heavy * 0.22) : heavy),
        ...(bold && small.nodes.length > 0
          ? [column('small-lines', { layout: { align: 'center' } }, small.nodes)]
          : []),
      ]),
    ])
  },
}
