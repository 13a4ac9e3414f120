import { leadOf } from '../../../imagery/ensembles/table.ts'
import { classOf, isKnownInPart } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import type { Node, Vector } from '../../../scene/types.ts'
import { isComplete } from '../pictured/group.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import { air, apartBy, drawing, hasFace, type Pane, silhouette, standsUpright } from './pane.ts'

/** How much nearer than whole a thing may be: what is told from a part of it, what is known by its whole form. */
const NEAR = { part: 1.38, whole: 1.12 } as const
/** Things that stand together. */
const isGroup = (name: string): boolean => leadOf(name) !== name || (isComplete(name) && !hasFace(name))
const nearest = ({ figure: name }: Piece): number =>
  !isGroup(name) && (hasFace(name) || isKnownInPart(name)) ? NEAR.part : NEAR.whole

/** So near that the window cuts it; what has a face keeps its head and both its sides, as a group does. */
export function near(pane: Pane): Node[] {
  const { width, height, pieces, edges } = pane
  const [lead] = pieces
  const random = pane.random.fork(`near-${lead.figure}`)
  const { ink, w, h } = sizesOf(lead.figure)
  const faced = hasFace(lead.figure) || isGroup(lead.figure)
  const whole = Math.min(width / w, height / h)
  const side = Math.min(
    Math.max(width / w, height / h) * 1.04,
    whole * nearest(lead),
    faced ? (width * WITHIN) / w : Number.POSITIVE_INFINITY,
  )
  // A tall thing in a broad window is one of several.
  if (!faced && width - w * side > w * side * ROOMY) return row(pane)
  const [spareX, spareY] = [width - w * side, height - h * side]
  // What is larger than its window leaves it over the edge of the sheet, not on both sides.
  const over = edges?.left === edges?.right ? 0.5 : edges?.left ? 1 - LEAVING : LEAVING
  const [fx, fy] = pane.focus ?? [0.5, 0.5]
  const within = (at: number, spare: number) => Math.max(Math.min(0, spare), Math.min(Math.max(0, spare), at))
  const left = spareX < 0 ? spareX * (1 - over) : within(width * fx - (w * side) / 2, spareX)
  // A bust ends where its window does.
  const low = classOf(lead.figure) === 'portrait' && spareY > 0 ? spareY : within(height * fy - (h * side) / 2, spareY)
  const top = standsUpright(lead.figure) && spareY < 0 ? height * HEADROOM : low
  const drawn = drawing(pane, 'depiction-1', lead, side, [left - ink.left * side, top - ink.top * side])
  const turned = standsUpright(lead.figure) ? drawn : { ...drawn, rotate: random.pick([-9, -6, 6, 9]) }
  return [...air(pane), turned]
}
/** Of a window's width, what has a face may have at most. */
const WITHIN = 0.96
/** How much of what does not fit leaves on one side. */
const LEAVING = 0.85
/** From this much room beside a thing on, × its width, it stands in a row. */
const ROOMY = 0.7
const HEADROOM = 0.07

/** One of many: the others are shapes of one tone behind it. */
export function row(pane: Pane): Node[] {
  const { width, height, pieces, random } = pane
  const [lead, ...others] = pieces
  const { ink, w, h } = sizesOf(lead.figure)
  const side = (height * (hasFace(lead.figure) ? 0.98 : 1.04)) / h
  const step = w * side * 0.96
  const reach = Math.ceil(width / step / 2)
  const off = random.pick([-0.18, 0, 0.18]) * Math.max(0, width - step)
  const middle = width / 2 + off
  const top = height - h * side * 0.97 - ink.top * side
  const at = (i: number): [number, number] => [middle + i * step - (ink.left + w / 2) * side, top]
  const places = Array.from({ length: reach * 2 + 3 }, (_, i) => i - reach - 1).filter((i) => i !== 0)
  const behind = places.map((i) =>
    silhouette(drawing(pane, `shape-${i + reach + 2}`, lead, side, at(i)), apartBy(pane, i % 2 === 0 ? 8 : 12)),
  )
  const companion = others[0]
  const beside = companion && !isView(companion.figure) ? [companionOf(pane, companion, middle + step * 0.52)] : []
  return [...air(pane), ...behind, drawing(pane, 'depiction-1', lead, side, at(0)), ...beside]
}

/** What goes with the thing, smaller and before it. */
function companionOf(pane: Pane, piece: Piece, x: number): Vector {
  const { ink, w, h } = sizesOf(piece.figure)
  const side = Math.min((pane.height * 0.46) / h, (pane.width * 0.4) / w)
  const left = Math.min(pane.width - w * side * 1.04, x - (w * side) / 2)
  return drawing(pane, 'depiction-2', piece, side, [left - ink.left * side, pane.height * 0.97 - (ink.top + h) * side])
}
