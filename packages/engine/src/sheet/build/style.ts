/** How shapes look: what is said of them, and what they take from the groups that they stand in. */
import type { ColourRef, Paint, Shape } from '../../scene/types.ts'
import { IDENTITY, type Matrix, multiplied, readTransform, scaleOf } from '../drawing/matrix.ts'
import { colour as colourType, paint as paintType, type WrittenPaint } from '../grammar/colours.ts'
import { numberOf, type Part, readAs, textOf, wordOf } from '../grammar/part.ts'
import { looseNumber } from '../grammar/values.ts'
import type { Build } from './context.ts'
import { gradientPaint, type Over } from './gradients.ts'

export interface Style {
  fill: WrittenPaint
  fillAlpha: number
  stroke: WrittenPaint
  strokeAlpha: number
  strokeWidth: number
  cap?: 'round' | 'square'
  join?: 'round' | 'bevel'
  dash?: number[]
  rule?: 'evenodd'
  /** What 'currentColor' is. */
  colour: ColourRef
  matrix: Matrix
  /** The innermost group. */
  group?: string
}

export const plainStyle = (colour: ColourRef = 'ink', matrix: Matrix = IDENTITY): Style => ({
  fill: 'ink',
  fillAlpha: 1,
  stroke: 'none',
  strokeAlpha: 1,
  strokeWidth: 1,
  colour,
  matrix,
})

/** The style of what stands in a part. */
export function styleIn(build: Build, part: Part, around: Style): Style {
  const style: Style = { ...around }
  style.fill = readAs(part, 'fill', paintType) ?? style.fill
  style.stroke = readAs(part, 'stroke', paintType) ?? style.stroke
  style.fillAlpha = numberOf(part, 'fill-opacity') ?? style.fillAlpha
  style.strokeAlpha = numberOf(part, 'stroke-opacity') ?? style.strokeAlpha
  style.strokeWidth = numberOf(part, 'stroke-width') ?? style.strokeWidth
  style.colour = readAs(part, 'color', colourType) ?? style.colour
  set(style, 'cap', textOf(part, 'stroke-linecap'), wordOf(part, 'stroke-linecap', ['round', 'square']))
  set(style, 'join', textOf(part, 'stroke-linejoin'), wordOf(part, 'stroke-linejoin', ['round', 'bevel']))
  set(style, 'rule', textOf(part, 'fill-rule'), wordOf(part, 'fill-rule', ['evenodd']))
  const dash = textOf(part, 'stroke-dasharray')
  if (dash !== undefined) set(style, 'dash', dash, dashOf(build, part, dash))
  const transform = textOf(part, 'transform')
  if (transform !== undefined) {
    const matrix = readTransform(transform)
    if (matrix) style.matrix = multiplied(style.matrix, matrix)
    else
      build.messages.fault(
        part,
        `transform of <${part.element.name}>: '${transform.slice(0, 40)}' is no list of translate, scale, rotate, skewX, skewY, matrix`,
      )
  }
  return style
}

/** A property that goes where the value it stands for is the usual one. */
function set<K extends 'cap' | 'join' | 'rule' | 'dash'>(
  style: Style,
  key: K,
  said: string | undefined,
  value: Style[K] | undefined,
) {
  if (said === undefined) return
  if (value === undefined) delete style[key]
  else style[key] = value
}

function dashOf(build: Build, part: Part, text: string): number[] | undefined {
  if (text.trim() === 'none') return undefined
  const all = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => looseNumber(word)?.value ?? -1)
  if (all.some((value) => value < 0)) {
    build.messages.fault(part, `stroke-dasharray: '${text}' is no list of lengths`)
    return undefined
  }
  if (all.every((value) => value === 0)) return undefined
  return all.length % 2 === 0 ? all : [...all, ...all]
}

/** How a shape is painted. */
export function look(build: Build, part: Part, style: Style, over: Over): Pick<Shape, 'fill' | 'rule' | 'stroke'> {
  const fill = painted(build, part, style.fill, style.fillAlpha, style, over)
  const stroke = painted(build, part, style.stroke, style.strokeAlpha, style, over)
  const by = scaleOf(style.matrix)
  const n = (value: number) => (by === 1 ? value : Math.round(value * by * 1000) / 1000)
  return {
    ...(fill !== undefined && { fill }),
    ...(style.rule && { rule: style.rule }),
    ...(stroke !== undefined &&
      style.strokeWidth > 0 && {
        stroke: {
          paint: stroke,
          width: n(style.strokeWidth),
          ...(style.cap && { cap: style.cap }),
          ...(style.join && { join: style.join }),
          ...(style.dash && { dash: style.dash.map(n) }),
        },
      }),
  }
}

function painted(
  build: Build,
  part: Part,
  paint: WrittenPaint,
  alpha: number,
  { colour }: Style,
  over: Over,
): Paint | undefined {
  if (paint === 'none') return undefined
  if (typeof paint === 'object' && 'url' in paint) return gradientPaint(build, part, paint.url, alpha, over)
  return faded(paint === 'currentColor' ? colour : paint, alpha)
}

/** A paint as dense as a share of itself. */
export function faded(paint: Paint, alpha: number): Paint {
  if (alpha >= 1) return paint
  if (typeof paint === 'string') return { colour: paint, alpha }
  if ('colour' in paint) return { ...paint, alpha: paint.alpha * alpha }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, alpha: (stop.alpha ?? 1) * alpha })) }
}
