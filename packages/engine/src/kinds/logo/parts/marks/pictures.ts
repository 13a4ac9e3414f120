/** Marks around a pictogram: bare, cut out of a solid form, in a ring, or an attached picture. */

import type { Random } from '../../../../base/random.ts'
import type { PictureFacts } from '../../../../brief/types.ts'
import type { Direction } from '../../../../direction/types.ts'
import { frame } from '../../../../scene/build.ts'
import type { ColourRef, Node, Pictogram } from '../../../../scene/types.ts'
import { CONTAINER_VIEW, CONTAINERS, type ContainerName } from '../../../shared/containers.ts'
import { circle } from '../../../shared/geometry.ts'
import { givenPicture } from '../../../shared/given-picture.ts'
import { tintUnder } from '../../../shared/tint.ts'
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

/** The pictogram in the paper's colour on a solid form. */
export const cutOutMark = (icon: string, container: ContainerName, solid: ColourRef): MarkPart => {
  const { d, content } = CONTAINERS[container]
  return {
    ratio: 1,
    node: (height) => {
      const scale = height / CONTAINER_VIEW[0]
      const size = content.size * 1.16 * scale
      return frame('mark', { role: 'mark', width: height, height }, [
        {
          type: 'vector',
          id: 'mark-ground',
          role: 'panel',
          viewBox: CONTAINER_VIEW,
          at: { left: 0, top: 0 },
          width: height,
          height,
          shapes: [{ d, fill: solid }],
        },
        // The form's own room: its middle is not always that of the form.
        frame(
          'mark-room',
          {
            role: 'group',
            at: { left: content.x * scale - size / 2, top: content.y * scale - size / 2 },
            width: size,
            height: size,
          },
          [pictogramNode('mark-icon', icon, size, { paint: 'paper' })],
        ),
      ])
    },
  }
}

/** Where the disc stands behind a picture, shares of the mark: its middle and its radius. */
const DISCS = [
  [0.56, 0.38, 0.37],
  [0.44, 0.38, 0.37],
  [0.5, 0.42, 0.42],
] as const

/** The foot of the picture, a share of the mark: pictures are heavier below, and the mark's weight is to be in its middle. */
const STANDS = 0.963

/** The pictogram before a disc of the second colour, which is thinned as far as the picture needs it. */
export const beforeDisc = (icon: string, random: Random, { palette, mark }: Direction): MarkPart => {
  const [x, y, radius] = random.pick(DISCS)
  const disc = mark.secondary === mark.primary ? 'line' : mark.secondary
  return {
    ratio: 1,
    node: (height) => {
      const size = height * 0.84
      return frame('mark', { role: 'mark', width: height, height }, [
        {
          type: 'vector',
          id: 'mark-disc',
          role: 'panel',
          viewBox: [100, 100],
          at: { left: 0, top: 0 },
          width: height,
          height,
          shapes: [{ d: circle(x * 100, y * 100, radius * 100), fill: tintUnder(mark.primary, disc, palette) }],
        },
        frame(
          'mark-room',
          { role: 'group', at: { left: (height - size) / 2, top: height * STANDS - size }, width: size, height: size },
          [pictogramNode('mark-icon', icon, size, { paint: mark.primary })],
        ),
      ])
    },
  }
}

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
