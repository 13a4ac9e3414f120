import { coveredEdgesOf } from '../../../../scene/safe-area.ts'
import type { Node } from '../../../../scene/types.ts'
import { standingOut } from '../../standing-out.ts'
import { backdrop } from '../backdrops.ts'
import { facts } from '../facts.ts'
import { circle, filled, overSheet } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { at, inside } from '../room.ts'
import type { Area, LayoutName, Stage } from '../types.ts'

/** So many times as wide as tall, a sheet is a strip: picture, title and facts stand in one row. */
export const STRIP = 2.3
/** Layouts that keep their manner in a strip. */
export const STRIPPED: readonly LayoutName[] = ['corner', 'shout', 'emblem', 'number', 'deco']

interface Strip {
  /** Where the picture stands; absent where there is none. */
  picture?: Area
  title: Area
  facts: Area
}

const shares = { title: 0.56 } as const

/** The row: the picture at one end, larger than the strip; the title; the facts at the other. */
function divide(stage: Stage): Strip {
  const { brief, width, height, margin, u, random } = stage
  const pictured = hasHero(stage)
  const side = pictured ? Math.min(height * 1.06, width * 0.2) : 0
  const room = inside(stage)
  const { left: first, right: last } = coveredEdgesOf(brief.format, width, height)
  const left = pictured && (first === last ? random.fork('end').chance(0.5) : first > last)
  const begins = left ? Math.max(room.x, side + margin * 0.6) : room.x
  const ends = Math.min(room.x + room.width, width - (pictured && !left ? side + margin * 0.4 : margin))
  const inner = ends - begins
  const gap = Math.max(u * 4, margin)
  const title = { ...room, x: begins, width: inner * shares.title - gap / 2 }
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
    facts: { ...title, x: title.x + title.width + gap, width: inner - title.width - gap },
  }
}

/** What the layout is known by, in a strip. */
function signature(stage: Stage, { picture }: Strip): Node[] {
  if (stage.system.layout !== 'emblem' || !picture) return []
  const { height, ground } = stage
  const colour = standingOut(stage, [ground.fill], ['accent', 'secondary', 'surface', 'ink'])
  const radius = Math.min(height * 0.62, picture.width / 2)
  return [
    overSheet(stage, 'disc', [filled(circle(picture.x + picture.width / 2, height / 2, radius), colour)], 'decoration'),
  ]
}

/** One row: picture, title, facts. */
export function strip(stage: Stage): Node[] {
  const { random, system, ground } = stage
  const parts = divide(stage)
  const area = parts.facts
  const told = facts(stage, ground, { width: area.width, height: area.height, sender: true, columns: 1, most: 1.65 })
  const alone = told.nodes.length === 0
  const room = alone ? { ...parts.title, width: area.x + area.width - parts.title.x } : parts.title
  const title = stackedTitle(stage, room, { valign: 'center', most: 0.9 })
  return [
    ...backdrop(stage, random.pick(system.backdrops), parts.picture ?? area),
    ...(alone ? [] : signature(stage, parts)),
    ...(parts.picture ? hero(stage, parts.picture, { on: ground.fill }) : []),
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
