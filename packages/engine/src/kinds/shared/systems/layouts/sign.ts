import type { Node, Shape } from '../../../../scene/types.ts'
import { roundedRectangle } from '../../geometry.ts'
import { backdrop } from '../backdrops.ts'
import { circle, overSheet } from '../forms.ts'
import { inksOn, stackedTitle } from '../lettering.ts'
import { above, factsIn, inside } from '../room.ts'
import type { Area, Stage } from '../types.ts'

const GLOW: readonly (readonly [number, number])[] = [
  [9, 0.06],
  [6, 0.08],
  [3.6, 0.14],
  [2, 0.3],
]

/** A tube along a path: light, colour, core. */
function tube(stage: Stage, d: string): Shape[] {
  const { other, face } = inksOn(stage, stage.ground, false)
  const thick = stage.u * 0.8
  return [
    ...GLOW.map(([wide, alpha]) => ({
      d,
      stroke: { paint: { colour: other, alpha }, width: thick * wide, cap: 'round' as const },
    })),
    { d, stroke: { paint: other, width: thick * 1.2, cap: 'round' } },
    { d, stroke: { paint: face, width: thick * 0.5, cap: 'round' } },
  ]
}

/** A sign of light on a wall: the title in tubes inside a tube, the facts painted below. */
export function sign(stage: Stage): Node[] {
  const { ground, u, random, system } = stage
  const room = inside(stage)
  const foot = factsIn(stage, ground, room, { sender: true, align: 'center', share: 0.4 })
  const area = above(room, foot.area, foot.nodes.length > 0 ? u * 5 : 0)
  const inset = u * 7
  const inner = { x: area.x + inset, y: area.y + inset, width: area.width - 2 * inset, height: area.height - 2 * inset }
  const title = stackedTitle(stage, inner, { align: 'center', valign: 'center' })
  const top = inner.y + (inner.height - title.height) / 2
  const box: Area = {
    x: area.x + u,
    y: Math.max(area.y + u, top - inset * 0.8),
    width: area.width - 2 * u,
    height: Math.min(area.height - 2 * u, title.height + inset * 1.6),
  }
  const lamps = random.fork('lamps').chance(0.5)
  const frame = roundedRectangle(box.x, box.y, box.width, box.height, u * 5)
  const dots = Array.from({ length: 9 }, (_, i) => circle(box.x + ((i + 0.5) * box.width) / 9, box.y, u * 0.5)).join('')
  return [
    ...backdrop(stage, random.pick(system.backdrops), box),
    overSheet(stage, 'sign', [...tube(stage, frame), ...(lamps ? tube(stage, dots) : [])], 'decoration'),
    title.node,
    ...foot.nodes,
  ]
}
