/** Space: how much of the artboard is left free. */
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'

const CELLS = 48
const NOT_CONTENT = new Set(['background', 'pattern', 'decoration'])

/** Share of the area that no content covers. */
export function whiteSpace(artboard: LaidArtboard): number {
  const taken = new Uint8Array(CELLS * CELLS)
  const cell = (share: number) => Math.min(CELLS, Math.max(0, Math.round(share * CELLS)))
  const visit = (laid: LaidNode) => {
    const { node, x, y, width, height } = laid
    // A picture from edge to edge is the ground that the words stand on.
    const isGround = width >= artboard.width && height >= artboard.height
    if (node.type !== 'frame' && !isGround && !NOT_CONTENT.has(node.role ?? '')) {
      const [left, right] = [cell(x / artboard.width), cell((x + width) / artboard.width)]
      const [top, bottom] = [cell(y / artboard.height), cell((y + height) / artboard.height)]
      for (let row = top; row < bottom; row++) taken.fill(1, row * CELLS + left, row * CELLS + right)
    }
    laid.children.forEach(visit)
  }
  visit(artboard.root)
  return 1 - taken.reduce((sum, one) => sum + one, 0) / taken.length
}
