import type { Node } from '../../../../scene/types.ts'
import { backdrop } from '../backdrops.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { above, below, factsIn, inside, insideSided, isWide, sided, words } from '../room.ts'
import type { Area, Stage } from '../types.ts'

/** So many times as tall as wide. */
const SLIM = 1.6
/** Facts set below this scale want the whole width. */
const TIGHT = 0.9

/** The title over the head, the subject large and running out at a lower corner, the facts in the other. */
export function corner(stage: Stage): Node[] {
  const { ground, u, width, height, margin, system, random } = stage
  const room = inside(stage)
  const name = random.pick(system.backdrops)
  if (isWide(stage)) return beside(stage, name)
  const right = random.fork('side').chance(0.6)
  const pictured = hasHero(stage)
  const title = stackedTitle(stage, { ...room, height: room.height * (pictured ? 0.42 : 0.6) })
  const under = below(room, room.y + title.height + u * 3)
  const half = { ...under, x: right ? room.x : room.x + room.width * 0.5, width: room.width * 0.5 }
  const narrow = factsIn(stage, ground, half, { sender: true, share: 1, columns: 1 })
  // On a story the corner is narrow: the subject has the whole width.
  const slim = height > width * SLIM
  const fits = pictured && !slim && narrow.height <= half.height && narrow.scale >= TIGHT
  const foot = fits ? narrow : factsIn(stage, ground, under, { sender: true, share: pictured ? 0.5 : 1 })
  const spot = fits
    ? cornerSpot(stage, foot.area, under, right)
    : { ...above(under, foot.area, u * 3), x: margin, width: width - 2 * margin }
  return [...backdrop(stage, name, spot), ...(pictured ? hero(stage, spot) : []), title.node, ...foot.nodes]
}

/** So much of the subject may run out of the sheet. */
const OUT = 0.07

/** A square in the lower corner that keeps clear of the facts and runs out of the sheet. */
function cornerSpot({ width, height, u }: Stage, words: Area, under: Area, right: boolean): Area {
  const free = right ? width - words.x - words.width : words.x
  const side = Math.min((free - u) / (1 - OUT), (height - under.y) * (1 + OUT))
  return {
    x: right ? width - side * (1 - OUT) : -side * OUT,
    y: height - side * (1 - OUT / 2),
    width: side,
    height: side,
  }
}

/** Between the words and the subject, × u. */
const CLEAR = 3

/** Of a wide sheet, what the words have with their margin. */
const WORDS = 0.53

/** Words on one half, the subject as tall as the sheet on the other. */
function beside(stage: Stage, name: Stage['system']['backdrops'][number]): Node[] {
  const { u, width, height, margin } = stage
  const pictured = hasHero(stage)
  const room = insideSided(stage)
  const area = sided(stage, { ...room, width: pictured ? width * WORDS - margin : room.width })
  const { title, foot } = words(stage, area, { sender: true, share: 0.46, columns: 1 })
  const from = width * WORDS + u * CLEAR
  const spot = sided(stage, { x: from, y: 0, width: width - from, height })
  return [...backdrop(stage, name, spot), ...(pictured ? hero(stage, spot) : []), title.node, ...foot.nodes]
}
