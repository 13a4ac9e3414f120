/**
 * Every illustration by one line, and the choice among them. Kinds use `illustrates`, `chooseIllustration` and
 * `suitingIllustrations`, and draw with `draw(canvas)`: any width and height, five colours, a seed.
 */
import type { Brief } from '../../brief/types.ts'
import type { Random } from '../../random.ts'
import { singular, tokens } from '../words.ts'
import { awning } from './awning.ts'
import { bear } from './bear.ts'
import { bicycle } from './bicycle.ts'
import { bird } from './bird.ts'
import { blocks } from './blocks.ts'
import { books } from './books.ts'
import { brass } from './brass.ts'
import { bread } from './bread.ts'
import { burger } from './burger.ts'
import { cake } from './cake.ts'
import { camera } from './camera.ts'
import { camping } from './camping.ts'
import { car } from './car.ts'
import { cat } from './cat.ts'
import { christmas } from './christmas.ts'
import { cinema } from './cinema.ts'
import { circuit } from './circuit.ts'
import { city } from './city.ts'
import { cleaning } from './cleaning.ts'
import { climbing } from './climbing.ts'
import { coast } from './coast.ts'
import { cocktails } from './cocktails.ts'
import { code } from './code.ts'
import { coffee } from './coffee.ts'
import { dancers } from './dancers.ts'
import { dashboard } from './dashboard.ts'
import { desert } from './desert.ts'
import { dog } from './dog.ts'
import { ferrisWheel } from './ferris-wheel.ts'
import { fish } from './fish.ts'
import { flowers } from './flowers.ts'
import { football } from './football.ts'
import { forest } from './forest.ts'
import { fox } from './fox.ts'
import { gem } from './gem.ts'
import { gloves } from './gloves.ts'
import { guitar } from './guitar.ts'
import { hills } from './hills.ts'
import { honey } from './honey.ts'
import { hoop } from './hoop.ts'
import { horse } from './horse.ts'
import { houses } from './houses.ts'
import { iceCream } from './ice-cream.ts'
import { keys } from './keys.ts'
import { laboratory } from './laboratory.ts'
import { landscape } from './landscape.ts'
import { lanes } from './lanes.ts'
import { lighthouse } from './lighthouse.ts'
import { isBesideThing } from './meaning.ts'
import { medicine } from './medicine.ts'
import { mountains } from './mountains.ts'
import { night } from './night.ts'
import { noodles } from './noodles.ts'
import { owl } from './owl.ts'
import { padlock } from './padlock.ts'
import { painting } from './painting.ts'
import { parcels } from './parcels.ts'
import { people } from './people.ts'
import { pizza } from './pizza.ts'
import { plane } from './plane.ts'
import { plants } from './plants.ts'
import { pumpkin } from './pumpkin.ts'
import { racket } from './racket.ts'
import { record } from './record.ts'
import { road } from './road.ts'
import { robot } from './robot.ts'
import { rocket } from './rocket.ts'
import { room } from './room.ts'
import { runner } from './runner.ts'
import { sailing } from './sailing.ts'
import { salon } from './salon.ts'
import { scales } from './scales.ts'
import { sea } from './sea.ts'
import { shapes } from './shapes.ts'
import { shelf } from './shelf.ts'
import { sound } from './sound.ts'
import { stage } from './stage.ts'
import { stillLife } from './still-life.ts'
import { table } from './table.ts'
import { theatre } from './theatre.ts'
import { tools } from './tools.ts'
import { tooth } from './tooth.ts'
import { toys } from './toys.ts'
import { train } from './train.ts'
import { turbines } from './turbines.ts'
import type { Illustration } from './types.ts'
import { vegetables } from './vegetables.ts'
import { vessels } from './vessels.ts'
import { wardrobe } from './wardrobe.ts'
import { wedding } from './wedding.ts'
import { weights } from './weights.ts'
import { wine } from './wine.ts'
import { winter } from './winter.ts'
import { yarn } from './yarn.ts'
import { yoga } from './yoga.ts'

