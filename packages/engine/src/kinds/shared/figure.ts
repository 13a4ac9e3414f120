/** A thing drawn in the tones of the palette. */

import { last, nth } from '../../base/items.ts'
import { memo } from '../../base/memo.ts'
import type { Tone } from '../../base/tones.ts'
import { says } from '../../brief/told/sayings.ts'
import { contrast, difference, hex, isHex, mix, oklch } from '../../colour/colour.ts'
import { plainName } from '../../imagery/activities.ts'
import { isEnsemble, leadOf } from '../../imagery/ensembles/table.ts'
import { isNatural } from '../../imagery/figure-classes.ts'
import { drawFigure, FIGURE_SIDE, figureDrawing } from '../../imagery/figure-drawings.ts'
import { figureOfPictogram } from '../../imagery/figures.ts'
import { type LentFigure, lentFigure } from '../../imagery/lent-figures.ts'
import { isInColour } from '../../imagery/packed-figures.ts'
import type { ColourRef, Hex, Palette, PaletteRole, PlainColour, Shape, Vector } from '../../scene/types.ts'
import { inOneInk } from './print.ts'
import type { Sheet } from './sheet.ts'

export type Tones = [PaletteRole, PaletteRole, PaletteRole]
/** What a figure is painted with: roles of the palette, or its own colours. */
export type FigureTones = readonly [PlainColour, PlainColour, PlainColour]

/** A form this near in lightness to its ground is not seen. */
const SEEN = 1.75
/** Two tones nearer than this are one. */
const APART = 0.12

/** What a figure is painted by. */
export type Inks = Pick<Sheet, 'brief' | 'direction' | 'random'>

const chosen = new WeakMap<Palette, Map<PaletteRole, Tones>>()

/** Colours for forms on a fill: coloured ones before black and white, well seen before barely. */
export const tonesOn = ({ direction: { palette } }: Inks, fill: PaletteRole): Tones =>
  memo(
    memo(chosen, palette, () => new Map<PaletteRole, Tones>()),
    fill,
    () => chooseTones(palette, fill),
  )

function chooseTones(palette: Palette, fill: PaletteRole): Tones {
  const roles: PaletteRole[] = ['accent', 'secondary', 'ink', 'paper', 'onAccent', 'surface', 'onSecondary']
  const worth = (role: PaletteRole) => {
    const seen = contrast(palette[role], palette[fill])
    return (seen >= SEEN ? 10 : seen * 2) + oklch(palette[role]).c * 10 + Math.min(seen, 6) * 0.2
  }
  const sorted = roles.filter((role) => role !== fill).sort((a, b) => worth(b) - worth(a))
  const tones: PaletteRole[] = []
  for (const role of sorted)
    if (tones.every((other) => difference(palette[role], palette[other]) >= APART)) tones.push(role)
  for (const role of sorted) if (tones.length < 3 && !tones.includes(role)) tones.push(role)
  return tones.slice(0, 3) as Tones
}

/** People are of many colours. */
const SKINS: readonly [Hex, ...Hex[]] = ['#f3c9a5', '#e0a878', '#c68a5c', '#9c6844', '#6b4430']
/** In a group the first is of the lighter, the second of the middle, the third of the darker tones. */
const BY_PLACE: readonly (readonly [Hex, ...Hex[]])[] = [
  ['#f3c9a5', '#e8b48a'],
  ['#c68a5c', '#b47a4e'],
  ['#8a5a3c', '#6b4430'],
]
const DARKER: readonly [Hex, ...Hex[]] = ['#8a5a3c', '#6b4430', '#573524']
/** A part this near to its ground is lost in it. */
const LOST = 1.25
/** So much of a figure may be lost in its ground. */
const MOST_LOST = 0.2

const byLightness = ({ direction: { palette } }: Inks): PaletteRole[] =>
  (['paper', 'ink', 'surface'] as const).toSorted((a, b) => oklch(palette[a]).l - oklch(palette[b]).l)

/** Of a figure's white or black so much is to stand apart from its leading colour. */
const SEEN_SHARE = 0.06

/** The tones of a figure that stands on a fill: its leading colour is not the one that its whites or its blacks have. */
export function tonesOf(sheet: Inks, name: string, fill: PaletteRole): FigureTones {
  const { palette } = sheet.direction
  const roles = byLightness(sheet)
  const { white, black } = figureDrawing(name)
  const plain = [...(white > SEEN_SHARE ? roles.slice(-1) : []), ...(black > SEEN_SHARE ? roles.slice(0, 1) : [])]
  const isOwn = (tone: PaletteRole) => plain.every((role) => difference(palette[role], palette[tone]) >= APART)
  const tones = tonesOn(sheet, fill)
  const natural = naturalTones(sheet, name)
  if (natural && (isNatural(name) || contrast(natural[0], palette[fill]) >= SEEN_NATURAL)) return natural
  const lead = tones.findIndex((tone) => isOwn(tone) && contrast(palette[tone], palette[fill]) >= LOST)
  return lead > 0 ? ([tones[lead], ...tones.filter((_, place) => place !== lead)] as Tones) : tones
}

