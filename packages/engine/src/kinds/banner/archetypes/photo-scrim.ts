import { column } from '../../../scene/build.ts'
import type { Insets } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { photoRoom } from '../../shared/photo-room.ts'
import { edgesOf, type Ground } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet, type Proportion } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

const ON_PHOTO: Ground = { fill: 'ink', ink: 'paper', soft: 'paper', mark: 'paper' }

/** Of the banner, what the words may take with the room that the photo leaves them. */
const DEPTHS: Record<Proportion, readonly [least: number, most: number]> = {
  strip: [0.5, 0.7],
  wide: [0.38, 0.56],
  box: [0.42, 0.6],
  tall: [0.42, 0.6],
}

/** The attached photo fills the banner; a scrim grows towards the side on which the words stand. */
export const photoScrim: Archetype = {
  name: 'photo-scrim',
  example: 'Banner with the attached photo "Above the clouds" hiking weekend at Alpenhof, Book now',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 0.9 : 0,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const { picture } = brief
    if (!picture) return scene(brief, direction, [])
    // What is covered on a side is under the scrim as well, and clear of the words.
    const edges = edgesOf(sheet)
    const [before, behind] = across ? [edges.left, edges.right] : [edges.top, edges.bottom]
    const more = Math.max(before, behind) - margin
    const share = more / (across ? width : height)
    const [least, most] = DEPTHS[proportion]
    const { side, depth, scrim } = photoRoom(picture, width, height, across ? 'x' : 'y', [least + share, most + share])
    const text = words(sheet, ON_PHOTO, {
      width: across ? depth - more : width,
      height: across ? height : depth - more,
      padding: margin,
      button: ['paper', 'ink'],
    })
    const padding: Insets = [edges.top - margin, edges.right - margin, edges.bottom - margin, edges.left - margin]
    const place = { right: { align: 'end' }, bottom: { justify: 'end' }, left: {}, top: {} } as const
    return {
      ...scene(brief, direction, [
        {
          name: 'banner',
          root: column('root', { fill: 'ink', layout: { ...place[side], padding } }, [
            ...photo(sheet, { at: { left: 0, top: 0 }, width, height, scrim }),
            text,
          ]),
        },
      ]),
      // The scrim is black whatever the palette: a photo knows no palette.
      palette: { ...direction.palette, ink: '#0b0c0e', paper: '#ffffff', muted: '#d8d8d8' },
    }
  },
}
