import { coveredEdgesOf } from '../../../../scene/safe-area.ts'
import type { Node } from '../../../../scene/types.ts'
import { readable } from '../../readable.ts'
import { GROUNDS, type Ground } from '../../sheet.ts'
import { standingOut } from '../../standing-out.ts'
import { backdrop } from '../backdrops.ts'
import { facts } from '../facts.ts'
import { circle, filled, overSheet, polygon } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { at, inside } from '../room.ts'
import type { Area, LayoutName, Stage } from '../types.ts'

/** So many times as wide as tall, a sheet is a strip: picture, title and facts stand in one row. */
export const STRIP = 2.3
/** Layouts that keep their manner in a strip. */
export const STRIPPED: readonly LayoutName[] = [
  'corner',
  'shout',
  'tilt',
  'emblem',
  'fields',
  'number',
  'sticker',
  'deco',
]

interface Strip {
  /** Where the picture stands; absent where there is none. */
  picture?: Area
  title: Area
  facts: Area
  second: Ground
}

const shares = { title: 0.56 } as const
/** How far a slanted edge leans, × the height. */
const LEAN = 0.35

/** The row: the picture at one end, larger than the strip; the title; the facts at the other. */
function divide(stage: Stage): Strip {
  const { brief, width, height, margin, u, random, direction, ground } = stage
  const pictured = hasHero(stage)
  const side = pictured ? Math.min(height * 1.06, width * 0.2) : 0
  const room = inside(stage)
  const { left: first, right: last } = coveredEdgesOf(brief.format, width, height)
  const left = pictured && (first === last ? random.fork('end').chance(0.5) : first > last)
  const begins = left ? Math.max(room.x, side + margin * 0.6) : room.x
  const ends = Math.min(room.x + room.width, width - (pictured && !left ? side + margin * 0.4 : margin))
  const inner = ends - begins
  const gap = Math.max(u * 4, margin)
  // A slanted edge keeps clear of the title's foot.
  const lean = isFielded(stage) ? height * LEAN : 0
  const title = { ...room, x: begins, width: inner * shares.title - gap / 2 - lean }
  const others = [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary, GROUNDS.paper].filter(
    ({ fill }) => fill !== ground.fill,
  )
  return {
    ...(pictured && {
      picture: {
        x: left ? margin * 0.2 : width - side - margin * 0.1,
        y: (height - side) / 2,
        width: side,
        height: side,
      },
    }),
    title,
    facts: { ...title, x: title.x + title.width + gap + lean, width: inner - title.width - gap - lean },
    second: readable(direction.palette, others)[0] ?? GROUNDS.ink,
  }
}

/** What the layout is known by, in a strip. */
function signature(stage: Stage, { picture, facts: right, second }: Strip): Node[] {
  const { width, height, u, ground } = stage
  const colour = standingOut(stage, [ground.fill], ['accent', 'secondary', 'surface', 'ink'])
  const edge = right.x - u * 3
  if (stage.system.layout === 'emblem' && picture)
    return [
      overSheet(
        stage,
        'disc',
        [filled(circle(picture.x + picture.width / 2, height / 2, Math.min(height * 0.62, picture.width / 2)), colour)],
        'decoration',
      ),
    ]
  if (stage.system.layout === 'tilt' || stage.system.layout === 'fields')
    return [
      overSheet(stage, 'field', [
        filled(
          polygon([
            [edge, 0],
            [width, 0],
            [width, height],
            [edge - height * LEAN, height],
          ]),
          second.fill,
        ),
      ]),
    ]
  return []
}

/** Whether the facts stand on the second ground. */
const isFielded = ({ system }: Stage): boolean => system.layout === 'tilt' || system.layout === 'fields'

/** One row: picture, title, facts. */
export function strip(stage: Stage): Node[] {
  const { u, random, system } = stage
  const parts = divide(stage)
  const ground = isFielded(stage) ? parts.second : stage.ground
  const area = isFielded(stage)
    ? { ...parts.facts, x: parts.facts.x + u * 3, width: parts.facts.width - u * 3 }
    : parts.facts
  const told = facts(stage, ground, { width: area.width, height: area.height, sender: true, columns: 1, most: 1.65 })
  const alone = told.nodes.length === 0
  const room = alone ? { ...parts.title, width: parts.facts.x + parts.facts.width - parts.title.x } : parts.title
  const title = stackedTitle(stage, room, { valign: 'center', most: 0.9 })
  const focus = parts.picture ?? parts.facts
  const on =
    isFielded(stage) && parts.picture && parts.picture.x > parts.facts.x ? parts.second.fill : stage.ground.fill
  return [
    ...backdrop(stage, random.pick(system.backdrops), focus),
    ...(alone ? [] : signature(stage, parts)),
    ...(parts.picture ? hero(stage, parts.picture, { on }) : []),
    title.node,
    ...(alone
      ? []
      : [
          at(
            'facts-place',
            { ...area, y: area.y + Math.max(0, (area.height - told.height) / 2), height: told.height },
            told.nodes,
          ),
        ]),
  ]
}
