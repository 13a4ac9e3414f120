/**
 * Reads the body of an icon (the little SVG inside its outer element) into shapes of one or two paints. Only what the
 * licensed sets use is understood; anything else throws, so that the generated index can leave such icons out.
 */
import { last } from '../base/items.ts'
import type { PictogramShape } from './types.ts'

type Attributes = Record<string, string>

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
/** Containers whose content is not painted. */
const UNPAINTED = new Set(['defs', 'clipPath', 'title'])
/** Below this opacity a part is the second tone of a duotone icon. */
const TONE_BELOW = 0.6

export function readSvgBody(body: string): PictogramShape[] {
  const shapes: PictogramShape[] = []
  const open: { attributes: Attributes; painted: boolean }[] = [{ attributes: {}, painted: true }]
  for (const [, closing, tag = '', text = '', selfClosing] of body.matchAll(TAG)) {
    const outer = last(open)
    const attributes = { ...outer.attributes, ...readAttributes(text) }
    if (!isContainer(tag)) {
      if (!closing && outer.painted) shapes.push(...shapeOf(tag, attributes))
    } else if (closing) open.pop()
    else if (!selfClosing) open.push({ attributes, painted: outer.painted && !UNPAINTED.has(tag) })
  }
  if (shapes.length === 0) throw new RangeError('An icon without shapes')
  return shapes
}

const isContainer = (tag: string): boolean => tag === 'g' || UNPAINTED.has(tag)

function readAttributes(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
}

function shapeOf(tag: string, attributes: Attributes): PictogramShape[] {
  for (const name of ['transform', 'mask', 'filter', 'style'])
    if (attributes[name] !== undefined) throw new RangeError(`Icons with '${name}' are not understood`)
  const { fill = 'currentColor', stroke = 'none', opacity = '1' } = attributes
  for (const paint of [fill, stroke])
    if (paint !== 'none' && paint !== 'currentColor')
      throw new RangeError(`Icons of one colour only; this one has '${paint}'`)
  if (fill === 'none' && stroke === 'none') return []
  return [
    {
      d: pathOf(tag, attributes),
      ...(fill === 'none' ? {} : { fill: Number(opacity) < TONE_BELOW ? ('tone' as const) : ('paint' as const) }),
      ...(attributes['fill-rule'] === 'evenodd' ? { rule: 'evenodd' as const } : {}),
      ...(stroke === 'none' ? {} : { stroke: strokeOf(attributes) }),
    },
  ]
}

function strokeOf(attributes: Attributes): NonNullable<PictogramShape['stroke']> {
  const cap = attributes['stroke-linecap']
  const join = attributes['stroke-linejoin']
  return {
    width: Number(attributes['stroke-width'] ?? 1),
    ...(cap === 'round' || cap === 'square' ? { cap } : {}),
    ...(join === 'round' || join === 'bevel' ? { join } : {}),
  }
}

/** The element as path data. https://www.w3.org/TR/SVG2/shapes.html */
function pathOf(tag: string, attributes: Attributes): string {
  const n = (name: string, fallback = 0) => Number(attributes[name] ?? fallback)
  if (tag === 'path') return attributes.d ?? ''
  if (tag === 'circle') return ellipse(n('cx'), n('cy'), n('r'), n('r'))
  if (tag === 'ellipse') return ellipse(n('cx'), n('cy'), n('rx'), n('ry'))
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
  if (tag === 'polyline') return `M${attributes.points?.trim() ?? ''}`
  if (tag === 'polygon') return `M${attributes.points?.trim() ?? ''}Z`
  if (tag === 'rect') {
    const rx = n('rx', n('ry'))
    return roundedRectangle(n('x'), n('y'), n('width'), n('height'), rx, n('ry', rx))
  }
  throw new RangeError(`Icons with <${tag}> are not understood`)
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

function roundedRectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const [w, h] = [width - 2 * rx, height - 2 * ry]
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}Z`
}
