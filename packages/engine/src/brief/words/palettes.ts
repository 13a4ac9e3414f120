/** Phrases that ask for several colours at once: 'earthy tones', 'the colours of the Italian flag'. Three at most: a palette. */
import { table, words } from '../phrases.ts'

/** Names of the colours that a phrase stands for. */
export const PALETTES = table<string[]>(
  expand({
    'earthy|earth|earthen': ['terracotta', 'olive', 'sand'],
    'pastel|pastell': ['pastel pink', 'mint', 'pastel peach'],
    'autumn|autumnal|fall': ['rust', 'mustard', 'burgundy'],
    'sunset|sunrise': ['coral', 'orange', 'plum'],
    jewel: ['emerald', 'sapphire', 'ruby'],
    primary: ['red', 'yellow', 'blue'],
    'neon|fluorescent': ['neon pink', 'neon green'],
    'ocean|sea|nautical': ['navy', 'turquoise', 'off white'],
    'forest|woodland': ['forest green', 'moss', 'brown'],
    'desert|southwestern': ['terracotta', 'sand', 'turquoise'],
    christmas: ['red', 'green', 'gold'],
    halloween: ['orange', 'black', 'purple'],
    rainbow: ['red', 'yellow', 'blue'],
  }),
)

function expand(rows: Record<string, string[]>): [string, string[]][] {
  const nouns = words('tones colors colours shades hues palette')
  return Object.entries(rows).flatMap(([names, colours]) =>
    names.split('|').flatMap((name) => [...nouns].map((noun): [string, string[]] => [`${name} ${noun}`, colours])),
  )
}

const FLAG_ROWS: [string, string][] = [
  ['italian italy', 'green white red'],
  ['french france', 'blue white red'],
  ['german germany', 'black red gold'],
  ['irish ireland', 'green white orange'],
  ['spanish spain', 'red yellow'],
  ['portuguese portugal', 'green red yellow'],
  ['swedish sweden ukrainian ukraine', 'blue yellow'],
  ['jamaican jamaica', 'black green gold'],
  ['brazilian brazil', 'green yellow blue'],
  ['dutch american british us uk norwegian norway', 'red white blue'],
  [
    'japanese japan swiss switzerland danish denmark polish poland austrian austria canadian canada turkish turkey',
    'red white',
  ],
  ['mexican mexico hungarian hungary', 'green white red'],
  ['indian india', 'saffron white green'],
  ['greek greece finnish finland israeli israel', 'blue white'],
  ['belgian belgium', 'black yellow red'],
  ['colombian colombia romanian romania', 'yellow blue red'],
  ['argentinian argentine argentina', 'skyblue white'],
  ['rainbow pride', 'red yellow blue'],
]
/** Colours of flags, by country or people. */
export const FLAGS: ReadonlyMap<string, string[]> = new Map(
  FLAG_ROWS.flatMap(([names, colours]) => names.split(' ').map((name) => [name, colours.split(' ')] as const)),
)
