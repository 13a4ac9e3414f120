/** A large initial, a hairline, the name small: the proportions of a title page. */
import { column, frame, row } from '../../scene/build.ts'
import { initialsOf } from '../shared/initials.ts'
import { letterFont } from '../shared/letter-font.ts'
import { boundsOf, contours, placePath } from '../shared/outline.ts'
import type { Archetype } from '../types.ts'
import { board, logoScene, smallCopies, underName } from './lockups.ts'
import { vectorMark } from './marks/types.ts'
import { nameStyle, setName } from './name.ts'
import { setLines } from './small-lines.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'

export const initialRule: Archetype = {
  name: 'initial-rule',
  example: 'Elegant logo for Aldous Press, a publisher of poetry',
  suits: (brief) => suitability(brief, { family: 'letter', also: 'wordmark', base: 0.5, letters: true, shortest: 3 }),
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { unit, width, height } = board(composition)
    const wording = readWording(brief)
    const name = wording.name as NonNullable<typeof wording.name>
    const initials = initialsOf(name.text, random.pick([1, 2])).join('')
    const font = { ...letterFont(direction, 300), weight: Math.min(500, direction.weights.display) }
    const { d } = measure.outline(initials, font, 1000, -0.02)
    const box = boundsOf(contours(d))
    const tall = Math.min(unit * 26, height * 0.3, (width * 0.3 * box.height) / box.width)
    const mark = vectorMark(
      [{ d: placePath(d, 0.24, -box.x * 0.24, -box.y * 0.24), fill: direction.mark.primary }],
      initials,
      [box.width * 0.24, box.height * 0.24],
    )
    const gap = unit * 4.2
    const room = width * 0.84 - tall * mark.ratio - gap * 2
    const set = setName(
      name,
      nameStyle(direction, { align: 'start', weight: Math.min(600, direction.weights.display) }),
      {
        ...composition,
        width: Math.min(room, unit * 46),
        height: tall * 0.9,
        largest: unit * 8.6,
        wanted: unit * 6,
      },
    )
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 2.6, set.size * 0.38),
      width: room,
      align: 'start',
    })
    return logoScene(composition, [
      row('lockup', { role: 'group', layout: { align: 'center', gap } }, [
        mark.node(tall),
        frame('hairline', {
          role: 'rule',
          width: Math.max(1.5, unit * 0.22),
          height: Math.max(tall * 1.16, set.height + small.height + unit * 8),
          fill: 'line',
        }),
        column('words', { layout: { align: 'start' } }, [
          set.node,
          ...underName(small.nodes, Math.max(unit * 2.8, set.size * 0.5), 'start'),
        ]),
      ]),
    ])
  },
}
