/** The name with a thin cut through every letter, straight or on a slant. The letters stay type; the cut is painted in paper. */
import { frame } from '../../../scene/build.ts'
import type { Shape } from '../../../scene/types.ts'
import { fontEntry } from '../../../type/catalogue.ts'
import { polygon } from '../../shared/geometry.ts'
import { letterFont } from '../../shared/letter-font.ts'
import type { Archetype } from '../../types.ts'
import { LINE_HEIGHT } from '../parts/name.ts'
import { suitability } from '../parts/suits.ts'
import { largeName, wordmarkScene } from '../parts/wordmark.ts'

export const slicedWordmark: Archetype = {
  name: 'sliced-wordmark',
  sort: 'wordmark',
  example: 'Wordmark logo for Cutlass, a streetwear label, bold, black and orange',
  suits: (brief) => suitability(brief, { family: 'wordmark', base: 0.18, letters: true, longest: 13, shortest: 2 }),
  compose(composition) {
    const { direction, random } = composition
    const font = letterFont(direction, 800)
    const { display, text } = direction.typography
    // Through hairlines and serifs the cut looks like a fault of print.
    const isFine = fontEntry(display).category === 'serif' && fontEntry(text).category !== 'serif'
    const use = font.family === display && !isFine ? 'display' : 'text'
    const name = largeName(composition, { style: { font: use, weight: font.weight }, largest: 26 })
    const slant = random.pick([0, 0.12, -0.12])
    const level = random.pick([0.42, 0.5, 0.6])
    const cap = name.height - (name.lines - 1) * LINE_HEIGHT * name.size
    const thick = Math.max(2.5, cap * 0.07)
    const reach = cap * 0.1
    const wide = name.width + 2 * reach
    const cuts = Array.from({ length: name.lines }, (_, line): Shape => {
      const y = line * LINE_HEIGHT * name.size + cap * level
      const rise = (slant * cap) / 2
      return {
        d: polygon([
          [0, y + rise],
          [wide, y - rise],
          [wide, y - rise + thick],
          [0, y + rise + thick],
        ]),
        fill: 'paper',
      }
    })
    const wordmark = frame('wordmark', { role: 'group' }, [
      name.node,
      {
        type: 'vector',
        id: 'name-cut',
        role: 'decoration',
        viewBox: [wide, name.height],
        at: { left: -reach, top: 0 },
        width: wide,
        height: name.height,
        shapes: cuts,
      },
    ])
    return wordmarkScene(composition, wordmark, name)
  },
}
