/** An attached picture as the icon: in a rounded tile, in a circle, or within a ring. */

import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { circle } from '../../shared/geometry.ts'
import { givenPicture } from '../../shared/given-picture.ts'
import type { Archetype } from '../../types.ts'
import { centred, drawing, iconScene, KEYLINE } from '../parts/icon-scene.ts'

/** The share of the side that a form takes, and of the form that a picture shown whole takes. */
const FORMS = {
  tile: { size: KEYLINE.square + 0.06, whole: 0.72 },
  circle: { size: KEYLINE.circle, whole: 0.62 },
  ring: { size: 0.76, whole: 0.62 },
}
type Form = keyof typeof FORMS

const ring = (side: number): Node =>
  drawing('ring', side, [{ d: circle(120, 120, 106), stroke: { paint: 'accent', width: 8 } }], 'decoration')

const given = (name: string, form: Form, example: string): Archetype => ({
  name,
  example,
  suits: ({ picture }) => (picture ? 1 : 0),
  compose(composition) {
    const { picture, brand, subject } = composition.brief
    if (!picture) throw new RangeError(`${name} needs an attached picture.`)
    const whole = picture.treatAs === 'logo'
    return iconScene(composition, (side): Node[] => {
      const size = side * FORMS[form].size
      const radius = form === 'tile' ? size * 0.22 : 'full'
      const inner = whole ? size * FORMS[form].whole : size
      return [
        ...(form === 'ring' ? [ring(side)] : []),
        frame('tile', { role: 'panel', ...centred(side, size), fill: 'surface', radius, clip: true }, [
          givenPicture(picture, {
            id: 'picture',
            role: whole ? 'logo' : 'photo',
            alt: brand ?? subject.about,
            fit: whole ? 'contain' : 'cover',
            focus: picture.focus,
            ...centred(size, inner),
          }),
        ]),
      ]
    })
  },
})

export const pictureTile = given('picture-tile', 'tile', 'An app icon from the attached picture')
export const pictureCircle = given('picture-circle', 'circle', 'A round icon from the attached picture')
export const pictureRing = given('picture-ring', 'ring', 'The attached picture as an icon in a ring')
