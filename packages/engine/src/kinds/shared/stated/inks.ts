/** Colours of words on a ground: those that were asked for to the letter, else what reads. */
import type { Brief, ColourRequest } from '../../../brief/types.ts'
import { apca, contrast, difference, ensureContrast, oklch } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, Role } from '../../../scene/types.ts'
import type { Ground, Sheet } from '../sheet.ts'
import { LEADING, REACHING } from './groups.ts'

/** Large type in the sense of WCAG, and by APCA's table of uses, pixels. */
const LARGE = { ratio: 24, lightness: 36 }

/** What was asked for a part; who speaks of a name that is the headline means the headline. */
export const wishFor = ({ colours, copy }: Brief, role: Role): ColourRequest | undefined =>
  colours.find(({ target }) => target === role) ??
  colours.find(
    ({ target }) =>
      LEADING.includes(role) && LEADING.some((one) => one === target) && !copy.some((other) => other.role === target),
  )

/** What colour was asked for a part; facts by which somebody is reached are of one colour. */
const wishOf = (brief: Brief, role: Role) =>
  wishFor(brief, role) ??
  (REACHING.includes(role) ? brief.colours.find(({ target }) => REACHING.some((one) => one === target)) : undefined) ??
  // A colour of letters that is too soft for small ones is the title's all the same.
  (LEADING.includes(role) || role === 'person' ? brief.colours.find(({ target }) => target === 'text') : undefined)

const hexOf = ({ direction: { palette } }: Sheet, { fill }: Ground): Hex => palette[fill]

/** The colour that was asked for a part by name, as far as it can be read on a ground in a size, pixels. */
export function askedColour(
  sheet: Sheet,
  role: Role,
  ground: Ground,
  size = Number.POSITIVE_INFINITY,
): Hex | undefined {
  const wish = wishOf(sheet.brief, role)
  if (!wish) return undefined
  const under = hexOf(sheet, ground)
  const ratio = ratioFor(size)
  if (contrast(wish.hex, under) >= ratio) return wish.hex
  const lightness = size >= LARGE.lightness ? 46 : 61
  // A colour that had to give way is held against both measures.
  const steps = [0, 0.5, 1, 1.5, 2, 3, 4].map((more) => ensureContrast(wish.hex, under, ratio + more))
  return steps.find((colour) => Math.abs(apca(colour, under)) >= lightness) ?? steps.at(-1)
}
/** With some air for grounds that have depth. */
const RATIO = { large: 3.2, small: 4.7 } as const
/** The contrast that letters of a size need, pixels. */
export const ratioFor = (size: number): number => (size >= LARGE.ratio ? RATIO.large : RATIO.small)

/** Nearer than this in OKLab, two tones of a hue go by one name. */
const SAME_NAME = 0.16
/** What a plate under letters of a colour that was told wants: that they read on it, and that it is seen on the ground. */
const [CARRIED, SEEN] = [3.4, 1.5]

/**
 * The plate that letters stand on whose colour was told and does not read on the ground: another hue is not what was asked for, nor is
 * another ground. It is a deep or a light tone of the ground; undefined where they need none.
 */
export function plateFor(sheet: Sheet, role: Role, ground: Ground): ColourRef | undefined {
  const wish = wishOf(sheet.brief, role)
  const given = askedColour(sheet, role, ground)
  if (!wish || !given || given === wish.hex) return undefined
  // A little darker, gold is gold: only a hue that was told to the digit, or would be another, needs a plate.
  if (!/\d/.test(wish.words) && difference(given, wish.hex) < SAME_NAME) return undefined
  const { palette } = sheet.direction
  const under = palette[ground.fill]
  const tones = (some: readonly number[]) => some.map((by): ColourRef => `${ground.fill}/${by}`)
  const [deep, light] = [
    [...tones(DEEP), '#141414' as const],
    [...tones(LIGHT), '#ffffff' as const],
  ]
  return (oklch(under).l < MIDDLE ? [...deep, ...light] : [...light, ...deep]).find((one) => {
    const plate = resolveColour(one, palette)
    return contrast(plate, wish.hex) >= CARRIED && contrast(plate, under) >= SEEN
  })
}
/** Hundredths of lightness, the nearest to the ground first: a plate is no darker than it must be, and on the ground's side of the middle where it can be. */
const [DEEP, LIGHT] = [
  [-24, -32, -40, -50, -60],
  [20, 30, 45],
] as const
const MIDDLE = 0.55

/** The colour that was told for letters, whatever they stand on. */
export const toldInk = (sheet: Sheet, role: Role): Hex | undefined => wishOf(sheet.brief, role)?.hex

/** The ink of a ground; where a colour that was asked for makes it too soft for a size, black or white. */
export function inkOn({ direction: { palette } }: Sheet, { ink, fill }: Ground, size: number): ColourRef {
  const reads = (colour: Hex) =>
    contrast(colour, palette[fill]) >= RATIO.small &&
    Math.abs(apca(colour, palette[fill])) >= (size >= LARGE.lightness ? 48 : 63)
  return reads(palette[ink]) ? ink : ((['#000000', '#ffffff'] as const).find(reads) ?? ink)
}

/** The colour that was told for what leads, whether it reads on the ground or not: what is no text need not. */
export const leadColour = (sheet: Sheet): Hex | undefined =>
  LEADING.map((role) => wishOf(sheet.brief, role)?.hex).find((told) => told !== undefined)

/** What a text is written in on a ground. */
export const writtenIn = (sheet: Sheet, role: Role, ground: Ground, size: number): ColourRef =>
  askedColour(sheet, role, ground, size) ?? inkOn(sheet, ground, size)

/** The colour that was asked for a picture. */
export const askedOfPicture = ({ colours }: Brief, role: Role | undefined): Hex | undefined =>
  colours.find(({ target }) => target === role || target === 'icon')?.hex
