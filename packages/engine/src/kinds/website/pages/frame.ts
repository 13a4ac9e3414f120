/** The frame that all pages of a site share: the header, side bar and footer of the first page around something else. */
import type { Frame, Node } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'

const holds = (node: Node, test: (one: Node) => boolean): boolean => [...subtree(node)].some(test)
const isTitle = (one: Node) => one.type === 'text' && one.element === 'h1'
const isWay = (one: Node) => one.type === 'frame' && (one.element === 'nav' || one.element === 'footer')

/** Whether the way through the site stands apart from the first page's title, so that it can go with other pages. */
export const hasOwnFrame = (root: Frame): boolean =>
  root.children.some(
    (child) =>
      holds(child, (one) => one.type === 'frame' && one.element === 'nav') && !isFoot(child) && !holds(child, isTitle),
  ) ||
  root.children.some(
    (child) =>
      child.type === 'frame' &&
      holds(child, isTitle) &&
      child.children.some(
        (one) => holds(one, isWay) && !holds(one, isTitle) && one.type === 'frame' && one.role === 'panel',
      ),
  )

const isFoot = (node: Node) => node.type === 'frame' && node.element === 'footer'

/**
 * The first page with something else in the place of what it shows.
 * @param fresh what stands there instead, for a width in pixels
 */
export function reframed(root: Frame, fresh: (width: number) => Node[]): Frame {
  let filled = false
  const visit = (node: Frame, width: number): Frame => {
    const children = node.children.flatMap((child): Node[] => {
      const leads = holds(child, isWay)
      if (holds(child, isTitle)) {
        if (leads && child.type === 'frame')
          return [visit(child, typeof child.width === 'number' ? child.width : width)]
        filled = true
        return fresh(typeof child.width === 'number' ? child.width : width)
      }
      return leads ? [child] : []
    })
    return { ...node, children }
  }
  const made = visit(root, typeof root.width === 'number' ? root.width : 1440)
  return filled ? made : root
}

/** The tree with other ids, so that every page has its own. */
export function renamed<T extends Node>(node: T, slug: string): T {
  const own = { ...node, id: `${slug}-${node.id}` }
  return own.type === 'frame' ? { ...own, children: own.children.map((child) => renamed(child, slug)) } : own
}
