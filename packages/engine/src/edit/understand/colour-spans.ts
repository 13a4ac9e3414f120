/** What phrases of colours may be, and what each carries. */
import { type FoundColour, namedColour } from '../../colour/colour-names.ts'
import {
  EFFECT_SIZES,
  EFFECTS,
  type Effect,
  SCHEMES,
  type Scheme,
  THEME_TAILS,
  THEMES,
  type Theme,
  TONE_LOOKS,
} from '../../language/lexicon/colour-words.ts'
import { LIKES, type LikeRow } from '../../language/lexicon/like-words.ts'
import { ORDINAL_WORDS as ORDINALS } from '../../language/lexicon/parts.ts'
import type { LookRow } from '../../language/lexicon/wishes.ts'
import type { Token } from '../../language/tokens.ts'
import type { DesignRef } from './wish.ts'

/** What each kind of span of colours carries. */
export interface ColourCarried {
  scheme: { scheme: Scheme }
  /** `alone`: said without a word for colours, too. */
  theme: { theme: Theme; alone: boolean }
  themeTail: object
  effect: { effect: Effect }
  effectSize: { size: number }
  excess: { row: LookRow }
  like: { what: LikeRow['what'] }
  alike: { what: LikeRow['what'] }
}
export type ColourEntry = { [K in keyof ColourCarried]: { is: K } & ColourCarried[K] }[keyof ColourCarried]

/** Phrases, '|' between them, with what they may be. */
export const COLOUR_ENTRIES: readonly [phrases: string, entry: ColourEntry][] = [
  ...SCHEMES.map(({ scheme, words }): [string, ColourEntry] => [words, { is: 'scheme', scheme }]),
  ...THEMES.flatMap((theme): [string, ColourEntry][] => [
    [theme.words, { is: 'theme', theme, alone: false }],
    [theme.always ?? '', { is: 'theme', theme, alone: true }],
  ]),
  [THEME_TAILS, { is: 'themeTail' }],
  ...EFFECTS.map(({ effect, words }): [string, ColourEntry] => [words, { is: 'effect', effect }]),
  ...EFFECT_SIZES.map(([size, words]): [string, ColourEntry] => [words, { is: 'effectSize', size }]),
  ...TONE_LOOKS.flatMap((row): [string, ColourEntry][] => (row.excess ? [[row.excess, { is: 'excess', row }]] : [])),
  ...LIKES.flatMap(({ what, words, together }): [string, ColourEntry][] => [
    [words, { is: 'like', what }],
    [together, { is: 'alike', what }],
  ]),
]

const NAMES = new Set([
  'one',
  'ones',
  'design',
  'option',
  'concept',
  'variant',
  'version',
  'poster',
  'flyer',
  'logo',
  'card',
  'banner',
  'page',
])
const NUMBERED = new Set(['number', 'no', 'design', 'option', 'concept', 'variant', '#', 'version'])

/** A design that is pointed at from a token on: "the second one", "number 3", "version 2", "the original". */
export function designAt(tokens: readonly Token[], from: number): { to: number; design: DesignRef } | undefined {
  const [first, second] = [tokens[from]?.lower ?? '', tokens[from + 1]?.lower ?? '']
  const named = NAMES.has(second) ? from + 2 : from + 1
  const isVersion = second === 'version' || first === 'version'
  const among = isVersion ? 'versions' : 'siblings'
  const digit = /^#?(\d)$/.exec(NUMBERED.has(first) ? second : first)?.[1]
  if (digit && NUMBERED.has(first)) return { to: from + 2, design: { among, number: Number(digit) } }
  const short = /^(?:#(\d)|v(\d)|(\d)(?:st|nd|rd|th))$/.exec(first)
  if (short) {
    const number = Number(short[1] ?? short[2] ?? short[3])
    return { to: short[1] || short[2] ? from + 1 : named, design: { among: short[2] ? 'versions' : among, number } }
  }
  if (first === 'original') return { to: named, design: { among: 'versions', number: 1 } }
  if (/^(?:previous|earlier|old)$/.test(first) && named === from + 2)
    return { to: named, design: { among: 'versions', number: -1 } }
  const number = first === 'last' ? -1 : ORDINALS.indexOf(first) + 1
  return number === 0 ? undefined : { to: named, design: { among, number } }
}

const COMPARED = new Set(['darker', 'lighter', 'brighter', 'deeper', 'paler', 'softer', 'warmer', 'cooler', 'bolder'])
const BLUE = new Set(['blue', 'red', 'green', 'pink', 'yellow', 'brown', 'purple', 'white', 'black', 'orange'])

/** Of "a lighter green" the green: one that is there may be compared. */
export function comparedIn(words: readonly string[], colour: FoundColour): FoundColour | undefined {
  const [first = '', ...rest] = words
  const plain = COMPARED.has(first) ? namedColour(rest.join(' ')) : undefined
  return plain && { ...colour, words: rest.join(' '), hex: plain.hex }
}

/** "bluer", "redder" */
export function bluerIn(lower: string): FoundColour | undefined {
  const stem = /^([a-z]{3,})(?:er|ier)$/.exec(lower)?.[1]
  const words = stem && [stem, `${stem}e`, stem.slice(0, -1)].find((one) => BLUE.has(one))
  const hex = words && namedColour(words)?.hex
  return hex ? { words, hex, start: 0, end: 0 } : undefined
}
