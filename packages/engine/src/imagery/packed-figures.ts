/** The file of figures (scripts/generate/figures.ts writes it and says its form), opened with the first that is asked for. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { memo } from '../base/memo.ts'
import type { Hex } from '../scene/types.ts'

/** The side of the square that figures are drawn in. */
export const FIGURE_SIDE = 128

export interface FigureDrawing {
  /** How much of it is white and how much is black, 0 to 1. */
  white: number
  black: number
  /** Where it is seen in its square, shares of the side. */
  ink: InkBox
  /** Its own leading colours, the one that covers most first; none where it is black and white or takes a palette's. */
  own: Hex[]
  shapes: PackedShape[]
}
export interface InkBox {
  left: number
  top: number
  right: number
  bottom: number
}
/** A shape by its tone and its path; both are read by `drawFigure`. */
export interface PackedShape {
  paint: string
  path: string
  /** The figure whose tones its paint speaks of, where that is another one that stands in this. */
  of?: string
}

/** The path of a line: its width, cap, join ('r' is round) and data. */
export const LINE = /^!([\d.]+),(\w),(\w)!(.*)$/

/** A figure one of whose own colours is another: its name, which of A, B and C, the colour ('rose@A#ffffff'). */
const IN_COLOUR = /^([^~+@]*)@([ABC])(#[\da-f]{6})$/
export const inColour = (name: string, place: number, colour: Hex): string => `${name}@${'ABC'.charAt(place)}${colour}`
/** The name without a colour. */
export const uncoloured = (name: string): string => IN_COLOUR.exec(name)?.[1] ?? name
/** Whether a colour was said of a figure, of things that stand together of the one that leads. */
export const isInColour = (name: string): boolean => /^[^~+]*@/.test(name)

let lines: Map<string, string> | undefined
const unpacked = new Map<string, FigureDrawing>()

function open(): Map<string, string> {
  if (lines) return lines
  const text = brotliDecompressSync(readFileSync(new URL('./figures.generated.br', import.meta.url))).toString()
  lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line]))
  return lines
}

export const isPacked = (name: string): boolean => open().has(uncoloured(name))
export const packedNames = (): string[] => [...open().keys()]

/** Throws when the file has no figure of that name. */
export function packedDrawing(name: string): FigureDrawing {
  return memo(unpacked, name, () => {
    const [, plain, letter = '', colour] = IN_COLOUR.exec(name) ?? []
    if (plain !== undefined) return recoloured(packedDrawing(plain), 'ABC'.indexOf(letter), colour as Hex)
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

const recoloured = (drawing: FigureDrawing, place: number, colour: Hex): FigureDrawing => ({
  ...drawing,
  own: drawing.own.map((own, i) => (i === place ? colour : own)),
})
