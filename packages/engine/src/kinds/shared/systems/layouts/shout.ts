import type { Node } from '../../../../scene/types.ts'
import { artBox } from '../../art/art.ts'
import { backdrop } from '../backdrops.ts'
import { hasHero, hero } from '../hero.ts'
import { inside, insideSided, isWide, sided, words } from '../room.ts'
import type { Stage } from '../types.ts'

/** So much of the height that the title leaves is worth a picture. */
const WORTH = 0.17

/** The title fills the sheet, line by line; what it leaves is one band of picture from edge to edge, all else hangs below. */
export function shout(stage: Stage): Node[] {
  const { ground, width, height } = stage
  const room = inside(stage)
  const wide = isWide(stage)
  if (wide) return beside(stage)
  const { title, foot, left } = words(stage, room, { sender: true, share: 0.34, rule: true, title: { most: 0.8 } })
  const art =
    left.height > height * WORTH && hasHero(stage)
      ? [
          {
            ...artBox(stage, ground.mark === ground.ink ? 'surface' : ground.mark, width, left.height, {
              among: ['trail', 'wallpaper', 'group', 'stand', 'crop', 'rays'],
            }),
            at: { left: 0, top: left.y },
          },
        ]
      : []
  return [...backdrop(stage, stage.random.pick(stage.system.backdrops), room), ...art, title.node, ...foot.nodes]
}

/** Words on the left, what they leave on the right. */
function beside(stage: Stage): Node[] {
  const { u, width, height, margin } = stage
  const pictured = hasHero(stage)
  const room = insideSided(stage)
  const left = { ...room, width: pictured ? width * 0.62 - margin : room.width }
  const { title, foot } = words(stage, sided(stage, left), { sender: true, share: 0.42, title: { most: 0.9 } })
  const from = left.x + left.width + u * 2
  const side = sided(stage, { x: from, y: 0, width: width - from, height })
  return [
    ...backdrop(stage, stage.random.pick(stage.system.backdrops), side),
    ...(pictured ? hero(stage, side) : []),
    title.node,
    ...foot.nodes,
  ]
}
