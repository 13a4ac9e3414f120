/** A drawing of a sheet as a figure: in the sheet's own colours, in a square, cut out or within its frame. */

import type { Bounds } from '../base/geometry.ts'
import { isHex } from '../colour/colour.ts'
import type { LentFigure } from '../imagery/lent-figures.ts'
import { boundsOf } from '../render/display.ts'
import { resolveColour } from '../render/paint.ts'
import { rectPath } from '../render/rect-path.ts'
import type { Hex, Paint, Palette, Shape, ShapeGroup, Vector } from '../scene/types.ts'

/** Of its box, how far a drawing may run out of it and still be a thing by itself. */
const RUNS_OUT = 0.08
/** How round the corners of a picture are that is cut off, of its shorter side. */
const ROUND = 0.06

export function asFigure(
  { viewBox: [width, height], shapes, groups: given = [] }: Vector,
  palette: Palette,
): LentFigure {
  const side = Math.max(width, height)
  const own = coloured(shapes, palette)
  const groups = lit(given, palette)
  const seen = boxOf(own, groups)
  const stands = standing(seen, width, height)
  return {
    viewBox: [width, height],
    side,
    own: leadingOf(own),
    stands,
    ink: {
      left: (stands === 'framed' ? 0 : Math.max(0, seen.left)) / side,
      top: Math.max(0, seen.top) / side,
      right: (stands === 'framed' ? width : Math.min(width, seen.right)) / side,
      bottom: Math.min(height, seen.bottom) / side,
    },
    ...(stands === 'framed' ? framed(own, groups, width, height, palette.paper) : { shapes: own, groups }),
  }
}

function standing(seen: Bounds, width: number, height: number): LentFigure['stands'] {
  const aside = Math.max(-seen.left / width, seen.right / width - 1, seen.bottom / height - 1)
  return -seen.top > height * RUNS_OUT ? 'framed' : aside > RUNS_OUT ? 'grounded' : 'free'
}

/** Whether a drawing is a thing by itself, one on ground of its own, or a picture that fills its box. */
export const standsOf = ({ viewBox: [width, height], shapes, groups = [] }: Vector): LentFigure['stands'] =>
  standing(boxOf(shapes, groups), width, height)

/** A drawing in the colours of a palette, whatever palette it comes to stand in. */
export const inColoursOf = (drawing: Vector, palette: Palette): Vector => ({
  ...drawing,
  shapes: coloured(drawing.shapes, palette),
  ...(drawing.groups && { groups: lit(drawing.groups, palette) }),
})

/** What runs out of its box, as a picture with an edge: on the sheet's own ground, cut off. */
function framed(
  shapes: readonly Shape[],
  groups: readonly ShapeGroup[],
  width: number,
  height: number,
  ground: Hex,
): Pick<LentFigure, 'shapes' | 'groups'> {
  const r = Math.min(width, height) * ROUND
  const d = rectPath({ x: 0, y: 0, width, height }, r)
  const id = 'within-frame'
  return {
    shapes: [{ d, fill: ground, group: id }, ...shapes.map((shape) => ({ ...shape, group: shape.group ?? id }))],
    groups: [{ id, clip: { d } }, ...groups.map((group) => ({ ...group, within: group.within ?? id }))],
  }
}

const isSeen = (fill: Paint | undefined): boolean =>
  fill !== undefined && !(typeof fill !== 'string' && 'alpha' in fill && fill.alpha === 0)

/** What is seen of shapes: of those that are cut off, what is left. */
export function boxOf(shapes: readonly Shape[], groups: readonly ShapeGroup[]): Bounds {
  const clips = new Map(groups.map((group) => [group.id, group]))
  const box: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { d, fill, stroke, group } of shapes) {
    if (!stroke && !isSeen(fill)) continue
    const { x, y, width, height } = boundsOf(d)
    const wide = (stroke?.width ?? 0) / 2
    const own: Bounds = { left: x - wide, top: y - wide, right: x + width + wide, bottom: y + height + wide }
    for (let at = group && clips.get(group); at; at = at.within ? clips.get(at.within) : undefined) {
      if (!at.clip) continue
      const cut = boundsOf(at.clip.d)
      own.left = Math.max(own.left, cut.x)
      own.top = Math.max(own.top, cut.y)
      own.right = Math.min(own.right, cut.x + cut.width)
      own.bottom = Math.min(own.bottom, cut.y + cut.height)
    }
    if (own.right <= own.left || own.bottom <= own.top) continue
    box.left = Math.min(box.left, own.left)
    box.top = Math.min(box.top, own.top)
    box.right = Math.max(box.right, own.right)
    box.bottom = Math.max(box.bottom, own.bottom)
  }
  return box
}

/** Shapes in the colours of a palette, whatever palette they come to stand in. */
export const coloured = (shapes: readonly Shape[], palette: Palette): Shape[] =>
  shapes.map(({ fill, stroke, ...shape }) => ({
    ...shape,
    ...(fill !== undefined && { fill: inColours(fill, palette) }),
    ...(stroke && { stroke: { ...stroke, paint: inColours(stroke.paint, palette) } }),
  }))

/** Groups with their shadows, light and masks in the colours of a palette. */
export const lit = (groups: readonly ShapeGroup[], palette: Palette): ShapeGroup[] =>
  groups.map(({ shadow, glow, mask, ...group }) => ({
    ...group,
    ...(shadow && {
      shadow: { ...shadow, ...(shadow.colour !== undefined && { colour: resolveColour(shadow.colour, palette) }) },
    }),
    ...(glow && { glow: { ...glow, colour: resolveColour(glow.colour, palette) } }),
    ...(mask && { mask: { shapes: coloured(mask.shapes, palette) } }),
  }))

function inColours(paint: Paint, palette: Palette): Paint {
  if (typeof paint === 'string') return resolveColour(paint, palette)
  if ('colour' in paint) return { ...paint, colour: resolveColour(paint.colour, palette) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: resolveColour(stop.colour, palette) })) }
}

const LEADING = 3
/** The plain colours that cover most. */
export function leadingOf(shapes: readonly Shape[]): Hex[] {
  const areas = new Map<Hex, number>()
  for (const { d, fill } of shapes) {
    if (typeof fill !== 'string' || !isHex(fill)) continue
    const { width, height } = boundsOf(d)
    areas.set(fill, (areas.get(fill) ?? 0) + width * height)
  }
  return [...areas]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LEADING)
    .map(([colour]) => colour)
}
