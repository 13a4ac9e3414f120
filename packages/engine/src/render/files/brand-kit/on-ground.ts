/** A drawing that was made for white, in colours that are seen on another ground. */
import { isHex } from '../../../colour/colour.ts'
import type { Hex, Paint, Shape, Vector } from '../../../scene/types.ts'
import type { DisplayItem } from '../../display.ts'
import type { ResolvedPaint } from '../../paint.ts'
import { onto } from './colours.ts'

type Drawing = Pick<Vector, 'viewBox' | 'shapes'>
const WHITE: Hex = '#ffffff'

const solid = (paint: Paint): ResolvedPaint | undefined =>
  typeof paint === 'string' && isHex(paint) ? { type: 'solid', colour: paint, alpha: 1 } : undefined

/** Undefined where it is painted in more than plain colours. */
function itemOf({ d, fill, rule, stroke, opacity }: Shape): DisplayItem | undefined {
  const [inside, line] = [fill && solid(fill), stroke && solid(stroke.paint)]
  if ((fill && !inside) || (stroke && !line)) return undefined
  return {
    ...{ kind: 'path', d },
    ...(inside && { fill: inside }),
    ...(rule && { rule }),
    ...(stroke && line && { stroke: { ...stroke, paint: line } }),
    ...(opacity !== undefined && { opacity }),
  }
}

function shapeOf(item: DisplayItem): Shape[] {
  if (item.kind !== 'path' || item.fill?.type !== 'solid') return []
  const { d, fill, rule, opacity = 1 } = item
  const seen = opacity * fill.alpha
  return [{ d, fill: fill.colour, ...(rule && { rule }), ...(seen < 1 && { opacity: seen }) }]
}

/** Each part keeps its colour if that is seen on what it comes to lie on; lines become shapes. Undefined: it cannot be told. */
export function drawnOn({ viewBox, shapes }: Drawing, ground: Hex): Drawing | undefined {
  const items = shapes.flatMap((shape) => itemOf(shape) ?? [])
  if (items.length < shapes.length) return undefined
  return { viewBox, shapes: onto(items, ground, WHITE).flatMap(shapeOf) }
}
