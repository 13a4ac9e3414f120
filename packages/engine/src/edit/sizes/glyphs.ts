/** The sign of an app icon larger or smaller on its tile, and what repeats it (halves, shadows) with it. */
import type { Node } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { State } from '../context.ts'
import { round } from '../pixels.ts'
import type { Operation } from '../types.ts'

/** Share of the icon that a sign may fill. */
const FULL = 0.96
/** Signs smaller than this share of the largest are badges beside it. */
const BADGE = 0.66

export function resizeGlyphs(factor: number, state: State): Operation[] {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const side = ({ id }: Node) => Math.max(boxes.get(id)?.width ?? 0, boxes.get(id)?.height ?? 0)
  const nodes = [...places(scene)].flatMap(({ node }) => (node.type === 'frame' || !node.at ? [] : [node]))
  const signs = nodes.filter(({ role }) => role === 'mark')
  const largest = Math.max(0, ...signs.map(side))
  const grown = signs.filter((node) => side(node) >= BADGE * largest)
  const most = (FULL * scene.format.width) / Math.max(1, largest)
  // Several signs share the tile: each has its part of it.
  const by = factor > 1 ? Math.min(factor, grown.length > 1 ? Math.min(most, 1.15) : most) : factor
  if (grown.length === 0 || Math.abs(by - 1) < 0.02) return []
  const twins = nodes.filter((node) => node.role === 'decoration' && grown.some((sign) => repeats(node, sign, boxes)))
  return [...grown, ...twins].map((node) => aboutItsMiddle(node, by, boxes.get(node.id)))
}

const repeats = (node: Node, sign: Node, boxes: Map<string, Laid>) =>
  node.type === 'pictogram' &&
  sign.type === 'pictogram' &&
  node.icon === sign.icon &&
  Math.abs((boxes.get(node.id)?.width ?? 0) - (boxes.get(sign.id)?.width ?? 0)) < 1

function aboutItsMiddle(node: Node, by: number, box: Laid | undefined): Operation {
  const { width = 0, height = 0 } = box ?? {}
  const { left, top, right, bottom } = node.at ?? {}
  const shift = (value: number | undefined, length: number) =>
    value === undefined ? undefined : round(value - (length * (by - 1)) / 2)
  const moved = Object.entries({
    left: shift(left, width),
    top: shift(top, height),
    right: shift(right, width),
    bottom: shift(bottom, height),
  }).filter(([, value]) => value !== undefined)
  const size =
    node.type === 'text' ? { size: round(node.size * by) } : { width: round(width * by), height: round(height * by) }
  return { op: 'set', id: node.id, set: { at: Object.fromEntries(moved), ...size } }
}
