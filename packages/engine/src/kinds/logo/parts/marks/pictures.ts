/** Marks around a pictogram: bare, cut out of a solid form, in a ring, or an attached picture. */

import type { PictureFacts } from '../../../../brief/types.ts'
import type { ColourRef, Node, Pictogram } from '../../../../scene/types.ts'
import { givenPicture } from '../../../shared/given-picture.ts'
import type { MarkPart } from '../lockups.ts'

export interface PictogramPaints {
  paint: ColourRef
  tone?: ColourRef
}

export const pictogramNode = (id: string, icon: string, size: number, { paint, tone }: PictogramPaints): Pictogram => ({
  type: 'pictogram',
  id,
  role: 'icon',
  icon,
  paint,
  ...(tone && { tone }),
  width: size,
  height: size,
})

/** The pictogram by itself. */
export const bareMark = (icon: string, paints: PictogramPaints): MarkPart => ({
  ratio: 1,
  // Icons keep an eighth of their box free; the mark is to be as tall as it says.
  node: (height) => ({ ...pictogramNode('mark', icon, height * 1.12, paints), role: 'mark', margin: -height * 0.06 }),
})

/** An attached picture: a logo whole, a photo in a circle. */
export const pictureMark = (picture: PictureFacts, alt: string): MarkPart => {
  const whole = picture.treatAs === 'logo'
  const ratio = whole ? Math.min(2.4, Math.max(0.5, picture.width / picture.height)) : 1
  return {
    ratio,
    node: (height): Node =>
      givenPicture(picture, {
        id: 'mark',
        role: 'logo',
        alt,
        fit: whole ? 'contain' : 'cover',
        ...(!whole && { focus: picture.focus, radius: 'full' as const }),
        width: height * ratio,
        height,
      }),
  }
}