/** Below this chroma a palette has nothing to paint a thing with: it keeps its own colours. */
const COLOURED = 0.06
/** How often a thing keeps its own colours where the palette has some. */
const NATURAL = 0.35
/** … one that is known by them. */
const OWN = 1
/** What is known by its colours keeps them on any ground: what lies inside its outline tells it as well. */
const SEEN_NATURAL = 1.5

/** A figure's own colours, drawn towards the palette unless one was said of it; undefined where the sheet paints in its own. */
function naturalTones({ direction: { palette }, random }: Inks, name: string): [Hex, Hex, Hex] | undefined {
  const [first, second = first, third = second] = figureDrawing(name).own
  const chroma = Math.max(oklch(palette.accent).c, oklch(palette.secondary).c)
  if (!first || !second || !third) return undefined
  const often = isNatural(name) ? OWN : NATURAL
  if (chroma >= COLOURED && !random.fork('natural').chance(often)) return undefined
  const near = (own: Hex) => (chroma < COLOURED || isInColour(name) ? own : mix(own, palette.accent, NEARER))
  return [near(first), near(second), near(third)]
}
/** How far own colours go towards the accent. */
const NEARER = 0.12

/** Whether a figure is seen on a ground as it is; else it wants something behind it. */
export function isSeenOn(sheet: Inks, name: string, fill: PaletteRole): boolean {
  const { palette } = sheet.direction
  const roles = byLightness(sheet)
  const lost = (role: PaletteRole, share: number) => (contrast(palette[role], palette[fill]) < LOST ? share : 0)
  const { white, black } = figureDrawing(name)
  return lost(last(roles), white) + lost(nth(roles, 0), black) <= MOST_LOST
}

/** How wide the edge of a figure is that was cut out, of its square, on both sides of its outline. */
const EDGE = 9

/** What is black in a drawing is dark on any palette, what is white is light. */
const darkOf = ({ direction: { palette } }: Inks, role: PaletteRole): PlainColour => {
  const { l, h } = oklch(palette[role])
  return l < DARK ? role : hex({ l: BLACK, c: 0.02, h })
}
const lightOf = ({ direction: { palette } }: Inks, role: PaletteRole): PlainColour => {
  const { l, c, h } = oklch(palette[role])
  return l > LIGHT && c < PURE ? role : hex({ l: WHITE, c: 0.01, h })
}
const [DARK, BLACK, LIGHT, WHITE] = [0.42, 0.24, 0.82, 0.98]
/** From this chroma on a light role is a colour: bones and milk are not lime. */
const PURE = 0.05

/** How often pictures that stand for a subject are printed in one ink. */
const PRINTED = 0.2
/** An ink has a colour, and room for light and shade. */
const INK = { chroma: 0.07, least: 0.35, most: 0.78 } as const

/** The role in whose lightnesses a sheet prints its pictures; undefined where they have their colours: what is known by them, what was asked for. */
function plateOf({ brief, direction, random }: Inks, name: string, [lead]: FigureTones): PaletteRole | undefined {
  // Things of one ink before one another would be one form.
  if (leadOf(name) !== name) return undefined
  if (isHex(lead) || (brief.depictions?.length ?? 0) > 0 || !random.fork('print').chance(PRINTED)) return undefined
  const { l, c } = oklch(direction.palette[lead])
  return c >= INK.chroma && l >= INK.least && l <= INK.most ? lead : undefined
}

/** What people wear and stand at is coloured: for black and white a tone beside the leading colour, lighter or darker. */
function clothes(
  { direction: { palette } }: Inks,
  tones: readonly [PlainColour, PlainColour, PlainColour],
): typeof tones {
  const colour = (tone: PlainColour): Hex => (isHex(tone) ? tone : palette[tone])
  const lead = oklch(colour(tones[0]))
  if (lead.c < GREYISH) return tones
  const beside = (tone: PlainColour, by: number): PlainColour =>
    oklch(colour(tone)).c >= GREYISH
      ? tone
      : hex({ l: lead.l + (lead.l > 0.6 ? -by : by), c: lead.c * 0.8, h: lead.h + TURNED })
  return [tones[0], beside(tones[1], 0.22), beside(tones[2], 0.12)]
}
/** Below this chroma a tone is a grey; degrees that the tone in its place is turned from the leading hue. */
const [GREYISH, TURNED] = [0.035, 28]

/** Tones in another order: things that stand together do not all have one colour. */
const turned = ([a, b, c]: FigureTones, by: number): FigureTones =>
  nth<FigureTones>(
    [
      [b, c, a],
      [c, a, b],
      [a, b, c],
    ],
    by % 3,
  )

