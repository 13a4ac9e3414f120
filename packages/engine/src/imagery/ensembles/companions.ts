/** What stands with what on a table or in the country: things of one world, the first nearest to what leads. */
import { isPacked, uncoloured } from '../packed-figures.ts'

/** Ways to arrange a thing with what goes with it; the functions are in arrangements.ts. */
export type ArrangementName =
  | 'still'
  | 'ring'
  | 'tiles'
  | 'many'
  | 'spotlit'
  | 'land'
  | 'thicket'
  | 'parlour'
  | 'flatlay'

/** Ways that bring no ground of their own. */
export const GROUNDLESS: readonly ArrangementName[] = ['still', 'thicket']

interface World {
  beside: readonly string[]
  ways: readonly ArrangementName[]
}

/** What leads | what stands with it | the ways that suit it. */
const ROWS = `
pizza spaghetti fondue | tomato cheese-wedge mushroom herb olive hot-pepper garlic | still ring tiles flatlay
hamburger burger-meal hot-dog french-fries | french-fries cup-with-straw tomato onion leafy-green pickle cheese-wedge | still tiles many
taco burrito stuffed-flatbread tamale | hot-pepper lime avocado tomato ear-of-corn onion | still ring tiles flatlay
sushi dango rice-ball bento-box fish-cake-with-swirl fried-shrimp oden | chopsticks avocado shrimp cucumber lemon-slice ginger-root | still tiles many
steaming-bowl pot-of-food curry-rice shallow-pan-of-food bowl-with-spoon cooking | carrot onion hot-pepper herb garlic tomato | still ring flatlay
green-salad salad-and-bread falafel avocado leafy-green | tomato cucumber avocado olive carrot herb lemon-slice | still ring tiles flatlay
bread croissant baguette-bread bagel pretzel flatbread sandwich | sheaf-of-rice butter croissant egg jar glass-of-milk | still ring tiles
birthday-cake shortcake cupcake custard pie doughnut cookie moon-cake | strawberry cherries blueberries cookie cupcake doughnut | still ring tiles many
pancakes waffle | blueberries strawberry honey-pot butter egg hot-beverage | still ring tiles
ice-cream soft-ice-cream shaved-ice lollipop candy | strawberry cherries blueberries waffle mango lemon-slice | still ring tiles many
chocolate-bar | strawberry cookie chestnut coffee-bean cherries peanuts | still ring tiles
hot-beverage takeaway-cup coffee-bean | croissant coffee-bean cookie chocolate-bar doughnut milk-bottle | still ring tiles many
teacup-without-handle teapot mate bubble-tea | lemon-slice herb honey-pot cookie ginger-root cherry-blossom | still ring tiles
wine-glass wine-bottle amphora sake | grapes cheese-wedge olive wine-bottle baguette-bread fallen-leaf | still ring tiles
cheese-wedge cheese-board | grapes olive wine-glass bread chestnut honey-pot | still ring flatlay
beer-mug clinking-beer-mugs | pretzel peanuts sausage sheaf-of-rice french-fries poultry-leg | still ring tiles many
glassware tumbler-glass carafe | wine-glass tumbler-glass champagne-flutes carafe | still many
cocktail-glass tropical-drink cocktail-shaker | lime cherries pineapple ice herb lemon-slice | still ring tiles
champagne-flutes clinking-glasses bottle-with-popping-cork | grapes strawberry ribbon sparkles cherries | still many
glass-of-milk milk-bottle butter | cheese-wedge butter milk-bottle egg bread herb | still tiles flatlay
cut-of-meat meat-on-bone bacon poultry-leg sausage barbecue-grill | hot-pepper garlic herb tomato onion ear-of-corn potato | still ring flatlay
salmon-fillet fish lobster shrimp crab oyster seafood-platter | lemon-slice herb shrimp oyster garlic olive | still ring tiles flatlay
vegetable-crate carrot tomato potato onion broccoli eggplant bell-pepper cucumber garlic ear-of-corn root-vegetable cornucopia | carrot tomato bell-pepper leafy-green eggplant onion ear-of-corn | still ring tiles flatlay
fruit-bowl red-apple banana strawberry grapes lemon tangerine pineapple watermelon cherries peach pear mango blueberries melon kiwi-fruit lime | strawberry banana grapes lemon-slice kiwi-fruit red-apple blueberries | still ring tiles many flatlay
egg easter-egg nest-with-eggs | tulip rabbit front-facing-baby-chick blossom hyacinth easter-egg | still ring tiles many
honey-pot honeybee | sunflower honeybee blossom lavender lemon-slice | still ring tiles
bouquet vase | tulip herb rose blossom eucalyptus hyacinth lavender | still ring
rose tulip sunflower blossom hibiscus lily lavender cherry-blossom hyacinth lotus white-flower | herb eucalyptus monstera-leaf | still many
potted-plant seedling monstera-leaf cactus herb eucalyptus | shovel bucket tulip sunflower herb blossom | still ring tiles
autumn-leaves fallen-leaf maple-leaf pumpkin jack-o-lantern | maple-leaf pumpkin chestnut fallen-leaf mushroom red-apple | still ring tiles
christmas-tree wrapped-gift holly wreath | candle pine-decoration candy bell holly ribbon | still ring tiles many
red-heart two-hearts love-letter | rose love-letter chocolate-bar ring ribbon two-hearts | still ring tiles many
balloons party-popper party-hat confetti-ball | wrapped-gift birthday-cake party-hat balloon confetti-ball cupcake | still tiles
guitar saxophone violin trumpet accordion banjo drum trombone flute long-drum musical-keyboard | musical-notes microphone musical-note drum trumpet violin | spotlit still tiles
microphone studio-microphone headphone radio vinyl-record turntable gramophone | musical-notes headphone vinyl-record musical-note radio | spotlit still tiles
books open-book closed-book notebook | glasses hot-beverage light-bulb pencil potted-plant | still tiles
laptop desktop-computer mobile-phone keyboard technologist | hot-beverage potted-plant notebook headphone light-bulb pencil | still tiles
graduation-cap school backpack pencil abacus chalkboard | books pencil red-apple straight-ruler crayon backpack | still tiles flatlay
artist-palette paintbrush crayon framed-picture | paintbrush crayon pencil framed-picture scissors light-bulb | still tiles flatlay
hammer wrench screwdriver hammer-and-wrench toolbox carpentry-saw paint-roller | wrench screwdriver carpentry-saw hammer paint-roller nut-and-bolt straight-ruler | still tiles flatlay
scissors sewing-needle thread yarn | thread yarn sewing-needle safety-pin scissors | still tiles flatlay
barber-pole razor hair-pick | scissors razor hair-pick mirror lotion-bottle | still tiles flatlay
microscope test-tube alembic dna petri-dish | test-tube dna alembic petri-dish magnet books | still tiles
camera camera-with-flash | film-frames framed-picture backpack light-bulb | still tiles
movie-camera film-frames clapper-board film-reel popcorn | film-frames popcorn clapper-board admission-tickets film-reel star | still tiles
soccer-ball basketball volleyball american-football baseball tennis rugby-football ice-hockey cricket-game trophy sports-medal | trophy running-shoe sports-medal running-shirt stopwatch water-bottle | still tiles many
dumbbell kettlebell running-shoe stopwatch | water-bottle running-shoe stopwatch banana kettlebell running-shirt | still tiles flatlay
dress t-shirt jeans coat womans-clothes kimono clothes-rail sari | handbag sunglasses womans-sandal womans-hat necklace lipstick | still flatlay tiles
handbag high-heeled-shoe mans-shoe womans-boot purse clutch-bag womans-sandal ballet-shoes flat-shoe hiking-boot | sunglasses lipstick necklace womans-hat perfume-bottle watch | still flatlay tiles
perfume-bottle lotion-bottle dropper-bottle lipstick makeup-brush nail-polish soap mirror | hibiscus monstera-leaf lemon-slice lavender makeup-brush nail-polish | still flatlay
ring necklace watch gem-stone crown glasses sunglasses | rose gem-stone ribbon necklace ring | still many
bathtub shower towel sponge | candle towel soap lavender eucalyptus sponge | still flatlay
spray-bottle broom bucket vacuum-cleaner | bucket sponge soap broom spray-bottle | still flatlay tiles
couch-and-lamp armchair chair bed mantelpiece-clock chandelier window folded-blanket | potted-plant framed-picture candle books vase | parlour still
house house-with-garden houses hut barn castle church hotel lighthouse windmill | deciduous-tree evergreen-tree bicycle blossom | land
automobile sport-utility-vehicle racing-car taxi bus minibus tractor delivery-truck pickup-truck motorcycle motor-scooter bicycle articulated-lorry | deciduous-tree evergreen-tree | land many
airplane luggage world-map compass hot-air-balloon | luggage camera compass sunglasses world-map palm-tree airplane | still tiles flatlay
sailboat ship passenger-ship speedboat anchor | ring-buoy anchor spiral-shell tropical-fish compass | still tiles
dog cat rabbit hamster poodle paw-prints guide-dog | paw-prints | land many
horse cow pig ewe goat chicken rooster duck goose turkey llama donkey | barn deciduous-tree sheaf-of-rice | land
deer owl hedgehog badger beaver bison | evergreen-tree mushroom deciduous-tree | land thicket
fox bear wolf moose boar raccoon lion panda koala gorilla tiger-face monkey-face dog-face cat-face horse-face cow-face pig-face mouse-face rabbit-face dragon-face unicorn frog | evergreen-tree mushroom blossom | thicket
elephant giraffe zebra tiger leopard rhinoceros hippopotamus camel monkey orangutan kangaroo sloth | palm-tree herb | land thicket
parrot flamingo peacock swan dove eagle butterfly snail turtle | blossom tulip herb | thicket land
penguin seal | fish snowflake | still
t-rex sauropod dragon | palm-tree volcano herb | land
teddy-bear yo-yo kite carousel-horse | balloon puzzle-piece crayon yo-yo teddy-bear | still tiles
baby-bottle baby-onesie stroller crib | teddy-bear baby-bottle balloon baby-onesie duck | still tiles flatlay
stethoscope pill adhesive-bandage thermometer | pill adhesive-bandage thermometer red-heart stethoscope | still tiles flatlay
tooth toothbrush | toothbrush sparkles mirror water-bottle | still
basket shopping-bags shopping-cart sale-tag | red-apple bread carrot milk-bottle banana leafy-green | still tiles
piggy-bank coin-stacks money-bag coin credit-card | coin coin-stacks growth-chart calculator briefcase | still tiles
rocket robot microchip brain satellite telescope server vr-headset drone | light-bulb gear star microchip telescope | tiles
tent camping fire | evergreen-tree fire hiking-boot flashlight compass | land still
typewriter telephone | books candle camera framed-picture vase | still parlour
package shipping-container | package clipboard world-map | still many
`

let worlds: Map<string, World> | undefined

function known(): Map<string, World> {
  if (worlds) return worlds
  worlds = new Map()
  for (const row of ROWS.split('\n').filter(Boolean)) {
    const [leads = [], beside = [], ways = []] = row.split(' | ').map((part) => part.split(' '))
    const world: World = { beside: beside.filter(isPacked), ways: ways as ArrangementName[] }
    for (const lead of leads) if (isPacked(lead) && !worlds.has(lead)) worlds.set(lead, world)
  }
  return worlds
}

/** What stands beside a figure, without itself, and the ways to show them; none where nothing is known of it. */
export function worldOf(lead: string): World {
  const plain = uncoloured(lead)
  const world = known().get(plain)
  return { beside: world?.beside.filter((one) => one !== plain) ?? [], ways: world?.ways ?? [] }
}

/** All figures that have a world. */
export const worldly = (): string[] => [...known().keys()]
