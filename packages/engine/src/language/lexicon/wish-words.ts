/** Words that say which way something is wished, or what is wrong with it. A new word is one entry of a row. */

export type Scale = 'size' | 'weight' | 'lightness'

export interface ScaleRow {
  scale: Scale
  /** Adjectives of the upper and the lower end: 'too small' and 'make it big' wish the same. */
  high: string
  low: string
  /** Comparatives, and verbs that ask for them. */
  more: string
  less: string
}

export const SCALES: readonly ScaleRow[] = [
  {
    scale: 'size',
    high: 'big large huge enormous massive giant gigantic oversized prominent dominant',
    low: 'small tiny little minuscule minute microscopic teeny itty-bitty puny undersized',
    more: 'bigger larger enlarge increase',
    less: 'smaller tinier shrink reduce decrease',
  },
  {
    scale: 'weight',
    high: 'bold thick fat chunky',
    low: 'thin skinny spindly',
    more: 'bolder thicker fatter heavier',
    less: 'thinner',
  },
  {
    scale: 'lightness',
    high: 'light bright pale',
    low: 'dark gloomy murky sombre somber',
    more: 'lighter brighter lighten brighten',
    less: 'darker darken dim',
  },
]

/** What is said of a part that is not seen as it should: it wants to be larger. */
export const UNSEEN = [
  'hard to read', 'difficult to read', 'hard to see', "can't read", 'cannot read', "can't see", 'cannot see',
  'barely visible', 'hardly visible', 'barely see', 'hardly see', 'barely read', 'hardly read', 'barely legible',
  'hardly legible', 'barely readable', 'hardly readable', 'illegible', 'unreadable', 'gets lost', 'get lost',
  'is lost', 'are lost', 'disappears', 'overlook', 'squint', 'drowned out', 'drowns', 'not visible enough',
  'not noticeable', 'goes unnoticed',
] as const // biome-ignore format: a list

/** What is said of a part that is seen too much: it wants to be smaller. */
export const OVERDONE = [
  'shouts', 'screams', 'dominates', 'overpowers', 'overwhelms', 'in your face', 'takes up too much', 'takes over',
  'too loud', 'overpowering', 'overwhelming', 'drowns everything',
] as const // biome-ignore format: a list

/** Verbs before which an adjective says what shall be; without one it says what is wrong. */
export const CAUSES = new Set(
  (
    'make making made set have want wants wanted need needs prefer like love turn get give keep should must let could ' +
    'can would use put go try add be'
  ).split(' '),
)

/** Words with which a thing is said to be so. */
export const FINDS = new Set(
  "is are was isn't aren't looks look looked feels feel seems seem appears appear find finds found think 's comes".split(
    ' ',
  ),
)

/** 'not so big', 'less big': the other way. */
export const TURNS = new Set("not isn't aren't less no don't never".split(' '))

/** Verbs that bring something in beside what is there. */
export const ADDS = new Set('add include insert append mention'.split(' '))
/** Verbs that may: with a place of its own, or 'a line'. */
export const WRITES = new Set('write put place set print'.split(' '))
/** What shows that these words are to stand beside the others. */
export const BESIDE = new Set(
  'somewhere too also additionally below under underneath above beneath beside line text'.split(' '),
)
/** What shows that they are to stand instead of others. */
export const INSTEAD = new Set('instead replace replacing change rather into'.split(' '))
/** Verbs that take away. */
export const TAKES = new Set(
  'remove delete drop erase omit cut lose strike scrap take leave kill ditch skip get rid without'.split(' '),
)

/** Of one who talks about a design, and no copy of it. */
export const SENTENCE_PHRASES = [
  'too', 'is fine', 'please', 'instead', 'wrong', 'typo', 'should be', 'must be', 'out of date', 'outdated', "isn't",
  'do not', "doesn't", 'any more', 'anymore', 'these days', 'the other', 'make it', 'change it', 'i think', 'maybe', 'earlier', 'later',
  'it looks', 'looks like', 'it feels', 'feels like', 'it sounds', 'reads like', 'reminds me',
] as const // biome-ignore format: a list