/** The skins of the people of a figure, the first, the second and the third. */
function skinsOf({ random, brief }: Inks, name: string): readonly [Hex, ...Hex[]] {
  const lot = random.fork('skin')
  const isDark = says(brief, 'darkSkin')
  if (!isEnsemble(name)) return [lot.pick(isDark ? SKINS.slice(-2) : SKINS)]
  const [first, ...others] = BY_PLACE.map((some) => lot.pick(isDark ? DARKER : some))
  return [first ?? SKINS[0], ...others]
}

/** A figure; `tones`: as they stand out from what is behind it. */
export function figure(
  sheet: Inks,
  id: string,
  name: string,
  tones: readonly [PlainColour, PlainColour, PlainColour],
  size: number,
  /** `outlined`: as if cut out of white paper, for grounds of several colours, or with an edge of a colour of its own. */
  {
    outlined = false,
    ...options
  }: Partial<Pick<Vector, 'at' | 'role' | 'rotate' | 'opacity'>> & { outlined?: boolean | PlainColour } = {},
): Vector {
  const roles = byLightness(sheet)
  const lent = lentFigure(name)
  if (lent)
    return {
      ...asLent(lent, outlined === true ? lightOf(sheet, last(roles)) : outlined),
      id,
      ...sized(lent, size),
      ...options,
    }
  const { h } = oklch(sheet.direction.palette[nth(roles, 0)])
  // Dark hair and black handles are grey in light, not the palette's green or blue.
  const dark = isNatural(name) ? hex({ l: BLACK, c: 0.02, h }) : darkOf(sheet, nth(roles, 0))
  const light = lightOf(sheet, last(roles))
  const worn = isEnsemble(name) ? clothes(sheet, tones) : tones
  const painted = drawFigure(name, {
    tones: worn,
    light,
    dark,
    skins: skinsOf(sheet, name),
    tonesOf: (part) => (isNatural(part) ? naturalTones(sheet, part) : undefined) ?? turned(worn, part.length),
  })
  const plate = plateOf(sheet, name, tones)
  const shapes = plate ? inOneInk(painted, plate, sheet.direction.palette) : painted
  const around = outlined === true ? light : outlined
  return {
    type: 'vector',
    id,
    role: 'illustration',
    width: size,
    height: size,
    viewBox: [FIGURE_SIDE, FIGURE_SIDE],
    shapes: around ? [...shapes.map((shape) => edged(shape, around)), ...shapes] : shapes,
    ...(options.role !== 'pattern' && { alt: plainName(name).replaceAll('-', ' ') }),
    ...options,
  }
}

/** A drawing as its maker left it. */
function asLent({ shapes, groups, viewBox: [width, height], side }: LentFigure, around: PlainColour | false) {
  // What is cut off has no outline of its own.
  const isCut = groups.some(({ clip }) => clip !== undefined)
  const edges =
    around === false || isCut ? [] : shapes.map((shape) => edged(shape, around, (EDGE * side) / FIGURE_SIDE))
  return {
    type: 'vector' as const,
    role: 'illustration' as const,
    viewBox: [width, height] satisfies Vector['viewBox'],
    shapes: [...edges, ...shapes],
    groups,
  }
}
const sized = ({ viewBox: [width, height], side }: LentFigure, size: number) => ({
  width: (size * width) / side,
  height: (size * height) / side,
})

/** The outline of a drawing, filled with one colour: nothing that is read aloud. */
export const inOneColour = ({ alt: _, ...drawn }: Vector, fill: ColourRef): Vector => ({
  ...drawn,
  shapes: drawn.shapes.map(({ d, rule }) => ({ d, fill, ...(rule && { rule }) })),
})

/** A shape in one colour, wider by an edge. */
const edged = ({ d, fill, stroke }: Shape, paint: PlainColour, wide = EDGE): Shape => ({
  d,
  ...(fill !== undefined && { fill: paint }),
  stroke: { paint, width: wide + (stroke?.width ?? 0), join: 'round' },
})

/** Tones that ask for one colour and no more. */
const PLAIN: readonly Tone[] = ['minimal', 'swiss', 'luxury', 'corporate', 'elegant']

/**
 * The figure by which a sheet shows what a pictogram shows: where there is one, mostly; the same for all pictures of a
 * composition. Cards show marks.
 */
export function figureChosen(sheet: Inks, icon: string): string | undefined {
  const { brief, random } = sheet
  if (brief.kind !== 'poster' && brief.kind !== 'banner') return undefined
  const often = brief.style.tones.some((tone) => PLAIN.includes(tone)) ? OFTEN_PLAIN : OFTEN
  return random.fork('figure').chance(often) ? figureOfPictogram(icon) : undefined
}
const [OFTEN, OFTEN_PLAIN] = [0.8, 0.4]

/** How well a figure's own leading colour stands out from a fill, as a ratio; 1 where it has none or takes those of the palette. */
export const standsOut = (sheet: Inks, name: string, fill: PaletteRole): number => {
  const [lead] = figureDrawing(name).own
  return lead && isNatural(name) ? contrast(lead, sheet.direction.palette[fill]) : 1
}
