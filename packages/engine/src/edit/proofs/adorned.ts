/** Whether ornament is seen where it stands: above all that would hide it, and apart from what it is on. */
import type { Box, Point } from '../../base/geometry.ts'
import type { Node } from '../../scene/types.ts'
import { findPlace, places, subtree } from '../../scene/walk.ts'
import type { Measured } from '../measure/compare.ts'
import { edgePoints, isApart, paintedOn } from '../painted/painted-on.ts'

/** Share of its points at which ornament has to be seen. */
const SEEN = 0.5

/** @param ids what was added, or set otherwise */
export function isAdorned(ids: readonly string[], after: Measured): boolean {
  const nodes = ids.flatMap((id) => findPlace(after.scene, id) ?? [])
  return nodes.length > 0 && nodes.some(({ node, artboard }) => isSeen(node, artboard, after))
}

function isSeen(node: Node, artboard: number, { scene, nodes }: Measured): boolean {
  const box = nodes.get(node.id)?.box
  if (node.type === 'text') return true
  if (!box) return false
  const own = new Set([...subtree(node)].map(({ id }) => id))
  const order = new Map([...places(scene)].map((place, i) => [place.node.id, i]))
  const boxes = new Map([...nodes].map(([id, one]) => [id, one.box]))
  const sheet = paintedOn(scene, boxes, artboard, own)
  const colours = [...own].flatMap((id) => nodes.get(id)?.colours ?? [])
  const points = isLine(node) ? edgePoints(inside(box)) : [...edgePoints(inside(box)), ...middle(box)]
  const last = Math.max(...[...own].map((id) => order.get(id) ?? 0))
  const shown = points.filter((point) => {
    const under = sheet(point)
    if (!under) return true
    if ((order.get(under.id) ?? 0) > last) return false
    const { colour } = under
    return colour === undefined || colours.some((one) => isApart(one, colour))
  })
  return shown.length >= SEEN * points.length
}

const isLine = (node: Node) => node.type === 'frame' && node.fill === undefined

const inside = ({ x, y, width, height }: Box): Box => ({
  x: x + Math.min(1, width / 2),
  y: y + Math.min(1, height / 2),
  width: Math.max(0, width - 2),
  height: Math.max(0, height - 2),
})

const middle = ({ x, y, width, height }: Box): Point[] => [
  [x + width / 2, y + height / 2],
  [x + width * 0.25, y + height * 0.25],
  [x + width * 0.75, y + height * 0.75],
]
