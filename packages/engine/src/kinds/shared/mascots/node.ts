/** The head of a brief's creature, in the colours of a direction. */
import type { Shape, Vector } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { MASCOT_VIEW, type MascotManner, mascotShapes } from './draw.ts'
import { attitudeOf, type FoundMascot } from './find.ts'

/** The head's shapes in the view box of mascots. */
export const mascotHead = (
  { brief, direction }: Pick<Composition, 'brief' | 'direction'>,
  { name }: FoundMascot,
  manner: MascotManner,
): Shape[] =>
  mascotShapes(name, attitudeOf(brief, name), manner, {
    main: direction.mark.primary,
    extra: direction.mark.secondary,
    palette: direction.palette,
  })

/** The head on a square of a side, pixels. */
export const mascotNode = (
  composition: Pick<Composition, 'brief' | 'direction'>,
  found: FoundMascot,
  manner: MascotManner,
  side: number,
  own: Pick<Vector, 'at'> & { id?: string } = {},
): Vector => ({
  type: 'vector',
  id: 'mark',
  role: 'mark',
  viewBox: [MASCOT_VIEW, MASCOT_VIEW],
  width: side,
  height: side,
  shapes: mascotHead(composition, found, manner),
  alt: found.name,
  ...own,
})
