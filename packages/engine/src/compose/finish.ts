/** The last touches of a draft, and what is judged on its pixels. */
import { contrastFaults, readContrast } from '../critic/contrast.ts'
import { type Critique, critiqueOf, rasterOf } from '../critic/critique.ts'
import type { Images } from '../render/canvas.ts'
import type { Draft } from './draft.ts'
import { opticallyCentred } from './optical-centre.ts'
import type { Workshop } from './workshop.ts'

/** A draft with the last touches, judged on pixels. */
export interface Finalist extends Draft, Critique {}

export function finish(draft: Draft, workshop: Workshop, images: Images): Finalist {
  const { design, laid } = draft
  const grey = rasterOf(design.scene, laid[0], workshop.pictograms, images)
  const centred = opticallyCentred(design.brief, design.scene, laid[0], grey)
  if (!centred) return { ...draft, ...critiqueOf(design, laid[0], grey) }
  const { scene } = centred
  const one = { ...draft, design: { ...design, scene }, laid: workshop.layOut(scene) }
  return { ...one, ...critiqueOf(one.design, one.laid[0], centred.grey) }
}

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
