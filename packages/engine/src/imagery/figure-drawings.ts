/**
 * Things drawn in many tones, with light and shade, to be painted in the colours of a palette or in their own. Their file
 * (scripts/generate/figures.ts writes it and says its form) is opened with the first that is asked for.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { memo } from '../base/memo.ts'
import type { ColourRef, GradientStop, Hex, Paint, PlainColour, Shape } from '../scene/types.ts'

/** The side of the square that figures are drawn in. */
export const FIGURE_SIDE = 128

/** What a figure is painted with. */
export interface FigureColours {
  /** The leading colour and two beside it. */
  tones: readonly [PlainColour, PlainColour, PlainColour]
  /** The lightest and the darkest role: what is white, black or grey lies between them. */
  light: PlainColour
  dark: PlainColour
  skin: Hex
}

export interface FigureDrawing {
  /** How much of it is white and how much is black, 0 to 1. */
  white: number
  black: number
  /** Where it is seen in its square, shares of the side. */
  ink: InkBox
  /** Its own leading colours, the one that covers most first; none where it is black and white. */
  own: Hex[]
  shapes: PackedShape[]
}
export interface InkBox {
  left: number
  top: number
  right: number
  bottom: number
}
interface PackedShape {
  paint: string
  path: string
}

let lines: Map<string, string> | undefined
const unpacked = new Map<string, FigureDrawing>()

function open(): Map<string, string> {
  if (lines) return lines
  const text = brotliDecompressSync(readFileSync(new URL('./figures.generated.br', import.meta.url))).toString()
  lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line]))
  return lines
}

export const hasFigure = (name: string): boolean => open().has(name)
export const figureNames = (): string[] => [...open().keys()]

/** Throws when no figure has that name. */
export function figureDrawing(name: string): FigureDrawing {
  return memo(unpacked, name, () => {
    const [, head = '', ...shapes] = open().get(name)?.split('\t') ?? []
    if (shapes.length === 0) throw new RangeError(`No figure is called '${name}'`)
    const [white, black, box = '', ...own] = head.split(' ')
    const [left = 0, top = 0, right = FIGURE_SIDE, bottom = FIGURE_SIDE] = box.split(',').map(Number)
    return {
      white: Number(white) / 100,
      black: Number(black) / 100,
      ink: {
        left: left / FIGURE_SIDE,
        top: top / FIGURE_SIDE,
        right: right / FIGURE_SIDE,
        bottom: bottom / FIGURE_SIDE,
      },
      own: own as Hex[],
      shapes: shapes.map((shape) => {
        const [paint = '', path = ''] = shape.split('|')
        return { paint, path }
      }),
    }
  })
}

/** A figure's shapes in a square of `FIGURE_SIDE`. */
export function drawFigure(name: string, colours: FigureColours): Shape[] {
  return figureDrawing(name).shapes.map(({ paint, path }): Shape => {
    const painted = paintOf(paint, colours)
    const [, width, cap, join, line] = /^!([\d.]+),(\w),(\w)!(.*)$/.exec(path) ?? []
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
  })
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

/** 'A-12;80': a tone, its distance in lightness, its opacity. */
function stopOf(text: string, { tones, light, dark, skin }: FigureColours): { colour: ColourRef; alpha?: number } {
  const [tone = '', alpha] = text.split(';')
  const [letter, step] = [tone.charAt(0), Number(tone.slice(1))]
  const colour =
    letter === 'N'
      ? step > MIDDLE
        ? shaded(light, Math.min(0, step - WHITE))
        : shaded(dark, Math.max(0, step - BLACK))
      : shaded(letter === 'S' ? skin : (tones['ABC'.indexOf(letter)] ?? tones[0]), step)
  return alpha === undefined ? { colour } : { colour, alpha: Number(alpha) / 100 }
}

const shaded = (colour: PlainColour, step: number): ColourRef => (step === 0 ? colour : `${colour}/${step}`)
