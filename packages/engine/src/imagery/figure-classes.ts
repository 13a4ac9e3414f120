/** What sort of thing a figure shows: where it belongs, and whether it is known by its own colours. */
import { memo } from '../base/memo.ts'
import { entriesOf } from '../base/tables.ts'
import { leadOf } from './ensembles/table.ts'
import { isInColour } from './packed-figures.ts'

export type FigureClass =
  | 'food'
  | 'drink'
  | 'person'
  | 'portrait'
  | 'animal'
  | 'sea-life'
  | 'plant'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'space'
  | 'place'
  | 'sky'
  | 'music'
  | 'sport'
  | 'garment'
  | 'home'
  | 'study'
  | 'festive'
  | 'object'

const NAMES: Record<Exclude<FigureClass, 'object'>, string> = {
  food: `bacon bagel baguette-bread banana beans bell-pepper bento-box birthday-cake blueberries bread broccoli
    brown-mushroom burrito butter candy canned-food carrot cheese-wedge cherries chestnut chocolate-bar coconut
    cooked-rice cookie cooking croissant cucumber cupcake curry-rice custard cut-of-meat dango doughnut dumpling
    ear-of-corn egg eggplant falafel fish-cake-with-swirl flatbread fondue fortune-cookie french-fries fried-shrimp
    garlic ginger-root grapes green-apple green-salad hamburger honey-pot hot-dog hot-pepper ice-cream kiwi-fruit
    leafy-green lemon lime lollipop mango meat-on-bone melon moon-cake mushroom oden olive onion oyster pancakes
    pea-pod peach peanuts pear pickle pie pineapple pizza popcorn pot-of-food potato poultry-leg pretzel red-apple
    rice-ball rice-cracker roasted-sweet-potato root-vegetable salt sandwich shallow-pan-of-food shaved-ice
    shortcake soft-ice-cream spaghetti steaming-bowl strawberry stuffed-flatbread sushi taco takeout-box tamale
    tangerine tomato waffle watermelon bowl-with-spoon fork-and-knife-with-plate fork-and-knife spoon chopsticks jar
    shrimp avocado sausage lemon-slice burger-meal seafood-platter salad-and-bread vegetable-crate fruit-bowl
    salmon-fillet cornucopia cutting-board meal pumpkin barbecue-grill cheese-board stand-mixer rolling-pin whisk
    wok picnic-basket muffin brownie macaron gingerbread-man gingerbread-house candy-cane popsicle cotton-candy
    wedding-cake chocolate-cake crepe nachos lasagna meatballs roast-turkey spring-rolls hummus olive-oil jam-jar
    cauliflower asparagus artichoke zucchini radish beetroot turnip leek celery grapefruit plum raspberry blackberry
    cranberry papaya pomegranate fig dragon-fruit lychee almond walnut hazelnut cashew pistachio cinnamon star-anise
    honeycomb beehive quesadilla eclair cereal-bowl chocolate-box mixing-bowl maple-syrup bamboo-steamer`,
  drink: `beer-mug bottle-with-popping-cork bubble-tea clinking-beer-mugs clinking-glasses cocktail-glass cup-with-straw glass-of-milk
    hot-beverage mate sake teacup-without-handle teapot tropical-drink tumbler-glass wine-glass baby-bottle pouring-liquid beverage-box
    milk-bottle carafe takeaway-cup cocktail-shaker wine-bottle champagne-flutes amphora glassware
    latte matcha-latte hot-chocolate iced-coffee lemonade mojito iced-tea smoothie milkshake margarita cosmopolitan
    aperol-spritz beer-bottle beer-can wooden-barrel wine-glass-white rose-wine espresso-machine moka-pot french-press kettle`,
  person: '',
  portrait: `boy girl baby child man woman person old-man old-woman older-person artist baby-angel cook detective
    construction-worker factory-worker farmer firefighter guard health-worker judge man-artist
    man-construction-worker man-cook man-detective man-factory-worker man-farmer man-firefighter man-guard
    man-health-worker man-judge man-mechanic man-office-worker man-pilot man-police-officer man-scientist man-singer
    man-student man-teacher man-technologist mechanic ninja office-worker pilot police-officer prince princess
    santa-claus mrs-claus scientist singer student teacher technologist woman-artist woman-construction-worker
    woman-cook woman-detective woman-factory-worker woman-farmer woman-firefighter woman-guard woman-health-worker
    woman-judge woman-mechanic woman-office-worker woman-pilot woman-police-officer woman-scientist woman-singer
    woman-student woman-teacher woman-technologist person-in-tuxedo man-in-tuxedo woman-in-tuxedo superhero
    man-superhero woman-superhero`,
  animal: `ant badger bat bear beaver beetle bird bison black-bird black-cat boar bug butterfly camel cat cat-face
    chicken chipmunk cow cow-face deer dodo dog dog-face donkey dove dragon dragon-face eagle elephant ewe flamingo
    fox front-facing-baby-chick giraffe goat goose gorilla guide-dog hamster hatching-chick hedgehog hippopotamus
    honeybee horse horse-face kangaroo koala lady-beetle leopard lion llama mammoth monarch-butterfly monkey
    monkey-face moose mouse mouse-face orangutan owl panda parrot peacock phoenix pig pig-face polar-bear poodle
    rabbit rabbit-face raccoon ram rhinoceros rooster sauropod scorpion service-dog skunk sloth snail snake spider
    t-rex tiger tiger-face turkey two-hump-camel unicorn water-buffalo wolf worm zebra penguin swan duck baby-chick
    see-no-evil-monkey hear-no-evil-monkey speak-no-evil-monkey teddy-bear paw-prints dalmatian golden-retriever
    labrador beagle rottweiler bernese border-collie black-labrador chocolate-labrador schnauzer husky
    german-shepherd shiba corgi chihuahua pug bulldog french-bulldog dachshund siamese-cat tabby-cat calico-cat
    bengal-cat persian-cat blue-macaw macaw cockatoo budgie canary robin sparrow cardinal blue-jay raven pigeon
    seagull magpie bluebird snowy-owl barn-owl hawk stork heron toucan hummingbird pelican ostrich kingfisher puffin
    red-panda arctic-fox snow-leopard jaguar panther red-squirrel rat moth dragonfly caterpillar lizard chameleon
    guinea-pig cricket wasp`,
  'sea-life': `blowfish coral crab crocodile dolphin fish frog jellyfish lobster octopus orca otter seal shark spiral-shell
    spouting-whale squid tropical-fish turtle whale mermaid merman merperson seahorse
    goldfish koi salmon trout clownfish starfish stingray walrus narwhal sea-turtle pearl toad
    sea-urchin
    swordfish`,
  plant: `blossom bouquet cactus cherry-blossom deciduous-tree evergreen-tree four-leaf-clover herb hibiscus hyacinth leafless-tree
    lotus maple-leaf palm-tree potted-plant rose seedling shamrock sheaf-of-rice sunflower tanabata-tree tulip white-flower fallen-leaf
    leaf-fluttering-in-wind nest-with-eggs pine-decoration lavender eucalyptus wreath lily monstera-leaf autumn-leaves holly
    iris poppy peony hydrangea daffodil daisy dahlia carnation chrysanthemum forget-me-not violet cornflower dandelion
    poinsettia calla-lily protea bird-of-paradise thistle snowdrop crocus lilac wisteria magnolia orchid anemone edelweiss
    jasmine hops fern bamboo acorn pine-cone succulent aloe-vera olive-branch laurel-wreath tree-stump tree-rings gerbera
    camellia chamomile cherry-tree maple-tree olive-tree apple-tree
    grass-tuft willow cypress-tree bonsai baobab birch-tree
    ivy-vine`,
  vehicle: `ambulance articulated-lorry auto-rickshaw automobile bicycle bullet-train bus delivery-truck fire-engine
    high-speed-train kick-scooter light-rail locomotive metro minibus monorail motor-scooter motorcycle
    mountain-railway oncoming-automobile oncoming-bus oncoming-police-car oncoming-taxi pickup-truck police-car
    racing-car railway-car skateboard sport-utility-vehicle suspension-railway taxi tractor train tram tram-car
    trolleybus manual-wheelchair motorized-wheelchair excavator bulldozer forklift school-bus double-decker-bus
    vintage-car sports-car toy-train lawn-mower caravan`,
  boat: `canoe ferry motor-boat passenger-ship sailboat ship speedboat anchor ring-buoy submarine pirate-ship
    viking-ship ship-wheel message-bottle`,
  aircraft: `airplane airplane-arrival airplane-departure aerial-tramway helicopter kite parachute small-airplane mountain-cableway
    balloon flying-disc hot-air-balloon drone`,
  space:
    'alien alien-monster astronaut comet fireworks flying-saucer man-astronaut meteor milky-way ringed-planet rocket satellite woman-astronaut',
  place: `bank beach-with-umbrella bridge-at-night building-construction camping castle church cinema circus-tent
    cityscape cityscape-at-dusk classical-building convenience-store department-store derelict-house desert
    desert-island factory ferris-wheel fountain hindu-temple hospital hotel house house-with-garden houses hut
    japanese-castle lighthouse love-hotel moai mosque mount-fuji mountain national-park night-with-stars
    office-building place-of-worship post-office roller-coaster school shinto-shrine snow-capped-mountain stadium
    statue-of-liberty sunrise sunrise-over-mountains sunset synagogue tent tokyo-tower volcano wedding barn
    eiffel-tower windmill wind-turbine market-stall carousel-horse playground-slide picket-fence street-lamp
    park-bench hammock swimming-pool flag-france flag-italy flag-ireland flag-nigeria flag-germany flag-ukraine
    flag-poland flag-netherlands flag-austria flag-spain flag-colombia flag-sweden flag-japan flag-switzerland
    flag-canada flag-united-kingdom flag-european-union flag-brazil flag-india flag-turkey flag-greece
    flag-puerto-rico rubiks-cube postage-stamp postcard-view apartment-block icicles roulette-wheel notre-dame
    sphinx-giza gondola-venice food-truck instant-camera big-ben tower-bridge taj-mahal pyramids colosseum
    tower-of-pisa sydney-opera great-wall stonehenge christ-redeemer brandenburg-gate arc-de-triomphe empire-state
    saint-basil pagoda canal-houses santorini igloo treehouse greenhouse silo phone-booth waterfall river lake
    iceberg aurora canyon cave sand-dunes vineyard sandcastle coral-reef road capitol garden-gate`,
  sky: `cloud cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow crescent-moon full-moon glowing-star
    rainbow shooting-star snowflake sparkles star sun sun-behind-cloud sun-behind-large-cloud sun-behind-small-cloud
    first-quarter-moon last-quarter-moon
    tornado`,
  music: `accordion banjo drum flute guitar headphone long-drum maracas microphone musical-keyboard musical-note musical-notes
    musical-score saxophone studio-microphone trombone trumpet violin mirror-ball radio vinyl-record gramophone turntable dvd
    acoustic-guitar ukulele cello grand-piano harp clarinet tuba drum-kit djembe cymbals tambourine xylophone treble-clef
    cassette boombox amplifier
    harmonica spotlight
    jukebox`,
  sport: `american-football badminton baseball basketball bowling boxing-glove bullseye cricket-game curling-stone
    field-hockey goal-net kettlebell ice-hockey ice-skate lacrosse ping-pong pool-8-ball roller-skate rugby-football
    running-shoe skis sled soccer-ball softball sports-medal tennis trophy volleyball martial-arts-uniform dumbbell
    beach-ball golf-ball golf-club baseball-bat snowboard surfboard whistle sports-jersey football-boot
    bow-and-arrow chess-knight chess-king yoga-mat treadmill winners-podium pool-table football-helmet
    basketball-hoop`,
  garment: `ballet-shoes billed-cap clutch-bag coat dress flat-shoe gloves goggles glasses handbag high-heeled-shoe
    hiking-boot jeans kimono lipstick mans-shoe nail-polish necktie purse ring running-shirt sari scarf shorts socks
    sunglasses t-shirt thong-sandal top-hat watch womans-boot womans-clothes womans-hat womans-sandal lotion-bottle
    perfume-bottle luggage umbrella hair-pick razor dropper-bottle makeup-brush clothes-rail baby-onesie crown
    necklace sombrero cowboy-hat cowboy-boot winter-boots hoodie sweater skirt swimsuit bow-tie leather-belt wallet
    earrings bracelet pearl-necklace tiara hair-dryer beanie pocket-watch rings-linked leather-jacket wedding-dress`,
  home: `bathtub bed broom bucket candle chair couch-and-lamp framed-picture mantelpiece-clock mirror shower soap
    sponge television window armchair crib fireplace vase spray-bottle vacuum-cleaner chandelier towel
    folded-blanket floorboards paint-roller oven toaster blender refrigerator microwave apron chef-knife pepper-mill
    washing-machine faucet clothes-iron wooden-table desk bookcase standing-lamp desk-lamp pillow toilet sink
    front-door stained-glass rocking-chair wall-clock watering-can potters-wheel easel directors-chair beach-chair
    mop safe-box car-seat office-chair soap-bubbles chest-of-drawers area-rug tv-remote`,
  study: `abacus artist-palette backpack blue-book books briefcase card-index clipboard closed-book computer-disk computer-mouse crayon
    desktop-computer envelope eraser fountain-pen graduation-cap green-book laptop ledger light-bulb magnifying-glass-tilted-left
    magnifying-glass-tilted-right memo mobile-phone newspaper notebook open-book orange-book page-facing-up paintbrush pen pencil
    scroll spiral-calendar spiral-notepad straight-ruler telescope triangular-ruler typewriter world-map microscope test-tube
    alembic globe-with-meridians gear calculator chalkboard keyboard printer microchip server growth-chart browser-window coin-stacks credit-card piggy-bank
    tablet atom beaker syringe medicine-bottle diploma paper-plane stapler`,
  festive: `christmas-tree confetti-ball firecracker jack-o-lantern party-popper pinata red-envelope red-paper-lantern
    snowman snowman-without-snow sparkler wrapped-gift red-heart two-hearts heart-with-ribbon heart-with-arrow
    sparkling-heart growing-heart love-letter diya-lamp ribbon rosette party-hat balloons easter-egg hands-holding-heart
    us-flag rubber-duck rocking-horse toy-blocks
    christmas-ornament christmas-stocking string-lights snow-globe nutcracker menorah-nine witch-hat cauldron witch-broom
    pot-of-gold sugar-skull bunting carnival-mask clown-face sheriff-star
    camp-lantern ramadan-lantern paper-boat`,
}
const PERSON =
  /^(?:person|people|man|woman|boy|girl|baby|child|old|older|prince|princess|guard|detective|ninja|student|teacher|judge|farmer|cook|mechanic|scientist|technologist|singer|artist|pilot|firefighter|police-officer|construction-worker|office-worker|factory-worker|health-worker|superhero|fairy|mage|elf|skier|snowboarder|horse-racing|ballet-dancer|santa|mrs-claus|couple|family|friends|dancing-couple|father-and-child|mother-and-child|team)(?:-(?!bottle|onesie|chick|tree)|$)/
