/**
 * Rectangles that end at the edge of the page reach a little beyond it, where the page cuts them off. Viewers that smooth
 * edges would else let what is below shine through along the trim, as a hair where the bleed begins.
 */
import type { DisplayItem, DisplayList } from '../display.ts'
import { rectPath } from '../rect-path.ts'

/** Pixels of the artboard. */
const BEYOND = 4

const RECTANGLE = /^M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H\1Z$/

function stretched(d: string, { width, height }: DisplayList): string {
  const found = RECTANGLE.exec(d)
  if (!found) return d
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1).map(Number)
  const [left, top] = [x1 <= 0 ? x1 - BEYOND : x1, y1 <= 0 ? y1 - BEYOND : y1]
  const [right, bottom] = [x2 >= width ? x2 + BEYOND : x2, y2 >= height ? y2 + BEYOND : y2]
  return rectPath({ x: left, y: top, width: right - left, height: bottom - top })
}

/** The items with what touches the page's edge running over it. What is turned or moved stays as it is. */
export const reaching = (items: readonly DisplayItem[], page: DisplayList): DisplayItem[] =>
  items.map((item) => {
    if (item.kind === 'path' && !item.transform && !item.stroke) return { ...item, d: stretched(item.d, page) }
    if (item.kind !== 'group' || item.rotate || item.soft) return item
    return {
      ...item,
      ...(item.clip && { clip: stretched(item.clip, page) }),
      items: reaching(item.items, page),
    }
  })
