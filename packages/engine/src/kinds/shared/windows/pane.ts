/** A window as what is seen through it finds it, and how things are drawn in it. */
import type { Random } from '../../../base/random.ts'
import { oklch } from '../../../colour/colour.ts'
import { isEnsemble } from '../../../imagery/ensembles/table.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { rect } from '../../../imagery/shapes.ts'
import type { ColourRef, Node, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { figure, inOneColour, tonesOf } from '../figure.ts'
import type { Piece } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'

export interface Pane {
  sheet: Sheet
  /** Pixels of the window. */
  width: number
  height: number
  /** What it is filled with, and how much lighter than its role, hundredths. */
  fill: PaletteRole
  lift: number
  /** Where the leading thing is wanted, shares of the window; its middle where absent. */
  focus?: readonly [number, number]
  /** Where it ends with the sheet. */
  edges?: { left: boolean; right: boolean }
  /** The leading thing first; at least one. */
  pieces: readonly [Piece, ...Piece[]]
  random: Random
}

/** What has a face: the head is never cut, nor set aslant. */
const FACED: readonly FigureClass[] = ['person', 'portrait', 'animal', 'sea-life']
/** What stands upright. */
const UPRIGHT: readonly FigureClass[] = [...FACED, 'vehicle', 'boat', 'place', 'plant', 'home', 'drink']
/** People at what they do have faces, whatever they have with them. */
export const hasFace = (name: string): boolean => isEnsemble(name) || FACED.includes(classOf(name))
export const standsUpright = (name: string): boolean => hasFace(name) || UPRIGHT.includes(classOf(name))

/** A tone of the fill, hundredths of lightness away: towards the light, or `apart` from it where it is light itself. */
export const toneOf = ({ fill, lift }: Pane, by: number): ColourRef => `${fill}/${Math.round(lift + by)}`
export const apartBy = (pane: Pane, by: number): ColourRef => {
  const { l } = oklch(pane.sheet.direction.palette[pane.fill])
  return toneOf(pane, l > LIGHT ? -by : by)
}
const LIGHT = 0.55

export const drawing = (
  pane: Pick<Pane, 'sheet' | 'fill'>,
  id: string,
  piece: Piece,
  side: number,
  [left, top]: readonly [number, number],
): Vector => ({
  ...figure(pane.sheet, id, piece.figure, tonesOf(pane.sheet, piece.figure, pane.fill), side, {
    at: { left, top },
    role: 'illustration',
  }),
  alt: piece.words,
})

/** A drawing as a silhouette of one colour. */
export const silhouette = (drawn: Vector, fill: ColourRef): Vector => ({ ...inOneColour(drawn, fill), role: 'pattern' })

/** A thing as large as a box allows, in its middle. */
export function whole(pane: Pane, piece: Piece, id: string, share: number): Vector {
  const { ink, w, h } = sizesOf(piece.figure)
  const side = Math.min(pane.width / w, pane.height / h) * share
  return drawing(pane, id, piece, side, [
    (pane.width - w * side) / 2 - ink.left * side,
    (pane.height - h * side) / 2 - ink.top * side,
  ])
}

/** Light from behind the thing. */
export function air(pane: Pane): Node[] {
  const { width, height } = pane
  const shapes: Shape[] = [
    {
      d: rect(0, 0, width, height),
      fill: {
        gradient: 'radial',
        centre: [0.5, 0.45],
        radius: 0.62,
        stops: [
          { at: 0, colour: toneOf(pane, 8) },
          { at: 1, colour: toneOf(pane, -4) },
        ],
      },
    },
  ]
  return [
    {
      type: 'vector',
      id: 'window-air',
      role: 'pattern',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [width, height],
      shapes,
    },
  ]
}
