/** Nodes of a page as elements with Tailwind classes: the flows of the scene become flexbox, nothing is measured out. */

import { mapTuple, nth } from '../../base/items.ts'
import { insetsOf } from '../../scene/insets.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { Frame, Node, Text } from '../../scene/types.ts'
import { asFrame, subtree } from '../../scene/walk.ts'
import { colour, FULL, ground, length, padding, radius, shadow, WIDE } from './classes.ts'
import { mainColour } from './colours.ts'
import { contactAddress } from './contacts.ts'
import { iconLabelOf } from './icon-labels.ts'
import { type Element, element, number } from './jsx.ts'
import type { InnerWidths, LayoutContext } from './layout-context.ts'
import { classList, FOOTER, named, type PageContext } from './page-context.ts'
import { pictogramElement, pictureElement, vectorElement } from './page-drawings.ts'
import { flowOf, leaderOf, ordersOf } from './page-flow.ts'
import { lyingClasses } from './page-lying.ts'
import { withNarrow } from './page-narrow.ts'
import { fills, isBare, isMosaic, sizeClasses } from './page-sizes.ts'
import { textTag, typeClasses, wordsOf } from './page-text.ts'
import { innerWidthsIn } from './page-widths.ts'
import { slot } from './site-frame.ts'

/** A link in the page leads to something that is there, and elsewhere than where it stands; from what pages share, to the first one. */
function address(href: string, { anchors, part, options }: PageContext): string {
  if (href.startsWith('/')) return `${options.site?.base ?? ''}${href}`.replace(/(?<=.)\/$/, '')
  if (!href.startsWith('#')) return href
  if (href === '#') return '#top'
  // The part that it led to may have been taken away since.
  const found = [href.slice(1), ...anchors].find((name) => anchors.has(name) && name !== part)
  if (!found) return '#top'
  return options.site?.part?.of === 'frame' && found !== FOOTER ? `${options.site.base}/#${found}` : `#${found}`
}

/** Its place among its neighbours on a telephone, where that is another one than on a desk. */
function orderClasses({ id }: Node, { orders, leading }: PageContext): string[] {
  const order = orders.get(id)
  if (order !== undefined) return [`max-md:order-${order}`]
  return leading.has(id) ? ['max-md:order-first'] : []
}

function textElement(laid: LaidNode, node: Text, spot: LayoutContext, writing: PageContext): Element[] {
  if (!node.text.trim()) return []
  writing.fonts.add(node.font)
  const href = spot.linked ? undefined : (node.href ?? contactAddress(node))
  const link = href !== undefined
  const tag = link ? 'a' : node.href !== undefined ? 'span' : textTag(node, writing)
  const classes = [...typeClasses(laid, node, spot, writing), ...sizeClasses(laid, spot)]
  if ((tag === 'span' || tag === 'a') && spot.flow === 'none') classes.push('block')
  if (link) classes.push(...LINK)
  if (spot.above) classes.push('relative')
  classes.push(...orderClasses(node, writing))
  const made = element(
    tag,
    {
      href: link ? address(href, writing) : undefined,
      'aria-hidden': node.role === 'decoration' ? true : undefined,
      className: classList(classes),
    },
    wordsOf(node, writing),
  )
  return [named(made, node)]
}

const EDGE = { top: 'border-t', right: 'border-r', bottom: 'border-b', left: 'border-l' }
type EdgeName = keyof typeof EDGE

/** Borders, and the padding that is left beside them: in the scene a line takes no room. */
function borderOf(frame: Frame, values: [number, number, number, number], last: boolean, writing: PageContext) {
  const { stroke } = frame
  if (!stroke) return { classes: [], values }
  const { ref, alpha } = mainColour(stroke.paint)
  // Where there is no padding to take it from, a line that takes no room lies on what is inside.
  if (!stroke.sides && frame.children.length > 0 && Math.min(...values) < stroke.width) {
    const thick = Number.isInteger(stroke.width) ? String(stroke.width) : `[${number(stroke.width)}px]`
    const inset = ['outline', ...(stroke.width > 1 ? [`outline-${thick}`] : []), `-outline-offset-${thick}`]
    return { classes: [...inset, colour('outline', ref, alpha, writing.scene.palette)], values }
  }
  const sides: EdgeName[] = stroke.sides ?? ['top', 'right', 'bottom', 'left']
  const width = Math.max(1, Math.round(stroke.width))
  const thick = width === 1 ? '' : `-${width === 2 || width === 4 || width === 8 ? width : `[${width}px]`}`
  const shown: EdgeName[] = last ? ['top'] : sides
  const inner = mapTuple(values, (value, index) => {
    const side = nth(['top', 'right', 'bottom', 'left'] as const, index)
    return shown.includes(side) ? Math.max(0, value - width) : value
  })
  const names = shown.length === 4 ? [`border${thick}`] : shown.map((side) => EDGE[side] + thick)
  if (last) names.push(`last:border-b${thick}`)
  return { classes: [...names, colour('border', ref, alpha, writing.scene.palette)], values: inner }
}

