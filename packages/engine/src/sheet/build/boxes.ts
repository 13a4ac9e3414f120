/** What frames are filled and edged with. */
import type { Frame, Paint } from '../../scene/types.ts'
import { IDENTITY } from '../drawing/matrix.ts'
import { paint as paintType } from '../grammar/colours.ts'
import { listOf, numberOf, numbersOf, type Part, readAs } from '../grammar/part.ts'
import type { Build } from './context.ts'
import { gradientPaint } from './gradients.ts'
import { faded } from './style.ts'

/** @param size of the box, where it is known: a gradient that is not upright needs it */
export function boxPaint(
  build: Build,
  part: Part,
  name: string,
  [width, height]: readonly [number, number],
): Paint | undefined {
  const written = readAs(part, name, paintType)
  const alpha = numberOf(part, `${name}-opacity`) ?? 1
  if (written === undefined || written === 'none') return undefined
  if (written === 'currentColor') return faded('ink', alpha)
  if (typeof written === 'string' || !('url' in written)) return faded(written, alpha)
  const box = { x: 0, y: 0, width, height }
  const paint = gradientPaint(build, part, written.url, alpha, {
    shapeBox: () => box,
    matrix: IDENTITY,
    whole: [width, height],
  })
  return paint && acrossBox(paint, width, height)
}

/** A gradient along a line of its own as one that spans the box, as boxes have them. */
function acrossBox(paint: Paint, width: number, height: number): Paint {
  if (typeof paint === 'string' || !('gradient' in paint) || paint.gradient === 'radial' || !paint.line) return paint
  const { line, ...own } = paint
  const turn = (own.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  const along = (x: number, y: number) => ((x - 0.5) * width * cos + (y - 0.5) * height * sin + half) / (2 * half)
  const [start, end] = [along(line[0], line[1]), along(line[2], line[3])]
  const share = (at: number) => Math.min(1, Math.max(0, Math.round((start + at * (end - start)) * 1e4) / 1e4))
  return { ...own, stops: own.stops.map((stop) => ({ ...stop, at: share(stop.at) })) }
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

export function boxLook(
  build: Build,
  part: Part,
  size: readonly [number, number],
): Pick<Frame, 'fill' | 'stroke' | 'shadow' | 'clip'> {
  const fill = boxPaint(build, part, 'fill', size)
  const stroke = boxPaint(build, part, 'stroke', size)
  const sides = listOf(part, 'stroke-sides', SIDES)
  const [y, blur, alpha] = numbersOf(part, 'shadow') ?? []
  return {
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && {
      stroke: { paint: stroke, width: numberOf(part, 'stroke-width') ?? 1, ...(sides.length > 0 && { sides }) },
    }),
    ...(y !== undefined &&
      blur !== undefined &&
      alpha !== undefined && { shadow: { y, blur: Math.max(0, blur), alpha: Math.min(1, Math.max(0, alpha)) } }),
  }
}
