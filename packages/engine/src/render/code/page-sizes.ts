/** How wide and tall a node of a page is, as classes. */

import { insetsOf } from '../../scene/insets.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { Node } from '../../scene/types.ts'
import { length, margin, WIDE } from './classes.ts'
import { number } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import { MAX_FIXED_WIDTH } from './page-widths.ts'

/** Up to this width a thing keeps it on a telephone. */
const MAX_KEPT_WIDTH = 280
/** Pixels from which a framed thing is a card. */
const CARD = 180
/** Pixels up to which a box is a field or a key, and keeps its height. */
const CONTROL = 64
/** Pixels up to which a thing is a mark or a rule rather than a picture. */
const SMALL = 130

const inStack = ({ flow }: LayoutContext) => flow === 'stack' || flow === 'line'
const side = (spot: LayoutContext, name: string) => (inStack(spot) ? WIDE + name : name)

/** Parts of a row share it at every width of the window; narrow ones keep their pixels. */
function shareOf(pixels: number, spot: LayoutContext): string {
  if (spot.flow !== 'stack' || pixels <= MAX_FIXED_WIDTH) return length('w', pixels)
  return `w-[${number((pixels / spot.width) * 100)}%]`
}

function widthClasses(laid: LaidNode, spot: LayoutContext): string[] {
  const { node } = laid
  const { width } = node
  const beside = spot.flow === 'row' || inStack(spot)
  if (width === 'fill') {
    if (beside && spot.form) return [side(spot, 'flex-[1_1_12rem]')]
    if (beside) return [side(spot, 'flex-1'), ...(inStack(spot) ? [`${WIDE}min-w-0`] : ['min-w-0'])]
    return spot.flow === 'column' && spot.align !== 'stretch' ? ['w-full'] : []
  }
  if (typeof width === 'string' && width.endsWith('%')) return [beside ? side(spot, `w-[${width}]`) : `w-[${width}]`]
  if (typeof width === 'number') {
    if (laid.width <= SMALL && node.type !== 'text') return [length('w', width), 'shrink-0']
    // A card in a row that wraps has the row to itself on a telephone.
    if (
      spot.flow === 'line' &&
      laid.width > CARD &&
      node.type === 'frame' &&
      (!node.fill || node.stroke || node.children.length > 1)
    )
      return ['max-md:w-full', side(spot, shareOf(width, spot))]
    if (inStack(spot) && isBare(node) && laid.width <= CARD)
      return [length('w', width), side(spot, shareOf(width, spot))]
    if (beside) return [side(spot, shareOf(width, spot))]
    if (width <= MAX_KEPT_WIDTH && node.type !== 'text') return [length('w', width)]
    return ['w-full', length('max-w', width)]
  }
  if (width === 'hug' && !beside) return ['self-start']
  return []
}

function heightClasses(laid: LaidNode, spot: LayoutContext, bare: boolean): string[] {
  const { node } = laid
  const { height, minHeight } = node
  const ratio = `aspect-[${number(laid.width)}/${number(laid.height)}]`
  const classes: string[] = []
  if (height === 'fill') {
    if (spot.flow === 'row' || inStack(spot)) classes.push(side(spot, 'self-stretch'))
    else if (spot.flow === 'column') classes.push('flex-1')
  } else if (typeof height === 'string' && height.endsWith('%'))
    classes.push(side(spot, height === '100%' ? 'self-stretch' : `h-[${height}]`))
  else if (typeof height === 'number' && node.type !== 'text') {
    if (height <= SMALL && (laid.width <= SMALL || height <= 8)) classes.push(length('h', height), 'shrink-0')
    else if (bare) classes.push(ratio, `${WIDE}aspect-auto`, WIDE + length('h', height))
    else classes.push((height <= CONTROL || isStage(node) ? '' : WIDE) + length('min-h', height))
  }
  if (minHeight !== undefined) {
    if (bare) classes.push(ratio, `${WIDE}aspect-auto`)
    classes.push(WIDE + length('min-h', minHeight))
  }
  return classes
}

const SELF = { start: 'self-start', center: 'self-center', end: 'self-end', stretch: 'self-stretch' }

/** What lies in it takes no room, so that it has none of its own. */
const isStage = (node: Node): boolean =>
  node.type === 'frame' && node.children.length > 0 && node.children.every(({ at }) => at !== undefined)

/** Whether a node covers its parent. */
export const fills = (node: Node): boolean => node.width === 'fill' && node.height === 'fill'

/** Whether a frame holds drawings only: a panel that keeps its shape when it shrinks. */
export const isBare = (node: Node): boolean =>
  node.type === 'vector' || node.type === 'picture' || (node.type === 'frame' && node.children.every(isBare))

/** Whether a frame holds pictures, drawings and icons only. */
export const isDrawn = (node: Node): boolean =>
  node.type === 'pictogram' || (node.type === 'frame' ? node.children.every(isDrawn) : isBare(node))

/** Whether a frame keeps its proportions on a telephone: one that holds pictures only, or waits for a photo. */
const keepsShape = (node: Node): boolean =>
  isDrawn(node) ||
  (node.type === 'frame' &&
    (node.control?.kind === 'photo' || (node.children.length === 1 && node.children.every(keepsShape))))

/** A picture built of tiles without a gap between them. */
export const isMosaic = (node: Node): boolean => {
  const isSeamless = (one: Node): boolean =>
    one.type !== 'frame' || (!one.layout?.gap && one.children.every(isSeamless))
  return (
    node.type === 'frame' && isDrawn(node) && isSeamless(node) && node.children.some(({ type }) => type === 'frame')
  )
}

/** What is pulled up beside its neighbour would lie over it where they stand one below the other. */
const pulledBeside = (name: string, { flow }: LayoutContext): string =>
  flow === 'stack' && name.startsWith('-mt-') ? WIDE + name : name

/** Width, height, margin and alignment of a node in its parent's flow. */
export function sizeClasses(laid: LaidNode, spot: LayoutContext): string[] {
  const { node } = laid
  const { maxWidth, alignSelf, opacity, rotate } = node
  const margins = node.margin
  const hugs = node.type === 'frame' && node.width === undefined && (node.href || node.role === 'button')
  return [
    ...widthClasses(laid, spot),
    ...(maxWidth !== undefined && node.type !== 'text' ? [length('max-w', maxWidth)] : []),
    ...(maxWidth !== undefined && node.type === 'text' && maxWidth < spot.width ? [length('max-w', maxWidth)] : []),
    ...heightClasses(laid, spot, node.type === 'frame' ? node.children.length > 0 && keepsShape(node) : isBare(node)),
    ...(margins === undefined ? [] : margin(insetsOf(margins)).map((name) => pulledBeside(name, spot))),
    ...(alignSelf
      ? [side(spot, SELF[alignSelf])]
      : hugs && spot.flow === 'stack'
        ? ['self-start', `${WIDE}self-auto`]
        : []),
    ...(opacity !== undefined && opacity < 1 ? [`opacity-${number(Math.round(opacity * 400) / 4)}`] : []),
    ...(rotate ? [`rotate-[${number(rotate)}deg]`] : []),
    ...(node.small === 'hidden' ? ['max-md:hidden'] : node.small === 'wide' ? ['max-xl:hidden'] : []),
  ]
}
