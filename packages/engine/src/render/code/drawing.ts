/** Vectors, pictograms and outlined words as SVG elements. */

import type { Box } from '../../base/geometry.ts'
import type { PictogramSource } from '../../imagery/types.ts'
import type { LaidText } from '../../scene/text-layout.ts'
import type { ColourRef, Paint, Pictogram, Shape, ShapeGroup, Text, Vector } from '../../scene/types.ts'
import { boundsOf } from '../display.ts'
import { type DrawnTree, groupedShapes } from '../grouped.ts'
import { lettersPath } from '../lettering/letters.ts'
import { struckShapes } from '../lettering/struck.ts'
import { treatedShapes } from '../lettering/treatments.ts'
import { type Colours, mainColour } from './colours.ts'
import { type Element, element, expression, number, type Value } from './jsx.ts'

/**
 * Path data with coordinates of no more than two decimals: a hundredth of a pixel is nobody's. Numbers that are packed
 * without separators, as in arcs of icon sets, stay as they are.
 */
export const shortPath = (d: string): string =>
  d.replace(/(?<![\d.])-?(?:0|[2-9]\d*|1\d*)?\.\d{3,}(?:e-?\d+)?(?![\d.])/g, (value) => number(Number(value)))

/** Gradients in a drawing: elements for `<defs>`, and the ids that paths refer to. */
export interface Gradients {
  elements: Element[]
  /** Makes an id unique in the document. */
  idOf(index: number): string
  /** What gradients span, in the units of the drawing; absent: the path that they paint. */
  over?: Box
}

