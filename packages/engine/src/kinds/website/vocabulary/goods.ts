/** What a shop of a trade sells, each with the drawing that shows it: 'Name=figure'. Names are plain kinds of things. */
import { rowSaid } from '../../../brief/told/sayings.ts'
import type { Brief, Industry } from '../../../brief/types.ts'
import { figureFor } from '../../../imagery/figures.ts'
import { type Drawn, drawnIn } from './drawn.ts'
import { capitalised, oneOf } from './nouns.ts'

/** By words of the subject, before the trade. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:strategy|fantasy|role-?play\w*|adventure|battle|browser)\s+(?:\w+ )?games?\b/,
    'Shield=shield|Helmet=rescue-workers-helmet|Bow=bow-and-arrow|Sword=sword-blade|Crown=crown|Scroll=scroll|Old key=old-key|Gem=gem-stone',
  ],
  [
    /ceramic|pottery|tableware|kitchen/,
    'Tall vase=amphora|Teapot=teapot|Tea bowl=teacup-without-handle|Tumbler=tumbler-glass|Deep bowl=bowl-with-spoon|Planter=potted-plant|Serving jar=jar|Wooden spoon=spoon',
  ],
  [
    /\b(?:shoes?|boots?|sneakers?|footwear)\b/,
    'Running shoe=running-shoe|Hiking boot=hiking-boot|Ankle boot=womans-boot|Loafer=mans-shoe|Flat=flat-shoe|Sandal=womans-sandal|Court shoe=high-heeled-shoe|Flip-flop=thong-sandal',
  ],
  [
    /\b(?:house ?plants?|plants?|garden|flowers?|florist|seeds?)\b/,
    'Potted fig=potted-plant|Cactus=cactus|Kitchen herbs=herb|Sunflower=sunflower|Tulips=tulip|Seedlings=seedling|Bouquet=bouquet|Hibiscus=hibiscus',
  ],
  [
    /\btea\b/,
    'Green tea=teacup-without-handle|Teapot=teapot|Herbal blend=herb|Mate=mate|Honey=honey-pot|Ginger=ginger-root|Lemon=lemon|Tea jar=jar',
  ],
  [
    /\bwines?\b|spirits|brewery|\bbeers?\b/,
    'House red=wine-glass|Sparkling=bottle-with-popping-cork|Pale ale=beer-mug|Tumblers=tumbler-glass|Grape juice=grapes|Flutes=clinking-glasses|Olives=olive|Cheese=cheese-wedge',
  ],
  [
    /\btoys?\b|board games?/,
    'Teddy bear=teddy-bear|Kite=kite|Puzzle=puzzle-piece|Nesting dolls=nesting-dolls|Dice set=game-die|Yo-yo=yo-yo|Magic wand=magic-wand|Skateboard=skateboard',
  ],
  [
    /\bbikes?\b|bicycle|cycling/,
    'City bike=bicycle|Kick scooter=kick-scooter|Helmet=rescue-workers-helmet|Goggles=goggles|Backpack=backpack|Tool box=toolbox|Gloves=gloves|Lock=locked-with-key',
  ],
  [
    /instrument|guitar|piano|violin/,
    'Guitar=guitar|Violin=violin|Accordion=accordion|Banjo=banjo|Trumpet=trumpet|Saxophone=saxophone|Drum=drum|Flute=flute',
  ],
  [
    /candles?\b|\bsoaps?\b|perfume/,
    'Candle=candle|Bar soap=soap|Body lotion=lotion-bottle|Bath sponge=sponge|Herb sachet=herb|Wind chime=wind-chime|Rose water=rose|Gift box=wrapped-gift',
  ],
  [
    /stationery|notebooks?|\bpaper goods/,
    'Notebook=notebook|Fountain pen=fountain-pen|Pencil set=pencil|Crayons=crayon|Scissors=scissors|Ruler=straight-ruler|Paper clips=linked-paperclips|Envelopes=envelope',
  ],
  [
    /\bhats?\b|\bcaps?\b/,
    'Sun hat=womans-hat|Top hat=top-hat|Cap=billed-cap|Scarf=scarf|Gloves=gloves|Sunglasses=sunglasses|Ribbon=ribbon|Umbrella=closed-umbrella',
  ],
  [
    /\bcameras?\b/,
    'Camera=camera|Flash camera=camera-with-flash|Film rolls=film-frames|Video camera=video-camera|Projector=film-projector|Frame=framed-picture|Bag=backpack|Batteries=battery',
  ],
  [
    /\bbags?\b|leather/,
    'Handbag=handbag|Backpack=backpack|Clutch=clutch-bag|Purse=purse|Briefcase=briefcase|Suitcase=luggage|Gloves=gloves|Tote=shopping-bags',
  ],
  [
    /furniture|home decor|interior|\blamps?\b/,
    'Lounge chair=chair|Sofa=couch-and-lamp|Bed=bed|Wall mirror=mirror|Mantel clock=mantelpiece-clock|Frame=framed-picture|Planter=potted-plant|Candle=candle',
  ],
]

const BY_TRADE: Partial<Record<Industry, string>> = {
  fashion:
    'T-shirt=t-shirt|Dress=dress|Coat=coat|Jeans=jeans|Scarf=scarf|Boot=womans-boot|Handbag=handbag|Sun hat=womans-hat',
  jewellery:
    'Ring=ring|Cut stone=gem-stone|Wristwatch=watch|Crown piece=crown|Ribbon band=ribbon|Brooch=rosette|Diamond=diamond-with-a-dot|Gift box=wrapped-gift',
  beauty:
    'Body lotion=lotion-bottle|Lipstick=lipstick|Nail polish=nail-polish|Soap=soap|Sponge=sponge|Mirror=mirror|Rose water=rose|Razor=razor',
  coffee:
    'House espresso=hot-beverage|Beans=coconut|Iced coffee=cup-with-straw|Cookie=cookie|Croissant=croissant|Chocolate=chocolate-bar|Doughnut=doughnut|Gift box=wrapped-gift',
  bakery:
    'Country loaf=bread|Croissant=croissant|Baguette=baguette-bread|Bagel=bagel|Pretzel=pretzel|Cupcake=cupcake|Pie=pie|Doughnut=doughnut',
  food: 'Honey=honey-pot|Cheese=cheese-wedge|Olives=olive|Bread=bread|Preserves=jar|Tomatoes=tomato|Eggs=egg|Chocolate=chocolate-bar',
  farm: 'Carrots=carrot|Apples=red-apple|Eggs=egg|Milk=glass-of-milk|Potatoes=potato|Honey=honey-pot|Broccoli=broccoli|Pears=pear',
  books:
    'Novel=closed-book|Essays=blue-book|Poems=green-book|Cook book=orange-book|Notebook=notebook|Atlas=world-map|Comics=open-book|Bookmarks=bookmark-tabs',
  music:
    'Guitar=guitar|Violin=violin|Headphones=headphone|Microphone=studio-microphone|Trumpet=trumpet|Drum=drum|Sheet music=musical-score|Record=optical-disk',
  children:
    'Teddy bear=teddy-bear|Kite=kite|Puzzle=puzzle-piece|Nesting dolls=nesting-dolls|Baby bottle=baby-bottle|Balloon=balloon|Crayons=crayon|Skateboard=skateboard',
  pets: 'Dog bed=dog|Cat toys=cat|Bird feeder=bird|Fish tank=tropical-fish|Rabbit hutch=rabbit|Treats=paw-prints|Hamster wheel=hamster|Bowl=bowl-with-spoon',
  technology:
    'Laptop=laptop|Headphones=headphone|Keyboard=keyboard|Mouse=computer-mouse|Phone=mobile-phone|Camera=camera|Watch=watch|Battery=battery',
  software:
    'Laptop=laptop|Desktop=desktop-computer|Keyboard=keyboard|Mouse=computer-mouse|Phone=mobile-phone|Printer=printer|Battery=battery|Joystick=joystick',
  gaming:
    'Controller=video-game|Joystick=joystick|Headset=headphone|Dice set=game-die|Puzzle=puzzle-piece|Cards=joker|Screen=television|Arcade=slot-machine',
  sports:
    'Running shoe=running-shoe|Football=soccer-ball|Tennis set=tennis|Basketball=basketball|Gloves=boxing-glove|Shirt=running-shirt|Goggles=goggles|Skateboard=skateboard',
  outdoors:
    'Tent=tent|Hiking boot=hiking-boot|Backpack=backpack|Compass=compass|Flashlight=flashlight|Canoe=canoe|Fishing rod=fishing-pole|Goggles=goggles',
  interior:
    'Lounge chair=chair|Sofa=couch-and-lamp|Bed=bed|Wall mirror=mirror|Mantel clock=mantelpiece-clock|Frame=framed-picture|Planter=potted-plant|Candle=candle',
  art: 'Framed print=framed-picture|Palette=artist-palette|Brushes=paintbrush|Crayons=crayon|Sketchbook=notebook|Pencils=pencil|Tulip study=tulip|Pear study=pear',
  craft:
    'Yarn=yarn|Sewing kit=sewing-needle|Thread=thread|Basket=basket|Candle=candle|Scissors=scissors|Wind chime=wind-chime|Vase=amphora',
  restaurant:
    'Pasta=spaghetti|Salad=green-salad|Soup=steaming-bowl|Pizza=pizza|Curry=curry-rice|Steak=cut-of-meat|Dumplings=dumpling|Custard=custard',
  bar: 'Cocktail=cocktail-glass|Red wine=wine-glass|Pale ale=beer-mug|Tropical=tropical-drink|Olives=olive|Fries=french-fries|Peanuts=peanuts|Sparkling=clinking-glasses',
  bicycle:
    'City bike=bicycle|Kick scooter=kick-scooter|Helmet=rescue-workers-helmet|Goggles=goggles|Backpack=backpack|Tool box=toolbox|Gloves=gloves|Lock=locked-with-key',
  automotive:
    'Compact=automobile|Estate=sport-utility-vehicle|Pickup=pickup-truck|Van=minibus|Scooter=motor-scooter|Motorcycle=motorcycle|Sports car=racing-car|Wheel=wheel',
  wedding:
    'Ring=ring|Bouquet=bouquet|Cake=birthday-cake|Dress=dress|Glasses=clinking-glasses|Invitations=love-letter|Ribbon=ribbon|Bell=bell',
}
const ANYTHING =
  'Gift box=wrapped-gift|Handbag=handbag|Candle=candle|Watch=watch|Sunglasses=sunglasses|Notebook=notebook|Umbrella=closed-umbrella|Teapot=teapot'

/** What a trade sells; undefined where it may be anything. */
export function goodsOfTrade(industry: Brief['subject']['industry']): Drawn[] | undefined {
  const text = BY_TRADE[industry]
  return text === undefined ? undefined : drawnIn(text)
}

/** What this brief's shop sells: what it names, else what its subject or its trade has. */
export function goodsOf(brief: Brief): Drawn[] {
  const { subject } = brief
  const said = rowSaid(brief, BY_WORD, brief.purpose?.trade)
  if (said) return drawnIn(said)
  const usual = goodsOfTrade(subject.industry)
  if (usual) return usual
  const own = subject.objects
    .map((thing) => ({ name: capitalised(oneOf(thing)), figure: figureFor(thing) }))
    .filter(({ figure }) => figure !== undefined)
  return [...own.slice(0, 2), ...drawnIn(ANYTHING)]
}
