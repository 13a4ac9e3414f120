/**
 * Room for a text that shall grow: what has a height of its own around it grows with it, and what holds no words (a
 * drawing, a pattern, air) gives way by as much.
 */
import type { Frame, Node, Scene, Text } from '../scene/types.ts'
import { findPlace, subtree } from '../scene/walk.ts'
import { boxesOf, type Laid } from './boxes.ts'
import type { EditContext } from './context.ts'
import { round } from './pixels.ts'
import type { Operation } from './types.ts'

/** Least share of its size that a drawing keeps. */
const KEEPS = 0.45

/** Operations that give a text `extra` pixels more in height; empty where nothing gives way. */
export function roomFor(node: Text, extra: number, scene: Scene, context: Pick<EditContext, 'layout'>): Operation[] {
  if (extra <= 0) return []
  const boxes = boxesOf(scene, context)
  const operations: Operation[] = []
  if (typeof node.height === 'number')
    operations.push({ op: 'set', id: node.id, set: { height: round(node.height + extra) } })
  let id = node.id
  for (let depth = 0; depth < 8; depth++) {
    const place = findPlace(scene, id)
    const parent = place?.parent
    if (!place || !parent) break
    const given = place.node.at ? [] : siblingsGive(parent, id, extra, boxes)
    if (given.length > 0) return [...operations, ...given, ...placedGive(scene, node, extra, boxes)]
    if (typeof parent.height === 'number' && findPlace(scene, parent.id)?.parent)
      operations.push({ op: 'set', id: parent.id, set: { height: round(parent.height + extra) } })
    id = parent.id
  }
  return operations
}

const wordless = (node: Node) => [...subtree(node)].every(({ type }) => type !== 'text')

/** The largest wordless neighbour in the column gives up the height. */
function siblingsGive(parent: Frame, id: string, extra: number, boxes: Map<string, Laid>): Operation[] {
  if (parent.layout?.direction === 'row') return []
  const [giver] = parent.children
    .filter((child) => child.id !== id && !child.at && wordless(child))
    .map((child) => ({ child, height: boxes.get(child.id)?.height ?? 0 }))
    .filter(({ height }) => height * (1 - KEEPS) >= extra)
    .sort((a, b) => b.height - a.height)
  return giver ? shorter(giver.child, giver.height, extra) : []
}

function shorter(node: Node, height: number, extra: number): Operation[] {
  const next = round(height - extra)
  if (node.type === 'pictogram')
    return [
      {
        op: 'set',
        id: node.id,
        set: { ...(typeof node.width === 'number' && { width: round((node.width * next) / height) }), height: next },
      },
    ]
  const own: Operation = { op: 'set', id: node.id, set: { height: next } }
  if (node.type !== 'frame') return [own]
  // What fills it is cut or drawn smaller with it.
  const inside = node.children.flatMap((child): Operation[] =>
    typeof child.height === 'number' && Math.abs(child.height - height) < 2
      ? [{ op: 'set', id: child.id, set: { height: next } }]
      : [],
  )
  return [own, ...inside]
}

/** Drawings placed below the text move down and become smaller. */
function placedGive(scene: Scene, text: Text, extra: number, boxes: Map<string, Laid>): Operation[] {
  const own = boxes.get(text.id)
  const root = scene.artboards[findPlace(scene, text.id)?.artboard ?? 0]?.root
  if (!own || !root) return []
  return root.children.flatMap((child): Operation[] => {
    const box = boxes.get(child.id)
    const whole = boxes.get(root.id)
    const covers = box && whole && box.width * box.height > 0.5 * whole.width * whole.height
    const drawing = (child.type === 'pictogram' || child.type === 'vector') && child.role !== 'pattern' && !covers
    if (!drawing || !box || child.at?.top === undefined || box.y < own.y + own.height * 0.5) return []
    const by = Math.max(KEEPS, (box.height - extra) / box.height)
    const left = child.at.left
    return [
      {
        op: 'set',
        id: child.id,
        set: {
          width: round(box.width * by),
          height: round(box.height * by),
          at: {
            ...child.at,
            top: round(child.at.top + box.height * (1 - by)),
            ...(left !== undefined && { left: round(left + (box.width * (1 - by)) / 2) }),
          },
        },
      },
    ]
  })
}
