/** How the children of a frame flow: as flexbox classes, and what a row becomes on a telephone. */

import type { LaidNode } from '../../scene/layout.ts'
import type { Frame } from '../../scene/types.ts'
import { asFrame } from '../../scene/walk.ts'
import { length, responsive, WIDE } from './classes.ts'
import type { LayoutContext } from './layout-context.ts'
import { fills, isBare } from './page-sizes.ts'

/** Pixels up to which a part of a row stays beside its neighbour on a telephone. */
const NARROW = 130

/** A row of small things that wraps instead of becoming a column. */
function isLine(laid: LaidNode): boolean {
  const frame = asFrame(laid.node)
  if (frame.layout?.wrap) return true
  return laid.children.every(({ node, width, text, children }) => {
    if (node.type === 'pictogram') return width <= NARROW
    if (node.type === 'text') {
      return (
        node.width === undefined &&
        (text?.size ?? 0) <= 40 &&
        (text?.lines.length ?? 0) <= 1 &&
        !/^h/.test(node.element ?? '')
      )
    }
    if (node.type === 'picture' || node.type === 'vector') return width <= 2 * NARROW
    if (node.href || node.element === 'nav' || node.role === 'button') return true
    if (children.length === 0) return node.width !== 'fill'
    return node.layout?.direction === 'row' && isLine({ ...laid.children[0], node, children } as LaidNode)
  })
}

/** Something small beside one thing that takes the rest. */
const isPair = (laid: LaidNode): boolean =>
  laid.children.length === 2 && laid.children.some(({ width, node }) => width <= NARROW && node.width !== 'fill')

/** Keys of one row share it at every width. */
const isKeys = (laid: LaidNode): boolean =>
  laid.children.length > 1 && laid.children.every(({ node }) => node.width === 'fill' && node.role === 'button')

/** Pixels up to which a part of a row is something said: such rows stand close where they wrap. */
const MAX_CAPTION_WIDTH = 34

/** Pixels that signs, figures and a button may take off the words between them on a telephone. */
const MAX_ASIDE_WIDTH = 192

/** A sign, what it is of, and what is counted or pressed: they stay beside one another. */
function isEntry({ children }: LaidNode): boolean {
  const besides = children.filter(({ node }) => node.width !== 'fill')
  const taken = besides.reduce((sum, { width }) => sum + width, 0)
  return children.length > 2 && besides.length === children.length - 1 && taken <= MAX_ASIDE_WIDTH
}

const ALIGN = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  stretch: '',
  baseline: 'items-baseline',
}
const JUSTIFY = {
  start: '',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
  around: 'justify-around',
}

export interface Flow {
  classes: string[]
  flow: LayoutContext['flow']
  align: string
}

/** Nothing but blocks one below the other. */
function isPlain(frame: Frame): boolean {
  const { layout = {}, children } = frame
  if (
    (layout.gap && children.length > 1) ||
    (layout.align && layout.align !== 'stretch') ||
    (layout.justify && layout.justify !== 'start')
  )
    return false
  return children.every(
    (child) =>
      !child.at &&
      !child.alignSelf &&
      !child.margin &&
      child.height !== 'fill' &&
      child.width !== 'hug' &&
      child.type !== 'pictogram',
  )
}