const EXACT = new Map<string, FigureClass>(
  entriesOf(NAMES).flatMap(([sort, names]) => names.split(/\s+/).map((name): [string, FigureClass] => [name, sort])),
)
const classes = new Map<string, FigureClass>()

export const classOf = (figure: string): FigureClass =>
  memo(classes, figure, () => {
    const lead = leadOf(figure)
    return (
      EXACT.get(lead) ?? (lead.startsWith('view-') ? 'place' : undefined) ?? (PERSON.test(lead) ? 'person' : 'object')
    )
  })

const PEOPLE: readonly FigureClass[] = ['person', 'portrait']
/** Whether a figure is of somebody. */
export const isPerson = (figure: string | undefined): boolean =>
  figure !== undefined && PEOPLE.includes(classOf(figure))

const FURNITURE = new Set(
  `couch-and-lamp armchair bed bathtub fireplace clothes-rail crib chandelier shower barn storage-unit
  stage-curtain solar-panel deciduous-tree evergreen-tree palm-tree christmas-tree ferris-wheel`.split(/\s+/),
)
/** What is as large as people, or larger. */
export const LARGE: readonly FigureClass[] = ['vehicle', 'boat', 'aircraft', 'place']
/** What is taller than people: it is no small thing beside something on a table. */
export const isTall = (figure: string): boolean => FURNITURE.has(figure) || LARGE.includes(classOf(figure))

