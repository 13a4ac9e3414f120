/** Drawings that give up room: less high in their column, or aside where letters come to stand on them. */
import type { Box } from '../base/geometry.ts'
import type { Frame, Node, Scene, Vector } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { type Laid, meet } from './boxes.ts'
import { round } from './pixels.ts'
import type { Operation } from './types.ts'

export const isWordless = (node: Node): boolean =>
  node.type === 'frame' ? node.children.every(isWordless) : node.type !== 'text'

/** A drawing, a pattern or a band without words in less height; what it holds becomes smaller in its middle. */
export function drawnSmaller(node: Node, by: number, boxes: Map<string, Laid>): Operation[] {
  const box = boxes.get(node.id)
  if (!box) return []
  const height = round(box.height * by)
  if (node.type === 'pictogram') return [{ op: 'set', id: node.id, set: { width: round(box.width * by), height } }]
  const [sheet] = boxes.values()
  if (node.type === 'vector')
    return [{ op: 'set', id: node.id, set: { height, ...(sheet && box.width > 0.98 * sheet.width && cut(node)) } }]
  const own: Operation = { op: 'set', id: node.id, set: { height } }
  if (node.type !== 'frame') return [own]
  return isTiled(node, box, boxes) ? tilesCut(node, box, by, boxes) : [own, ...insideSmaller(node, box, by, boxes)]
}

/** A scene that runs from edge to edge still does: cut, instead of drawn narrower. */
const cut = ({ scale }: Vector) => (scale === undefined ? { scale: 'cover' } : {})

/** Panels side by side from edge to edge. */
const isTiled = (frame: Frame, box: Box, boxes: Map<string, Laid>) =>
  frame.children.filter(({ at, type }) => at && type === 'frame').length > 1 &&
  frame.children.reduce((sum, { id }) => sum + (boxes.get(id)?.width ?? 0) * (boxes.get(id)?.height ?? 0), 0) >
    0.95 * box.width * box.height

/** Whole rows of tiles go where that is enough, and what spans them is cut. */
function tilesCut(frame: Frame, box: Box, by: number, boxes: Map<string, Laid>): Operation[] {
  const wanted = box.height * by
  const rows = frame.children.map(({ id }) => (boxes.get(id)?.y ?? 0) + (boxes.get(id)?.height ?? 0) - box.y)
  const row = Math.max(0, ...rows.filter((bottom) => bottom <= wanted + 1))
  const height = row > wanted * 0.7 ? row : wanted
  return [
    { op: 'set', id: frame.id, set: { height: round(height) } },
    ...frame.children.flatMap((child): Operation[] => {
      const own = boxes.get(child.id)
      if (!own) return []
      const left = height - (own.y - box.y)
      if (left <= 1) return [{ op: 'remove', id: child.id }]
      return left < own.height - 1 ? drawnSmaller(child, left / own.height, boxes) : []
    }),
  ]
}

function insideSmaller(frame: Frame, whole: Box, by: number, boxes: Map<string, Laid>): Operation[] {
  return frame.children.flatMap((child): Operation[] => {
    const box = boxes.get(child.id)
    if (!box) return []
    const fills = box.width > 0.95 * whole.width && box.height > 0.95 * whole.height
    if (!child.at || (fills && child.type === 'vector')) return drawnSmaller(child, by, boxes)
    const across = fills ? 1 : by
    const { right: _right, bottom: _bottom, ...rest } = child.at
    const at = {
      ...rest,
      left: round(whole.width / 2 + (box.x - whole.x - whole.width / 2) * across),
      top: round((box.y - whole.y) * by),
    }
    const set = { at, width: round(box.width * across), height: round(box.height * by) }
    const inside = child.type === 'frame' ? insideSmaller(child, box, by, boxes) : []
    return [{ op: 'set', id: child.id, set }, ...inside]
  })
}

/** Least share of its size that a drawing keeps which stands in the way. */
const KEEPS = 0.45

/** Placed drawings on which a grown text comes to stand, and stood not before: smaller, away from it. */
export function drawingsAside(id: string, scene: Scene, was: Map<string, Laid>, is: Map<string, Laid>): Operation[] {
  const [old, own] = [was.get(id), is.get(id)]
  if (!old || !own) return []
  return [...places(scene)].flatMap(({ node, parent, artboard }): Operation[] => {
    const [box, frame] = [was.get(node.id), parent && was.get(parent.id)]
    const whole = was.get(scene.artboards[artboard]?.root.id ?? '')
    if (!box || !frame || !whole || !node.at || (node.type !== 'pictogram' && node.type !== 'vector')) return []
    const ground = box.width * box.height > 0.5 * whole.width * whole.height
    // What flows moves on by itself.
    const flows = Math.abs((is.get(node.id)?.y ?? box.y) - box.y) > 1
    if (ground || flows || node.rotate || !meet(own, box) || meet(old, box)) return []
    const below = box.y > old.y
    const room = below ? box.y + box.height - (own.y + own.height) : own.y - box.y
    const by = Math.max(KEEPS, (room * 0.94) / box.height)
    if (by >= 1) return []
    const { right: _right, bottom: _bottom, ...rest } = node.at
    const at = {
      ...rest,
      left: round(box.x - frame.x + (box.width * (1 - by)) / 2),
      top: round(box.y - frame.y + (below ? box.height * (1 - by) : 0)),
    }
    return [{ op: 'set', id: node.id, set: { at, width: round(box.width * by), height: round(box.height * by) } }]
  })
}