export const ILLUSTRATIONS: Illustration[] = [
  awning,
  bear,
  bicycle,
  bird,
  blocks,
  books,
  brass,
  bread,
  burger,
  cake,
  camera,
  camping,
  car,
  cat,
  christmas,
  cinema,
  circuit,
  city,
  cleaning,
  climbing,
  coast,
  cocktails,
  code,
  coffee,
  dancers,
  dashboard,
  desert,
  dog,
  ferrisWheel,
  fish,
  flowers,
  football,
  forest,
  fox,
  gem,
  gloves,
  guitar,
  hills,
  honey,
  hoop,
  horse,
  houses,
  iceCream,
  keys,
  laboratory,
  landscape,
  lanes,
  lighthouse,
  medicine,
  mountains,
  night,
  noodles,
  owl,
  padlock,
  painting,
  parcels,
  people,
  pizza,
  plane,
  plants,
  pumpkin,
  racket,
  record,
  road,
  robot,
  rocket,
  room,
  runner,
  sailing,
  salon,
  scales,
  sea,
  shapes,
  shelf,
  sound,
  stage,
  stillLife,
  table,
  theatre,
  tools,
  tooth,
  toys,
  train,
  turbines,
  vegetables,
  vessels,
  wardrobe,
  wedding,
  weights,
  wine,
  winter,
  yarn,
  yoga,
]

/** Where the prompt names a thing, a scene that only goes with its trade says this much less. */
const BESIDE_A_THING = 0.6

const bestOf = (brief: Brief): number => Math.max(...ILLUSTRATIONS.map((one) => one.suits(brief)))

/** How well the best illustration shows what the brief is about. */
export function illustrates(brief: Brief): number {
  const best = bestOf(brief)
  return isBesideThing(brief, best) ? best * BESIDE_A_THING : best
}

/** The drawing that is called by a thing's own noun; nothing of its kin. */
export function illustrationOf(thing: string): Illustration | undefined {
  const noun = tokens(thing).at(-1)
  return ILLUSTRATIONS.find(({ name }) => singular(name) === noun)
}

/** So far behind the best an illustration may still be taken. */
const NEAR = 0.03

/** The words of a prompt, in the singular. */
const saidIn = ({ prompt }: Brief): ReadonlySet<string> => new Set(tokens(prompt).map(singular))

/** One of the best for a brief: all that come near the best may be taken, or of those the ones that the prompt calls by name. */
export function chooseIllustration(brief: Brief, random: Random): Illustration {
  const best = bestOf(brief)
  const near = ILLUSTRATIONS.filter((one) => one.suits(brief) >= best - NEAR && one.suits(brief) > 0)
  const said = saidIn(brief)
  const named = near.filter(({ name }) => said.has(singular(name)))
  return random.pick(named.length > 0 ? named : near)
}

/** Drawings of the same thing in two manners: of each pair one is enough for a design. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['books', 'shelf'],
  ['record', 'sound'],
  ['city', 'houses'],
  ['sea', 'coast'],
  ['hills', 'landscape'],
  ['still-life', 'table'],
  ['blocks', 'shapes'],
]
const areAlike = (a: Illustration, b: Illustration): boolean =>
  ALIKE.some((pair) => pair.includes(a.name) && pair.includes(b.name))

/**
 * All that show something of what the brief is about, best first; of equals those that the prompt calls by name, then by
 * chance; no two alike.
 */
export function suitingIllustrations(brief: Brief, random: Random): Illustration[] {
  const said = saidIn(brief)
  return random
    .shuffle(ILLUSTRATIONS)
    .map((one) => ({ one, suits: one.suits(brief), isNamed: Number(said.has(singular(one.name))) }))
    .filter(({ suits }) => suits > 0)
    .sort((a, b) => b.suits - a.suits || b.isNamed - a.isNamed)
    .map(({ one }) => one)
    .filter((one, index, all) => !all.slice(0, index).some((other) => areAlike(one, other)))
}
