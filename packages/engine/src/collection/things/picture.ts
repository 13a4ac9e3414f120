/** Pictures of things by their names: marks and drawings of the collection, figures, and at last pictograms. */
import { memo, recent } from '../../base/memo.ts'
import { ensureContrast, hex, oklch } from '../../colour/colour.ts'
import { drawFigure, figureDrawing, hasFigure } from '../../imagery/figure-drawings.ts'
import { openPictograms } from '../../imagery/pictograms.ts'
import type { ColourRef, Hex, Paint, Palette, Shape, Vector } from '../../scene/types.ts'
import { sheetNodes } from '../../sheet/fill.ts'
import { paletteOf } from '../../sheet/palette.ts'
import { openFonts } from '../../type/fonts.ts'
import { createMeasure } from '../../type/measure.ts'
import { createShaper } from '../../type/shape.ts'
import type { FontSpec, Measure } from '../../type/types.ts'
import { asFigure, coloured, leadingOf, lit } from '../as-figure.ts'
import { type Entry, sheetCalled } from '../store.ts'
import { asVector, type Drawn } from './drawn.ts'

/** Where a picture comes from, the first drawn with the most care. */
export type Source = 'mark' | 'drawing' | 'figure' | 'flat' | 'glyph'

export interface Picture extends Drawn {
  name: string
  alt: string
  source: Source
  /** What it is to stand on, where it was said. */
  palette: Partial<Palette>
  /** Its leading colours, the one that covers most first; none where it takes those of a palette. */
  own: readonly Hex[]
  /** It runs out of its box: a place, no thing. */
  isScene?: true
}

const FIGURE = 'figure.'
const GLYPH = 'glyph.'
export const figureName = (figure: string): string => `${FIGURE}${figure}`
const FLAT = 'flat.'
/** A figure in the plain colours of a palette, as logos are drawn. */
export const flatName = (figure: string): string => `${FLAT}${figure}`
const LETTER = 'letter.'
/** A letter in one of a few families. */
export const letterName = (letter: string, family: number): string => `${LETTER}${letter}.${family % FAMILIES.length}`
export const glyphName = (icon: string): string => `${GLYPH}${icon}`

const pictures = recent<string, Picture | undefined>(200)
/** Undefined where nothing has that name. */
export const pictureOf = (name: string): Picture | undefined => memo(pictures, name, () => read(name))

function read(name: string): Picture | undefined {
  if (name.startsWith(FIGURE)) return ofFigure(name.slice(FIGURE.length))
  if (name.startsWith(FLAT)) return ofFlat(name.slice(FLAT.length))
  if (name.startsWith(GLYPH)) return ofGlyph(name.slice(GLYPH.length))
  if (name.startsWith(LETTER)) return ofLetter(name.slice(LETTER.length))
  const entry = sheetCalled(name)
  return entry && ofSheet(entry)
}

function ofSheet(entry: Entry): Picture | undefined {
  const { layouts, palette } = entry.sheet()
  const vector = layouts[0] && [...sheetNodes(layouts[0].root)].find((node) => node.type === 'vector')
  if (!vector) return undefined
  const { shapes, groups = [], alt = entry.name } = vector
  const own = { name: entry.name, alt, palette }
  if (entry.isMark) return { ...own, source: 'mark', own: [], shapes, groups }
  const painted = coloured(shapes, paletteOf(palette))
  const drawn = { shapes: painted, groups: lit(groups, paletteOf(palette)) }
  const { stands } = asFigure(vector, paletteOf(palette))
  return {
    ...own,
    source: 'drawing',
    own: leadingOf(painted),
    ...drawn,
    ...(stands !== 'free' && { isScene: true as const }),
  }
}

/** Greys of figures. */
const [LIGHT, DARK]: readonly [Hex, Hex] = ['#FBFAF7', '#23232B']
const [FIRST, SECOND, THIRD]: readonly [Hex, Hex, Hex] = ['#E8743B', '#2F8F83', '#F3C14B']
const SKIN: Hex = '#E0A878'

function ofFigure(figure: string): Picture | undefined {
  if (!hasFigure(figure)) return undefined
  const { own } = figureDrawing(figure)
  const [first = FIRST, second = SECOND, third = THIRD] = own
  const shapes = drawFigure(figure, { tones: [first, second, third], light: LIGHT, dark: DARK, skins: [SKIN] })
  return {
    name: figureName(figure),
    alt: `a ${figure.replaceAll('-', ' ')}`,
    source: 'figure',
    palette: {},
    own: own.length > 0 ? own : [first],
    shapes,
    groups: [],
  }
}

/** A figure of which so much is white is a white thing. */
const WHITE = 0.35
/** Light and shade of a figure lie so many hundredths apart at least; what is nearer is one colour. */
const STEP = 12

function ofFlat(figure: string): Picture | undefined {
  if (!hasFigure(figure)) return undefined
  const isWhite = figureDrawing(figure).white > WHITE
  // What is white would not be seen on paper.
  const [light, tones] = isWhite
    ? (['accent', ['secondary', 'ink', 'secondary']] as const)
    : (['paper', ['accent', 'secondary', 'secondary']] as const)
  const shapes = drawFigure(figure, { tones, light, dark: 'ink', skins: [SKIN] })
  return {
    name: flatName(figure),
    alt: `a ${figure.replaceAll('-', ' ')}`,
    source: 'flat',
    palette: flatPalette(figureDrawing(figure).own),
    own: [],
    shapes: shapes.flatMap((shape) => flattened(shape) ?? []),
    groups: [],
  }
}

