/**
 * Shapes that stand in a layout itself. Plain rectangles before and after others are boxes: they stretch with the format. What
 * lies between is one drawing, as large as what is seen of it: it keeps its proportions.
 */
import { boundsOf } from '../../render/display.ts'
import type { Shape } from '../../scene/types.ts'
import { hasValue, numberOf, type Part, textOf } from '../grammar/part.ts'
import type { SheetFrame, SheetNode } from '../types.ts'
import { boxPaint } from './boxes.ts'
import type { Room } from './room.ts'
import { drawnParts } from './shapes.ts'
import { plainStyle } from './style.ts'

const NOT_PLAIN = ['transform', 'clip-path', 'stroke-dasharray', 'mask']

const isBox = (part: Part): boolean =>
  part.element.name === 'rect' &&
  !NOT_PLAIN.some((name) => hasValue(part, name)) &&
  (numberOf(part, 'ry') ?? numberOf(part, 'rx') ?? 0) === (numberOf(part, 'rx') ?? numberOf(part, 'ry') ?? 0)

export function bareDrawings(run: readonly Part[], room: Room): SheetNode[] {
  const first = run.findIndex((part) => !isBox(part))
  if (first < 0) return run.map((part) => boxNode(part, room))
  const last = run.findLastIndex((part) => !isBox(part))
  return [
    ...run.slice(0, first).map((part) => boxNode(part, room)),
    ...drawing(run.slice(first, last + 1), room),
    ...run.slice(last + 1).map((part) => boxNode(part, room)),
  ]
}

function boxNode(part: Part, { build }: Room): SheetFrame {
  const side = (name: string) => numberOf(part, name) ?? 0
  const stroke = boxPaint(build, part, 'stroke', [1, 1])
  const line = stroke === undefined ? 0 : (numberOf(part, 'stroke-width') ?? 1)
  const [width, height] = [side('width'), side('height')]
  const fill = hasValue(part, 'fill') ? boxPaint(build, part, 'fill', [width, height]) : 'ink'
  const radius = Math.max(side('rx'), side('ry'))
  const opacity = numberOf(part, 'opacity')
  return {
    type: 'frame',
    id: textOf(part, 'id') ?? build.named('box'),
    // SVG's line lies on the edge, a frame's within it.
    at: { left: side('x') - line / 2, top: side('y') - line / 2 },
    width: width + line,
    height: height + line,
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && { stroke: { paint: stroke, width: line } }),
    ...(radius > 0 && { radius: Math.min(radius, width / 2, height / 2) + line / 2 }),
    ...(opacity !== undefined && opacity < 1 && { opacity }),
    children: [],
  }
}

const round = (value: number) => Math.round(value * 100) / 100

function drawing(parts: readonly Part[], { build, inner }: Room): SheetNode[] {
  const whole = inner ?? [1000, 1000]
  const there = drawnParts(build, parts, plainStyle(), whole)
  const box = seenBox(there.shapes, whole)
  if (!box) return []
  const [left, top, width, height] = box
  const { shapes, groups } = drawnParts(build, parts, plainStyle('ink', [1, 0, 0, 1, -left, -top]), [width, height])
  const only = parts.length === 1 ? textOf(parts[0] ?? noPart(), 'id') : undefined
  return [
    {
      type: 'vector',
      id: build.named(only ?? 'drawing'),
      at: { left, top },
      width,
      height,
      viewBox: [width, height],
      shapes,
      ...(groups.length > 0 && { groups }),
    },
  ]
}

const noPart = (): never => {
  throw new RangeError('There is no part.')
}

/** The box of what is seen of shapes on a sheet: [left, top, width, height]. */
function seenBox(
  shapes: readonly Shape[],
  [sheetWidth, sheetHeight]: readonly [number, number],
): readonly [number, number, number, number] | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { d, stroke } of shapes) {
    const { x, y, width, height } = boundsOf(d)
    const edge = (stroke?.width ?? 0) / 2
    left = Math.min(left, x - edge)
    top = Math.min(top, y - edge)
    right = Math.max(right, x + width + edge)
    bottom = Math.max(bottom, y + height + edge)
  }
  // What runs off the sheet is drawn and not seen: the box ends where the sheet does.
  const [l, t] = [Math.max(-sheetWidth, left), Math.max(-sheetHeight, top)]
  const [w, h] = [Math.min(2 * sheetWidth, right) - l, Math.min(2 * sheetHeight, bottom) - t]
  return w > 0 && h > 0 ? [round(l), round(t), round(w), round(h)] : undefined
}
