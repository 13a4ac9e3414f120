import { column, scene } from '../../scene/build.ts'
import type { Ground } from '../shared/sheet.ts'
import { photo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'
import { bannerSheet } from './parts.ts'
import { words } from './words.ts'

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
    const share = proportion === 'strip' ? 0.7 : 0.6
    const scrim = across
      ? {
          gradient: 'linear' as const,
          angle: 0,
          stops: [
            { at: 0, colour: 'ink' as const, alpha: 0.86 },
            { at: share, colour: 'ink' as const, alpha: 0.72 },
            { at: 1, colour: 'ink' as const, alpha: 0.08 },
          ],
        }
      : {
          gradient: 'linear' as const,
          angle: 90,
          stops: [
            { at: 0, colour: 'ink' as const, alpha: 0.6 },
            { at: 1, colour: 'ink' as const, alpha: 0.86 },
          ],
        }
    const text = words(sheet, ON_PHOTO, {
      width: across ? width * share : width,
      height,
      padding: margin,
      button: ['paper', 'ink'],
    })
    return {
      ...scene(brief, direction, [
        {
          name: 'banner',
          root: column('root', { fill: 'ink' }, [
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