/** List items between rules: each has a line above it, the last one also below. */
function closesList(laid: LaidNode, siblings: LaidNode[]): boolean {
  const ruled = (one: LaidNode | undefined) => (one?.node.type === 'frame' ? one.node.stroke?.sides?.join() : undefined)
  const others = siblings.filter((one) => one !== siblings.at(-1))
  if (others.length === 0 || !others.every((one) => ruled(one) === 'top')) return false
  return ruled(siblings.at(-1)) === 'top,bottom' && siblings.includes(laid)
}

// The page itself has the one main part.
const PRESSED = new Set(['a', 'button'])

/** What a way through the site is called: each otherwise than those before it. */
function navigationName({ id }: Frame, { ways }: PageContext): string {
  const wanted = id.includes('footer') ? 'Footer' : ways.has('Main') ? 'Contents' : 'Main'
  const count = (ways.get(wanted) ?? 0) + 1
  ways.set(wanted, count)
  return count > 1 ? `${wanted} ${count}` : wanted
}

/** What a link of words alone does under the pointer. */
const LINK = ['underline-offset-4', 'hover:underline']

const TAGS = new Set(['header', 'nav', 'section', 'article', 'aside', 'footer', 'figure', 'form'])

function frameTag(frame: Frame, siblings: LaidNode[], listed: boolean, spot: LayoutContext): string {
  const { element: wanted } = frame
  if ((wanted === 'a' || frame.href) && !spot.linked) return frame.href ? 'a' : 'span'
  if (wanted === 'button') return spot.linked ? 'span' : 'button'
  if (wanted === 'ul')
    return frame.children.length > 0 &&
      frame.children.every((child) => child.type === 'frame' && child.element === 'li')
      ? 'ul'
      : 'div'
  if (wanted === 'li') return listed && siblings.length > 0 ? 'li' : 'div'
  return wanted && TAGS.has(wanted) ? wanted : 'div'
}

/** Words that take the rest of a button stand where it begins. */
const beginsAtLeft = ({ children }: Frame, align: string): boolean =>
  children.length > 1 &&
  (align === 'start' || children.some((one) => one.type === 'text' && one.width === 'fill' && !one.align))

const isPulled = ({ margin = 0 }: Frame): boolean => insetsOf(margin)[0] < 0

/** A strip that runs out of its frame on both sides. */
const isRun = (laid: LaidNode): boolean => {
  const [only] = laid.children
  return laid.children.length === 1 && only?.node.at !== undefined && only.width > laid.width * 1.5
}

const ENDLESS = { phone: 2000, tablet: 2000 }

function run(laid: LaidNode, classes: string[], spot: LayoutContext, writing: PageContext): Element {
  const frame = asFrame(laid.node)
  const only = nth(laid.children, 0)
  const { at, width, ...still } = asFrame(only.node)
  const inner = nodeElements(
    { ...only, node: still },
    { ...spot, flow: 'column', align: 'start', room: ENDLESS },
    writing,
  )
  const shift = only.x - laid.x
  const strip = inner.map((one) => ({
    ...one,
    attributes: {
      ...one.attributes,
      className: `w-max ${length('ml', shift)} ${String(one.attributes.className).replace('flex-col md:flex-row', '').replace('flex-wrap ', '').replace(/\s+/g, ' ')}`,
    },
  }))
  const look = [
    ...(frame.fill ? [ground(frame.fill, writing.scene.palette)] : []),
    'overflow-hidden',
    length('pt', only.y - laid.y),
    length('h', laid.height),
  ]
  return named(
    element(
      'div',
      { 'aria-hidden': frame.role === 'decoration' ? true : undefined, className: classList([...look, ...classes]) },
      strip,
    ),
    frame,
  )
}

/** Pixels that a column of blocks needs on a tablet. */
const LEAST_COLUMN = 264

