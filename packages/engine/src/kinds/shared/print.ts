/** A drawing in one ink: each of its colours is a lightness of one role, as in a print of one plate. */
import { oklch } from '../../colour/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { ColourRef, Paint, Palette, PaletteRole, Shape } from '../../scene/types.ts'

/** How far lightness is drawn together about the ink's own, so that the ink stays a colour in light and in shade. */
const CLOSER = 0.86

/** Shapes in lightnesses of one role of a palette. */
export function inOneInk(shapes: readonly Shape[], role: PaletteRole, palette: Palette): Shape[] {
  const own = oklch(palette[role]).l
  const ink = (colour: ColourRef): ColourRef => {
    const by = Math.round((oklch(resolveColour(colour, palette)).l - own) * 100 * CLOSER)
    return by === 0 ? role : `${role}/${by}`
  }
  return shapes.map((shape) => repainted(shape, ink))
}

/** A shape with each of its colours exchanged. */
function repainted({ fill, stroke, ...shape }: Shape, ink: (colour: ColourRef) => ColourRef): Shape {
  const paint = (one: Paint): Paint => {
    if (typeof one === 'string') return ink(one)
    if ('colour' in one) return { ...one, colour: ink(one.colour) }
    return { ...one, stops: one.stops.map((stop) => ({ ...stop, colour: ink(stop.colour) })) }
  }
  return {
    ...shape,
    ...(fill !== undefined && { fill: paint(fill) }),
    ...(stroke && { stroke: { ...stroke, paint: paint(stroke.paint) } }),
  }
}
