/** Nouns that mean the same to a picture, and nouns that are a sort of another: what the tags of sheets are held against. */
import { memo, recent } from '../base/memo.ts'
import { entriesOf } from '../base/tables.ts'
import { broader } from './search.ts'
import { singular } from './words.ts'

/** A line: words for one thing. */
const SAME = `
cafe, coffee shop, coffeehouse, coffee house, coffee bar
bakery, bakehouse, bakeshop, baker
cake, bake sale, cake sale, baking
patisserie, pastry shop, cake shop, confectioner, confectionery
butcher, butchery, meat shop, charcuterie
fishmonger, fish shop, fish market
florist, flower shop, flower market
greengrocer, grocer, grocery, fruit shop, vegetable shop, farm shop
restaurant, bistro, trattoria, diner, brasserie, eatery, taverna
bar, pub, tavern, taproom, inn
gym, fitness, fitness studio, fitness center, fitness centre, workout, health club
salon, hairdresser, hair salon, hair studio
barber, barbershop, barber shop
beauty, cosmetic, makeup, make-up, beauty salon
skincare, skin care, face cream
house, home
apartment, flat, condo, condominium
real estate, realtor, realty, estate agent, property, real-estate
film, movie, motion picture
cinema, movie theater, movie theatre, film club, picture house
bicycle, bike, cycle
motorcycle, motorbike
car, automobile, auto
garage, car repair, auto repair, car workshop, mechanic
phone, smartphone, mobile phone, cell phone, cellphone, iphone
computer, laptop, notebook
jewellery, jewelry, jeweller, jeweler
clothing, clothes, apparel, garment, outfit, fashion
shoe, footwear
toy, toy store, toy shop, plaything
book, bookshop, bookstore
holiday, vacation, getaway
travel, travel agency, tourism, tour
food tour, tasting tour, street food tour
plumber, plumbing
electrician, electrical
carpenter, carpentry, joiner, joinery, woodworking, woodwork
cleaning, cleaner, cleaning service, housekeeping
dentist, dental, dental clinic, orthodontist, dentistry
doctor, physician, clinic, medical practice, medical
vet, veterinarian, veterinary, animal clinic
optician, eyewear, eyeglasses, spectacles
pottery, ceramic, ceramics
painting, painter
photography, photographer, photo studio
church, parish, chapel
football, soccer
running, run, runner, jogging, marathon, 5k, 10k
cycling, cyclist
hiking, hike, hiker, trekking
climbing, climber, bouldering
swimming, swimmer, swim, swimming pool
yoga, yoga studio
school, academy
kindergarten, nursery school, preschool, playgroup, daycare
child, kid, toddler
rabbit, bunny, hare
baby, newborn, infant
wedding, marriage, bride
burger, hamburger, cheeseburger
ice cream, gelato, ice-cream
barbecue, bbq, grill, cookout
chip, fries, french fries
doughnut, donut
garden, gardening, gardener, garden centre, garden center, allotment
plant, houseplant, plant shop, plant nursery
glassware, drinkware, wine glass, wineglass, stemware
farm, farming, agriculture, farmer
vegetable, veg, veggie, produce
new year, new year eve, new years eve, new-year
valentine, valentines, valentine day
mother day, mothers day, mothers-day, mother's day
father day, fathers day, fathers-day, father's day
halloween, trick or treat
christmas, xmas, noel
black friday, black-friday, cyber monday
easter, easter egg
holy week, good friday, palm sunday
thanksgiving, thanksgiving day
memorial day, veterans day, remembrance day, anzac day, armistice day
labor day, labour day, may day, workers day
gift, present, gift shop
gift voucher, gift certificate, gift card, voucher, coupon
food delivery, meal delivery, delivery service, home delivery
software, saas, app
website, web design
podcast, podcasting
virtual reality, vr, vr headset, vr glasses, metaverse, virtual world
augmented reality, ar
artificial intelligence, ai, machine learning
robot, robotics
recycling, recycle
charity, fundraising, donation
blood donation, blood drive, blood donor
dance, dancing, dance class, dance school
choir, singing
concert, gig
theatre, theater, drama, play
art, artwork
gallery, art gallery, exhibition
moving, removal, mover, relocation, moving company
insurance, insurer
bank, banking, finance
law, lawyer, law firm, solicitor, attorney, legal
tutoring, tutor, tuition
laundry, laundrette, dry cleaning, laundromat
cleaning product, detergent
hotel, hostel, guesthouse, bed and breakfast
beach, seaside, seacoast, coast
equestrian, horse riding, horseback riding, horse show, show jumping, dressage
theme park, amusement park, funfair
teamwork, team building
dietitian, dietician, nutritionist, nutrition, healthy eating
mountain, peak, summit, alp
`

