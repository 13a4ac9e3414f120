/** What lies behind each text and pictogram: the last opaque thing painted before it under its middle. */
import { type Box, holds } from '../../base/geometry.ts'
import type { Node, PlainColour, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Laid } from '../boxes.ts'
import { coloursOf } from '../paints.ts'
import { covers, drawnOver } from './seen-ground.ts'

export interface Ground {
  /** The node that is painted there. */
  id: string
  /** One colour, or a gradient's; empty over a photo, whose colours nobody knows here. */
  colours: PlainColour[]
}

export function groundsOf(scene: Scene, boxes: Map<string, Laid>): Map<string, Ground> {
  const grounds = new Map<string, Ground>()
  const painted: { box: Box; ground: Ground; artboard: number }[] = []
  for (const { node, artboard } of places(scene)) {
    const box = boxes.get(node.id)
    if (!box) continue
    if (node.type === 'text' || node.type === 'pictogram' || node.type === 'vector') {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const behind = painted.findLast(({ box: area, artboard: other }) => other === artboard && holds(area, [x, y]))
      if (behind) grounds.set(node.id, behind.ground)
    }
    const colours = opaque(node)
    if (colours) painted.push({ box, ground: { id: node.id, colours }, artboard })
  }
  return grounds
}

/** The colours with which a node covers its box; undefined where what is behind shows through. */
function opaque(node: Node): PlainColour[] | undefined {
  if (node.type === 'picture') return []
  // A tile that is drawn: the sign of an icon stands on it.
  if (node.type === 'vector') {
    const over =
      node.role === 'panel' ? node.shapes.slice(0, 1).flatMap(({ fill }) => coloursOf(fill)) : drawnOver(node)
    return over.length > 0 ? [...over] : undefined
  }
  if (node.type !== 'frame' || node.fill === undefined || (node.opacity ?? 1) < 0.6) return undefined
  return covers(node.fill) ? coloursOf(node.fill) : undefined
}
