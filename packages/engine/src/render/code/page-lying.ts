/** Children that lie on their parent: where, and how large, at every width. */
import type { LaidNode } from '../../scene/layout.ts'
import { WIDE } from './classes.ts'
import { number } from './jsx.ts'
import { isBare } from './page-sizes.ts'

/** Children that lie on their parent keep their place in shares of it. */
function placed(child: LaidNode, parent: LaidNode): string[] {
  const { at } = child.node
  if (!at) return []
  if (child.node.small !== 'above' && at.left === 0 && at.right === 0 && at.top === 0 && at.bottom === 0)
    return ['absolute', 'inset-0']
  const share = (value: number, whole: number) => `[${number((value / whole) * 100)}%]`
  const own = [
    'absolute',
    `left-${share(child.x - parent.x, parent.width)}`,
    `top-${share(child.y - parent.y, parent.height)}`,
    `w-${share(child.width, parent.width)}`,
    `h-${share(child.height, parent.height)}`,
  ]
  if (child.node.small !== 'above') return own
  const ratio = `aspect-[${number(child.width)}/${number(child.height)}]`
  return ['relative', 'w-full', ratio, `${WIDE}aspect-auto`, ...own.map((name) => WIDE + name)]
}

/** @param own the classes that it has by itself */
export function lyingClasses(child: LaidNode, parent: LaidNode, own: string): string {
  const place = placed(child, parent)
  const isWhole = place.includes('inset-0')
  const lost = new Set(['', 'relative', ...(isWhole || !isInShape(child) ? ['h-auto'] : [])])
  // A drawing or a picture is as large as it is by itself, whatever holds its edges.
  const size = isWhole && isBare(child.node) ? ['size-full'] : []
  return [...place, ...size, ...own.split(' ').filter((name) => !lost.has(name))].join(' ')
}

/** How far the box of a drawing may be out of the drawing's own proportions: in such a box it covers, or is cut. */
const OUT_OF_SHAPE = 0.01

function isInShape({ node, width, height }: LaidNode): boolean {
  if (node.type !== 'vector') return true
  const [across, down] = node.viewBox
  return Math.abs((width * down) / (height * across) - 1) < OUT_OF_SHAPE
}