/** Whether columns of blocks would be too narrow beside one another on a tablet: they stand one below the other until there is room. */
const isTight = (laid: LaidNode, roomOf: (child: LaidNode) => InnerWidths): boolean =>
  laid.children.some(
    (child) =>
      !child.node.at &&
      child.width >= LEAST_COLUMN &&
      roomOf(child).tablet < LEAST_COLUMN &&
      [...subtree(child.node)].some((one) => one.type === 'frame' && one.element === 'section'),
  )

const later = (name: string): string => name.replace(/^md:/, FULL)
const PLACING = /^md:(?:w-|flex-1$|min-w-0$|self-|h-|min-h-)/
const placedLater = (made: Element): Element => {
  const names = String(made.attributes.className ?? '').split(' ')
  const className = names.map((name) => (PLACING.test(name) ? later(name) : name)).join(' ')
  return className ? { ...made, attributes: { ...made.attributes, className } } : made
}

function frameElement(
  laid: LaidNode,
  frame: Frame,
  spot: LayoutContext,
  siblings: LaidNode[],
  listed: boolean,
  writing: PageContext,
): Element[] {
  const { palette } = writing.scene
  const size = sizeClasses(laid, spot)
  if (spot.align === 'middle') size.unshift('mx-auto')
  if (isRun(laid)) return [run(laid, size, spot, writing)]
  const empty = frame.children.length === 0
  if (empty && !frame.fill && !frame.stroke) {
    // What only takes up room: not needed where things stand one below the other.
    if (frame.height === 'fill' && spot.flow === 'column') return [element('div', { className: 'grow' })]
    return size.length > 0 && spot.flow !== 'column' ? [] : []
  }
  const drawn = spot.drawn || isMosaic(frame)
  const { classes: flow, flow: kind, align } = flowOf(laid, drawn)
  const border = borderOf(frame, insetsOf(frame.layout?.padding), closesList(laid, siblings), writing)
  const inner = padding(border.values)
  const covered = frame.children.some((child) => fills(child) && isBare(child) && child.type !== 'frame')
  const lies = frame.children.some(({ at }) => at)
  const tag = frameTag(frame, siblings, listed, spot)
  const linked = spot.linked || tag === 'a' || tag === 'button'
  const [, right, , left] = insetsOf(frame.layout?.padding)
  const width = laid.width - right - left
  const room = {
    phone: Math.max(120, spot.room.phone - inner.taken),
    tablet: Math.max(120, spot.room.tablet - inner.takenOnTablet),
  }
  const beside = innerWidthsIn(laid, room, kind, width)
  const isPaired = frame.small === 'pairs'
  const late = kind === 'stack' && (isPaired || isTight(laid, beside))
  const roomOf = late && !isPaired ? () => room : beside
  const below: LayoutContext = {
    room,
    flow: kind,
    align,
    width,
    linked,
    form: tag === 'form',
    drawn,
    above: false,
  }
  const classes = [
    // What is pulled over its neighbour lies on it.
    ...(covered || lies || spot.above || isPulled(frame) ? ['relative'] : []),
    ...(late ? flow.map(later) : flow),
    ...(tag === 'form' && kind !== 'column' ? [`${kind === 'stack' ? WIDE : ''}flex-wrap`] : []),
    ...size,
    ...inner.classes,
    ...border.classes,
    ...(frame.fill ? [ground(frame.fill, palette)] : []),
    ...(frame.radius ? [radius(frame.radius)] : []),
    ...(frame.shadow && frame.fill ? [shadow(frame.shadow)] : []),
    ...(frame.clip ? ['overflow-hidden'] : []),
    ...(tag === 'a' && frame.fill ? ['transition-opacity', 'hover:opacity-90'] : []),
    // A browser has the words of a button in the middle.
    ...(tag === 'button' && beginsAtLeft(frame, align) ? ['text-start'] : []),
  ]
  if (kind === 'stack') {
    const orders = ordersOf(laid)
    for (const [id, count] of orders) writing.orders.set(id, count)
    if (orders.size > 0)
      for (const { node, children } of laid.children)
        if (children.some((child) => orders.has(child.node.id))) writing.melted.add(node.id)
  }
  const leader = leaderOf(laid, kind)
  if (leader) writing.leading.add(leader.node.id)
  if (writing.melted.has(frame.id)) classes.push('max-md:contents')
  classes.push(...orderClasses(frame, writing))
  let positioned = false
  const children = withNarrow(laid, frame, below, writing, (child) => {
    const above = positioned && !child.node.at
    if (child.node.at || (fills(child.node) && isBare(child.node) && child.node.type !== 'frame')) positioned = true
    if (!child.node.at) {
      const made = nodeElements(child, { ...below, above, room: roomOf(child) }, writing, laid.children, tag === 'ul')
      return late ? made.map(placedLater) : made
    }
    return lying(child, laid, below, writing)
  })
  const attributes = {
    id: frame.element === 'section' ? frame.id : frame.element === 'footer' ? FOOTER : undefined,
    href: tag === 'a' ? address(frame.href ?? '#', writing) : undefined,
    type: tag === 'button' ? 'button' : undefined,
    // Not a page of its own where there is one alone: a part of it.
    'aria-current': frame.current ? (frame.href?.startsWith('#') ? 'true' : 'page') : undefined,
    'aria-label': tag === 'nav' ? navigationName(frame, writing) : PRESSED.has(tag) ? iconLabelOf(frame) : undefined,
    'aria-hidden': frame.role === 'decoration' && isBare(frame) ? (true as const) : undefined,
  }
  const [only] = children
  // A link or button of one text is that text.
  if (children.length === 1 && only && (tag === 'a' || tag === 'button') && (only.tag === 'span' || only.tag === 'p')) {
    const words = String(only.attributes.className ?? '')
      .split(' ')
      .filter((name) => !/^(max-w|self-|relative$|block$|flex-1$|min-w-0$)/.test(name))
    // Neighbours in a row would squeeze it.
    const keepsLine = (spot.flow === 'row' || spot.flow === 'stack') && String(only.children[0]).length <= 24
    const own = classes.filter((name) => !/^(flex$|flex-col|flex-wrap|flex-row|items-|justify-|gap)/.test(name))
    const isKey = typeof frame.height === 'number' && frame.layout?.justify === 'center'
    const box =
      frame.fill || frame.stroke
        ? [
            'inline-block',
            ...(frame.fill || isKey ? ['text-center'] : []),
            ...(isKey ? ['content-center'] : []),
            ...(frame.fill && keepsLine ? ['whitespace-nowrap'] : []),
          ]
        : ['block']
    const hover = tag === 'a' && !frame.fill ? LINK : []
    return [
      named(
        element(tag, { ...attributes, className: classList([...box, ...own, ...words, ...hover]) }, only.children),
        {
          ...frame,
          id: frame.id,
        },
      ),
    ]
  }
  return [named(element(tag, { ...attributes, className: classList(classes) }, children), frame)]
}

