/** The last touches of a draft, and what is judged on its pixels. */

import { type Appearance, appearanceOf } from '../critic/appearance.ts'
import { collisions } from '../critic/collisions.ts'
import { contrastFaults, readContrast } from '../critic/contrast.ts'
import { type Critique, critiqueOf, rasterOf } from '../critic/critique.ts'
import { preferenceScore, traitsOf } from '../critic/preference/model.ts'
import { greyOf } from '../critic/raster.ts'
import { touches } from '../critic/touching.ts'
import type { Images } from '../render/canvas.ts'
import type { KindName } from '../scene/types.ts'
import type { Draft } from './draft.ts'
import { opticallyCentred } from './optical-centre.ts'
import type { Workshop } from './workshop.ts'

/** A draft with the last touches, judged on pixels. */
export interface Finalist extends Draft, Critique {
  look: Appearance
  /** How much the eye likes it, in units of the score. */
  appeal: number
}

export function finish(draft: Draft, workshop: Workshop, images: Images): Finalist {
  const { design, laid } = draft
  const painted = rasterOf(design.scene, laid[0], workshop.pictograms, images)
  const look = appearanceOf(painted, design.scene, laid[0])
  const seen = { look, appeal: preferenceScore(traitsOf(look, design.scene, laid[0])) }
  const grey = greyOf(painted)
  const centred = opticallyCentred(design.brief, design.scene, laid[0], grey)
  if (!centred) return { ...draft, ...seen, ...critiqueOf(design, laid[0], grey) }
  const { scene } = centred
  const one = { ...draft, ...seen, design: { ...design, scene }, laid: workshop.layOut(scene) }
  return { ...one, ...critiqueOf(one.design, one.laid[0], centred.grey) }
}

/** Whether words of the front collide with something. Pages scroll past, and stand in bands of their own. */
export const collides = (
  { design: { scene }, laid }: Pick<Draft, 'design' | 'laid'>,
  workshop: Workshop,
  images: Images,
): boolean => scene.kind !== 'website' && collisions(laid[0], scene.palette, workshop.pictograms, images).length > 0

/** Kinds of which words are set before pictures. */
const PICTURED: readonly KindName[] = ['poster', 'banner']

/** Whether something drawn runs through words of the front, or touches them. */
export const isTouched = (
  { design: { scene }, laid, isTold }: Pick<Draft, 'design' | 'laid' | 'isTold'>,
  workshop: Workshop,
  images: Images,
): boolean =>
  (PICTURED.includes(scene.kind) || (isTold && scene.kind === 'business-card')) &&
  touches(laid[0], scene.palette, workshop.pictograms, images)

/** What cannot be read where it stands. */
export const contrastOf = (
  { design, laid }: Pick<Draft, 'design' | 'laid'>,
  workshop: Workshop,
  images: Images,
): string[] =>
  laid.flatMap((artboard) =>
    contrastFaults(
      readContrast(
        artboard,
        design.scene.palette,
        workshop.pictograms,
        images,
        design.brief.colours.map(({ hex }) => hex),
      ),
    ),
  )