/** Where things are sold and people live, what is written, any dish: named in passing it is no picture. */
const PLACES_OF_TRADE = new Set(
  `convenience-store department-store house-with-garden house houses market-stall barn handshake ribbon musical-score clipboard
  spiral-calendar newspaper globe-with-meridians meal`.split(/\s+/),
)
export const isPlaceOfTrade = (figure: string): boolean => PLACES_OF_TRADE.has(figure)

/** Known by any large part of it: such things may run out of a sheet. What has a face, strings or wheels is known by its whole form. */
const IN_PART: readonly FigureClass[] = ['food', 'plant', 'garment', 'sport', 'home']
export const isKnownInPart = (figure: string): boolean => IN_PART.includes(classOf(figure))

/** In other colours they are something else. */
const NATURAL: readonly FigureClass[] = [
  'food',
  'drink',
  'person',
  'portrait',
  'animal',
  'sea-life',
  'plant',
  'space',
  'sky',
]
/** Of the other classes, those that are known by their colours as well. */
const KNOWN = new Set(
  `fire violin christmas-tree jack-o-lantern red-heart two-hearts beach-with-umbrella desert-island
  national-park mountain snow-capped-mountain camping volcano night-with-stars sunrise sunrise-over-mountains
  sunset house-with-garden globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia
  lighthouse basket wood brain saxophone trumpet artist-palette tooth statue-of-liberty cityscape
  cityscape-at-dusk barn window vase stroller crib market-stall fireplace piggy-bank balloons eiffel-tower
  windmill turntable gramophone typewriter clothes-rail chandelier towel dropper-bottle chalkboard party-hat
  beach-ball easter-egg microchip hands-holding-heart smile-with-braces sombrero floorboards storage-unit
  big-ben tower-bridge taj-mahal pyramids colosseum tower-of-pisa sydney-opera great-wall stonehenge
  christ-redeemer brandenburg-gate arc-de-triomphe empire-state saint-basil pagoda canal-houses santorini igloo
  treehouse greenhouse silo phone-booth waterfall river lake iceberg aurora canyon cave sand-dunes vineyard
  sandcastle coral-reef road hay-bale scarecrow horseshoe cow-bell christmas-ornament christmas-stocking
  string-lights snow-globe nutcracker menorah-nine witch-hat cauldron witch-broom pot-of-gold sugar-skull
  sheriff-star clown-face viking-ship pirate-ship submarine three-d-glasses easel potters-wheel spine virus
  blood-drop face-mask car-tire steering-wheel passport-book stage-curtain solar-panel stained-glass school-bus
  double-decker-bus rubber-duck us-flag ruby emerald sapphire gold-bar traffic-cone excavator bulldozer
  front-door playing-cards poker-chips surfboard xylophone tambourine golf-ball pearl-necklace toy-blocks
  toy-train first-aid-kit atom swimming-pool acoustic-guitar ukulele cello harp tuba grand-piano drum-kit djembe
  cymbals cowboy-hat cowboy-boot chess-knight chess-king wooden-table bookcase park-bench`.split(/\s+/),
)

/** Whether a figure is known by its colours, or one was said of it. */
export const isNatural = (figure: string): boolean =>
  isInColour(figure) ||
  NATURAL.includes(classOf(figure)) ||
  KNOWN.has(leadOf(figure)) ||
  leadOf(figure).startsWith('flag-')
