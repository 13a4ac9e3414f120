/** Parts that can be opened, and the shapes that are in them. */
import type { Part } from './use-hand.ts'

export const canOpen = ({ kind }: Part): boolean => kind === 'drawing' || kind === 'icon'

/** The drawing that an id of a shape names: 'boat' of 'boat#3'. */
export const drawingOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('#')))

/** One of the shapes of a drawing. */
export const isInDrawing = ({ id, parent, kind }: Part): boolean =>
  kind === 'shape' && parent !== undefined && drawingOf(id) === parent