/** What is a sort of what: the broader noun, then the narrower ones. */
const SORTS: Readonly<Record<string, string>> = {
  dog: 'poodle, terrier, labrador, puppy, spaniel, beagle, dachshund, retriever, hound, corgi, pug, greyhound',
  cat: 'kitten, tabby, tomcat',
  horse: 'pony, foal, equestrian, jockey',
  pet: 'dog, cat, rabbit, hamster, parrot, guinea pig, budgie, goldfish',
  animal: 'pet, horse, cow, sheep, pig, goat, lion, tiger, elephant, bear, fox, deer, wolf',
  bird: 'owl, robin, sparrow, parrot, eagle, swan, penguin, heron',
  flower: 'tulip, rose, lily, daisy, sunflower, orchid, peony, dahlia, bouquet, blossom, wreath, lavender',
  florist: 'flower, bouquet, wreath',
  plant: 'cactus, fern, succulent, seedling, monstera, flower, herb, bonsai',
  tree: 'oak, pine, birch, fir, willow, palm, maple',
  fishmonger: 'fish, seafood',
  cafe: 'coffee',
  fish: 'salmon, tuna, cod, trout, herring, sardine, haddock, mackerel',
  salmon: 'salmon steak, salmon fillet, smoked salmon',
  seafood: 'fish, prawn, shrimp, crab, lobster, oyster, mussel, squid, clam, shellfish, octopus',
  vegetable:
    'carrot, tomato, potato, onion, broccoli, cabbage, pepper, pumpkin, courgette, beetroot, leek, cucumber, lettuce, spinach',
  fruit:
    'apple, pear, plum, cherry, strawberry, orange, lemon, banana, grape, melon, peach, berry, raspberry, blueberry, mango, pineapple, watermelon, fig',
  greengrocer: 'vegetable, fruit',
  bread: 'baguette, sourdough, loaf, roll, bagel, ciabatta, focaccia, bun, rye bread',
  bakery: 'bread, croissant, pretzel, bun, pastry',
  pastry: 'croissant, danish, eclair, tart, macaron, strudel, cinnamon roll',
  cake: 'cupcake, muffin, gateau, cheesecake, brownie, birthday cake, sponge, wedding cake, fruit cake',
  dessert: 'cake, ice cream, pudding, pastry, pie, doughnut, waffle, pancake, chocolate, sweet',
  sweet: 'candy, chocolate, lollipop, praline, toffee, fudge, cookie',
  coffee: 'espresso, cappuccino, latte, flat white, mocha, americano, filter coffee',
  tea: 'green tea, chai, matcha, iced tea',
  meat: 'steak, beef, pork, lamb, bacon, ham, sausage, rib, salami, mince, veal, smoked meat, cold cut',
  butcher: 'meat, sausage, steak, beef, pork',
  chicken: 'chicken wing, fried chicken, roast chicken, drumstick',
  cheese: 'cheddar, brie, gouda, mozzarella, feta, camembert, parmesan',
  dairy: 'milk, cheese, butter, yoghurt, yogurt, cream',
  pasta: 'spaghetti, noodle, lasagne, ravioli, penne, tagliatelle',
  'fast food': 'burger, pizza, hot dog, fries, taco, kebab, sandwich, wrap',
  drink: 'cocktail, beer, wine, juice, lemonade, smoothie, soda, cider, whisky, gin',
  beer: 'ale, lager, stout, ipa, pils, oktoberfest',
  brewery: 'beer, ale, craft beer',
  wine: 'red wine, white wine, champagne, prosecco, rosé, vineyard, winery',
  cocktail: 'martini, mojito, margarita, spritz, negroni, aperitif',
  music:
    'jazz, rock, pop, classical, choir, concert, orchestra, piano, guitar, violin, saxophone, drum, band, singer, opera, folk, blues, dj, song, cello, trumpet',
  concert: 'orchestra, band, choir, festival concert, recital, singer, live music',
  dance: 'ballet, salsa, tango, ballroom, hip hop, swing, zumba',
  sport:
    'football, tennis, basketball, rugby, hockey, cricket, baseball, volleyball, golf, boxing, swimming, athletics, badminton',
  fitness: 'gym, pilates, crossfit, zumba, weight, training, dumbbell, boot camp, bootcamp',
  outdoor: 'camping, hiking, climbing, tent, campfire, backpack, mountain',
  travel: 'holiday, trip, flight, cruise, safari, city break, beach, resort, suitcase, passport, airplane',
  clothing: 'dress, shirt, t-shirt, jeans, coat, jacket, sweater, hoodie, skirt, suit, trousers, knitwear, lingerie',
  shoe: 'sneaker, boot, heel, sandal, trainer, loafer',
  jewellery: 'ring, necklace, earring, bracelet, diamond, pendant, pearl',
  accessory: 'handbag, scarf, hat, belt, sunglasses, watch, wallet',
  beauty: 'lipstick, mascara, nail, lash, eyelash, perfume, lip gloss, manicure, foundation, spa, tanning',
  toy: 'teddy bear, lego, puzzle, building block, doll, toy car, board game',
  game: 'board game, chess, card game, video game, dice, quiz',
  furniture: 'sofa, chair, table, lamp, bed, armchair, wardrobe, desk, shelf',
  book: 'novel, author, poetry, paperback, reading, story, library, literature',
  house: 'cottage, villa, bungalow, townhouse, apartment',
  'real estate': 'apartment, house, villa, condo, bungalow, office space, plot',
  restaurant: 'steakhouse, pizzeria, grill house, canteen, tapas bar, sushi bar, dinner, lunch, dining, menu',
  technology: 'computer, phone, tablet, headphone, gadget, electronic, smartwatch, vr headset',
  electronics: 'phone, laptop, tablet, headphone, television, camera, console, gadget, electronic',
  vehicle: 'car, truck, van, bus, motorcycle, bicycle',
  school: 'kindergarten, college, university, classroom, student, teacher, pupil',
  health: 'doctor, nurse, hospital, pharmacy, clinic, medicine, checkup',
  art: 'painting, drawing, sculpture, print, watercolour, watercolor, gallery, illustration',
  craft: 'pottery, knitting, macrame, sewing, weaving, candle, crochet, embroidery, woodcarving, ceramics',
  nature: 'forest, mountain, river, meadow, wildlife, tree',
  winter: 'snow, skiing, ice skating, sledge, snowman, snowflake, skier, frost',
  summer: 'beach, sun, swimming pool, sunglasses, ice cream, parasol, ice lolly',
  environment: 'recycling, climate, tree planting, ocean, plastic, litter, earth day',
  christmas: 'santa, christmas tree, carol, advent, reindeer, mistletoe, gingerbread',
  halloween: 'pumpkin, ghost, witch, costume party, haunted house',
}

