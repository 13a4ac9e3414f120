/** What prompts call views: each row the words, the view that they mean, and what they add to another one that leads. */
import type { TimeName } from './light.ts'
import type { Plan, PlanName } from './plans.ts'

export interface Term {
  /** In lower case: what is written large is a name ('Forest Road'). */
  words: string
  /** The views that it may mean by itself. */
  plans: readonly PlanName[]
  /** What it adds where another term leads. */
  adds: Plan
  /** Of several terms the highest leads. */
  rank: number
  /** It is no place: it stands in a view that other words ask for, and by itself it is only a thing. */
  thing?: true
}

const term = (rank: number, words: string, plans: readonly PlanName[], adds: Plan = {}): Term => ({
  rank,
  words,
  plans,
  adds,
})

export const TERMS: readonly Term[] = [
  term(9, 'under ?water|seabed|ocean floor|coral reefs?|reefs?|bottom of the (?:sea|ocean)|deep sea', ['underwater']),
  term(9, 'outer space|space|galaxy|galaxies|cosmos|cosmic|planets?|universe|solar system', ['space']),
  term(
    9,
    '(?:inside (?:of )?(?:an? |the )?(?:[a-z]+ ){0,2})(?:caf[eé]|coffee ?(?:house|shop)|bistro)|(?:caf[eé]|coffee ?shop) (?:interior|scene)s?',
    ['cafe'],
  ),
  term(9, 'stage|concert crowd|crowd', ['stage']),
  term(8, 'waterfalls?', ['waterfall']),
  term(8, 'fireworks?', ['fireworks'], { skies: ['fireworks'], time: 'night' }),
  term(7, '(?:suspension |stone |old )?bridges?', ['bridge'], { standing: ['bridge'], floor: 'sea' }),
  term(7, 'lighthouses?', ['lighthouse'], { standing: ['lighthouse'], floor: 'sea' }),
  term(7, 'piers?|jetty|dock|boardwalk', ['pier'], { ways: ['pier'], floor: 'lake' }),
  term(
    7,
    'beach(?:es)?|seaside|seashore|sea ?coast|shore(?:line)?|tropical islands?|tropical(?= (?:back(?:ground|drop)|scene|setting))|palm trees?|palms',
    ['beach'],
    {
      floor: 'beach',
      frames: ['palms'],
    },
  ),
  term(6, '(?:path|pathway|foot ?path|trail|walkway)s?', ['path'], { ways: ['path'] }),
  term(6, '(?:road|highway|roadway)s?', ['road'], { ways: ['road'] }),
  term(6, 'rivers?|streams?|creek', ['river'], { ways: ['river'] }),
  term(6, 'harbou?rs?|marina', ['boats'], { standing: ['boats'], floor: 'sea' }),
  {
    ...term(6, '(?:sailing |sail|fishing )?boats?|ships?|yachts?', ['boats'], { standing: ['boats'] }),
    thing: true,
  },
  term(
    6,
    "harvest(?:ing)? (?:vegetables?|crops?|produce)(?: by hand)? in (?:an? |the )?fields?|(?:rows of |field of |fields of )(?:growing |fresh |green )?(?:crops?|vegetables?|plants|lettuces?|cabbages?|corn)|vegetable (?:field|garden|patch)s?|(?:farm|crop) ?(?:field|land)s?|farm’?'?s? rows?|vineyards?|plantations?",
    ['crops'],
    { floor: 'crops' },
  ),
  term(6, 'lavender fields?|fields? of lavender', ['lavender'], { floor: 'lavender' }),
  term(6, '(?:tulip|poppy|rose) fields?|fields? of (?:tulips|poppies|roses)', ['tulips'], { floor: 'tulips' }),
  term(
    6,
    '(?:wild ?)?flower (?:fields?|meadows?)|fields? of (?:wild ?)?flowers|flowering meadows?|wildflowers',
    ['meadow'],
    { floor: 'blooms' },
  ),
  term(
    5,
    '(?:cottage|house|home)s?(?: with (?:an? |its )?(?:\\w+ )?garden| surrounded by (?:\\w+ )?flowers| among (?:\\w+ )?flowers| in (?:an? |the )?(?:\\w+ )?garden)|cottages?|garden (?:with|and) (?:an? |the )?(?:\\w+ )?(?:house|cottage)',
    ['cottage'],
    { standing: ['cottage'] },
  ),
  term(5, 'lakes?|lakeside|pond|fjords?', ['lake'], { floor: 'lake' }),
  term(5, 'farms?|barns?|farmyard|ranch', ['farm'], { standing: ['barn'] }),
  term(5, 'deserts?|(?:sand )?dunes?|sahara', ['desert'], { floor: 'dunes' }),
  term(5, 'villages?', ['village'], { fars: ['village'] }),
  term(
    5,
    '(?:city ?(?:scape|skyline)|skyline|sky ?scrapers?|city lights|cities|city|metropolis|downtown)',
    ['skyline'],
    {
      fars: ['skyline'],
    },
  ),
  term(5, '(?:city |urban |town )?streets?|avenue|alley', ['street']),
  term(5, 'jungles?|rain ?forests?', ['jungle'], { fars: ['wood'], frames: ['leaves'] }),
  term(4, 'rainbows?', ['rainbow'], { skies: ['rainbow'] }),
  term(4, '(?:aurora|northern lights|polar lights)(?: borealis)?', ['aurora'], { skies: ['aurora'], time: 'night' }),
  term(4, '(?:pine |fir |evergreen |snowy )?(?:forests?|woods|woodlands?)', ['wood'], {
    fars: ['firwood'],
    frames: ['firs'],
  }),
  term(3, 'seas?|oceans?|sea ?scapes?|open water', ['sea', 'boats'], { floor: 'sea' }),
  term(3, 'mountain ?(?:range|peak|landscape|top|side)s?|mountains?|peaks?|summits?|alps', ['mountains', 'lake'], {
    fars: ['mountains'],
  }),
  term(
    3,
    'snowy(?: landscapes?| fields?| hills?)?|snow (?:landscapes?|scenes?)|the snow|winter (?:landscape|scene|wonderland)s?',
    ['winter'],
    {
      floor: 'snow',
      frames: ['firs'],
    },
  ),
  term(
    2,
    'hills?|meadows?|fields?|pastures?|countryside|valleys?|parks?|landscapes?|scenery|gardens?',
    ['hills', 'meadow', 'path'],
    {
      fars: ['hills'],
    },
  ),
  term(2, '(?:starry )?night (?:sky|skies)|starry (?:sky|skies|night)|milky way', ['stars'], {
    skies: ['galaxy'],
    time: 'night',
  }),
  term(1, 'sunsets?|sunrises?|sun ?down|sun ?up|dawn|daybreak|dusk|twilight|(?:rising|setting) sun|horizons?', [
    'sea',
    'hills',
    'clouds',
    'mountains',
    'lake',
  ]),
  term(1, 'above the clouds|cloudy sky|blue sky|sea of clouds', ['clouds']),
]

