/** A pictogram among the words, as tall as the capitals: between two words, or before a single one. */
import { nth, present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { board } from '../parts/lockups.ts'
import { pictogramNode } from '../parts/marks/pictures.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'

/** The two halves of a name of two or three words. */
const halvesOf = (brief: Brief): [string, string] | undefined => {
  const words = (readWording(brief).name?.text ?? '').split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > 3 || words.some((word) => /^[&+]$/.test(word))) return undefined
  const at = words.length === 3 && nth(words, 0).length < 4 ? 2 : 1
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

export const inlineMark: Archetype = {
  name: 'inline-mark',
  sort: 'pictorial',
  example: 'Logo for Paper Crane, an origami café, light and friendly',
  suits: (brief) =>
    halvesOf(brief)
      ? suitability(brief, { family: 'pictorial', also: 'wordmark', base: 0.16, letters: true, longest: 19 })
      : 0,
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, unit } = board(composition)
    const name = present(readWording(brief).name)
    const [before, after] = present(halvesOf(brief))
    const spec = { family: direction.typography.display, weight: direction.weights.display }
    const tracking = direction.displayTracking
    const em = (words: string) => measure.width(words, spec, 1, tracking)
    const cap = measure.metrics(spec, 1).capHeight
    const iconEm = cap * 1.5
    const size = Math.min(unit * 16, (width * 0.82) / (em(before) + em(after) + iconEm + 0.36))
    const part = (id: string, words: string): Node =>
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
          fill: 'ink',
          maxWidth: em(words) * size + 4,
          fit: { min: size * 0.6, lines: 1 },
        },
      )
    const wordmark = row('wordmark', { role: 'group', layout: { align: 'center', gap: size * 0.18 } }, [
      part('name-1', before),
      {
        ...pictogramNode(
          'mark',
          inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill'),
          size * iconEm,
          {
            paint: direction.mark.primary,
            tone: direction.mark.secondary,
          },
        ),
        role: 'mark',
        margin: [-size * 0.3, -size * 0.06, -size * 0.3, -size * 0.06],
      },
      part('name-2', after),
    ])
    return wordmarkScene(
      composition,
      wordmark,
      { width: (em(before) + em(after) + iconEm + 0.36) * size, size: Math.max(size * 1.5, unit * 10) },
      'center',
    )
  },
}