function gradient(paint: Exclude<Paint, ColourRef | { colour: ColourRef }>, colours: Colours, gradients: Gradients) {
  const id = gradients.idOf(gradients.elements.length)
  const stops = paint.stops.map(({ at, colour, alpha }) =>
    element('stop', {
      offset: number(at),
      stopColor: colours.value(colour),
      stopOpacity: alpha === undefined || alpha >= 1 ? undefined : number(alpha),
    }),
  )
  const angle = paint.gradient === 'linear' ? (paint.angle * Math.PI) / 180 : 0
  const { x, y, width, height } = gradients.over ?? { x: 0, y: 0, width: 1, height: 1 }
  const half = (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2
  const [reachX, reachY] = [(Math.cos(angle) * half) / (width || 1), (Math.sin(angle) * half) / (height || 1)]
  const across = [0.5 - reachX, 0.5 - reachY, 0.5 + reachX, 0.5 + reachY] as const
  const [x1, y1, x2, y2] = (paint.gradient === 'linear' ? paint.line : undefined) ?? across
  const units = gradients.over && { gradientUnits: 'userSpaceOnUse' }
  gradients.elements.push(
    paint.gradient === 'linear'
      ? element(
          'linearGradient',
          {
            id,
            ...units,
            x1: number(x + x1 * width),
            y1: number(y + y1 * height),
            x2: number(x + x2 * width),
            y2: number(y + y2 * height),
          },
          stops,
        )
      : element(
          'radialGradient',
          {
            id,
            ...units,
            cx: number(x + paint.centre[0] * width),
            cy: number(y + paint.centre[1] * height),
            r: number(paint.radius * Math.max(width, height)),
          },
          stops,
        ),
  )
  return `url(#${id})`
}

type Attributes = Record<string, Value | undefined>

/** `fill` or `stroke` with its opacity. */
export function painted(
  attribute: 'fill' | 'stroke',
  paint: Paint,
  colours: Colours,
  gradients: Gradients,
): Attributes {
  if (typeof paint === 'object' && 'gradient' in paint) return { [attribute]: gradient(paint, colours, gradients) }
  const { ref, alpha } = mainColour(paint)
  return { [attribute]: colours.value(ref), [`${attribute}Opacity`]: alpha < 1 ? number(alpha) : undefined }
}

function strokeAttributes(line: NonNullable<Shape['stroke']>, colours: Colours, gradients: Gradients): Attributes {
  return {
    ...painted('stroke', line.paint, colours, gradients),
    strokeWidth: expression(number(line.width)),
    strokeLinecap: line.cap,
    strokeLinejoin: line.join,
    strokeDasharray: line.dash?.length ? line.dash.map(number).join(' ') : undefined,
  }
}

function shape(one: Shape, colours: Colours, gradients: Gradients): Element {
  return element('path', {
    d: one.d,
    ...(one.fill ? painted('fill', one.fill, colours, gradients) : { fill: 'none' }),
    fillRule: one.rule,
    ...(one.stroke && strokeAttributes(one.stroke, colours, gradients)),
    opacity: one.opacity === undefined ? undefined : expression(number(one.opacity)),
  })
}

const ofView = ([width, height]: Vector['viewBox']): Box => ({ x: 0, y: 0, width, height })

/** The paths of a vector in its own view box. */
export function vectorShapes(vector: Vector, colours: Colours, gradients: Gradients): Element[] {
  const over = { ...gradients, over: ofView(vector.viewBox) }
  const shapes = vector.shapes.map((one) => shape({ ...one, d: shortPath(one.d) }, colours, over))
  return vector.groups
    ? groups(groupedShapes(vector.shapes, vector.groups, shapes), colours, over, vector.viewBox)
    : shapes
}

/** The filter of a group that is soft. */
function softened({ blur, shadow, glow }: ShapeGroup, colours: Colours, gradients: Gradients): string | undefined {
  const steps = [
    ...(blur === undefined ? [] : [element('feGaussianBlur', { stdDeviation: number(blur) })]),
    ...(glow ? [dropped({ x: 0, y: 0, blur: glow.blur, alpha: 1, colour: glow.colour }, colours)] : []),
    ...(shadow ? [dropped(shadow, colours)] : []),
  ]
  if (steps.length === 0) return undefined
  const id = gradients.idOf(gradients.elements.length)
  const room = { x: '-50%', y: '-50%', width: '200%', height: '200%' }
  gradients.elements.push(element('filter', { id, ...room, colorInterpolationFilters: 'sRGB' }, steps))
  return `url(#${id})`
}

const dropped = ({ x, y, blur, alpha, colour = '#000000' }: NonNullable<ShapeGroup['shadow']>, colours: Colours) =>
  element('feDropShadow', {
    dx: number(x),
    dy: number(y),
    stdDeviation: number(blur / 2),
    floodColor: colours.value(colour),
    floodOpacity: alpha < 1 ? number(alpha) : undefined,
  })

function maskOf(
  { shapes }: NonNullable<ShapeGroup['mask']>,
  colours: Colours,
  gradients: Gradients,
  [width, height]: Vector['viewBox'],
): string {
  const inside = shapes.map((one) => shape({ ...one, d: shortPath(one.d) }, colours, gradients))
  const id = gradients.idOf(gradients.elements.length)
  const room = { maskUnits: 'userSpaceOnUse', x: '0', y: '0', width: number(width), height: number(height) }
  gradients.elements.push(element('mask', { id, ...room }, inside))
  return `url(#${id})`
}

/** Groups as elements; what cuts them is defined beside the gradients. */
const groups = (
  tree: DrawnTree<Element>,
  colours: Colours,
  gradients: Gradients,
  viewBox: Vector['viewBox'],
): Element[] =>
  tree.map((one) => {
    if (!('group' in one)) return one
    const { opacity, clip, mask, blend } = one.group
    const filter = softened(one.group, colours, gradients)
    const id = clip && gradients.idOf(gradients.elements.length)
    if (clip && id !== undefined)
      gradients.elements.push(
        element('clipPath', { id }, [element('path', { d: shortPath(clip.d), clipRule: clip.rule })]),
      )
    const masked = mask && maskOf(mask, colours, gradients, viewBox)
    const attributes = {
      opacity: opacity === undefined ? undefined : expression(number(opacity)),
      clipPath: id === undefined ? undefined : `url(#${id})`,
      mask: masked,
      filter,
      style: blend && { object: [`mixBlendMode: '${blend}'`] },
    }
    return element('g', attributes, groups(one.inner, colours, gradients, viewBox))
  })

const TONE_ALPHA = 0.2

/** The paths of a pictogram in the view box of its set. */
export function pictogramShapes(
  node: Pick<Pictogram, 'icon' | 'paint' | 'tone'>,
  pictograms: PictogramSource,
  colours: Colours,
  gradients: Gradients,
): { viewBox: [number, number]; shapes: Element[] } {
  const drawing = pictograms.get(node.icon)
  const { ref, alpha } = mainColour(node.paint)
  const tone: Paint = node.tone ?? { colour: ref, alpha: alpha * TONE_ALPHA }
  return {
    viewBox: drawing.viewBox,
    shapes: drawing.shapes.map(({ d, fill, rule, stroke }) =>
      shape(
        {
          d,
          ...(fill && { fill: fill === 'tone' ? tone : node.paint }),
          ...(rule && { rule }),
          ...(stroke && { stroke: { ...stroke, paint: node.paint } }),
        },
        colours,
        { ...gradients, over: ofView(drawing.viewBox) },
      ),
    ),
  }
}

/** Set text as one path, moved by (-x, -y). */
export const outlined = (text: LaidText, x = 0, y = 0): string => shortPath(lettersPath(text, x, y))

/** Set text as it is treated, moved by (-x, -y). */
export const letterShapes = (
  node: Text,
  text: LaidText,
  at: { x: number; y: number },
  colours: Colours,
  gradients: Gradients,
): Element[] => {
  const letters = treatedShapes(node, text, at.x, at.y) ?? [{ d: lettersPath(text, at.x, at.y), fill: node.fill }]
  const shapes = [...letters, ...struckShapes(node, text, at.x, at.y)]
  return shapes.map((one) => shape({ ...one, d: shortPath(one.d) }, colours, { ...gradients, over: boundsOf(one.d) }))
}
