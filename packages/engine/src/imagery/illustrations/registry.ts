/**
 * Every illustration by one line, and the choice among them. Kinds use `illustrates`, `chooseIllustration` and
 * `suitingIllustrations`, and draw with `draw(canvas)`: any width and height, five colours, a seed.
 */
import type { Brief } from '../../brief/types.ts'
import type { Random } from '../../random.ts'
import { awning } from './awning.ts'
import { blocks } from './blocks.ts'
import { books } from './books.ts'
import { circuit } from './circuit.ts'
import { city } from './city.ts'
import { coast } from './coast.ts'
import { dashboard } from './dashboard.ts'
import { hills } from './hills.ts'
import { houses } from './houses.ts'
import { keys } from './keys.ts'
import { landscape } from './landscape.ts'
import { lanes } from './lanes.ts'
import { leaves } from './leaves.ts'
import { lighthouse } from './lighthouse.ts'
import { mountains } from './mountains.ts'
import { night } from './night.ts'
import { plants } from './plants.ts'
import { record } from './record.ts'
import { road } from './road.ts'
import { room } from './room.ts'
import { sea } from './sea.ts'
import { shapes } from './shapes.ts'
import { shelf } from './shelf.ts'
import { sound } from './sound.ts'
import { stage } from './stage.ts'
import { stillLife } from './still-life.ts'
import { table } from './table.ts'
import { track } from './track.ts'
import type { Illustration } from './types.ts'
import { vessels } from './vessels.ts'

export const ILLUSTRATIONS: Illustration[] = [
  awning,
  blocks,
  books,
  circuit,
  city,
  coast,
  dashboard,
  hills,
  houses,
  keys,
  landscape,
  lanes,
  leaves,
  lighthouse,
  mountains,
  night,
  plants,
  record,
  road,
  room,
  sea,
  shapes,
  shelf,
  sound,
  stage,
  stillLife,
  table,
  track,
  vessels,
]

/** How well the best illustration shows what the brief is about. */
export const illustrates = (brief: Brief): number => Math.max(...ILLUSTRATIONS.map((one) => one.suits(brief)))

/** So far behind the best an illustration may still be taken. */
const NEAR = 0.15

/** One of the best for a brief: all that come near the best may be taken. */
export function chooseIllustration(brief: Brief, random: Random): Illustration {
  const best = illustrates(brief)
  return random.pick(ILLUSTRATIONS.filter((one) => one.suits(brief) >= best - NEAR && one.suits(brief) > 0))
}

/** All that show something of what the brief is about, best first; near equals in an order by chance. */
export const suitingIllustrations = (brief: Brief, random: Random): Illustration[] =>
  random
    .shuffle(ILLUSTRATIONS)
    .map((one) => ({ one, suits: one.suits(brief) }))
    .filter(({ suits }) => suits > 0)
    .sort((a, b) => Math.round(b.suits / NEAR) - Math.round(a.suits / NEAR))
    .map(({ one }) => one)
