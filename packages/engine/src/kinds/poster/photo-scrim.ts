import { column, scene, spacer } from '../../scene/build.ts'
import { details, lead } from '../shared/details.ts'
import { brandText, type Ground, sheetOf, titleText } from '../shared/sheet.ts'
import { photo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The photo fills the sheet; a scrim rises from the foot, only as dark as the words need. */
const ON_PHOTO: Ground = { fill: 'ink', ink: 'paper', soft: 'paper', mark: 'paper' }

export const photoScrim: Archetype = {
  name: 'photo-scrim',
  example: 'Poster for the film night "North Light" with the attached photo, 9 pm, Harbour Cinema',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 1 : 0,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, width, height, u, margin, landscape } = sheet
    const inner = width - 2 * margin
    // The scrim is black whatever the palette: a photo knows no palette.
    const dark = { ...direction.palette, ink: '#0b0c0e' as const, paper: '#ffffff' as const, muted: '#d8d8d8' as const }
    return {
      ...scene(brief, direction, [
        {
          name: 'poster',
          root: column('root', { fill: 'ink', layout: { padding: margin, gap: u * 2.6 } }, [
            ...photo(sheet, {
              at: { left: 0, top: 0, right: 0, bottom: 0 },
              scrim: {
                gradient: 'linear',
                angle: 90,
                stops: [
                  { at: 0, colour: 'ink', alpha: 0.62 },
                  { at: 0.22, colour: 'ink', alpha: 0.3 },
                  { at: 0.42, colour: 'ink', alpha: 0.45 },
                  { at: 0.66, colour: 'ink', alpha: 0.8 },
                  { at: 1, colour: 'ink', alpha: 0.92 },
                ],
              },
            }),
            ...brandText(sheet, ON_PHOTO),
            spacer('air'),
            titleText(sheet, ON_PHOTO, {
              size: u * 20,
              width: (width - 2 * margin) * (landscape ? 0.7 : 1),
              height: height * 0.26,
              lineHeight: 0.98,
              fit: { min: u * 4, lines: 3 },
            }),
            ...lead(sheet, ON_PHOTO, inner).nodes,
            ...details(sheet, ON_PHOTO, { width: inner, columns: landscape ? 3 : 2, button: ['paper', 'ink'] }).nodes,
          ]),
        },
      ]),
      palette: dark,
    }
  },
}
