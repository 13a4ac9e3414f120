/** Names of two that an ampersand joins: the ampersand, large and in the accent, is the mark. */
import { present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import type { Archetype } from '../../types.ts'
import { board, smallCopies } from '../parts/lockups.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'

/** [before, '&' or 'and', after] */
const partsOf = (brief: Brief): [string, string, string] | undefined => {
  const [, before, joint, after] =
    (readWording(brief).name?.text ?? '').match(/^(\S.{0,16}?) ([&+]) (\S(?:.{0,15}\S)?)$/u) ?? []
  return before && joint && after ? [before, joint, after] : undefined
}

export const ampersand: Archetype = {
  name: 'ampersand',
  sort: 'wordmark',
  example: 'Logo for Thorne & Weaver, an interior design studio, elegant',
  suits: (brief) => (partsOf(brief) ? suitability(brief, { family: 'wordmark', base: 0.8, letters: true }) : 0),
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, height, unit } = board(composition)
    const name = present(readWording(brief).name)
    const [before, joint, after] = present(partsOf(brief))
    const spec = { family: direction.typography.display, weight: direction.weights.display }
    const tracking = direction.displayTracking
    const em = (words: string) => measure.width(words, spec, 1, tracking)
    const cap = measure.metrics(spec, 1).capHeight
    const widest = Math.max(em(before), em(after))
    const part = (id: string, words: string, size: number, fill: 'ink' | typeof direction.mark.primary) =>
      copyText(
        id,
        { ...name, text: words },
        {
          font: 'display',
          weight: spec.weight,
          size,
          tracking,
          lineHeight: 1,
          trim: true,
          fill,
          maxWidth: width * 0.8,
          fit: { min: Math.min(size, 14), lines: 1 },
        },
      )
    const below = smallCopies(readWording(brief)).length
    if (random.chance(0.55)) {
      // The ampersand as tall as both lines, between them and the edge.
      const joined = em(joint) * 2.5
      const size = Math.min(
        unit * 15,
        (width * 0.78) / (widest + joined + 0.3),
        (height * (below > 2 ? 0.3 : 0.42)) / (2 * cap + 0.35),
      )
      const gap = size * 0.34
      const tall = (2 * cap * size + gap) / cap
      const first = part('name-1', before, size, 'ink')
      const mark = part('name-joint', joint, tall, direction.mark.primary)
      const second = part('name-2', after, size, 'ink')
      const signWidth = em(joint) * tall
      const lineTwo = cap * size + gap
      const indent = signWidth + size * 0.3
      const wordmark = frame(
        'wordmark',
        { role: 'group', width: indent + widest * size + 2, height: 2 * cap * size + gap },
        [
          { ...first, at: { left: indent, top: 0 } },
          { ...mark, at: { left: 0, top: 0 } },
          { ...second, at: { left: indent, top: lineTwo } },
        ],
      )
      return wordmarkScene(composition, wordmark, { width: indent + widest * size, size: size * 1.4 })
    }
    const size = Math.min(unit * 19, (width * 0.74) / widest, (height * (below > 2 ? 0.36 : 0.48)) / (cap * 2.62 + 0.6))
    const rule = (id: string): Node =>
      frame(id, { role: 'rule', width: 'fill', height: Math.max(2, size * 0.025), fill: direction.mark.primary })
    const wide = widest * size + 2
    const wordmark = column('wordmark', { role: 'group', layout: { align: 'center', gap: size * 0.3 }, width: wide }, [
      part('name-1', before, size, 'ink'),
      row('joint', { width: wide, layout: { align: 'center', gap: size * 0.24 } }, [
        rule('rule-left'),
        part('name-joint', joint, size * 0.62, direction.mark.primary),
        rule('rule-right'),
      ]),
      part('name-2', after, size, 'ink'),
    ])
    return wordmarkScene(composition, wordmark, { width: wide, size }, 'center')
  },
}
