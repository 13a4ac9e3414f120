/** Which of several things a word shows, by what else a prompt speaks of: the football of a touchdown is no soccer ball. */
import type { Brief } from '../brief/types.ts'
import { hasFigure } from './figure-drawings.ts'
import { uncoloured } from './packed-figures.ts'

/** Somebody of whom nothing is said yet. */
const ANYBODY = 'person man woman people-person people-man people-woman people-child'

/** Figures | words of the prompt | the figure that is meant then. */
const ROWS = `
soccer-ball | nfl, super bowl, superbowl, big game, touchdown, quarterback, american football, gridiron, wide receiver, tailgat\\w*, american sports | american-football
hot-beverage | oktoberfest, beers?, brewery, brewhouse, ales?, stouts?, lagers?, bavarian | beer-mug
hot-beverage | tea, teas, chai, matcha | teacup-without-handle
egg | easter | easter-egg
deciduous-tree | christmas, xmas | christmas-tree
herb fallen-leaf | autumn, fall colou?rs, fallen leaves, thanksgiving, fall foliage | autumn-leaves
herb | holly, christmas, xmas | holly
microphone | podcasts?, podcasting, broadcast | studio-microphone
ring | boxing, boxer | boxing-glove
bat | baseball, softball, pitcher | baseball
mouse | computers?, gaming, wireless, keyboard, laptop | computer-mouse
meal hamburger | burger combo, combo meal, fast food, fries, burger meal | burger-meal
meal fish | seafood platters?, seafood combo, seafood feast, shellfish, seafood box, seafood crates? | seafood-platter
meal | salads?, healthy, vegan, vegetarian, veggie, bowls? | green-salad
meal | pizzas?, pizzeria | pizza
meal | pasta, italian | spaghetti
meal | sushi, japanese | sushi
salmon | dish\\w*, menu, restaurant, dinner, lunch, grill\\w*, smoked, fillets?, recipe, sushi, bistro, plate, baked, cook\\w*, kitchen, food | salmon-fillet
meal | tacos?, mexican | taco
meal | breakfast, brunch, pancakes? | pancakes
meal | grill\\w*, bbq, barbecue, steaks? | barbecue-grill
${ANYBODY} | astronaut helmets?, space ?suits?, spacesuits? | astronaut
${ANYBODY} | reading, reads a book, studying, bookworm | people-reading
${ANYBODY} | cooking, chef, kitchen | people-cooking
${ANYBODY} | photograph\\w*, taking (?:a )?(?:photo|picture)s?, with a camera | people-photo
${ANYBODY} | violin\\w* | people-violin
${ANYBODY} | guitar\\w* | people-guitar
${ANYBODY} | piano, pianist | people-piano
${ANYBODY} | drums?, drummer | people-drums
${ANYBODY} | singing, karaoke, microphone | people-singing
${ANYBODY} | gardening, planting, watering plants | people-gardening
${ANYBODY} | painting (?:a|at|on)\\b, at an easel | people-painting
${ANYBODY} | shopping bags? | people-shopping
${ANYBODY} | boxing, punching | people-boxing
${ANYBODY} | basketball | people-basketball
${ANYBODY} | tennis | people-tennis
${ANYBODY} | walking (?:a|the|his|her|their) dogs? | people-dogs
${ANYBODY} | giving a (?:talk|speech), speaking (?:to|on stage), presenting | people-talk
${ANYBODY} | jump\\w*, leap\\w*, joyful\\w*, cheer\\w*, celebrat\\w*, with arms (?:up|raised), excited, ecstatic | people-joy
${ANYBODY} | lift\\w* weights?, weightlift\\w*, barbells?, deadlift\\w* | person-lifting-weights
${ANYBODY} | climb\\w*, scal\\w+ a, mountaineer\\w* | person-climbing
${ANYBODY} | yoga, lotus pose, meditat\\w*, pilates, mindful\\w* | person-in-lotus-position
${ANYBODY} | running, runners?, sprint\\w*, marathon, jogging, jogger | person-running
${ANYBODY} | cycl\\w+, biking, riding a bike | person-biking
${ANYBODY} | surf\\w+ | person-surfing
${ANYBODY} | swimm\\w+ | person-swimming
${ANYBODY} | golf\\w* | person-golfing
person people-person people-woman people-man people-child | danc\\w+ | woman-dancing
${ANYBODY} | hik\\w+, walking, trek\\w* | person-walking
person people-person people-man people-woman | laptop, coding, programm\\w+, remote work\\w*, working from home | technologist
woman-dancing people-dancing-2 | ballet, ballerina | ballet-dancer
woman-dancing people-dancing-2 | couples?, ballroom, tango, waltz | dancing-couple
man people-man | fathers?, dads?, daddy | father-and-child
woman people-woman | mothers?, moms?, mums?, mommy | mother-and-child
friends people-friends | startup, office, colleagues, coworkers?, work(?:force|place), hiring, recruit\\w*, corporate | team
tropical-drink | coffee, espresso | hot-beverage
paintbrush | make-?up, cosmetics?, beauty, lipstick, skincare | makeup-brush
dress womans-clothes | men['’]s, menswear, gentlem[ae]n, his wardrobe, for men | t-shirt
alarm-clock | antiques?, vintage, heirlooms?, grandfather clock | mantelpiece-clock
people-talk | bluetooth, audio, stereo, hi-?fi, sound system, subwoofer, loud music | amplifier
mushroom | soup, dish\\w*, menu, restaurant, pizza, recipe, cook\\w*, food, farm\\w*, market, vegetables? | brown-mushroom
video-game glasses goggles technologist headphone mobile-phone laptop people-laptop | vr, virtual reality, metaverse, augmented reality, ar glasses | vr-headset
artist-palette framed-picture | architectur\\w* | classical-building
glasses | drinkware, glassware, wine, drinks?, barware, tumblers?, tableware | glassware
gear | clothing, outfits?, apparel | backpack
stadium | concert, band, music | stage-curtain
keyboard | bands?, concert, music\\w*, piano, synth\\w*, jazz | musical-keyboard
french-fries | robot\\w*, automation, artificial intelligence, technolog\\w*, software, semiconductors?, hardware, electronics | microchip
cloud-with-snow | snowballs?, characters?, playing, snowm[ae]n, sledging | snowman
laptop desktop-computer | hosting, servers?, data cent(?:er|re)s? | server
dove | wedding, bride | ring
trophy | spelling, debate, academic, quiz | open-book
`

