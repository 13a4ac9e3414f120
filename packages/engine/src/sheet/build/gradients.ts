/** Gradients of <defs> as paints over the box of what they fill. */
import type { Box } from '../../base/geometry.ts'
import { lineOf } from '../../imagery/svg/drawing.ts'
import type { ColourRef, GradientStop, Paint } from '../../scene/types.ts'
import { IDENTITY, type Matrix, moved, multiplied, readTransform, scaleOf } from '../drawing/matrix.ts'
import { paint, type WrittenPaint } from '../grammar/colours.ts'
import { numberOf, type Part, readAs, textOf } from '../grammar/part.ts'
import type { Build } from './context.ts'

/** What a gradient is laid over. */
export interface Over {
  /** The box of the shape, in its own space. */
  shapeBox(): Box
  /** From that space to that of the whole. */
  matrix: Matrix
  /** The box of the whole, from its origin: what a scene's paint spans. */
  whole: readonly [number, number]
}

const isGradient = ({ element }: Part) => element.name === 'linearGradient' || element.name === 'radialGradient'

/** The paint of a gradient, each of its stops as dense as `alpha`. */
export function gradientPaint(build: Build, part: Part, id: string, alpha: number, over: Over): Paint | undefined {
  const found = build.find(part, id)
  if (!found) return undefined
  if (!isGradient(found)) {
    build.messages.fault(part, `'url(#${id})' is <${found.element.name}>: a gradient is wanted`)
    return undefined
  }
  const stops = stopsOf(build, found, alpha)
  const [first] = stops
  if (!first) {
    build.messages.fault(found, `The gradient '${id}' has no <stop>`)
    return undefined
  }
  if (stops.length === 1) return first.alpha === undefined ? first.colour : { colour: first.colour, alpha: first.alpha }
  const own = readTransform(textOf(found, 'gradientTransform') ?? '') ?? IDENTITY
  const isInUser = textOf(found, 'gradientUnits') === 'userSpaceOnUse'
  const onBox = isInUser ? IDENTITY : unitOf(over.shapeBox())
  const matrix = multiplied(over.matrix, multiplied(onBox, own))
  const [w, h] = over.whole
  const n = (name: string, usual: number) => numberOf(found, name) ?? usual
  if (found.element.name === 'radialGradient') {
    const [cx, cy] = moved([n('cx', 0.5), n('cy', 0.5)], matrix)
    const radius = (n('r', 0.5) * scaleOf(matrix)) / Math.max(w, h)
    return { gradient: 'radial', centre: [share(cx / w), share(cy / h)], radius: share(radius), stops }
  }
  const { from, to } = lineOf([n('x1', 0), n('y1', 0)], [n('x2', 1), n('y2', 0)], [...matrix])
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return {
    gradient: 'linear',
    angle: share(angle),
    stops,
    line: [share(from[0] / w), share(from[1] / h), share(to[0] / w), share(to[1] / h)],
  }
}

/** From the unit square to a box. */
const unitOf = ({ x, y, width, height }: Box): Matrix => [width || 1, 0, 0, height || 1, x, y]

const share = (value: number) => Math.round(value * 1e5) / 1e5 + 0

const MOST_STOPS = 24

function stopsOf(build: Build, gradient: Part, alpha: number, depth = 0): GradientStop[] {
  const own = gradient.children.filter(({ element }) => element.name === 'stop').slice(0, MOST_STOPS)
  if (own.length === 0) {
    const other = textOf(gradient, 'href')?.replace(/^#/, '')
    const found = other !== undefined && depth < 4 ? build.defined.get(other) : undefined
    return found && isGradient(found) ? stopsOf(build, found, alpha, depth + 1) : []
  }
  let least = 0
  return own.map((stop) => {
    const at = Math.max(least, numberOf(stop, 'offset') ?? 0)
    least = at
    const dense = (numberOf(stop, 'stop-opacity') ?? 1) * alpha
    const { colour, alpha: own } = plainOf(readAs(stop, 'stop-color', paint))
    const all = dense * own
    return { at, colour, ...(all < 1 && { alpha: all }) }
  })
}

function plainOf(written: WrittenPaint | undefined): { colour: ColourRef; alpha: number } {
  if (typeof written === 'object' && 'colour' in written) return written
  if (written === 'none') return { colour: 'paper', alpha: 0 }
  return { colour: typeof written === 'string' && written !== 'currentColor' ? written : 'ink', alpha: 1 }
}
