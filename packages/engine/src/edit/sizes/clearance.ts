/** A place of its own for what is moved: nothing comes to stand on anything else. */
import type { Box } from '../../base/geometry.ts'
import { present } from '../../base/items.ts'
import type { Frame, Node } from '../../scene/types.ts'
import type { Laid } from '../boxes.ts'

type At = NonNullable<Node['at']>

/** The wanted place, moved along the edge's direction past whatever stands there; the wanted one where all is full. */
export function clearOf(
  node: Node & { at: At },
  own: Box,
  parent: Frame,
  boxes: Map<string, Laid>,
  down: 'start' | 'center' | 'end' | undefined,
): At {
  const whole = boxes.get(parent.id)
  if (!whole) return node.at
  const others = parent.children
    .filter((child) => child.id !== node.id && solid(child, boxes, whole))
    .map((child) => present(boxes.get(child.id)))
  const gap = Math.round(Math.min(whole.width, whole.height) * 0.02)
  let at = node.at
  for (let tries = 0; tries < 6; tries++) {
    const box = boxAt(at, own, whole)
    const hit = others.find((other) => overlaps(box, other))
    if (!hit) return at
    if (at.bottom !== undefined && at.top === undefined)
      at = { ...at, bottom: Math.round(whole.y + whole.height - hit.y + gap) }
    else at = { ...at, top: Math.round(hit.y + hit.height - whole.y + gap) }
    const moved = boxAt(at, own, whole)
    if (moved.y < whole.y || moved.y + moved.height > whole.y + whole.height) return node.at
  }
  return down === undefined ? node.at : at
}

/** Texts, pictures and small shapes; not grounds, frames round everything, or patterns. */
export function solid(child: Node, boxes: Map<string, Laid>, whole: Box): boolean {
  const box = boxes.get(child.id)
  if (!box || child.role === 'pattern' || child.role === 'background' || child.role === 'decoration') return false
  const covers = box.width * box.height > 0.5 * whole.width * whole.height
  return !covers && child.type !== 'picture' && (child.type !== 'frame' || child.children.length > 0)
}

function boxAt(at: At, own: Box, whole: Box): Box {
  const x = at.left !== undefined ? whole.x + at.left : whole.x + whole.width - (at.right ?? 0) - own.width
  const y = at.top !== undefined ? whole.y + at.top : whole.y + whole.height - (at.bottom ?? 0) - own.height
  return { x, y, width: own.width, height: own.height }
}

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1
