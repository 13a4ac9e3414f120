/** Things that a prompt may ask to show, or that a name stands for. Lower case, singular. */
import { phrases, words } from '../phrases.ts'
import type { Token } from '../text.ts'

export const OBJECTS = words(
  `checkmark checkbox cone dinosaur mammoth sprout slide swing seesaw playground curtain pocket staircase quill loom easel stamp postbox mailbox backpack passport flashlight sled whistle podium shuttlecock wheelbarrow rake trowel hoe secateurs greenhouse lamppost chandelier armchair sofa stool wardrobe curtain cushion blanket carpet rug scarf sock sandal dress shirt jacket necklace bracelet earring brooch perfume lipstick hairbrush towel bathtub shower faucet mop sponge stove oven toaster blender grater sieve teaspoon thermos cheese butter bacon sausage steak clam tuna rice cabbage lettuce spinach broccoli cauliflower zucchini eggplant radish beet ginger garlic vanilla cinnamon saffron hazelnut pistachio cashew peanut raisin papaya guava lychee pancake scone tart eclair gelato sundae smoothie whiskey keg cork corkscrew viaduct pier watermill silo stable
  acorn airplane alligator almond anchor angel ant antelope antler antlers apple apricot arch arrow artichoke asteroid astronaut atom avocado axe badger
  ball balloon bamboo banana barn barrel basil basket bat battery beach beacon bear beard beaver bed bee beehive beetle bell berry bicycle bird birch bison blackbird
  blossom blueberry boar boat bolt bone book boot bottle boulder bow bowl box branch bread brick bridge briefcase broom brush bubble bucket buffalo bug building bulb bull bunny burger bus
  butterfly cabin cactus cafe cake camel camera campfire candle canoe canyon car cardinal carrot castle cat caterpillar cave cello chain chair chameleon chart cheetah cherry chess
  chestnut chick chicken chili chip chocolate church circuit city claw clock cloud clover coast cobra coconut code coffee coin comb comet compass coral corn cottage cow coyote crab crane crescent cricket
  crocodile crocus crow crown crystal cube cup cupcake cypress daisy dandelion dancer deer desert diamond dice dna dog dolphin donkey donut door dove dragon dragonfly dream drill drop droplet drum duck dumbbell
  eagle ear earth egg elephant elk elm envelope eye falcon fan feather fence fern ferry fig finch fire firefly fireworks fish fist flag flame flamingo flask fleece flower flute fog footprint forest fork fountain fox frog fruit
  galaxy garden gate gazelle gear gecko gem ghost giraffe glacier glasses globe glove goat goldfish goose gorilla grape grapes grass grasshopper grove guitar gull hammer hand handshake harbor harbour hare harp harvest hat hawk hazel
  head headphones heart hedgehog helmet herb heron hill hippo hive honey honeycomb hook hop hops horn horse horseshoe hourglass house hummingbird hydrangea ibex iceberg infinity iris island ivy jaguar jar jasmine jellyfish juniper kangaroo
  kayak kettle key keyboard kite kitten kiwi knife knight knot koala ladder lake lamb lamp lantern laptop laurel lavender leaf lemon lemur leopard letter lighthouse lightbulb lightning lilac lily lime lion lips lizard llama lobster lock log lotus lynx
  magnet magnifier magnolia magpie mango map maple mask medal megaphone mermaid meteor microphone microscope milk mill mint mirror mitten monkey monster moon moose mosque moth motorcycle mountain mountains mouse mug mushroom music needle
  nest newt nightingale noodle noodles nut oak oar oasis ocean octopus olive onion orange orangutan orbit orca orchid ostrich otter owl ox oyster paddle paintbrush palette palm panda panther paper parachute parrot path paw pea peach peacock peak
  pear pearl pebble pelican pen pencil penguin peony pepper phoenix phone piano pickaxe pie pig pigeon pillow pin pine pineapple pinecone pipe pirate pizza plane planet plant plate plug plum plow pomegranate pond poppy possum pot potato prism puffin
  pumpkin puppy puzzle pyramid rabbit raccoon racket radio rain rainbow rainforest ram rat raven razor recycle reef reindeer rhino ribbon ridge ring river road robin robot rocket roof room root rope rose rosemary rowboat ruler runner sail sailboat salamander salmon
  satellite saturn sax saxophone scale scales scissors scorpion sea seagull seahorse seal seashell seed shark sheep shell shield ship shoe shovel shrimp sickle skateboard skull sky skyline skyscraper sloth smile smoke snail snake sneaker snow snowboard snowflake
  snowman soap spade sparrow sphinx spider spiral spoon spruce squid squirrel stag stairs star starfish steam stethoscope stone stork storm strawberry stream submarine suitcase sun sunflower sunrise sunset surfboard surfer swallow swan sword syringe t-shirt
  tea teapot telescope temple tent thistle thread thunder thunderbolt tide tiger toad tomato tooth torch tornado tortoise toucan tower tractor train tram tree triangle trident trophy trout truck trumpet tulip tunnel turkey turntable turtle typewriter umbrella unicorn valley van
  vase vine vineyard vinyl violet violin volcano vulture waffle wagon wallet walnut walrus wand wasp watch water waterfall watermelon wave waves web whale wheat wheel whisk wild wildflower willow wind windmill window wine wing wings wizard wolf wood woodpecker wool worm wreath wrench yak yarn yeti zebra
  rooster hen pug poodle corgi husky terrier dachshund capybara axolotl meerkat platypus mantis ladybug hornet hyena lark nightjar wren oriole osprey kestrel kingfisher marmot mole bobcat cougar puma tapir warthog wombat wolverine weasel stingray starling sailfish marlin trout carp koi mackerel
  lightsaber cassette boombox gramophone compass-rose spatula rolling-pin cleaver tongs ladle croissant baguette pretzel bagel taco sushi ramen burrito popcorn lollipop ice-cream popsicle cookie macaron muffin beer cocktail martini hammock bonfire stopwatch dumpling`,
)

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  people: 'people',
  children: 'child',
  men: 'man',
  women: 'woman',
  hooves: 'hoof',
  shelves: 'shelf',
  loaves: 'loaf',
  elves: 'elf',
  oxen: 'ox',
  cacti: 'cactus',
  scissors: 'scissors',
  glasses: 'glasses',
  waves: 'wave',
  headphones: 'headphones',
  scales: 'scales',
  noodles: 'noodles',
  grapes: 'grapes',
  hops: 'hops',
  bus: 'bus',
  fireworks: 'fireworks',
  skis: 'skis',
  shoes: 'shoe',
  horseshoes: 'horseshoe',
  wheels: 'wheel',
  cookies: 'cookie',
  bookies: 'bookie',
  compass: 'compass',
  iris: 'iris',
  lens: 'lens',
  gas: 'gas',
  chess: 'chess',
  atlas: 'atlas',
  lotus: 'lotus',
  cactus: 'cactus',
  octopus: 'octopus',
  glass: 'glass',
  dress: 'dress',
  cross: 'cross',
  grass: 'grass',
  express: 'express',
  christmas: 'christmas',
  heroes: 'hero',
  tomatoes: 'tomato',
  potatoes: 'potato',
  volcanoes: 'volcano',
  mangoes: 'mango',
  movies: 'movie',
  ties: 'tie',
  pies: 'pie',
  selfies: 'selfie',
  smoothies: 'smoothie',
  brownies: 'brownie',
  calories: 'calorie',
  columns: 'column',
  jeans: 'jeans',
  canvas: 'canvas',
  series: 'series',
  species: 'species',
  sparkles: 'sparkle',
  goggles: 'goggles',
  tongs: 'tongs',
  pants: 'pants',
  binoculars: 'binoculars',
  clothes: 'clothes',
  antlers: 'antlers',
  bus_: 'bus',
  axes: 'axe',
  busses: 'bus',
  buses: 'bus',
}

