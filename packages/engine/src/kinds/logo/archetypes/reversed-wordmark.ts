/** The name reversed out of a solid panel: the panel is the mark. */
import { column, frame } from '../../../scene/build.ts'
import type { Archetype } from '../../types.ts'
import { board, logoScene, smallCopies, underName } from '../parts/lockups.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { largeName } from '../parts/wordmark.ts'

export const reversedWordmark: Archetype = {
  name: 'reversed-wordmark',
  sort: 'wordmark',
  example: 'Logo for Tally, a budgeting app, white on green',
  suits: (brief) => (readWording(brief).name ? suitability(brief, { family: 'wordmark', base: 0.26, longest: 40 }) : 0),
  compose(composition) {
    const { random } = composition
    const { unit, width } = board(composition)
    const name = largeName(composition, {
      style: { align: 'start', fill: 'onAccent' },
      width: 0.6,
      largest: 20,
      height: 0.4,
    })
    const small = setLines(composition, smallCopies(readWording(composition.brief)), {
      size: Math.max(unit * 3.3, Math.min(unit * 4, name.size * 0.3)),
      width: Math.min(width * 0.74, Math.max(name.width + name.size, unit * 44)),
      align: 'start',
    })
    const pad = Math.max(unit * 4, name.size * 0.46)
    const design = random.pick(['sharp', 'round', 'pill', 'drop-left'] as const)
    const single = name.lines === 1
    const radius =
      design === 'sharp'
        ? 0
        : design === 'pill' && single
          ? ('full' as const)
          : design === 'drop-left'
            ? ([pad, pad, pad, 0] as [number, number, number, number])
            : pad * 0.5
    // Letters hang a little low in a box by the eye when tails are few; the name sits by its capitals.
    const side = design === 'pill' && single ? pad * 1.35 : pad
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'start' } }, [
        frame(
          'panel',
          { role: 'panel', fill: 'accent', radius, layout: { padding: [pad, side, pad, side], align: 'start' } },
          [name.node],
        ),
        ...underName(small.nodes, Math.max(unit * 3.6, name.size * 0.3), 'start'),
      ]),
    ])
  },
}
