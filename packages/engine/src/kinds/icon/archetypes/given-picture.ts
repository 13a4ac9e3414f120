/** An attached picture as the icon: in a rounded tile, in a circle, or within a ring. */

import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { circle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { centred, drawing, iconScene, KEYLINE } from '../parts/icon-scene.ts'

type Form = 'tile' | 'circle' | 'ring'

const given = (name: string, form: Form, example: string): Archetype => ({
  name,
  example,
  suits: ({ picture }) => (picture ? 1 : 0),
  compose(composition) {
    const { picture, brand, subject } = composition.brief
    if (!picture) throw new RangeError(`${name} needs an attached picture.`)
    const whole = picture.treatAs === 'logo'
    const round = form !== 'tile'
    return iconScene(composition, (side): Node[] => {
      const size = side * (form === 'tile' ? KEYLINE.square + 0.06 : form === 'circle' ? KEYLINE.circle : 0.76)
      const radius = round ? ('full' as const) : size * 0.22
      const inner = whole ? size * (round ? 0.62 : 0.72) : size
      return [
        ...(form === 'ring'
          ? [drawing('ring', side, [{ d: circle(120, 120, 106), stroke: { paint: 'accent', width: 8 } }], 'decoration')]
          : []),
        frame('tile', { role: 'panel', ...centred(side, size), fill: 'surface', radius, clip: true }, [
          {
            type: 'picture',
            id: 'picture',
            role: whole ? 'logo' : 'photo',
            media: picture.media,
            alt: brand ?? subject.about,
            fit: whole ? 'contain' : 'cover',
            focus: picture.focus,
            ...centred(size, inner),
          },
        ]),
      ]
    })
  },
})

export const pictureTile = given('picture-tile', 'tile', 'An app icon from the attached picture')
export const pictureCircle = given('picture-circle', 'circle', 'A round icon from the attached picture')
export const pictureRing = given('picture-ring', 'ring', 'The attached picture as an icon in a ring')