/** The singular of an English noun, as far as pictures need it. */
export function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses|zzes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const TWO_WORDS = phrases<string>(
  [
    'shopping cart',
    'check mark',
    'paper plane',
    'light bulb',
    'coffee cup',
    'coffee bean',
    'coffee beans',
    'palm tree',
    'hot air balloon',
    'speech bubble',
    'chat bubble',
    'magnifying glass',
    'teddy bear',
    'fire truck',
    'north star',
    'game controller',
    'map pin',
    'location pin',
    'credit card',
    'piggy bank',
    'graduation cap',
    'chef hat',
    'christmas tree',
    'pine tree',
    'oak tree',
    'olive branch',
    'film reel',
    'music note',
    'music notes',
    'sound wave',
    'paw print',
    'lightning bolt',
    'top hat',
    'running shoe',
    'soccer ball',
    'shopping bag',
    'ice cream',
    'hot dog',
    'hard hat',
    'measuring tape',
    'paint roller',
    'paint brush',
    'vinyl record',
    'rolling pin',
    'wine glass',
    'beer mug',
    'hummingbird feeder',
    'steering wheel',
    'crossed swords',
    'padlock',
    'shooting star',
    'record player',
    'tea cup',
    'bow tie',
    'high heel',
    'safety pin',
    'clothes hanger',
    'sewing machine',
    'world map',
    'milk bottle',
    'sea turtle',
    'polar bear',
    'red panda',
    'snow globe',
    'mortar and pestle',
    'scales of justice',
    'disco ball',
    'traffic light',
    'ferris wheel',
    'crescent moon',
    'full moon',
    'half moon',
    'night sky',
    'steam train',
    'steam locomotive',
    'paper crane',
    'sewing needle',
    'compass rose',
    'whale tail',
    'tennis racket',
    'baseball bat',
    'rubber duck',
    'wind turbine',
    'food truck',
    'fire hydrant',
    'street lamp',
    'cherry blossom',
    'maple leaf',
    'oak leaf',
    'pocket watch',
    'rocking horse',
    'grand piano',
    'roller skate',
    'ice skate',
    'hiking boot',
    'hiking boots',
    'treasure chest',
    'knitting needles',
    'ball of yarn',
    'crystal ball',
    'dream catcher',
    'fishing rod',
    'traffic cone',
    'mixing bowl',
    'frying pan',
    'gas pump',
    'water drop',
    'skeleton key',
    'chess knight',
    'chess rook',
    'tree house',
    'bird cage',
    'watering can',
    'picnic basket',
    'street sign',
    'alarm clock',
    'boxing glove',
    'boxing gloves',
    'test tube',
    'space shuttle',
    'school bus',
    'sail boat',
    'snow man',
    'tea pot',
    'coffee pot',
    'coffee mug',
    'wine bottle',
    'bunch of grapes',
    'paint palette',
    'movie camera',
    'film camera',
    'solar panel',
    'solar panels',
  ].map((phrase) => [phrase, phrase] as const),
)

