/** Bodies of pictograms: drawn out in one direction without steps, or standing on the ground as seen from above at an angle. */
import type { Point } from '../../../base/geometry.ts'
import { darken, lighten, oklch } from '../../../colour/colour.ts'
import { sweep } from '../../../render/lettering/sweep.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, Palette, Shape } from '../../../scene/types.ts'
import { polygon } from '../../shared/geometry.ts'

type Place = (point: Point) => Point

const pathOf = (outline: readonly Point[][], place: Place): string =>
  outline.map((points) => polygon(points.map(place))).join('')

interface Body {
  outline: readonly Point[][]
  place: Place
  /** From the face to the far end, of the view. */
  depth: Point
  face: ColourRef
  palette: Palette
}

/** The sides of a body lie so much deeper than its face, OKLCH lightness; what is dark already is lit instead, by more: near black steps are not seen. */
const [SIDE, LIT] = [0.17, 0.34]
const isDeep = (colour: Hex): boolean => oklch(colour).l < 0.3

/** A body: its sides in shade, darker towards the far end, and its face. */
export function bodyShapes({ outline, place, depth, face, palette }: Body): Shape[] {
  const front = pathOf(outline, place)
  const colour = resolveColour(face, palette)
  const near = isDeep(colour) ? lighten(colour, LIT) : darken(colour, SIDE * 0.7)
  const far = darken(near, SIDE * 0.75)
  const back = pathOf(outline, (point) => {
    const [x, y] = place(point)
    return [x + depth[0], y + depth[1]]
  })
  const sides = {
    gradient: 'linear' as const,
    angle: 90,
    stops: [
      { at: 0, colour: near },
      { at: 1, colour: far },
    ],
  }
  // A hair of a line closes the seams between the pieces.
  return [
    { d: back, fill: far, rule: 'evenodd' },
    { d: sweep(front, [depth[0], depth[1]]), fill: sides, stroke: { paint: sides, width: 0.5, join: 'round' } },
    { d: front, fill: face, rule: 'evenodd' },
  ]
}

/** The cosine of 30°. */
const COS = Math.sqrt(3) / 2

/** A plan in a square of a side about the origin, laid on the ground: isometric, its middle at a point of the view. */
export const onGround =
  (x: number, y: number, scale: number): Place =>
  ([px, py]) => [x + (px - py) * COS * scale, y + (px + py) * 0.5 * scale]

/** A picture that stands upright on the left face of an isometric cube. */
export const onWall =
  (x: number, y: number, scale: number): Place =>
  ([px, py]) => [x + px * COS * scale, y + (py + 0.5 * px) * scale]
