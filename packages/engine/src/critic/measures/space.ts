/** Space: how much of the artboard is left free. */
import type { Bounds } from '../../base/geometry.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'

const NOT_CONTENT = new Set(['background', 'pattern', 'decoration'])

/** What content covers, cut to the artboard. */
function contentOf(artboard: LaidArtboard): Bounds[] {
  const found: Bounds[] = []
  const visit = ({ node, x, y, width, height, children }: LaidNode) => {
    // A picture from edge to edge is the ground that the words stand on.
    const isGround = width >= artboard.width && height >= artboard.height
    const [left, right] = [Math.max(0, x), Math.min(artboard.width, x + width)]
    const [top, bottom] = [Math.max(0, y), Math.min(artboard.height, y + height)]
    if (node.type !== 'frame' && !isGround && !NOT_CONTENT.has(node.role ?? '') && right > left && bottom > top)
      found.push({ left, right, top, bottom })
    children.forEach(visit)
  }
  visit(artboard.root)
  return found
}

/** Share of the area that no content covers: exact, so that nothing is won by moving a thing that stands free. */
export function whiteSpace(artboard: LaidArtboard): number {
  const boxes = contentOf(artboard).sort((a, b) => a.top - b.top)
  const edges = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b)
  let taken = 0
  // Between two edges nothing begins or ends: each strip is as tall as what covers it.
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1] ?? from
    let [tall, covered] = [0, 0]
    for (const { left, right, top, bottom } of boxes) {
      if (left > from || right < to || bottom <= covered) continue
      tall += bottom - Math.max(top, covered)
      covered = bottom
    }
    taken += tall * (to - from)
  }
  return 1 - taken / (artboard.width * artboard.height)
}
