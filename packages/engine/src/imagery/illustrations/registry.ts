/**
 * Every illustration by one line, and the choice among them. Kinds use `illustrates`, `chooseIllustration` and
 * `suitingIllustrations`, and draw with `draw(canvas)`: any width and height, five colours, a seed.
 */
import type { Brief } from '../../brief/types.ts'
import type { Random } from '../../random.ts'
import { awning } from './awning.ts'
import { bear } from './bear.ts'
import { bird } from './bird.ts'
import { blocks } from './blocks.ts'
import { books } from './books.ts'
import { brass } from './brass.ts'
import { bread } from './bread.ts'
import { camera } from './camera.ts'
import { cat } from './cat.ts'
import { cinema } from './cinema.ts'
import { circuit } from './circuit.ts'
import { city } from './city.ts'
import { coast } from './coast.ts'
import { coffee } from './coffee.ts'
import { dancers } from './dancers.ts'
import { dashboard } from './dashboard.ts'
import { desert } from './desert.ts'
import { dog } from './dog.ts'
import { fish } from './fish.ts'
import { flowers } from './flowers.ts'
import { forest } from './forest.ts'
import { fox } from './fox.ts'
import { guitar } from './guitar.ts'
import { hills } from './hills.ts'
import { horse } from './horse.ts'
import { houses } from './houses.ts'
import { iceCream } from './ice-cream.ts'
import { keys } from './keys.ts'
import { landscape } from './landscape.ts'
import { lanes } from './lanes.ts'
import { leaves } from './leaves.ts'
import { lighthouse } from './lighthouse.ts'
import { mountains } from './mountains.ts'
import { night } from './night.ts'
import { owl } from './owl.ts'
import { painting } from './painting.ts'
import { pizza } from './pizza.ts'
import { plants } from './plants.ts'
import { record } from './record.ts'
import { road } from './road.ts'
import { room } from './room.ts'
import { sailing } from './sailing.ts'
import { sea } from './sea.ts'
import { shapes } from './shapes.ts'
import { shelf } from './shelf.ts'
import { sound } from './sound.ts'
import { stage } from './stage.ts'
import { stillLife } from './still-life.ts'
import { table } from './table.ts'
import { theatre } from './theatre.ts'
import { track } from './track.ts'
import type { Illustration } from './types.ts'
import { vegetables } from './vegetables.ts'
import { vessels } from './vessels.ts'
import { wine } from './wine.ts'

export const ILLUSTRATIONS: Illustration[] = [
  awning,
  bear,
  bird,
  blocks,
  books,
  brass,
  bread,
  camera,
  cat,
  cinema,
  circuit,
  city,
  coast,
  coffee,
  dancers,
  dashboard,
  desert,
  dog,
  fish,
  flowers,
  forest,
  fox,
  guitar,
  hills,
  horse,
  houses,
  iceCream,
  keys,
  landscape,
  lanes,
  leaves,
  lighthouse,
  mountains,
  night,
  owl,
  painting,
  pizza,
  plants,
  record,
  road,
  room,
  sailing,
  sea,
  shapes,
  shelf,
  sound,
  stage,
  stillLife,
  table,
  theatre,
  track,
  vegetables,
  vessels,
  wine,
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
