/** Which figure shows a thing: by its name, by what people call it. */
import { memo } from '../base/memo.ts'
import { CONCEPTS } from './concepts.ts'
import { nameWords } from './drawings-of.ts'
import { figureNames, hasFigure } from './figure-drawings.ts'
import { broader } from './search.ts'
import { singular, tokens } from './words.ts'

let byThing: Map<string, string> | undefined
const found = new Map<string, string>()

/** What a drawing shows of a thing, or which of several it is. */
const MANNER = new Set(['face', 'classic', 'wrapped', 'tear', 'off', 'tilted', 'left', 'right', 'facing', 'red'])
/** Those whose names are not what people call them; they come before all others. */
const CALLED = `
person-running: runner, run, running, jogger, marathon
person-biking: cyclist, biker, cycling
person-surfing: surfer, surfing
person-lifting-weights: weightlifter, weightlifting, bodybuilder, barbell
person-rowing-boat: rower, rowing
person-in-lotus-position: yoga, yoga pose, meditation, meditating person
person-golfing: golfer
flag-in-hole: golf
skier: skiing
snowboarder: snowboarding
person-getting-haircut: haircut
woman-dancing: dancer, dancing woman, dancing, flamenco
cook: chef
automobile: car, cars
sport-utility-vehicle: suv, jeep
delivery-truck: truck, food truck, van, lorry, delivery van, moving truck
pickup-truck: pickup
airplane: plane, jet, aeroplane
bicycle: bike
motorcycle: motorbike
motor-scooter: scooter, moped
sailboat: boat, yacht, sailing boat
train: railway
luggage: suitcase, suitcases
potted-plant: plant, houseplant, house plant, pot plant
deciduous-tree: tree, oak, oak tree
evergreen-tree: pine, fir, pine tree, fir tree, spruce, conifer, forest
palm-tree: palm, palms
herb: leaf, leaves, laurel
blossom: flower
bouquet: flowers, bunch of flowers
rose: rosebud
water-wave: wave, waves, surf
snow-capped-mountain: mountain, peak, mountains, alps
beach-with-umbrella: beach
desert-island: island
cityscape: city, skyline
bridge-at-night: bridge
full-moon: moon
glowing-star: star
ringed-planet: planet, saturn
globe-with-meridians: globe
fire: flame, flames, bonfire, campfire
hot-beverage: coffee cup, cup, mug, steaming cup, coffee, espresso, cappuccino, cup of coffee
teacup-without-handle: tea, teacup, cup of tea
wine-glass: wine, glass of wine, red wine, wine glass, wineglass, glassware, drinkware
cocktail-glass: cocktail, martini
beer-mug: beer, pint, ale
clinking-glasses: champagne, prosecco, toast, champagne glass, champagne flute
sunglasses: shades
light-bulb: lightbulb, bulb, idea
person-climbing: climber, mountain climber, rock climber, mountaineer
person-walking: hiker, walker
person-swimming: swimmer
woman-dancing: dancer, dancers, ballerina
hammer-and-wrench: handyman tool
magnifying-glass-tilted-right: magnifying glass, magnifier
open-book: novel
fork-and-knife: cutlery, silverware
bottle-with-popping-cork: champagne bottle
wrapped-gift: gift box, giftbox
baguette-bread: baguette
mobile-phone: mobile device, cell phone
seedling: sprout, sprig
teddy-bear: teddy
christmas-tree: xmas tree
firecracker: cracker
ring: wedding ring, engagement ring
shopping-cart: trolley
beach-with-umbrella: seaside
sun: sunshine
police-officer: policeman
man-singer: singer, vocalist
man-teacher: teacher, tutor
woman-teacher: coach
health-worker: nurse, physician
construction-worker: builder
red-heart: love, heart
tropical-drink: juice, smoothie
bread: loaf, loaves
fork-and-knife-with-plate: plate, dinner, dish
spaghetti: pasta
steaming-bowl: noodles, ramen, noodle soup, soup
green-salad: salad
hamburger: burger
soft-ice-cream: ice cream cone, cone, ice cream
birthday-cake: cake
cut-of-meat: steak
hot-pepper: pepper, chili, chilli, chili pepper, chilli pepper
tangerine: orange, oranges
red-apple: apple
grapes: grape
egg: eggs
honeybee: bee, bees
honey-pot: honey
lady-beetle: ladybug, ladybird
front-facing-baby-chick: chick
rabbit: bunny
dog: puppy
cat: kitten
santa-claus: santa, father christmas
sheaf-of-rice: wheat
world-map: map
paw-prints: paw, paw print
t-rex: dinosaur
tooth: dentist, dental, teeth, molar
stethoscope: doctor
couch-and-lamp: sofa, couch, living room, lamp
house-with-garden: house, home
hammer-and-wrench: tools, toolbox, repair
wrench: spanner
rescue-workers-helmet: helmet, hard hat
gear: cog
desktop-computer: computer
mobile-phone: phone, smartphone
television: tv
headphone: headphones
studio-microphone: podcast, recording
musical-keyboard: piano, piano keys, keys
musical-score: music, song, tune, melody, sheet music, music note
dvd: record, vinyl, vinyl record
clapper-board: film, clapperboard, movie
film-projector: cinema, film reel, projector
performing-arts: theatre mask, masks, mask, theater mask, drama
artist-palette: palette, paint palette, painting, paint
video-game: game controller, controller, gamepad
game-die: dice, die
puzzle-piece: puzzle, jigsaw
soccer-ball: football, soccer, soccer ball
tennis: tennis racket
ping-pong: table tennis
running-shoe: sneaker, sneakers, trainer, shoe, shoes
high-heeled-shoe: heel, high heel, stiletto
t-shirt: shirt, tee, tshirt
shopping-bags: shopping bag, bag
wrapped-gift: gift, present, presents
party-popper: confetti, party
red-paper-lantern: lantern, lanterns
jack-o-lantern: pumpkin, pumpkins
red-heart: heart
gem-stone: diamond, gem, jewel, crystal
locked: lock, padlock
old-key: key
trophy: winner, prize
sports-medal: medal
books: book
balance-scale: scales, scale, scales of justice
alarm-clock: clock
spiral-calendar: calendar
locomotive: steam train
scissors: barber
eye: vision
`