interface Sense {
  of: ReadonlySet<string>
  said: RegExp
  shown: string
}

const SENSES: Sense[] = ROWS.split('\n')
  .filter(Boolean)
  .map((row) => {
    const [of = '', said = '', shown = ''] = row.split(' | ')
    return { of: new Set(of.split(' ')), said: new RegExp(`\\b(?:${said.split(', ').join('|')})\\b`, 'i'), shown }
  })

/** Flags | what a people and its country are called. */
const NATIONS = [
  ['us-flag', /\busa?\b|\bu\.s\.|\bamerican?\b|\bunited states\b|\b(?:4th|fourth) of july\b/i],
  ['flag-italy', /\bital(?:y|ian)\b/i],
  ['flag-france', /\bfrance\b|\bfrench\b|\bbastille\b/i],
  ['flag-canada', /\bcanad(?:a|ian)\b/i],
  ['flag-germany', /\bgerman(?:y)?\b/i],
  ['flag-ireland', /\birish\b|\bireland\b/i],
  ['flag-ukraine', /\bukrain(?:e|ian)\b/i],
  ['flag-poland', /\bpol(?:and|ish)\b/i],
  ['flag-netherlands', /\bdutch\b|\bnetherlands\b/i],
  ['flag-spain', /\bspain\b|\bspanish\b/i],
  ['flag-sweden', /\bswed(?:en|ish)\b/i],
  ['flag-japan', /\bjapan(?:ese)?\b/i],
  ['flag-switzerland', /\bswiss\b|\bswitzerland\b/i],
  ['flag-brazil', /\bbrazil(?:ian)?\b/i],
  ['flag-india', /\bindian?\b/i],
  ['flag-turkey', /\btürkiye\b|\bturkish\b/i],
  ['flag-greece', /\bgree(?:ce|k)\b/i],
  ['flag-nigeria', /\bnigerian?\b/i],
  ['flag-united-kingdom', /\bbritish\b|\bunited kingdom\b/i],
] as const
/** Days of a country. */
const NATIONAL =
  /\b(?:national|independence|republic|constitution|liberation|unity|flag|veterans?['’]?|memorial|presidents?['’]?) day\b|\bpatriot|\bof july\b|\bcanada day\b|\bbastille\b/i

/** The flag of the country whose day a prompt speaks of. */
export const flagOf = (prompt: string): string | undefined =>
  NATIONAL.test(prompt) ? NATIONS.find(([flag, called]) => called.test(prompt) && hasFigure(flag))?.[0] : undefined

/** The figure that a prompt means where a word of it has this one. */
export function inContext(figure: string, { prompt }: Brief): string {
  const plain = uncoloured(figure)
  const sense = SENSES.find(({ of, said, shown }) => of.has(plain) && said.test(prompt) && hasFigure(shown))
  return sense?.shown ?? figure
}