export const TIMES_SAID: readonly (readonly [TimeName, RegExp])[] = [
  ['sunset', /\b(?:sun ?sets?|setting sun|sun ?down|golden hour)\b/],
  ['dawn', /\b(?:sun ?rises?|dawn|rising sun|sun rising|daybreak|early morning|morning light)\b/],
  ['dusk', /\b(?:dusk|twilight|blue hour|evening sky)\b/],
  ['night', /\b(?:nights?|midnight|moon(?:lit|light)?|starry|stars|nocturnal|northern lights|fireworks?)\b/],
  ['fog', /\b(?:fog|foggy|mist|misty|hazy)\b/],
]

/** What is seen as part of a view, and not beside it once more. */
export const WITHIN =
  /\b(?:sun|suns|sunsets?|sunrises?|moon|stars?|clouds?|sky|skies|horizons?|rays?|water|waves?|sand|shore|trees?|grass|peaks?|mountains?|ranges?|hills?|paths?|pathways?|roads?|rivers?|lakes?|seas?|oceans?|beach(?:es)?|palms?|forests?|woods|rainbows?|fireworks?|skylines?|cit(?:y|ies)|cityscapes?|buildings?|skyscrapers?|deserts?|dunes?|fields?|meadows?|valleys?|snowflakes?|landscapes?|scen(?:e|es|ery)|snow|waterfalls?|bridges?|lighthouses?|piers?|gardens?|villages?|jungles?|galax(?:y|ies)|planets?|reefs?|corals?|stage|streets?|countryside|pastures?|farms?|farmland)\b/i

/** Behind a word of a view these make another thing of it: 'lake house rental', 'forest green', 'street food'. */
export const OTHER_THING =
  /^[\s-]*(?:greens?|blues?|browns?|colou?rs?|coloured|colored|tones?|hues?|food|milk|fresh|produce|products?|council|hall|bikes?|biking|salt|club|school|hotel|bars?|company|agency|studio|teams?|apps?|tours?|guides?|guards?|resorts?|cent(?:er|re)|cards?|ads?|shoes?|chairs?|balls?|towels?|goers|lovers?|animals?|kids|shops?|store|market|manager|management|planner|planning|maps?|games?|sign|tools?|trip|safety|rage|works|side (?:cafe|bar)|for (?:text|copy|the|an?)|between|around|below|above|left|right|of (?:study|work|expertise|life|the (?:page|design|poster|card|banner)))\b/i

/** 'Against a skyline', 'under a starry sky': it is seen behind all else. */
export const AGAINST = /\b(?:against|under|beneath|before)\s+(?:an?\s+|the\s+)?(?:[a-z-]+\s+){0,2}$/

/** What says that a view is the ground, behind its words or before them. */
export const AS_GROUND =
  /^(?:[\s-]+\w+){0,3}?[\s-]+(?:back ?grounds?|back ?drops?)\b|^[^.;:]{0,24}\b(?:in|as) the (?:back ?ground|back ?drop|distance)\b/i
/** … and what says that it is to be seen. */
export const AS_PICTURE =
  /^(?:[\s-]+\w+){0,2}?[\s-]+(?:scenes?|scenery|landscapes?|views?|illustrations?|images?|pictures?|drawings?|silhouettes?|settings?|artwork|photos?|themed|leading|winding|disappearing)\b/i
/** Where something is: before a view's words. */
export const WHERE =
  /\b(?:in|on|at|by|over|above|across|under|beneath|against|before|through|along|amid|among|overlooking|beside|into)\s+(?:an?\s+|the\s+|some\s+|its\s+)?(?:[a-z-]+\s+){0,3}$/
/** The words that a prompt begins with when it names the picture at once: 'poster: a desert …'. */
export const OPENING =
  /\b(?:[Pp]osters?|[Ff]lyers?|[Bb]anners?|[Pp]osts?|[Cc]overs?|[Cc]ards?|[Ss]tory|[Pp]ostcards?|[Hh]eader|ad|[Ii]mage|[Pp]icture|[Pp]hoto|[Ii]llustration|[Ss]cene)\b[\s:,–-]+(?:of\s+|with\s+|showing\s+|featuring\s+|an?\s+|the\s+|[\dx×]+[\s:,]+)*(?:[a-z’'-]+\s+){0,3}$/
