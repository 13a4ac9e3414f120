/** The mark of a logo: where it stands, and what is left of it when it is small. */
import type { Box } from '../../base/geometry.ts'
import { contains } from '../../scene/contains.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Grey } from '../raster.ts'

const MARKS = new Set(['mark', 'icon', 'logo'])
const isMark = ({ node }: LaidNode): boolean => node.type !== 'text' && MARKS.has(node.role ?? '')

/** The first mark, and the box that it is seen in: of a pictogram on a shield the shield's. */
export function markOf({ root }: LaidArtboard): { laid: LaidNode; box: Box } | undefined {
  const visit = (parent: LaidNode): { laid: LaidNode; box: Box } | undefined => {
    const own = parent.children.find(isMark)
    if (own) {
      const panel = parent.children.find(
        ({ node, ...box }) => node.type === 'vector' && !MARKS.has(node.role ?? '') && contains(box, own),
      )
      return { laid: own, box: panel ?? own }
    }
    for (const child of parent.children) {
      const found = visit(child)
      if (found) return found
    }
    return undefined
  }
  return visit(root)
}

/** A mark is that small in a list, a tab, a favicon: pixels of its longer side. */
const SMALL = 16

/**
 * What is left of a logo's mark when it is small: the share of the variance of its grey values that the means of so few
 * cells keep. Hairlines, slits and swarms of dots lose most. `grey`: the artboard on a small raster. Undefined without a mark.
 */
export function sturdiness(artboard: LaidArtboard, grey: Grey): number | undefined {
  const mark = markOf(artboard)
  if (!mark) return undefined
  const scale = grey.width / artboard.width
  const { x, y, width, height } = mark.box
  const cell = (Math.max(width, height) * scale) / SMALL
  const [sums, counts] = [new Float64Array(SMALL * SMALL), new Uint32Array(SMALL * SMALL)]
  const cellOf = (distance: number) => Math.min(SMALL - 1, Math.max(0, Math.floor(distance / cell)))
  let [sum, squares, count] = [0, 0, 0]
  for (let row = Math.max(0, Math.floor(y * scale)); row < Math.min(grey.height, (y + height) * scale); row++)
    for (
      let column = Math.max(0, Math.floor(x * scale));
      column < Math.min(grey.width, (x + width) * scale);
      column++
    ) {
      const value = grey.values[row * grey.width + column] ?? 0
      const at = cellOf(row - y * scale) * SMALL + cellOf(column - x * scale)
      sums[at] = (sums[at] ?? 0) + value
      counts[at] = (counts[at] ?? 0) + 1
      sum += value
      squares += value * value
      count++
    }
  const all = squares - (sum * sum) / count
  let kept = -(sum * sum) / count
  counts.forEach((own, at) => {
    if (own > 0) kept += (sums[at] ?? 0) ** 2 / own
  })
  return all > 0 ? kept / all : undefined
}
