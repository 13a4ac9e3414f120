/** A seal: a solid disc with a scalloped or toothed edge, the wording in lines within, a pictogram above it. */
import { nth, present } from '../../../base/items.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Node, Shape } from '../../../scene/types.ts'
import { circle, polar, polygon } from '../../shared/geometry.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import type { Archetype } from '../../types.ts'
import { emblemGround, emblemMark } from '../parts/emblem.ts'
import { board, logoScene, smallCopies } from '../parts/lockups.ts'
import { nameStyle, setName } from '../parts/name.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

/** The edge: scallops, teeth, or plain. */
const EDGES = {
  scallops: (half: number) => {
    const count = 28
    const radius = half * 0.965
    const bow = ((Math.PI * radius) / count) * 1.05
    const points = Array.from({ length: count }, (_, index) => polar(half, half, radius, (360 * index) / count))
    return points
      .map(
        ([x, y], index) =>
          `${index === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : ''}A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${nth(
            points,
            (index + 1) % count,
          )
            .map((value) => value.toFixed(1))
            .join(' ')}`,
      )
      .join('')
      .concat('Z')
  },
  teeth: (half: number) =>
    polygon(
      Array.from({ length: 88 }, (_, index) =>
        polar(half, half, half * (index % 2 === 0 ? 1 : 0.955), (360 * index) / 88),
      ),
    ),
  plain: (half: number) => circle(half, half, half),
} as const

export const seal: Archetype = {
  name: 'seal',
  sort: 'emblem',
  example: 'Seal logo for Old Mill Cider, stamp style, tagline "Pressed by hand"',
  suits(brief) {
    const { name, tagline, extras } = readWording(brief)
    const long = [tagline, ...extras].some((copy) => copy !== undefined && [...copy.text].length > 40)
    if (!name || extras.length > 1 || long) return 0
    return suitability(brief, { family: 'emblem', base: 0.42, longest: 44, shortest: 3 })
  },
  compose(composition) {
    const { brief, direction, random } = composition
    const { unit, width, height } = board(composition)
    const wording = readWording(brief)
    const diameter = Math.min(unit * 78, width * 0.86, height * 0.86)
    const half = diameter / 2
    const edge = random.pick(['scallops', 'teeth', 'plain'] as const)
    // The box for the wording lies in the disc with its corners inside the inner ring.
    const room = { width: diameter * 0.68, height: diameter * 0.3 }
    const name = setName(present(wording.name), nameStyle(direction, { fill: 'onAccent' }), {
      ...composition,
      ...room,
      largest: diameter * 0.2,
      wanted: diameter * 0.125,
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 2.4, diameter * 0.042),
      width: diameter * 0.52,
      align: 'center',
      fill: 'onAccent',
    })
    const icon = Math.min(diameter * 0.25, diameter * 0.74 - name.height - small.height - diameter * 0.16)
    const gap = diameter * 0.045
    const ring: Shape[] = random.chance(0.7)
      ? [{ d: circle(half, half, half * 0.87), stroke: { paint: 'onAccent', width: diameter * 0.006 } }]
      : []
    const rule = (id: string): Node =>
      frame(id, { role: 'rule', width: diameter * 0.16, height: Math.max(1.5, diameter * 0.006), fill: 'onAccent' })
    return logoScene(composition, [
      frame(
        'seal',
        {
          role: 'group',
          width: diameter,
          height: diameter,
          layout: { direction: 'column', align: 'center', justify: 'center' },
        },
        [
          emblemGround('seal-ground', {
            width: diameter,
            height: diameter,
            shapes: [{ d: EDGES[edge](half), fill: 'accent' }, ...ring],
          }),
          column('words', { layout: { align: 'center', gap } }, [
            icon > diameter * 0.1 ? emblemMark(composition, icon, { paint: 'onAccent' }) : rule('rule-above'),
            name.node,
            ...(small.nodes.length > 0
              ? [rule('rule'), column('small-lines', { layout: { align: 'center' } }, small.nodes)]
              : lettersStandAlone(name.node.text)
                ? [rule('rule')]
                : []),
          ]),
        ],
      ),
    ])
  },
}
