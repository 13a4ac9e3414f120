/** Drawings that narrow screens have in place of what lies behind words on wide ones. */
import type { LaidNode } from '../../scene/layout.ts'
import type { Frame, Node, Vector } from '../../scene/types.ts'
import { FULL, WIDE } from './classes.ts'
import { type Element, number } from './jsx.ts'
import type { LayoutContext } from './layout-context.ts'
import type { PageContext } from './page-context.ts'
import { vectorElement } from './page-drawings.ts'

/** A drawing that stands on narrow screens alone: as wide as there is room, on a telephone in the proportions of its box. */
function narrowElement(node: Vector, spot: LayoutContext, writing: PageContext): Element {
  const [width, height] = [node.width, node.height].map((side, axis) =>
    typeof side === 'number' ? side : node.viewBox[axis],
  )
  const { width: _w, height: _h, margin: _m, ...plain } = node
  const laid = { node: plain, x: 0, y: 0, width: width ?? 1, height: height ?? 1, children: [] }
  const made = vectorElement(laid, plain, { ...spot, flow: 'column', align: 'stretch' }, writing)
  const own = [
    'w-full',
    `aspect-[${number(width ?? 1)}/${number(height ?? 1)}]`,
    `${WIDE}aspect-[2/1]`,
    `${FULL}hidden`,
  ]
  return { ...made, attributes: { ...made.attributes, className: own.join(' ') } }
}

const isNarrow = (node: Node): node is Vector => node.type === 'vector' && node.small === 'narrow'

/** The elements of a frame's children in their order, with the drawings that narrow screens alone have. */
export function withNarrow(
  laid: LaidNode,
  { children }: Frame,
  spot: LayoutContext,
  writing: PageContext,
  ofChild: (child: LaidNode) => Element[],
): Element[] {
  if (!children.some(isNarrow)) return laid.children.flatMap(ofChild)
  const shown = new Map(laid.children.map((child) => [child.node.id, child]))
  return children.flatMap((node) => {
    const child = shown.get(node.id)
    return child ? ofChild(child) : isNarrow(node) ? [narrowElement(node, spot, writing)] : []
  })
}
