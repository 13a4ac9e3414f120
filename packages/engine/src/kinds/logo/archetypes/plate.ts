/** A plate: a wide label with notched, pointed or rounded ends, a fine line inside its edge, the wording between. */
import { present } from '../../../base/items.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { at } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { emblemGround, emblemMark } from '../parts/emblem.ts'
import { board, logoScene, smallCopies } from '../parts/lockups.ts'
import { nameStyle, setName } from '../parts/name.ts'
import { setLines } from '../parts/small-lines.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

/** Outlines of a plate, drawn in by `inset`. */
const PLATES = {
  /** Corners bitten off by quarter circles. */
  notched: (w: number, h: number, inset: number, bite: number) => {
    const [l, t, r, b] = [inset, inset, w - inset, h - inset]
    const arc = `A${bite.toFixed(1)} ${bite.toFixed(1)} 0 0 0`
    return `M${at(l + bite, t)}L${at(r - bite, t)}${arc} ${at(r, t + bite)}L${at(r, b - bite)}${arc} ${at(r - bite, b)}L${at(l + bite, b)}${arc} ${at(l, b - bite)}L${at(l, t + bite)}${arc} ${at(l + bite, t)}Z`
  },
  /** Corners cut straight. */
  cut: (w: number, h: number, inset: number, bite: number) => {
    const [l, t, r, b] = [inset, inset, w - inset, h - inset]
    const c = bite * 0.9
    return `M${at(l + c, t)}L${at(r - c, t)}L${at(r, t + c)}L${at(r, b - c)}L${at(r - c, b)}L${at(l + c, b)}L${at(l, b - c)}L${at(l, t + c)}Z`
  },
  /** Upper and lower side bowed. */
  bowed: (w: number, h: number, inset: number, bite: number) => {
    const [l, t, r, b] = [inset, inset + bite, w - inset, h - inset - bite]
    return `M${at(l, t)}Q${at(w / 2, t - bite * 2)} ${at(r, t)}L${at(r, b)}Q${at(w / 2, b + bite * 2)} ${at(l, b)}Z`
  },
} as const

export const plate: Archetype = {
  name: 'plate',
  sort: 'emblem',
  example: 'Vintage label logo for Marrow & Rye, butchers, est. 1931',
  suits(brief) {
    const { name, extras } = readWording(brief)
    if (!name || extras.length > 2) return 0
    return suitability(brief, { family: 'emblem', base: 0.42, longest: 50, shortest: 2 })
  },
  compose(composition) {
    const { brief, direction, random } = composition
    const { unit, width, height } = board(composition)
    const wording = readWording(brief)
    const form = random.pick(['notched', 'cut', 'bowed'] as const)
    const solid = random.chance(0.55)
    const ink = solid ? 'onAccent' : 'ink'
    const name = setName(present(wording.name), nameStyle(direction, { fill: ink }), {
      ...composition,
      width: width * 0.62,
      height: height * 0.3,
      largest: unit * 13,
      wanted: unit * 7.5,
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 2.6, Math.min(unit * 3.4, name.size * 0.34)),
      width: Math.min(width * 0.6, Math.max(name.width, unit * 36)),
      align: 'center',
      fill: solid ? 'onAccent' : 'muted',
    })
    const bite = unit * 4
    const icon = Math.min(unit * 13, height * 0.2)
    const gap = unit * 3.4
    const pad = unit * (form === 'bowed' ? 8.5 : 7)
    const wide = Math.max(name.width + pad * 2.2, unit * 52)
    const tall = Math.min(
      height * 0.9,
      icon + name.height + small.height + gap * (small.nodes.length > 0 ? 2 : 1) + pad * 2,
    )
    const paint = solid ? 'onAccent' : direction.mark.primary
    const inner = unit * 1.7
    const rule = (id: string): Node =>
      frame(id, { role: 'rule', width: 'fill', height: Math.max(1.5, unit * 0.25), fill: paint })
    return logoScene(composition, [
      frame(
        'plate',
        {
          role: 'group',
          width: wide,
          height: tall,
          layout: { direction: 'column', align: 'center', justify: 'center' },
        },
        [
          emblemGround('plate-ground', {
            width: wide,
            height: tall,
            shapes: [
              solid
                ? { d: PLATES[form](wide, tall, 0, bite), fill: 'accent' }
                : { d: PLATES[form](wide, tall, unit * 0.4, bite), stroke: { paint, width: unit * 0.8 } },
              { d: PLATES[form](wide, tall, inner, bite), stroke: { paint, width: Math.max(1.2, unit * 0.22) } },
            ],
          }),
          column('words', { layout: { align: 'center', gap } }, [
            row('crown', { width: wide * 0.62, layout: { align: 'center', gap: unit * 2.4 } }, [
              rule('rule-left'),
              emblemMark(composition, icon, { paint }),
              rule('rule-right'),
            ]),
            name.node,
            ...(small.nodes.length > 0 ? [column('small-lines', { layout: { align: 'center' } }, small.nodes)] : []),
          ]),
        ],
      ),
    ])
  },
}
