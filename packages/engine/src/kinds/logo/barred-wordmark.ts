/** The name flush left against a bar of colour as tall as the whole wording: plain, and right for long names. */
import { column, frame, row } from '../../scene/build.ts'
import type { Archetype } from '../types.ts'
import { board, logoScene, smallCopies, underName } from './lockups.ts'
import { setLines } from './small-lines.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'
import { largeName } from './wordmark.ts'

export const barredWordmark: Archetype = {
  name: 'barred-wordmark',
  example: 'Logo for the Northern Institute of Applied Geology, serious, text only',
  suits: (brief) => {
    const length = [...(readWording(brief).name?.text ?? '')].length
    return length === 0 ? 0 : suitability(brief, { family: 'wordmark', base: length > 24 ? 0.75 : 0.35 })
  },
  compose(composition) {
    const { direction, random } = composition
    const { unit, width } = board(composition)
    const name = largeName(composition, { width: 0.7, largest: 17, height: 0.55 })
    const small = setLines(composition, smallCopies(readWording(composition.brief)), {
      size: Math.max(unit * 2.9, Math.min(unit * 4, name.size * 0.34)),
      width: Math.max(name.width, Math.min(width * 0.7, unit * 50)),
      align: 'start',
    })
    const thick = random.pick([unit * 0.9, unit * 2.2])
    return logoScene(composition, [
      row('lockup', { role: 'group', layout: { align: 'stretch', gap: Math.max(unit * 3.2, name.size * 0.3) } }, [
        frame('bar', { role: 'rule', width: thick, fill: direction.mark.primary }),
        column('words', { layout: { align: 'start', padding: [unit * 0.6, 0, unit * 0.6, 0] } }, [
          name.node,
          ...underName(small.nodes, Math.max(unit * 3.4, name.size * 0.4), 'start'),
        ]),
      ]),
    ])
  },
}
