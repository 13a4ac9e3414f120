import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { photoRoom } from '../../shared/photo-room.ts'
import type { Ground } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

const ON_PHOTO: Ground = { fill: 'ink', ink: 'paper', soft: 'paper', mark: 'paper' }

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
    const { side, depth, scrim } = photoRoom(
      picture,
      width,
      height,
      across ? 'x' : 'y',
      across ? [proportion === 'strip' ? 0.5 : 0.38, proportion === 'strip' ? 0.7 : 0.56] : [0.42, 0.6],
    )
    const text = words(sheet, ON_PHOTO, {
      width: across ? depth : width,
      height: across ? height : depth,
      padding: margin,
      button: ['paper', 'ink'],
    })
    const place = { right: { align: 'end' }, bottom: { justify: 'end' }, left: {}, top: {} } as const
    return {
      ...scene(brief, direction, [
        {
          name: 'banner',
          root: column('root', { fill: 'ink', layout: place[side] }, [
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
