import type { Node } from '../../../../scene/types.ts'
import { artBox } from '../../art/art.ts'
import { readable } from '../../readable.ts'
import { GROUNDS } from '../../sheet.ts'
import { backdrop } from '../backdrops.ts'
import { filled, overSheet, polygon, rect } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { factsIn, inside, insideSided, isWide, sided, words } from '../room.ts'
import type { Area, Stage } from '../types.ts'

const otherGround = (stage: Stage) =>
  readable(
    stage.direction.palette,
    [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary, GROUNDS.paper].filter(({ fill }) => fill !== stage.ground.fill),
  )[0] ?? GROUNDS.ink

/** Two fields that meet at a slant: the title on one, the facts on the other, the subject across the edge. */
export function fields(stage: Stage): Node[] {
  const { u, width, height, margin, random, system } = stage
  const second = otherGround(stage)
  const room = inside(stage)
  if (isWide(stage)) return sideBySide(stage, second)
  const slant = height * random.fork('slant').pick([0, 0.05, -0.05, 0.08])
  const low = factsIn(stage, second, room, { sender: true, share: 0.4 })
  const pictured = hasHero(stage)
  const edge = Math.min(height * 0.68, low.area.y - u * 5 - Math.abs(slant) / 2)
  const title = stackedTitle(
    stage,
    { ...room, height: (edge - Math.abs(slant) / 2 - room.y) * (pictured ? 0.62 : 1) - u * 3 },
    { valign: 'start' },
  )
  const field = polygon([
    [0, edge + slant / 2],
    [width, edge - slant / 2],
    [width, height],
    [0, height],
  ])
  const top = room.y + title.height + u * 2
  const bottom = low.nodes.length > 0 ? low.area.y - u * 2 : height - margin
  const side = Math.min(bottom - top, width * 0.78)
  const spot = { x: width - side - margin * 0.4, y: bottom - side, width: side, height: side }
  return [
    ...backdrop(stage, random.pick(system.backdrops), spot),
    overSheet(stage, 'field', [filled(field, second.fill)]),
    ...(pictured && side > width * 0.24 ? hero(stage, spot) : []),
    title.node,
    ...low.nodes,
  ]
}

function sideBySide(stage: Stage, second: ReturnType<typeof otherGround>): Node[] {
  const { width, height, margin, random, system } = stage
  const share = 0.6
  const left = sided(stage, { ...insideSided(stage), width: width * share - margin * 1.6 })
  const { title, foot } = words(stage, left, { sender: true, share: 0.44, columns: 1 })
  const spot = sided(stage, { x: width * share, y: 0, width: width * (1 - share), height })
  const field = sided(stage, { x: width * (share + 0.1), y: 0, width: width * (0.9 - share), height })
  return [
    ...backdrop(stage, random.pick(system.backdrops), spot),
    overSheet(stage, 'field', [filled(rect(field.x, field.y, field.width, field.height), second.fill)]),
    ...hero(stage, spot, { on: second.fill }),
    title.node,
    ...foot.nodes,
  ]
}

/** The title turned along the side, as tall as the sheet; the picture has the rest from edge to edge, the facts its foot. */
export function spine(stage: Stage): Node[] {
  const { ground, u, width, height } = stage
  const room = inside(stage)
  const strip = Math.min(width * 0.3, height * 0.22)
  const drawn = stackedTitle(stage, { x: 0, y: 0, width: room.height, height: strip }, { most: 1, align: 'start' })
  const [w, h] = [drawn.width, drawn.height]
  // Turned by a quarter to the left about its middle, it stands from the foot upwards.
  const node: Node = {
    ...drawn.node,
    at: {
      left: room.x + h / 2 - w / 2 + (drawn.node.at?.left ?? 0),
      top: room.y + room.height - w / 2 - h / 2 + (drawn.node.at?.top ?? 0),
    },
    rotate: -90,
  }
  const x = room.x + h + u * 4
  const side: Area = { ...room, x, width: room.x + room.width - x }
  const foot = factsIn(stage, ground, side, { sender: true, share: 0.42, columns: 1 })
  const art = artBox(stage, otherGround(stage).fill, width - x, Math.max(u * 10, foot.area.y - u * 4), {
    among: ['crop', 'stand', 'scenic', 'group', 'arch', 'rays', 'rings', 'misprint'],
  })
  return [{ ...art, at: { left: x, top: 0 } }, node, ...foot.nodes]
}
