/**
 * Every illustration by one line, and the choice among them. Kinds use `illustrates`, `chooseIllustration` and
 * `suitingIllustrations`, and draw with `draw(canvas)`: any width and height, five colours, a seed.
 */

import type { Random } from '../../base/random.ts'
import type { Brief } from '../../brief/types.ts'
import { singular, tokens } from '../words.ts'
import { bear } from './animals/bear.ts'
import { bird } from './animals/bird.ts'
import { cat } from './animals/cat.ts'
import { dog } from './animals/dog.ts'
import { fish } from './animals/fish.ts'
import { fox } from './animals/fox.ts'
import { horse } from './animals/horse.ts'
import { owl } from './animals/owl.ts'
import { brass } from './culture/brass.ts'
import { camera } from './culture/camera.ts'
import { christmas } from './culture/christmas.ts'
import { cinema } from './culture/cinema.ts'
import { dancers } from './culture/dancers.ts'
import { guitar } from './culture/guitar.ts'
import { painting } from './culture/painting.ts'
import { people } from './culture/people.ts'
import { record } from './culture/record.ts'
import { sound } from './culture/sound.ts'
import { stage } from './culture/stage.ts'
import { theatre } from './culture/theatre.ts'
import { wedding } from './culture/wedding.ts'
import { bread } from './food/bread.ts'
import { burger } from './food/burger.ts'
import { cake } from './food/cake.ts'
import { cocktails } from './food/cocktails.ts'
import { coffee } from './food/coffee.ts'
import { honey } from './food/honey.ts'
import { iceCream } from './food/ice-cream.ts'
import { noodles } from './food/noodles.ts'
import { pizza } from './food/pizza.ts'
import { pumpkin } from './food/pumpkin.ts'
import { stillLife } from './food/still-life.ts'
import { table } from './food/table.ts'
import { vegetables } from './food/vegetables.ts'
import { vessels } from './food/vessels.ts'
import { wine } from './food/wine.ts'
import { blocks } from './forms/blocks.ts'
import { shapes } from './forms/shapes.ts'
import { isBesideThing } from './meaning.ts'
import { camping } from './nature/camping.ts'
import { coast } from './nature/coast.ts'
import { desert } from './nature/desert.ts'
import { flowers } from './nature/flowers.ts'
import { forest } from './nature/forest.ts'
import { hills } from './nature/hills.ts'
import { landscape } from './nature/landscape.ts'
import { mountains } from './nature/mountains.ts'
import { night } from './nature/night.ts'
import { plants } from './nature/plants.ts'
import { sea } from './nature/sea.ts'
import { winter } from './nature/winter.ts'
import { awning } from './places/awning.ts'
import { books } from './places/books.ts'
import { city } from './places/city.ts'
import { ferrisWheel } from './places/ferris-wheel.ts'
import { houses } from './places/houses.ts'
import { lighthouse } from './places/lighthouse.ts'
import { road } from './places/road.ts'
import { room } from './places/room.ts'
import { shelf } from './places/shelf.ts'
import { turbines } from './places/turbines.ts'
import { bicycle } from './sport/bicycle.ts'
import { climbing } from './sport/climbing.ts'
import { football } from './sport/football.ts'
import { gloves } from './sport/gloves.ts'
import { hoop } from './sport/hoop.ts'
import { lanes } from './sport/lanes.ts'
import { racket } from './sport/racket.ts'
import { runner } from './sport/runner.ts'
import { sailing } from './sport/sailing.ts'
import { weights } from './sport/weights.ts'
import { yoga } from './sport/yoga.ts'
import { car } from './technology/car.ts'
import { circuit } from './technology/circuit.ts'
import { code } from './technology/code.ts'
import { dashboard } from './technology/dashboard.ts'
import { laboratory } from './technology/laboratory.ts'
import { parcels } from './technology/parcels.ts'
import { plane } from './technology/plane.ts'
import { robot } from './technology/robot.ts'
import { rocket } from './technology/rocket.ts'
import { train } from './technology/train.ts'
import { cleaning } from './trades/cleaning.ts'
import { gem } from './trades/gem.ts'
import { keys } from './trades/keys.ts'
import { medicine } from './trades/medicine.ts'
import { padlock } from './trades/padlock.ts'
import { salon } from './trades/salon.ts'
import { scales } from './trades/scales.ts'
import { tools } from './trades/tools.ts'
import { tooth } from './trades/tooth.ts'
import { toys } from './trades/toys.ts'
import { wardrobe } from './trades/wardrobe.ts'
import { yarn } from './trades/yarn.ts'
import type { Illustration } from './types.ts'

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

/** So far behind the best an illustration may still be taken. */
const TIE = 0.03

/** The words of a prompt, in the singular. */
const saidIn = ({ prompt }: Brief): ReadonlySet<string> => new Set(tokens(prompt).map(singular))

/** One of the best for a brief: all that come near the best may be taken, or of those the ones that the prompt calls by name. */
export function chooseIllustration(brief: Brief, random: Random): Illustration {
  const best = bestOf(brief)
  const near = ILLUSTRATIONS.filter((one) => one.suits(brief) >= best - TIE && one.suits(brief) > 0)
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