/** @param drawn in a picture that is built of tiles */
export function flowOf(laid: LaidNode, drawn: boolean): Flow {
  const frame = asFrame(laid.node)
  const { direction = 'column', gap = 0, lineGap, align, justify = 'start', wrap } = frame.layout ?? {}
  const flowing = laid.children.filter(
    ({ node }) => !node.at && !(fills(node) && isBare(node) && node.type !== 'frame'),
  )
  if (flowing.length === 0) return { classes: [], flow: 'none', align: 'stretch' }
  if (frame.small === 'pairs' && direction === 'row') {
    const classes = ['grid', 'grid-cols-2', 'gap-3', `${WIDE}flex`, ...(gap ? [WIDE + length('gap', gap)] : [])]
    return { classes, flow: 'stack', align: align ?? 'start' }
  }
  if (direction === 'column') {
    const across = align ?? 'stretch'
    if (isPlain(frame)) return { classes: [], flow: 'none', align: across }
    const [only] = flowing
    if (
      flowing.length === 1 &&
      across === 'center' &&
      justify === 'start' &&
      only?.node.width === 'fill' &&
      only.node.maxWidth
    )
      return { classes: [], flow: 'none', align: 'middle' }
    const classes = [
      'flex',
      'flex-col',
      ALIGN[across],
      JUSTIFY[justify],
      ...(gap && flowing.length > 1 ? responsive('gap', gap) : []),
    ]
    return { classes: classes.filter(Boolean), flow: 'column', align: across }
  }
  const across = align ?? 'start'
  const gaps = gap && flowing.length > 1
  const line = isLine(laid)
  const isTogether = isPair(laid) && !line && !holdsTitle(laid)
  if (flowing.length === 1 || (drawn && !line) || isTogether || isKeys(laid) || isEntry(laid)) {
    const classes = [
      'flex',
      ALIGN[across],
      JUSTIFY[justify],
      ...(gaps ? [length('gap', Math.min(gap, 16)), ...(gap > 16 ? [WIDE + length('gap', gap)] : [])] : []),
    ]
    return { classes: classes.filter(Boolean), flow: 'row', align: across }
  }
  if (line && lineGap !== undefined) {
    const classes = [
      'flex',
      'flex-wrap',
      ALIGN[across],
      JUSTIFY[justify],
      length('gap-x', gap),
      length('gap-y', lineGap),
    ]
    return { classes: classes.filter(Boolean), flow: 'line', align: across }
  }
  if (line) {
    const between = gaps
      ? gap <= 16
        ? [
            length('gap', gap),
            ...(gap > 8 && laid.children.every(({ height }) => height <= MAX_CAPTION_WIDTH)
              ? [`max-md:${length('gap-y', 6)}`]
              : []),
          ]
        : [
            length('gap-x', Math.min(gap, 24)),
            ...(gap > 24 ? [WIDE + length('gap-x', gap)] : []),
            ...(wrap
              ? [length('gap-y', Math.min(gap, 24)), ...(gap > 24 ? [WIDE + length('gap-y', gap)] : [])]
              : [length('gap-y', 12)]),
          ]
      : []
    return {
      classes: ['flex', 'flex-wrap', ALIGN[across], JUSTIFY[justify], ...between].filter(Boolean),
      flow: 'line',
      align: across,
    }
  }
  const wide = [ALIGN[across], JUSTIFY[justify]].filter(Boolean).map((name) => WIDE + name)
  // What the scene parts by lines or margins needs air where it stands one below the other.
  const loose = gap < 24 && !flowing.some(({ node }) => node.type !== 'frame' || node.fill || node.layout?.padding)
  const space = loose
    ? [length('gap', 32), WIDE + length('gap', gap)]
    : gap > 24
      ? [length('gap', gap >= 64 ? 40 : 24), WIDE + length('gap', gap)]
      : [length('gap', gap)]
  return {
    classes: [
      'flex',
      'flex-col',
      `${WIDE}flex-row`,
      ...(wrap ? [`${WIDE}flex-wrap`] : []),
      ...wide,
      ...(gaps || loose ? space : []),
    ],
    flow: 'stack',
    align: across,
  }
}

const holdsTitle = ({ node, children }: LaidNode): boolean =>
  node.type === 'text' ? node.element === 'h1' : children.some(holdsTitle)

const holdsMenu = ({ node, children }: LaidNode): boolean => node.control?.kind === 'menu' || children.some(holdsMenu)

/** The child of a row that comes first where the row wraps or becomes a column, if it does not stand first anyway. */
export function leaderOf(laid: LaidNode, flow: LayoutContext['flow']): LaidNode | undefined {
  const leads = (child: LaidNode) =>
    flow === 'line' ? child.node.role === 'brand' || child.node.role === 'logo' : flow === 'stack' && holdsTitle(child)
  // The way through the site stands before what it leads to.
  if (flow === 'stack' && laid.children.some(holdsMenu)) return undefined
  // A name after its sign is one thing with it.
  if (laid.node.role === 'logo') return undefined
  return laid.children.slice(1).find(leads)
}

/** The number at the end of an id. */
const numberOf = (id: string): number | undefined => {
  const found = /-(\d+)$/.exec(id)?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * Numbered things in several columns, row by row: on a telephone the columns dissolve, and this is the order that the
 * numbers ask for. None where they are in order as they stand.
 */
export function ordersOf(laid: LaidNode): Map<string, number> {
  const isNumbered = ({ children }: LaidNode) =>
    children.length > 1 && children.every(({ node }) => numberOf(node.id) !== undefined)
  const columns = laid.children.filter(isNumbered)
  // What has no number keeps its place before them.
  if (laid.children.slice(-columns.length).some((child) => !columns.includes(child))) return new Map()
  const items = columns.flatMap(({ children }) =>
    children.map(({ node }) => [node.id, numberOf(node.id) ?? 0] as const),
  )
  const numbers = items.map(([, count]) => count)
  const inOrder = numbers.every((count, index) => index === 0 || count > (numbers[index - 1] ?? 0))
  if (columns.length < 2 || inOrder || new Set(numbers).size < numbers.length) return new Map()
  return new Map(items)
}
