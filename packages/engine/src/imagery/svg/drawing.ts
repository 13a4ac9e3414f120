/**
 * An SVG as a list of filled and stroked paths in its own user space, its view box at the origin. resvg writes the document
 * in its plain form first (only paths, absolute commands, references resolved); here transforms are worked into the paths,
 * opacities into paints.
 */

import { Resvg } from '@resvg/resvg-js'
import type { Point } from '../../base/geometry.ts'
import { isHex } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'

export interface GradientStop {
  at: number
  colour: Hex
  alpha: number
}
export type DrawnPaint =
  | { type: 'solid'; colour: Hex; alpha: number }
  | { type: 'linear'; from: Point; to: Point; stops: GradientStop[]; alpha: number }
  | { type: 'radial'; centre: Point; radius: number; stops: GradientStop[]; alpha: number }
export interface DrawnPath {
  segments: Segment[]
  evenOdd: boolean
  fill?: DrawnPaint
  stroke?: { paint: DrawnPaint; width: number; cap: string; join: string }
}
/** A command and its points, all absolute: M, L, C, Q, Z. */
export type Segment = [command: string, ...points: Point[]]
type Matrix = [number, number, number, number, number, number]
type Attributes = Record<string, string>

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** What stands in these is no part of the picture by itself. */
const NOT_DRAWN = new Set(['clipPath', 'mask', 'pattern'])
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

interface Group {
  matrix: Matrix
  opacity: number
}
/** A gradient on the path that it paints, whose points are those before its transform. */
type Gradient = (opacity: number, matrix: Matrix, points: readonly Point[]) => DrawnPaint

/**
 * Clip paths, masks, filters and patterns are not heeded: whoever calls compares what comes out with the picture.
 * @param source a whole document without references to the outside. Throws an Error for what is no SVG
 */
export function drawingOf(source: string): { viewBox: [number, number]; paths: DrawnPath[] } {
  const plain = new Resvg(source, { font: { loadSystemFonts: false } }).toString()
  const gradients = gradientsOf(plain)
  const paths: DrawnPath[] = []
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(/ viewBox="([^"]*)"/.exec(plain)?.[1])
  const above: Group[] = []
  let group: Group = { matrix: [1, 0, 0, 1, -x, -y], opacity: 1 }
  let aside = 0
  for (const [, closing, tag, text = '', alone] of plain.matchAll(TAG)) {
    if (tag && NOT_DRAWN.has(tag) && !alone) aside += closing ? -1 : 1
    if (aside > 0) continue
    if (tag === 'g') {
      if (closing) group = above.pop() ?? group
      else if (!alone) {
        above.push(group)
        group = within(group, attributesOf(text))
      }
    }
    if (tag === 'path') paths.push(...pathOf(attributesOf(text), group, gradients))
  }
  return { viewBox: [width, height], paths }
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function within(parent: Group, { transform, opacity }: Attributes): Group {
  return {
    matrix: transform ? multiplied(parent.matrix, matrixOf(transform)) : parent.matrix,
    opacity: parent.opacity * Number(opacity ?? 1),
  }
}

function pathOf(attributes: Attributes, { matrix, opacity }: Group, gradients: Map<string, Gradient>): DrawnPath[] {
  if (attributes.visibility === 'hidden') return []
  const segments = segmentsOf(attributes.d ?? '')
  const all = segments.flatMap(([, ...points]) => points)
  const paint = (value: string | undefined, own: string | undefined): DrawnPaint | undefined => {
    if (!value || value === 'none') return undefined
    const alpha = opacity * Number(own ?? 1)
    const id = /^url\(#(.+)\)$/.exec(value)?.[1]
    return id ? gradients.get(id)?.(alpha, matrix, all) : { type: 'solid', colour: hexOf(value), alpha }
  }
  const fill = paint(attributes.fill, attributes['fill-opacity'])
  const stroke = paint(attributes.stroke, attributes['stroke-opacity'])
  if (!fill && !stroke) return []
  return [
    {
      segments: segments.map(([command, ...points]) => [command, ...points.map((point) => moved(point, matrix))]),
      evenOdd: attributes['fill-rule'] === 'evenodd',
      ...(fill && { fill }),
      ...(stroke && {
        stroke: {
          paint: stroke,
          width: Number(attributes['stroke-width'] ?? 1) * scaleOf(matrix),
          cap: attributes['stroke-linecap'] ?? 'butt',
          join: attributes['stroke-linejoin'] ?? 'miter',
        },
      }),
    },
  ]
}

function segmentsOf(d: string): Segment[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command = '', numbers = '']) => {
    const values = numbersOf(numbers)
    const points = values.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []))
    return [command, ...points]
  })
}

function gradientsOf(plain: string): Map<string, Gradient> {
  const found = new Map<string, Gradient>()
  for (const [, tag, text = '', inside = ''] of plain.matchAll(
    /<(linearGradient|radialGradient)((?:\s+[\w:-]+="[^"]*")*)\s*>([\s\S]*?)<\/\1>/g,
  )) {
    const attributes = attributesOf(text)
    const own = attributes.gradientTransform ? matrixOf(attributes.gradientTransform) : IDENTITY
    const n = (name: string) => Number(attributes[name] ?? 0)
    const stops = [...inside.matchAll(/<stop((?:\s+[\w:-]+="[^"]*")*)/g)].map(([, stop = '']) => {
      const { offset, 'stop-color': colour = '#000000', 'stop-opacity': alpha } = attributesOf(stop)
      return { at: Number(offset), colour: hexOf(colour), alpha: Number(alpha ?? 1) }
    })
    const ofBox = attributes.gradientUnits !== 'userSpaceOnUse'
    found.set(attributes.id ?? '', (alpha, outer, points) => {
      const matrix = multiplied(outer, ofBox ? multiplied(boxOf(points), own) : own)
      if (tag === 'radialGradient')
        return {
          type: 'radial',
          centre: moved([n('cx'), n('cy')], matrix),
          radius: n('r') * scaleOf(matrix),
          stops,
          alpha,
        }
      return { type: 'linear', ...lineOf([n('x1'), n('y1')], [n('x2'), n('y2')], matrix), stops, alpha }
    })
  }
  return found
}

/** From the unit square to the box of the points: of a curve its control points, which is close enough for marks. */
function boxOf(points: readonly Point[]): Matrix {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [least(xs), least(ys)]
  return [most(xs) - left, 0, 0, most(ys) - top, left, top]
}
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

/** A gradient's line after a transform: its lines of one colour stay square to it only when they are moved, too. */
export function lineOf(from: Point, to: Point, matrix: Matrix): { from: Point; to: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [a, b] = [moved(from, matrix), moved([from[0] - dy, from[1] + dx], matrix)]
  const across: Point = [b[0] - a[0], b[1] - a[1]]
  const end = moved(to, matrix)
  const length = across[0] ** 2 + across[1] ** 2 || 1
  const along = ((end[0] - a[0]) * across[0] + (end[1] - a[1]) * across[1]) / length
  return { from: a, to: [end[0] - along * across[0], end[1] - along * across[1]] }
}

function matrixOf(transform: string): Matrix {
  const values = numbersOf(/matrix\(([^)]*)\)/.exec(transform)?.[1])
  const [a, b, c, d, e, f] = values
  if (f === undefined) throw new RangeError(`Only matrices are understood, not '${transform}'`)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f]
}

/** resvg writes every colour as '#rrggbb'. */
const hexOf = (colour: string): Hex => (isHex(colour) ? colour : '#000000')
const numbersOf = (text = ''): number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
const moved = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f]
const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))
