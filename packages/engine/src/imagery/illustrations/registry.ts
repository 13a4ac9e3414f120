/** Every illustration by one line, and the choice among them. */
import type { Brief } from '../../brief/types.ts'
import type { Random } from '../../random.ts'
import { awning } from './awning.ts'
import { books } from './books.ts'
import { circuit } from './circuit.ts'
import { city } from './city.ts'
import { hills } from './hills.ts'
import { keys } from './keys.ts'
import { leaves } from './leaves.ts'
import { lighthouse } from './lighthouse.ts'
import { mountains } from './mountains.ts'
import { night } from './night.ts'
import { record } from './record.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'
import { shapes } from './shapes.ts'
import { stage } from './stage.ts'
import { stillLife } from './still-life.ts'
import { track } from './track.ts'
import type { Illustration } from './types.ts'

export const ILLUSTRATIONS: Illustration[] = [
  hills,
  sea,
  mountains,
  city,
  stage,
  record,
  leaves,
  shapes,
  awning,
  books,
  circuit,
  keys,
  lighthouse,
  night,
  road,
  stillLife,
  track,
]

/** How well the best illustration shows what the brief is about. */
export const illustrates = (brief: Brief): number => Math.max(...ILLUSTRATIONS.map((one) => one.suits(brief)))

/** One of the best for a brief: all that come near the best may be taken. */
export function chooseIllustration(brief: Brief, random: Random): Illustration {
  const best = illustrates(brief)
  return random.pick(ILLUSTRATIONS.filter((one) => one.suits(brief) >= best - 0.15 && one.suits(brief) > 0))
}
