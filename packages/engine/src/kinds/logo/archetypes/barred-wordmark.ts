/** The name flush left under a short heavy form, as a title stands under a masthead: plain, and right for long names. */
import { column, frame, row } from '../../../scene/build.ts'
import type { Frame } from '../../../scene/types.ts'
import type { Archetype } from '../../types.ts'
import { board, logoScene, smallCopies, underName } from '../parts/lockups.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { largeName } from '../parts/wordmark.ts'

export const barredWordmark: Archetype = {
  name: 'barred-wordmark',
  sort: 'wordmark',
  example: 'Logo for the Northern Institute of Applied Geology, serious, text only',
  suits: (brief) => {
    const length = [...(readWording(brief).name?.text ?? '')].length
    return length < 4 ? 0 : suitability(brief, { family: 'wordmark', base: length > 24 ? 0.6 : 0.18 })
  },
  compose(composition) {
    const { direction, random } = composition
    const { unit, width } = board(composition)
    const name = largeName(composition, { width: 0.76, largest: 18, height: 0.55 })
    const small = setLines(composition, smallCopies(readWording(composition.brief)), {
      size: Math.max(unit * 3.3, Math.min(unit * 4, name.size * 0.34)),
      width: Math.max(name.width, Math.min(width * 0.7, unit * 50)),
      align: 'start',
    })
    const tall = Math.max(unit * 5, name.size * 0.52)
    const form = random.pick(['bar', 'quarter', 'steps'] as const)
    const block = (id: string, width: number, radius: Frame['radius'] = 0): Frame =>
      frame(id, { role: 'decoration', width, height: tall, fill: direction.mark.primary, radius })
    const head: Frame[] = {
      bar: () => [block('head', tall * 3)],
      quarter: () => [block('head', tall, [0, tall, 0, 0])],
      steps: () => [block('head-1', tall), block('head-2', tall * 0.5), block('head-3', tall * 0.25)],
    }[form]()
    return logoScene(composition, [
      column('lockup', { role: 'group', layout: { align: 'start' } }, [
        row('heads', { margin: [0, 0, Math.max(unit * 4, name.size * 0.42), 0], layout: { gap: tall * 0.25 } }, head),
        name.node,
        ...underName(small.nodes, Math.max(unit * 3.4, name.size * 0.4), 'start'),
      ]),
    ])
  },
}
