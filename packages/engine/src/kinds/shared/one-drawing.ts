/** Several drawings that stand absolutely in a box, as the shapes of one: it is scaled and cropped as one thing. */
import type { Node, Paint, Shape, Vector } from '../../scene/types.ts'

interface Place {
  x: number
  y: number
  scale: number
}
interface Placed extends Place {
  /** Of the drawing in its own box, and of the box that it comes to stand in. */
  own: { width: number; height: number }
  whole: { width: number; height: number }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
/** Commands that stand anywhere but at the head are relative: most drawings are written so. */
const RELATIVE = /^[mM][^A-Z]*$/

/** The quick way: every number is scaled, the first two are moved as well. */
function placedRelative(d: string, { x, y, scale }: Place): string {
  let at = 0
  return d.replace(NUMBER, (number) => {
    const by = at === 0 ? x : at === 1 ? y : 0
    at++
    return ` ${Math.round((Number(number) * scale + by) * 10) / 10}`
  })
}

/** Path data scaled and moved. Relative commands are only scaled; the first pair of a path is absolute. */
export function placedPath(d: string, place: Place): string {
  // Arcs have flags, which are no lengths.
  if (RELATIVE.test(d) && !d.includes('a')) return placedRelative(d, place)
  const { x, y, scale } = place
  let first = true
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, given: string) => {
    const values = given.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)?.map(Number) ?? []
    const isAbsolute = command === command.toUpperCase()
    const isFirst = first
    first = false
    const by = (at: number): number => {
      if (!isAbsolute && !(isFirst && at < 2)) return 0
      if (command === 'H') return x
      if (command === 'V') return y
      return (/a/i.test(command) ? at % 7 === 5 : at % 2 === 0) ? x : y
    }
    const moved = values.map((value, at) => {
      if (/a/i.test(command) && [2, 3, 4].includes(at % 7)) return value
      if (/a/i.test(command) && at % 7 < 2) return rounded(value * scale)
      return rounded(value * scale + by(at))
    })
    return command + moved.join(' ')
  })
}

const clamped = (share: number): number => rounded(Math.min(1, Math.max(0, share)))

/** A paint that spanned the drawing, as it spans the whole. */
function placedPaint(paint: Paint | undefined, { x, y, scale, own, whole }: Placed): Paint | undefined {
  if (typeof paint !== 'object' || !('gradient' in paint)) return paint
  const [w, h] = [own.width * scale, own.height * scale]
  if (paint.gradient === 'radial') {
    const [cx, cy] = paint.centre
    return {
      ...paint,
      centre: [(x + cx * w) / whole.width, (y + cy * h) / whole.height],
      radius: (paint.radius * Math.max(w, h)) / Math.max(whole.width, whole.height),
    }
  }
  const angle = (paint.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.abs(cos) * w + Math.abs(sin) * h
  const all = Math.abs(cos) * whole.width + Math.abs(sin) * whole.height
  const off = (x + w / 2 - whole.width / 2) * cos + (y + h / 2 - whole.height / 2) * sin
  return {
    ...paint,
    stops: paint.stops.map((stop) => ({ ...stop, at: clamped(((stop.at - 0.5) * length + off) / all + 0.5) })),
  }
}

function placedShape({ d, fill, stroke, ...rest }: Shape, place: Placed): Shape {
  const paint = placedPaint(fill, place)
  return {
    d: placedPath(d, place),
    ...(paint !== undefined && { fill: paint }),
    ...(stroke && { stroke: { ...stroke, width: rounded(stroke.width * place.scale) } }),
    ...rest,
  }
}

const sideOf = (value: Vector['width'], otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** @param nodes frames and drawings with places of their own; whatever else is among them is left out */
export function oneDrawing(nodes: readonly Node[], width: number, height: number): Shape[] {
  const within = (some: readonly Node[], left: number, top: number): Shape[] =>
    some.flatMap((node) => {
      const [x, y] = [left + (node.at?.left ?? 0), top + (node.at?.top ?? 0)]
      if (node.type === 'frame') return within(node.children, x, y)
      // What is stretched has no scale of its own: soft shadows, which stay behind.
      if (node.type !== 'vector' || node.rotate || node.scale === 'stretch') return []
      const [w, h] = node.viewBox
      const scale = Math.min(sideOf(node.width, w) / w, sideOf(node.height, h) / h)
      const place = { x, y, scale, own: { width: w, height: h }, whole: { width, height } }
      return node.shapes.map((shape) => placedShape(shape, place))
    })
  return within(nodes, 0, 0)
}
