import type { Node } from '../../../../scene/types.ts'
import { readable } from '../../readable.ts'
import { GROUNDS } from '../../sheet.ts'
import { standingOut } from '../../standing-out.ts'
import { backdrop } from '../backdrops.ts'
import { bar, circle, filled, overSheet } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { factsIn, inside, isWide } from '../room.ts'
import type { Area, Stage } from '../types.ts'

/** Degrees: everything lies on one tilted axis. */
const TILTS = [-7, -9, -11, 8] as const

/** The title in a bar that crosses the sheet at an angle, the subject in a disc behind it, the facts in the calm corner. */
export function tilt(stage: Stage): Node[] {
  const { ground, u, width, height, random, direction, system } = stage
  const room = inside(stage)
  const degrees = random.fork('tilt').pick(TILTS)
  const plate =
    readable(
      direction.palette,
      [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary].filter(({ fill }) => fill !== ground.fill),
    )[0] ?? GROUNDS.ink
  const wide = isWide(stage)
  const lower = { ...room, width: wide ? room.width * 0.6 : room.width }
  const foot = factsIn(stage, ground, lower, { sender: true, share: 0.34, ...(wide ? {} : { columns: 1 as const }) })
  const turn = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  // The box of the turned title keeps inside the margins.
  const free = foot.area.y - u * 2 - room.y
  const setIn = (most: number) =>
    stackedTitle(
      stage,
      { x: 0, y: 0, width: (room.width - most * sin) / cos, height: most },
      { ground: plate, align: 'center' },
    )
  // As tall as its turned box may be.
  let drawn = setIn(Math.min(height * 0.34, room.height * 0.42))
  for (let most = drawn.height; most > u * 4 && drawn.width * sin + drawn.height * cos > free; most *= 0.85)
    drawn = setIn(most * 0.85)
  const tall = drawn.height + u * 5
  const spare = (width * sin) / 2
  const lowest = foot.area.y - u * 2 - tall / 2 - spare
  const centre = {
    x: width / 2,
    y: Math.max(Math.min(height * 0.46, lowest), room.y + (drawn.width * sin + drawn.height * cos) / 2),
  }
  const [left, top] = [drawn.node.at?.left ?? 0, drawn.node.at?.top ?? 0]
  const placed: Node = {
    ...drawn.node,
    at: { left: centre.x - drawn.width / 2 + left, top: centre.y - drawn.height / 2 + top },
    rotate: degrees,
  }
  const colour = standingOut(stage, [ground.fill, plate.fill], ['secondary', 'accent', 'ink', 'surface', 'paper'])
  const long2 = Math.hypot(width, height) * 1.2
  const spot = discIn(stage, centre.y - tall / 2)
  return [
    ...backdrop(stage, random.pick(system.backdrops), spot),
    overSheet(
      stage,
      'disc',
      [filled(circle(spot.x + spot.width / 2, spot.y + spot.height / 2, spot.width / 2), colour)],
      'decoration',
    ),
    ...(hasHero(stage)
      ? hero(
          stage,
          {
            x: spot.x + spot.width * 0.04,
            y: spot.y + spot.height * 0.02,
            width: spot.width * 0.92,
            height: spot.height * 0.92,
          },
          { on: colour },
        )
      : []),
    overSheet(stage, 'bar', [
      filled(bar(centre.x, centre.y, long2, tall, degrees), plate.fill),
      filled(bar(centre.x, centre.y + tall / 2 + u * 1.6, long2, u * 1.1, degrees), colour),
    ]),
    placed,
    ...foot.nodes,
  ]
}

/** A disc above the bar, its foot behind it. */
function discIn({ width, height, random }: Stage, barTop: number): Area {
  const side = Math.min(width * 0.62, Math.max(height * 0.34, barTop * 1.12))
  const right = random.fork('disc').chance(0.6)
  return { x: right ? width - side * 1.02 : side * 0.02, y: barTop + side * 0.16 - side, width: side, height: side }
}
