/** Parts that can be opened, and the shapes that are in them, with the groups that these are drawn in. */
import type { Part } from './use-hand.ts'

export const canOpen = ({ kind }: Part): boolean => kind === 'drawing' || kind === 'icon'

/** The drawing that an id of a shape names: 'boat' of 'boat#3', and of 'boat#rig'. */
export const drawingOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('#')))

/** One of the shapes of a drawing, or of its groups. */
export function isInDrawing({ id, parent }: Part): boolean {
  const drawing = drawingOf(id)
  return drawing !== '' && parent !== undefined && (parent === drawing || drawingOf(parent) === drawing)
}
