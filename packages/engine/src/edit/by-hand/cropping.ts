/** What of a picture its frame shows: magnified, and pushed about in it. */
import type { Node } from '../../scene/types.ts'
import { round } from '../pixels.ts'
import type { Operation } from '../types.ts'
import type { HandOperation } from './types.ts'

/** Shares and times are kept to the thousandth. */
const exact = (value: number) => Math.round(value * 1000) / 1000

/** The operations, or why there are none. */
export function cropped(
  node: Node,
  { focus: [x, y], zoom }: Extract<HandOperation, { op: 'crop' }>,
): Operation[] | string {
  if (node.type !== 'picture') return 'Only pictures are cropped.'
  const within = (share: number) => exact(Math.min(1, Math.max(0, share)))
  const crop = [exact(Math.max(1, zoom)), within(x), within(y)]
  return [{ op: 'set', id: node.id, set: { crop, fit: null } }]
}

/** The size in which a new picture stands: whole, its longer side so long. */
export function wholeSize({ width, height }: { width: number; height: number }, longer: number) {
  const scale = longer / Math.max(1, width, height)
  return { width: round(Math.max(1, width * scale)), height: round(Math.max(1, height * scale)) }
}
