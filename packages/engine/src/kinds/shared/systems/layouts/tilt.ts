import type { Node, PaletteRole } from '../../../../scene/types.ts'
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

/** Of the height: how low the bar is where the subject stands above it. */
const LOW = 0.62

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
  const pictured = hasHero(stage)
  const lower = { ...room, width: wide ? room.width * 0.6 : room.width }
  const foot = factsIn(stage, ground, lower, {
    sender: true,
    share: pictured ? 0.26 : 0.34,
    ...(wide ? {} : { columns: 1 as const }),
  })
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
  let drawn = setIn(Math.min(height * (pictured ? 0.2 : 0.34), room.height * 0.42))
  for (let most = drawn.height; most > u * 4 && drawn.width * sin + drawn.height * cos > free; most *= 0.85)
    drawn = setIn(most * 0.85)
  const tall = drawn.height + u * 5
  const spare = (width * sin) / 2
  const lowest = foot.area.y - u * 2 - tall / 2 - spare
  const centre = {
    x: width / 2,
    y: Math.max(
      Math.min(height * (pictured ? LOW : 0.46), lowest),
      room.y + (drawn.width * sin + drawn.height * cos) / 2,
    ),
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
    ...onDisc(stage, spot, colour),
    overSheet(stage, 'bar', [
      filled(bar(centre.x, centre.y, long2, tall, degrees), plate.fill),
      filled(bar(centre.x, centre.y + tall / 2 + u * 1.6, long2, u * 1.1, degrees), colour),
    ]),
    placed,
    ...foot.nodes,
  ]
}

/** The disc, and the subject in it. */
const onDisc = (stage: Stage, { x, y, width, height }: Area, colour: PaletteRole): Node[] => [
  overSheet(stage, 'disc', [filled(circle(x + width / 2, y + height / 2, width / 2), colour)], 'decoration'),
  ...(hasHero(stage)
    ? hero(
        stage,
        { x: x + width * 0.04, y: y + height * 0.02, width: width * 0.92, height: height * 0.92 },
        { on: colour },
      )
    : []),
]

/** So much of it is behind the bar. */
const BEHIND = 0.1

/** A disc above the bar, its foot behind it. */
function discIn({ width, random }: Stage, barTop: number): Area {
  // The whole of it is on the sheet: nobody loses a head.
  const side = Math.min(width * 0.7, barTop / (1 - BEHIND))
  const right = random.fork('disc').chance(0.6)
  return { x: right ? width - side * 1.02 : side * 0.02, y: barTop + side * BEHIND - side, width: side, height: side }
}