/** The figure's own leading colours as a palette, strong enough for a logo. */
function flatPalette([first = FIRST, second = SECOND]: readonly Hex[]): Partial<Palette> {
  const { h, c } = oklch(first)
  const paper = hex({ l: 0.965, c: Math.min(c, 0.02), h })
  return { paper, ink: hex({ l: 0.24, c: 0.04, h }), accent: ensureContrast(first, paper, STRONG), secondary: second }
}
const STRONG = 3.2

/** A shape in one plain colour; none where it is hardly seen. */
function flattened({ fill, stroke, ...shape }: Shape): Shape | undefined {
  const [painted, line] = [fill && plainOf(fill), stroke && plainOf(stroke.paint)]
  if (!painted && !line) return undefined
  return { ...shape, ...(painted && { fill: painted }), ...(stroke && line && { stroke: { ...stroke, paint: line } }) }
}

function plainOf(paint: Paint): ColourRef | undefined {
  if (typeof paint === 'string') return stepped(paint)
  if ('colour' in paint) return paint.alpha < SHOWS ? undefined : stepped(paint.colour)
  const seen = paint.stops.filter(({ alpha = 1 }) => alpha >= SHOWS)
  const middle = seen[Math.floor(seen.length / 2)]
  return seen.length === paint.stops.length && middle ? stepped(middle.colour) : undefined
}
const SHOWS = 0.5

function stepped(colour: ColourRef): ColourRef {
  const [role = 'accent', by = '0'] = colour.split('/')
  const step = Math.round(Number(by) / STEP) * STEP
  return (step === 0 ? role : `${role}/${step}`) as ColourRef
}

/** Heavy letters that a thing can stand in and before. */
const FAMILIES: readonly FontSpec[] = [
  { family: 'Outfit', weight: 800 },
  { family: 'Fredoka', weight: 700 },
  { family: 'Young Serif', weight: 400 },
]
/** Colours of letters that no subject has. */
const LETTER_COLOURS: readonly Partial<Palette>[] = [
  { paper: '#F5F2EA', ink: '#181C2B', accent: '#2A4BD0', secondary: '#F0B23C' },
  { paper: '#F4F4EE', ink: '#17231D', accent: '#1E6E50', secondary: '#E9B64B' },
  { paper: '#F8F1EC', ink: '#2A1418', accent: '#9B2F3C', secondary: '#E3A857' },
]
const LETTER_SIZE = 1000

let measure: Measure | undefined
function measuring(): Measure {
  if (measure) return measure
  const fonts = openFonts()
  measure = createMeasure(fonts, createShaper(fonts))
  return measure
}

function ofLetter(name: string): Picture | undefined {
  const [letter = '', family] = name.split('.')
  const font = FAMILIES[Number(family)]
  if (!font || letter === '') return undefined
  const { d } = measuring().outline(letter.toUpperCase(), font, LETTER_SIZE)
  return {
    name: `${LETTER}${name}`,
    alt: `the letter ${letter.toUpperCase()}`,
    source: 'glyph',
    palette: LETTER_COLOURS[Number(family)] ?? {},
    own: [],
    shapes: [{ d, fill: 'accent' }],
    groups: [],
  }
}

const pictograms = openPictograms()

function ofGlyph(icon: string): Picture | undefined {
  if (!pictograms.has(icon)) return undefined
  const { shapes } = pictograms.get(icon)
  return {
    name: glyphName(icon),
    alt: (icon.split(':')[1] ?? icon).replaceAll('-', ' '),
    source: 'glyph',
    palette: {},
    own: [],
    shapes: shapes.map(({ d, fill, rule, stroke }) => ({
      d,
      ...(fill && { fill: fill === 'tone' ? ('secondary' as const) : ('accent' as const) }),
      ...(rule && { rule }),
      ...(stroke && { stroke: { paint: 'accent' as const, ...stroke } }),
    })),
    groups: [],
  }
}

/** A colour that a picture stands out from, on which it looks well: its own leading colour turned, of middle light. */
function groundFor([lead]: readonly Hex[]): Hex | undefined {
  if (!lead) return undefined
  const { c, h, l } = oklch(lead)
  // What has no colour stands on any.
  const hue = c < GREY ? QUIET_HUE : (h + TURNED) % 360
  return hex({ l: l > MIDDLE ? 0.48 : 0.74, c: 0.115, h: hue })
}
const [GREY, QUIET_HUE, TURNED, MIDDLE] = [0.04, 230, 165, 0.62]

/** The palette that a picture brings to what it stands on. */
export function groundsFor({ own, palette, source }: Picture): Partial<Palette> {
  const ground = groundFor(own)
  if (!ground) return palette
  const { h } = oklch(ground)
  const made: Partial<Palette> = {
    paper: hex({ l: 0.955, c: 0.025, h }),
    ink: hex({ l: 0.25, c: 0.05, h }),
    accent: ground,
    secondary: hex({ l: 0.82, c: 0.1, h: (oklch(own[0] ?? ground).h + 20) % 360 }),
  }
  return source === 'drawing' ? { ...made, ...(palette.paper && { paper: palette.paper }) } : made
}

/** The picture as the one drawing of a mark. */
export const markVector = (picture: Picture): Vector => asVector(picture, picture.alt)
