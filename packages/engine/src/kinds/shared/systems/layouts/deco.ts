import type { Node, Shape } from '../../../../scene/types.ts'
import { backdrop } from '../backdrops.ts'
import { filled, overSheet, polygon, rect } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { inksOn, stackedTitle } from '../lettering.ts'
import { above, below, factsIn, inside, isWide } from '../room.ts'
import type { Stage } from '../types.ts'

/** Lines round the sheet, with stepped corners. */
export function border(stage: Stage): Shape[] {
  const { width: w, height: h, u, margin } = stage
  const { other } = inksOn(stage, stage.ground, false)
  const line = (inset: number, thick: number): Shape => {
    const step = u * 3.4
    const [l, t, r, b] = [inset, inset, w - inset, h - inset]
    const d = `M${l + step} ${t}H${r - step}V${t + step}H${r}V${b - step}H${r - step}V${b}H${l + step}V${b - step}H${l}V${t + step}H${l + step}Z`
    return { d, stroke: { paint: other, width: thick } }
  }
  return [line(margin * 0.45, u * 0.5), line(margin * 0.45 + u * 1.3, Math.max(1, u * 0.18))]
}

const halfDisc = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`

/** A fan of rays from a low point, as wide as the sheet. */
function fan(stage: Stage, x: number, y: number, reach: number): Shape[] {
  const { other } = inksOn(stage, stage.ground, false)
  const count = 17
  const end = (i: number, r: number): [number, number] => [
    x + r * Math.cos(Math.PI + (Math.PI * i) / count),
    y + r * Math.sin(Math.PI + (Math.PI * i) / count),
  ]
  const beams = Array.from({ length: count }, (_, i) =>
    i % 2 === 0
      ? polygon([end(i + 0.22, reach * 0.3), end(i + 0.22, reach), end(i + 0.78, reach), end(i + 0.78, reach * 0.3)])
      : '',
  )
  return [filled(beams.join(''), { colour: other, alpha: 0.9 }), { d: halfDisc(x, y, reach * 0.27), fill: other }]
}

/** Mirror symmetry: a frame, the subject before a fan of rays, tall letters, all on one axis. */
export function deco(stage: Stage): Node[] {
  const { ground, u, random, system, width, height, margin } = stage
  const all = inside(stage)
  const pad = margin * 0.55 + u * 2.5
  const room = {
    x: all.x + pad - margin * 0.3,
    y: all.y + pad * 0.8,
    width: all.width - 2 * (pad - margin * 0.3),
    height: all.height - 1.6 * pad,
  }
  const wide = isWide(stage)
  const align = 'center' as const
  const foot = factsIn(stage, ground, room, { sender: true, align, share: wide ? 0.42 : 0.28 })
  const area = above(room, foot.area, foot.nodes.length > 0 ? u * 3.4 : 0)
  const shown = !wide && hasHero(stage)
  const title = stackedTitle(
    stage,
    { ...area, height: area.height * (wide ? 1 : shown ? 0.4 : 0.52) },
    { align, valign: wide ? 'center' : 'start', most: 0.3 },
  )
  const under = below(area, area.y + title.height + u * 3)
  const side = Math.min(under.height, under.width * 0.96)
  const spot = { x: (width - side) / 2, y: under.y + (under.height - side) / 2, width: side, height: side }
  const horizon = under.y + under.height
  const lines = overSheet(stage, 'frame-lines', border(stage), 'decoration')
  const line = overSheet(
    stage,
    'horizon',
    [filled(rect(room.x, horizon - u * 0.2, room.width, u * 0.4), inksOn(stage, ground, false).other)],
    'rule',
  )
  const reach = Math.min(under.height, room.width / 2)
  return [
    ...backdrop(stage, random.pick(system.backdrops), { x: 0, y: 0, width, height }),
    lines,
    ...(wide
      ? []
      : shown
        ? hero(stage, spot)
        : [overSheet(stage, 'fan', fan(stage, width / 2, horizon, reach), 'decoration'), line]),
    title.node,
    ...foot.nodes,
  ]
}
