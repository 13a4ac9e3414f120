/** A name of two halves: the first heavy, the second light and in colour, on one line or two. */
import { last, present } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import { letterFont } from '../../shared/letter-font.ts'
import type { Archetype } from '../../types.ts'
import { board } from '../parts/lockups.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'
import { wordmarkScene } from '../parts/wordmark.ts'
import { accentForWords, linesOf, nameLine } from '../parts/words.ts'

const halvesOf = (brief: Brief): [string, string] | undefined => {
  const lines = linesOf(readWording(brief).name?.text ?? '')
  if (lines.length < 2 || lines.length > 3 || lines.some((line) => /^[&+]/.test(line))) return undefined
  return [lines.slice(0, -1).join(' '), last(lines)]
}

export const twoToneWordmark: Archetype = {
  name: 'two-tone-wordmark',
  sort: 'wordmark',
  example: 'Text logo for Signal House, a podcast studio',
  suits: (brief) =>
    halvesOf(brief) ? suitability(brief, { family: 'wordmark', base: 0.38, letters: true, longest: 24 }) : 0,
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { width, height, unit } = board(composition)
    const name = present(readWording(brief).name)
    const [first, second] = present(halvesOf(brief))
    const heavy = letterFont(direction, 700)
    const light = { family: heavy.family, weight: Math.min(400, direction.weights.display) }
    const tracking = direction.displayTracking
    const [one, two] = [measure.width(first, heavy, 1, tracking), measure.width(second, light, 1, tracking)]
    const inLine = width >= height * 1.4 || one + two < 5.2
    const gap = random.pick([0.16, 0.24])
    const wide = inLine ? one + two + gap : Math.max(one, two)
    const size = Math.min(unit * 24, (width * 0.78) / wide)
    const parts = [
      nameLine(composition, 'name-1', name, first, { size, tracking, font: heavy, fill: 'ink' }),
      nameLine(composition, 'name-2', name, second, { size, tracking, font: light, fill: accentForWords(direction) }),
    ]
    const below = Math.abs(measure.metrics(heavy, 1).descent)
    const wordmark = inLine
      ? row('wordmark', { role: 'group', layout: { align: 'end', gap: gap * size } }, parts)
      : column('wordmark', { role: 'group', layout: { align: 'start', gap: size * Math.max(0.24, below) } }, parts)
    return wordmarkScene(composition, wordmark, { width: wide * size, size })
  },
}
