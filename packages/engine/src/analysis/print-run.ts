/** How a design goes to a printer: the sizes that are usual where it is printed, and the condition of the press. */
import { defaultFormat } from '../brief/formats.ts'
import { type Region, regionOf } from '../brief/words/region.ts'
import type { Design } from '../design/types.ts'
import { CARD_WORDS, FLYER_WORDS, STATIONERY_WORDS } from '../language/lexicon/printed-words.ts'
import type { ExportOptions } from '../render/files/types.ts'
import { fitsIn, PRINT_SIZES, type PrintSize, type PrintSizeName } from '../render/pdf/print-sizes.ts'
import { CONDITION_NAMES, CONDITIONS, type ConditionName } from '../render/press/conditions.ts'
import type { Format, Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'

export interface PrintChoices {
  region: Region
  /** The usual one there. */
  condition: ConditionName
  /** All, the usual ones first. */
  conditions: { name: ConditionName; label: string; inkLimit: number }[]
  /** Millimetres of the size that it has and that is none of the usual ones; null: there is none. */
  own: { width: number; height: number } | null
  /** Which of the sizes it is printed in unless somebody says otherwise; null: as it is, which is none of them. */
  size: PrintSizeName | null
  sizes: PrintSizeChoice[]
}

export interface PrintSizeChoice {
  name: PrintSizeName
  label: string
  /** Millimetres, as the design stands: upright or lying. */
  width: number
  height: number
  /** Whether it only has to be scaled; else it is composed anew. */
  fits: boolean
}

/** What is printed in which sizes, the usual one first; the first row whose words the prompt has. */
const USUAL: readonly { words: RegExp; europe: readonly PrintSizeName[]; america: readonly PrintSizeName[] }[] = [
  {
    words: FLYER_WORDS,
    europe: ['a5', 'a6', 'dl', 'a4'],
    america: ['letter', '5x7', '4x6'],
  },
  {
    words: STATIONERY_WORDS,
    europe: ['a4', 'a5', 'a3'],
    america: ['letter', 'tabloid'],
  },
  {
    words: CARD_WORDS,
    europe: ['a6', 'dl', 'a5'],
    america: ['5x7', '4x6'],
  },
]

const POSTERS = {
  europe: ['a3', 'a4', 'a2', 'a1'],
  america: ['18x24', '24x36', 'tabloid', 'letter'],
} as const satisfies Record<Region, readonly PrintSizeName[]>
const CARDS = {
  europe: ['85x55', '3.5x2'],
  america: ['3.5x2', '85x55'],
} as const satisfies Record<Region, readonly PrintSizeName[]>

/** A scene, and what it was asked for with where that is known. */
export type Printed = Pick<Design, 'scene'> & Partial<Pick<Design, 'brief'>>

/** The words that a design was asked for in. */
const askedIn = ({ brief }: Partial<Pick<Design, 'brief'>>): string => brief?.prompt ?? ''

/** Those, and what it says: an address may have come later. */
const wordsOf = (printed: Printed): string =>
  [
    askedIn(printed),
    ...[...places(printed.scene)].flatMap(({ node }) => (node.type === 'text' ? [node.text] : [])),
  ].join('\n')

/** Of a sheet that was chosen: what is measured in inches has an eighth of one to be cut off. */
const regionOfSheet = ({ print }: Format): Region | undefined => print && (print.bleed > 3 ? 'america' : 'europe')

/** English with no country, or one of those that print on inches. */
const AMERICAN = /^en(?:-(?:us|ca|ph|pr))?$/i

/**
 * Where a design is printed. Its words tell; else the sheet that it has; else the language of whoever asks. A card that nothing was said
 * about is made in the American size, which tells nothing.
 * @param reads the language of whoever asks, as a code, with its country where that is known: 'de', 'en-GB'
 */
export function printedIn(design: Printed, reads?: string): Region {
  const { format, kind } = design.scene
  const foreign: Region | undefined = reads !== undefined && !AMERICAN.test(reads) ? 'europe' : undefined
  const sheet = regionOfSheet(format)
  const said = regionOf(wordsOf(design))
  return said ?? (kind === 'business-card' ? (foreign ?? sheet) : (sheet ?? foreign)) ?? 'america'
}

const usualIn = (region: Region): ConditionName => (region === 'europe' ? 'fogra39' : 'cgats-tr-001')

/** The condition that is usual where it is printed. @param reads the language of whoever asks, as a code */
export const usualCondition = (design: Printed, reads?: string): ConditionName => usualIn(printedIn(design, reads))

/** A file in CMYK is made for the condition that is usual where it is printed, unless somebody says otherwise. */
export const forItsPress = (design: Printed, options: ExportOptions): ExportOptions =>
  options.colour === 'cmyk' ? { condition: usualCondition(design), ...options } : options

function sizesFor(design: Design, region: Region): readonly PrintSizeName[] {
  if (design.scene.kind === 'business-card') return CARDS[region]
  return (USUAL.find(({ words }) => words.test(askedIn(design))) ?? POSTERS)[region]
}

const isOf = ({ width, height }: { width: number; height: number }, size: PrintSize): boolean =>
  Math.abs(Math.min(width, height) - size.short) < 0.6 && Math.abs(Math.max(width, height) - size.long) < 0.6

/** Of a millimetre, a tenth. */
const rounded = (length: number) => Math.round(length * 10) / 10

const sizeOf = (format: Format, name: PrintSizeName): PrintSizeChoice => {
  const size = PRINT_SIZES[name]
  const isLying = format.height !== 'auto' && format.width > format.height
  return {
    name,
    label: size.label,
    width: rounded(isLying ? size.long : size.short),
    height: rounded(isLying ? size.short : size.long),
    fits: fitsIn(format, size),
  }
}

/** The usual sizes, with the design's own and those that it only has to be scaled to. */
function sizesOf(design: Design, region: Region): PrintSizeChoice[] {
  const { format } = design.scene
  const usual = sizesFor(design, region)
  const own = (Object.keys(PRINT_SIZES) as PrintSizeName[]).filter((name) => {
    const { print } = format
    return print && isOf(print, PRINT_SIZES[name])
  })
  return [...new Set([...usual, ...own])].map((name) => sizeOf(format, name))
}

const isPrinted = ({ kind, format }: Scene): boolean =>
  kind === 'poster' || kind === 'business-card' || format.print !== undefined

/** Null: it is for screens. @param reads the language of whoever asks, as a code */
export function printChoices(design: Design, reads?: string): PrintChoices | null {
  const { scene } = design
  if (!isPrinted(scene)) return null
  const region = printedIn(design, reads)
  const condition = usualIn(region)
  const sizes = sizesOf(design, region)
  const { format } = scene
  const { print } = format
  const own = print && sizes.find(({ name }) => isOf(print, PRINT_SIZES[name]))
  const first = sizes.find(({ fits }) => fits) ?? sizes[0]
  // A card that nothing was said about is as large as cards are there.
  const isUsual = scene.kind === 'business-card' && format.name === defaultFormat(scene.kind).name
  return {
    region,
    condition,
    conditions: CONDITION_NAMES.toSorted((a, b) => Number(b === condition) - Number(a === condition)).map((name) => ({
      name,
      label: CONDITIONS[name].label,
      inkLimit: Math.round(CONDITIONS[name].mostInk * 100),
    })),
    own: print && !own ? { width: rounded(print.width), height: rounded(print.height) } : null,
    // What has a size of its own that is none of these is printed so.
    size: isUsual ? (sizes[0]?.name ?? null) : (own?.name ?? (print ? null : (first?.name ?? null))),
    sizes,
  }
}
