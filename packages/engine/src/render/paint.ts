/** Paints resolved: palette roles become colours, gradients get coordinates. */
import type { Box, Point } from '../base/geometry.ts'
import { isHex, shade } from '../colour/colour.ts'
import type { ColourRef, Hex, Paint, Palette, PlainColour } from '../scene/types.ts'

export interface Stop {
  at: number
  colour: Hex
  alpha: number
}
export type ResolvedPaint =
  | { type: 'solid'; colour: Hex; alpha: number }
  | { type: 'linear'; from: Point; to: Point; stops: Stop[] }
  | { type: 'radial'; centre: Point; radius: number; stops: Stop[] }

export function resolveColour(ref: ColourRef, palette: Palette): Hex {
  const plain = plainColour(ref)
  const colour = isHex(plain) ? plain : palette[plain]
  return plain === ref ? colour : shade(colour, Number(ref.slice(plain.length + 1)))
}

/** A colour without the light or shade on it. */
export function plainColour(ref: ColourRef): PlainColour {
  const cut = ref.indexOf('/')
  // What stands before the slash of a shade is plain by its type, which `slice` does not know.
  return (cut < 0 ? ref : ref.slice(0, cut)) as PlainColour
}

export const isGradient = (paint: Paint): boolean => typeof paint === 'object' && 'gradient' in paint

/** A paint over a box. A linear gradient spans the box in its direction, as in CSS. */
export function resolvePaint(paint: Paint, palette: Palette, box: Box): ResolvedPaint {
  if (typeof paint === 'string') return { type: 'solid', colour: resolveColour(paint, palette), alpha: 1 }
  if ('colour' in paint) return { type: 'solid', colour: resolveColour(paint.colour, palette), alpha: paint.alpha }
  const stops = paint.stops.map((stop) => ({
    at: stop.at,
    colour: resolveColour(stop.colour, palette),
    alpha: stop.alpha ?? 1,
  }))
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  if (paint.gradient === 'radial') {
    return {
      type: 'radial',
      centre: [box.x + paint.centre[0] * box.width, box.y + paint.centre[1] * box.height],
      radius: paint.radius * Math.max(box.width, box.height),
      stops,
    }
  }
  if (paint.line) {
    const [x1, y1, x2, y2] = paint.line
    const at = (x: number, y: number): [number, number] => [box.x + x * box.width, box.y + y * box.height]
    return { type: 'linear', from: at(x1, y1), to: at(x2, y2), stops }
  }
  const angle = (paint.angle * Math.PI) / 180
  const half = (Math.abs(Math.cos(angle)) * box.width + Math.abs(Math.sin(angle)) * box.height) / 2
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half]
  return { type: 'linear', from: [cx - dx, cy - dy], to: [cx + dx, cy + dy], stops }
}

/** '#rrggbb' and an alpha as a CSS colour. */
export function cssColour(colour: Hex, alpha: number): string {
  if (alpha >= 1) return colour
  return `${colour}${Math.round(Math.max(0, alpha) * 255)
    .toString(16)
    .padStart(2, '0')}`
}
