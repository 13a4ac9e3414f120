/** A name of two or three words, one of them on a block of colour as if marked. */
import { last, present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import { letterFont } from '../../shared/letter-font.ts'
import type { Archetype } from '../../types.ts'
import { board } from '../parts/lockups.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'
import { linesOf, nameLine } from '../parts/words.ts'

const partsOf = (brief: Brief): [string, string] | undefined => {
  const lines = linesOf(readWording(brief).name?.text ?? '')
  if (lines.length < 2 || lines.length > 3) return undefined
  return [lines.slice(0, -1).join(' '), last(lines)]
}

export const highlightedWordmark: Archetype = {
  name: 'highlighted-wordmark',
  sort: 'wordmark',
  example: 'Wordmark for Proof Reader, an editing service, bold',
  suits: (brief) =>
    partsOf(brief) ? suitability(brief, { family: 'wordmark', base: 0.42, letters: true, longest: 26 }) : 0,
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, height, unit } = board(composition)
    const name = present(readWording(brief).name)
    const [before, marked] = present(partsOf(brief))
    const font = letterFont(direction, 600)
    const tracking = direction.displayTracking
    const em = (words: string) => measure.width(words, font, 1, tracking)
    const { capHeight, descent } = measure.metrics(font, 1)
    const stacked = width < height * 1.6
    const pad = 0.26
    const wide = stacked ? Math.max(em(before), em(marked) + 2 * pad) : em(before) + em(marked) + 2 * pad + 0.3
    const size = Math.min(unit * 19, (width * 0.78) / wide)
    const line = { size, font, tracking }
    const first = nameLine(composition, 'name-1', name, before, { ...line, fill: 'ink' })
    const tall = pad * 1.1 + Math.max(0, Math.abs(descent) * 0.5)
    const block = frame(
      'marked',
      {
        role: 'panel',
        fill: 'accent',
        radius: random.pick([0, 0.08, 0.3]) * size,
        layout: { padding: [tall * size, pad * size, tall * size, pad * size] },
      },
      [nameLine(composition, 'name-2', name, marked, { ...line, fill: 'onAccent' })],
    )
    const indent = random.chance(0.5) ? 0 : pad * size
    const wordmark = stacked
      ? column('wordmark', { role: 'group', layout: { align: 'start', gap: size * (0.2 + Math.abs(descent) * 0.4) } }, [
          { ...first, margin: [0, 0, 0, indent] },
          block,
        ])
      : row('wordmark', { role: 'group', layout: { align: 'center', gap: size * 0.3 } }, [first, block])
    return wordmarkScene(composition, wordmark, { width: wide * size, size: Math.max(size, (capHeight * size) / 0.7) })
  },
}
