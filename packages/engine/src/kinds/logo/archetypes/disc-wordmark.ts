/** The name runs across the edge of a large form in colour: half of it on the form, half beside it. */
import { column, frame } from '../../../scene/build.ts'
import { letterFont, letterVoice } from '../../shared/letter-font.ts'
import { tintUnder } from '../../shared/tint.ts'
import type { Archetype } from '../../types.ts'
import { board, logoScene, smallCopies, underName } from '../parts/lockups.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { largeName } from '../parts/wordmark.ts'

export const discWordmark: Archetype = {
  name: 'disc-wordmark',
  sort: 'wordmark',
  example: 'Wordmark for Halo, a skincare label, soft',
  suits: (brief) => suitability(brief, { family: 'wordmark', base: 0.42, letters: true, longest: 22, shortest: 1 }),
  compose(composition) {
    const { brief, direction, random } = composition
    const { width, height, unit } = board(composition)
    const { palette, mark } = direction
    const font = letterFont(direction, 500)
    const use = letterVoice(direction, font).font
    const name = largeName(composition, { style: { font: use, weight: font.weight }, width: 0.68, largest: 22 })
    const small = setLines(composition, smallCopies(readWording(brief)), {
      size: Math.max(unit * 3.3, Math.min(unit * 4.2, name.size * 0.3)),
      width: Math.max(name.width, Math.min(width * 0.76, unit * 52)),
      align: 'start',
    })
    const side = Math.min(height * 0.62, Math.max(name.height * 1.7, unit * 40))
    const radius = random.pick(['full', 'full', [side, 0, 0, 0], [side / 2, side / 2, 0, 0]] as (
      | 'full'
      | [number, number, number, number]
    )[])
    // The form stands a third of itself out to the left, the name begins within it.
    const out = random.pick([0.34, 0.2])
    const lead = side * out
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'start' } }, [
        frame('wordmark', { role: 'group', width: Math.max(lead + name.width, side), height: side }, [
          frame('form', {
            role: 'decoration',
            at: { left: 0, top: 0 },
            width: side,
            height: side,
            radius,
            fill: tintUnder('ink', mark.primary, palette),
          }),
          { ...name.node, at: { left: lead, top: side * 0.54 - name.height / 2 } },
        ]),
        ...underName(small.nodes, unit * 4, 'start'),
      ]),
    ])
  },
}
