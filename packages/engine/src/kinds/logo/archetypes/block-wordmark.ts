/** The words of a name stacked to one width: each line as large as it must be to be as wide as the others. */

import { nth, present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { letterFont, letterVoice } from '../../shared/letter-font.ts'
import type { Archetype } from '../../types.ts'
import { board } from '../parts/lockups.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'
import { accentForWords, linesOf } from '../parts/words.ts'

const stacks = (brief: Brief) => {
  const lines = linesOf(readWording(brief).name?.text ?? '')
  const lengths = lines.map((line) => [...line].length)
  return (
    lines.length >= 2 &&
    lines.length <= 4 &&
    Math.max(...lengths) / Math.min(...lengths) <= 2.6 &&
    Math.max(...lengths) <= 14
  )
}

export const blockWordmark: Archetype = {
  name: 'block-wordmark',
  sort: 'wordmark',
  example: 'Bold wordmark for Rough Trade Coffee, black on warm yellow',
  suits: (brief) => (stacks(brief) ? suitability(brief, { family: 'wordmark', base: 0.34, letters: true }) : 0),
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, height, unit } = board(composition)
    const name = present(readWording(brief).name)
    const font = letterFont(direction, 700)
    const use = letterVoice(direction, font).font
    const lines = linesOf(name.text)
    const tracking = direction.displayTracking
    const metrics = measure.metrics(font, 1)
    const settled = lines.map((line) => {
      const { box } = measure.outline(line, font, 1000, tracking)
      const below = Math.max(0, box.y + box.height) / 1000
      return { line, em: measure.width(line, font, 1, tracking), below }
    })
    // Air between lines: a share of the block, and never less than the tails of the letters need.
    const airs = (wide: number) =>
      settled.map(({ em, below }) =>
        Math.max(wide * 0.035, (below * 1.02 * wide) / em, (metrics.descent * 0.52 * wide) / em),
      )
    const tall = (wide: number) =>
      settled.reduce(
        (sum, { em }, index) =>
          sum + (metrics.capHeight * wide) / em + (index < lines.length - 1 ? nth(airs(wide), index) : 0),
        0,
      )
    const wide = Math.min(unit * 62, width * 0.8, (height * 0.56) / tall(1))
    const accented = random.chance(0.5) ? random.int(lines.length) : -1
    const nodes = settled.map(({ line, em }, index): Node => {
      const size = (wide / em) * 0.995
      return {
        ...copyText(
          `name-${index + 1}`,
          { ...name, text: line },
          {
            font: use,
            weight: font.weight,
            size,
            tracking,
            lineHeight: 1,
            trim: true,
            fill: index === accented ? accentForWords(direction) : 'ink',
            fit: { min: size * 0.5, lines: 1 },
            maxWidth: wide + 2,
          },
        ),
        margin: [0, 0, index < lines.length - 1 ? nth(airs(wide), index) : 0, 0],
      }
    })
    const block = column('wordmark', { role: 'group', layout: { align: 'start' } }, nodes)
    const last = wide / (settled.at(-1)?.em ?? 1)
    return wordmarkScene(composition, block, { width: wide, size: Math.max(unit * 12, last * 0.62) })
  },
}
