/** How much room the children of a frame have across, where a page is narrow: what their words must fit. */
import type { LaidNode } from '../../scene/layout.ts'
import type { InnerWidths, LayoutContext } from './layout-context.ts'

/** Pixels that a column keeps at least. */
const MIN_COLUMN = 80
/** Up to this width a part of a row keeps its pixels. */
export const MAX_FIXED_WIDTH = 140

const gapOf = ({ node }: LaidNode): number => (node.type === 'frame' ? (node.layout?.gap ?? 0) : 0)

/** What is left for each child that takes the rest of a row. */
function rest(children: readonly LaidNode[], room: number, gap: number, widthOf: (child: LaidNode) => number): number {
  const filling = children.filter(({ node }) => node.width === 'fill')
  const taken = children.reduce((sum, child) => sum + (child.node.width === 'fill' ? 0 : widthOf(child)), 0)
  return Math.max(MIN_COLUMN, (room - taken - gap * (children.length - 1)) / Math.max(1, filling.length))
}

/**
 * @param inner of the frame itself
 * @param kind how its children flow
 * @param width of the frame's inside as designed
 */
export function innerWidthsIn(
  laid: LaidNode,
  inner: InnerWidths,
  kind: LayoutContext['flow'],
  width: number,
): (child: LaidNode) => InnerWidths {
  const children = laid.children.filter(({ node }) => !node.at)
  const gap = gapOf(laid)
  const onTablet = (child: LaidNode): number => {
    const isFixed = kind === 'row' || child.width <= MAX_FIXED_WIDTH
    return typeof child.node.width === 'number' && isFixed ? child.width : (child.width / width) * inner.tablet
  }
  const [phoneRest, tabletRest] = [
    rest(children, inner.phone, Math.min(gap, 16), (child) => child.width),
    rest(children, inner.tablet, gap, onTablet),
  ]
  return (child) => {
    const fill = child.node.width === 'fill'
    if (laid.node.small === 'pairs')
      return { phone: Math.max(MIN_COLUMN, inner.phone / 2 - 6), tablet: onTablet(child) }
    if (kind === 'row') return { phone: fill ? phoneRest : inner.phone, tablet: fill ? tabletRest : inner.tablet }
    if (kind === 'stack') return { phone: inner.phone, tablet: fill ? tabletRest : onTablet(child) }
    return inner
  }
}