/** 'olive branches': the plural of a thing of two words. */
function pairAt(tokens: Token[], k: number): { value: string; length: number } | undefined {
  const [first, second] = [tokens[k], tokens[k + 1]]
  if (first?.type !== 'word' || second?.type !== 'word' || !second.lower.endsWith('s')) return undefined
  return TWO_WORDS.at([first, { ...second, lower: singular(second.lower) }], 0)
}

/** Whether two words make one thing of ours: 'tuning fork', and no 'single stone'. */
export const isTwoWords = (said: string): boolean =>
  TWO_WORDS.at(
    said.split(' ').map((lower) => ({ lower })),
    0,
  ) !== undefined

/** A thing of one or more words at token k: 'fox', 'paper plane'. */
export function thingAt(tokens: Token[], k: number): { thing: string; length: number } | undefined {
  const several = TWO_WORDS.at(tokens, k) ?? pairAt(tokens, k)
  if (several) return { thing: several.value, length: several.length }
  const token = tokens[k]
  const thing = token?.type === 'word' ? (ALIASES[token.lower] ?? asObject(token.lower)) : undefined
  return thing === undefined ? undefined : { thing, length: 1 }
}

const ALIASES: Record<string, string> = {
  mount: 'mountain',
  bike: 'bicycle',
  puppies: 'puppy',
  doggy: 'dog',
  kitty: 'kitten',
  bolt: 'lightning bolt',
  flowers: 'flower',
  cart: 'shopping cart',
  hills: 'hill',
  peaks: 'mountain',
  sunsets: 'sunset',
  spanner: 'wrench',
  laptop: 'laptop',
}

/** A thing to show: in the table as it stands or in the singular. */
export function asObject(word: string): string | undefined {
  if (OBJECTS.has(word)) return word
  const one = singular(word)
  return OBJECTS.has(one) ? one : undefined
}
