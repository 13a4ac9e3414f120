/** What emblems are built of: a drawn ground, and the subject's pictogram upon it. */
import type { Node, Pictogram, Shape, Vector } from '../../../scene/types.ts'
import { mascotOf } from '../../shared/mascots/find.ts'
import { mascotNode } from '../../shared/mascots/node.ts'
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Composition } from '../../types.ts'
import { mannerOf } from './marks/mascot.ts'
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

/**
 * The subject, in the row of its neighbours or at a place of its own: the head of its creature where it has one and stands on
 * paper, else a filled pictogram.
 */
export function emblemMark(
  composition: Composition,
  size: number,
  paints: PictogramPaints,
  at?: { left: number; top: number },
): Pictogram | Vector {
  const { brief, direction, random } = composition
  const found = mascotOf(brief)
  const place = at && { at }
  if (found && paints.paint === direction.mark.primary)
    return mascotNode(composition, found, mannerOf(composition), size, place)
  const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
  return { ...pictogramNode('mark', icon, size, paints), role: 'mark', ...place }
}
