/** The words of a name as a stair: each line begins a step further in. */
import { present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import { letterFont } from '../../shared/letter-font.ts'
import type { Archetype } from '../../types.ts'
import { board } from '../parts/lockups.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'
import { accentForWords, linesOf, nameLine } from '../parts/words.ts'

const stairOf = (brief: Brief): string[] => linesOf(readWording(brief).name?.text ?? '')

export const stairWordmark: Archetype = {
  name: 'stair-wordmark',
  sort: 'wordmark',
  example: 'Wordmark for Slow River Press, a small publisher',
  suits(brief) {
    const lines = stairOf(brief)
    if (lines.length < 2 || lines.length > 4 || lines.some((line) => [...line].length > 12)) return 0
    return suitability(brief, { family: 'wordmark', base: 0.42, letters: true })
  },
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, height, unit } = board(composition)
    const name = present(readWording(brief).name)
    const lines = stairOf(brief)
    const font = letterFont(direction, 500)
    const tracking = direction.displayTracking
    const widths = lines.map((line) => measure.width(line, font, 1, tracking))
    const step = random.pick([0.55, 0.8, 1.1])
    const wide = Math.max(...widths.map((line, index) => line + index * step))
    const { capHeight, descent } = measure.metrics(font, 1)
    const gap = Math.max(0.26, Math.abs(descent) * 1.06)
    const tall = lines.length * capHeight + (lines.length - 1) * gap
    const size = Math.min(unit * 20, (width * 0.76) / wide, (height * 0.56) / tall)
    const accented = random.int(lines.length)
    const nodes = lines.map((line, index) => ({
      ...nameLine(composition, `name-${index + 1}`, name, line, {
        size,
        tracking,
        font,
        fill: index === accented ? accentForWords(direction) : 'ink',
      }),
      margin: [0, 0, 0, index * step * size] as [number, number, number, number],
    }))
    const wordmark = column('wordmark', { role: 'group', layout: { align: 'start', gap: gap * size } }, nodes)
    return wordmarkScene(composition, wordmark, { width: wide * size, size })
  },
}