const plain = recent<string, string>(8000)
/** Tags write with a hyphen, and of several ('electronics'), what prompts write as two words, and of one. */
export const plainNoun = (noun: string): string => memo(plain, noun, () => noun.split(/[- ]/).map(singular).join(' '))

const named = new Map<string, string>(
  SAME.split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [first = '', ...others] = line.split(', ').map(plainNoun)
      return [first, ...others].map((word) => [word, first] as const)
    }),
)
/** The one word for all that mean the same. */
export const called = (noun: string): string => {
  const word = plainNoun(noun)
  return named.get(word) ?? word
}

const sorts = new Map<string, string[]>()
for (const [broad, narrow] of entriesOf(SORTS))
  for (const word of narrow.split(', ')) {
    const known = sorts.get(called(word))
    if (known) known.push(called(broad))
    else sorts.set(called(word), [called(broad)])
  }

/** What a step to a broader noun keeps of its worth: as said here, and as found in a dictionary, where a dish is a sort of restaurant. */
const [SAID, FOUND] = [0.88, 0.6]

/** Whether two words are known as one noun. */
export const isOneNoun = (words: string): boolean => words.includes(' ') && isKnown(words)

/** Whether a noun is among those that are known here. */
export const isKnown = (noun: string): boolean => named.has(plainNoun(noun)) || sorts.has(called(noun))

/** Nouns that a noun is a sort of, one step up, each with how near it is. */
export function broaderOf(noun: string): readonly (readonly [broad: string, near: number])[] {
  const own = sorts.get(called(noun))
  if (own) return own.map((broad) => [broad, SAID])
  const one = broader(noun)
  return one === undefined || one === noun ? [] : [[called(one), SOLID.has(one) ? SAID : FOUND]]
}

/** Broader nouns of a dictionary that look like what is a sort of them. */
const SOLID = new Set(
  `dog cat bird fish tree flower bread cake cookie cheese meat sausage beer wine tea coffee car truck boat ship train bicycle horse cow bear
  owl whale shark shirt shoe hat coat dress ring guitar drum piano fern orchid rose fruit vegetable nut pasta soup salad candy pie`.split(
    /\s+/,
  ),
)
