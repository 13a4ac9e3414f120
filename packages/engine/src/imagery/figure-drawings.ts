/**
 * Things drawn in many tones, with light and shade, to be painted in the colours of a palette or in their own: those of the
 * packed file, and people and groups that are put together of parts (ensembles/).
 */
import type { ColourRef, GradientStop, Hex, Paint, PlainColour, Shape } from '../scene/types.ts'
import { ensemble } from './ensembles/ensemble.ts'
import { ensembleNames, isEnsemble } from './ensembles/table.ts'
import { lentFigure } from './lent-figures.ts'
import { type FigureDrawing, isPacked, LINE, type PackedShape, packedDrawing, packedNames } from './packed-figures.ts'
import { hasView, viewDrawing } from './views/figure.ts'

export { FIGURE_SIDE } from './packed-figures.ts'

/** What a figure is painted with. */
export interface FigureColours {
  /** The leading colour and two beside it. */
  tones: Tones
  /** The lightest and the darkest role: what is white, black or grey lies between them. */
  light: PlainColour
  dark: PlainColour
  /** Of the first person and of those beside. */
  skins: readonly [Hex, ...Hex[]]
  /** The tones of another figure that stands in it; `tones` where absent. */
  tonesOf?(figure: string): Tones
}
type Tones = readonly [PlainColour, PlainColour, PlainColour]

export const hasFigure = (name: string): boolean =>
  isEnsemble(name) || isPacked(name) || hasView(name) || lentFigure(name) !== undefined
export const figureNames = (): string[] => [...packedNames(), ...ensembleNames()]

/** Throws when no figure has that name. */
export function figureDrawing(name: string): FigureDrawing {
  const lent = lentFigure(name)
  if (lent) return { white: 0, black: 0, ink: lent.ink, own: lent.own, shapes: [] }
  return hasView(name) ? viewDrawing(name) : isEnsemble(name) ? ensemble(name) : packedDrawing(name)
}

/** The box of what is seen of a figure, its width and its height, shares of its square. */
export function sizesOf(name: string): { ink: FigureDrawing['ink']; w: number; h: number } {
  const { ink } = figureDrawing(name)
  return { ink, w: ink.right - ink.left, h: ink.bottom - ink.top }
}

/** A figure's shapes in a square of `FIGURE_SIDE`. */
export function drawFigure(name: string, colours: FigureColours): Shape[] {
  const { shapes, ink } = figureDrawing(name)
  const painted = shapes.map((shape) => drawn(shape, colours))
  inks.set(painted, ink)
  return painted
}

const inks = new WeakMap<readonly Shape[], FigureDrawing['ink']>()
/** The box of what is seen of a figure as it was drawn, shares of its square; undefined for other shapes. */
export const inkOf = (shapes: readonly Shape[]): FigureDrawing['ink'] | undefined => inks.get(shapes)

function drawn({ paint, path, of }: PackedShape, colours: FigureColours): Shape {
  const painted = paintOf(paint, of && colours.tonesOf ? { ...colours, tones: colours.tonesOf(of) } : colours)
  const [, width, cap, join, line] = LINE.exec(path) ?? []
  if (line === undefined)
    return path.startsWith('*') ? { d: path.slice(1), fill: painted, rule: 'evenodd' } : { d: path, fill: painted }
  return {
    d: line,
    stroke: {
      paint: painted,
      width: Number(width),
      ...(cap === 'r' && { cap: 'round' as const }),
      ...(join === 'r' && { join: 'round' as const }),
    },
  }
}

function paintOf(text: string, colours: FigureColours): Paint {
  const kind = text.charAt(0)
  if (kind !== 'L' && kind !== 'R') {
    const { colour, alpha = 1 } = stopOf(text, colours)
    return alpha < 1 ? { colour, alpha } : colour
  }
  const [place = '', ...stops] = text.slice(1).split(' ')
  const list = stops.map((stop): GradientStop => {
    const cut = stop.indexOf(':')
    return { at: Number(stop.slice(0, cut)) / 100, ...stopOf(stop.slice(cut + 1), colours) }
  })
  if (kind === 'L') return { gradient: 'linear', angle: Number(place), stops: list }
  const [x = 0, y = 0, radius = 0] = place.split(',').map(Number)
  return { gradient: 'radial', centre: [x, y], radius, stops: list }
}

/** Hundredths of lightness: above, what is grey is light with shade on it, below dark with light on it. */
const MIDDLE = 55
/** Where white and black lie. */
const [WHITE, BLACK] = [98, 22]
/** A colour of its own, that no palette changes: '#5b3a29'. */
const HEX_LENGTH = 7

/** 'A-12;80': a tone, its distance in lightness, its opacity. */
function stopOf(text: string, colours: FigureColours): { colour: ColourRef; alpha?: number } {
  const [tone = '', alpha] = text.split(';')
  const colour = toneOf(tone, colours)
  return alpha === undefined ? { colour } : { colour, alpha: Number(alpha) / 100 }
}

function toneOf(tone: string, { tones, light, dark, skins }: FigureColours): ColourRef {
  const letter = tone.charAt(0)
  if (letter === '#') return shaded(tone.slice(0, HEX_LENGTH) as Hex, Number(tone.slice(HEX_LENGTH)))
  const step = Number(tone.slice(1))
  if (letter === 'N')
    return step > MIDDLE ? shaded(light, Math.min(0, step - WHITE)) : shaded(dark, Math.max(0, step - BLACK))
  const person = 'STU'.indexOf(letter)
  if (person >= 0) return shaded(skins[person % skins.length] ?? skins[0], step)
  return shaded(tones['ABC'.indexOf(letter)] ?? tones[0], step)
}

const shaded = (colour: PlainColour, step: number): ColourRef => (step === 0 ? colour : `${colour}/${step}`)