function things(): Map<string, string> {
  if (byThing) return byThing
  byThing = new Map<string, string>()
  for (const name of figureNames()) {
    const words = name.split('-').map(singular)
    const plain = words.filter((word) => !MANNER.has(word)).join(' ')
    // 'dog' before 'dog-face'
    if (plain === words.join(' ') || !byThing.has(plain)) byThing.set(plain, name)
  }
  for (const [, name = '', called = ''] of CALLED.matchAll(/^(\S+): (.+)$/gm))
    if (hasFigure(name)) for (const thing of called.split(', ')) byThing.set(tokens(thing).join(' '), name)
  return byThing
}

/** Microsoft's drawings in one colour have the names of those in several. */
const SET = 'fluent-emoji-high-contrast:'

function shown(words: readonly string[]): string | undefined {
  const key = words.join(' ')
  // What comes first in a concept is the thing; others only go with it.
  const concept = CONCEPTS.get(key)?.[0]
  const own = concept?.startsWith(SET) ? concept.slice(SET.length) : ''
  return things().get(key) ?? (hasFigure(own) ? own : undefined)
}

/** The figure that is called by just these words ('open book'). */
export const figureNamed = (words: string): string | undefined => things().get(tokens(words).join(' '))

/** The figure that shows a thing ('acoustic guitar'), by name; undefined where none does. */
export function figureFor(thing: string): string | undefined {
  const name = memo(found, thing, () => {
    const words = tokens(thing)
    const noun = words.at(-1)
    return shown(words) ?? (noun && (shown([noun]) ?? shown([broader(noun) ?? '']))) ?? ''
  })
  return name || undefined
}

const STYLES = new Set(['fill', 'filled', 'bold', 'duotone', 'outline', 'thin', 'light', 'simple', 'variant'])

/** The figure of what a pictogram shows. */
export function figureOfPictogram(icon: string): string | undefined {
  if (icon.startsWith(SET) && hasFigure(icon.slice(SET.length))) return icon.slice(SET.length)
  return shown(
    nameWords(icon)
      .filter((word) => !STYLES.has(word))
      .map(singular),
  )
}