/** A child that lies on its parent. Its own size gives way to its share of the parent's. */
export function lying(child: LaidNode, parent: LaidNode, spot: LayoutContext, writing: PageContext): Element[] {
  const { at, width: _w, height: _h, minHeight: _m, ...still } = child.node
  const made = nodeElements({ ...child, node: still as Node }, { ...spot, flow: 'none', align: 'stretch' }, writing)
  return made.map((one) => ({
    ...one,
    attributes: { ...one.attributes, className: lyingClasses(child, parent, String(one.attributes.className ?? '')) },
  }))
}

/** The node as elements; none for what only takes up room, or belongs to another file of the site. */
export function nodeElements(
  laid: LaidNode,
  spot: LayoutContext,
  writing: PageContext,
  siblings: LaidNode[] = [],
  listed = false,
): Element[] {
  const { own, options } = writing
  const { part } = options.site ?? {}
  if (!part || part.hole.isTop || own.isInside) return elementsOf(laid, spot, writing, siblings, listed)
  const { nodes, way } = part.hole
  if (!nodes.has(laid.node)) {
    const isWritten = part.of === 'frame' || way.has(laid.node)
    return isWritten ? elementsOf(laid, spot, writing, siblings, listed) : []
  }
  if (part.of === 'frame') {
    const [first] = nodes
    return laid.node === first ? [slot()] : []
  }
  own.isInside = true
  const elements = elementsOf(laid, spot, writing, siblings, listed)
  own.elements.push(...elements.map((element) => ({ element, id: laid.node.id })))
  own.isInside = false
  return []
}

function elementsOf(
  laid: LaidNode,
  spot: LayoutContext,
  writing: PageContext,
  siblings: LaidNode[],
  listed: boolean,
): Element[] {
  const { node } = laid
  if (node.type === 'frame') return frameElement(laid, node, spot, siblings, listed, writing)
  if (node.type === 'text') return textElement(laid, node, spot, writing)
  if (node.type === 'pictogram') return [pictogramElement(laid, node, spot, writing)]
  if (node.type === 'picture') return [pictureElement(laid, node, spot, writing)]
  return [vectorElement(laid, node, spot, writing)]
}
