/** What emblems are built of: a drawn ground, and the subject's pictogram upon it. */
import type { Node, Pictogram, Shape } from '../../../scene/types.ts'
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Composition } from '../../types.ts'
import { type PictogramPaints, pictogramNode } from './marks/pictures.ts'

interface Ground {
  width: number
  height: number
  shapes: Shape[]
  /** The shapes' own measures; the ground's unless given. */
  viewBox?: [number, number]
  left?: number
}

/** The form that an emblem stands on; lengths in pixels. */
export const emblemGround = (
  id: string,
  { width, height, shapes, viewBox = [width, height], left = 0 }: Ground,
): Node => ({ type: 'vector', id, role: 'panel', viewBox, at: { left, top: 0 }, width, height, shapes })

/** A filled pictogram of the subject, in the row of its neighbours or at a place of its own. */
export const emblemMark = (
  { direction, random }: Composition,
  size: number,
  paints: PictogramPaints,
  at?: { left: number; top: number },
): Pictogram => ({
  ...pictogramNode('mark', inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill'), size, paints),
  role: 'mark',
  ...(at && { at }),
})
