import { column } from '../../../scene/build.ts'
import type { Insets } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { photoRoom } from '../../shared/photo-room.ts'
import { edgesOf, type Ground, sheetOf } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'

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
    const { top, right, bottom, left } = edgesOf(sheet)
    const inner = width - (left + right)
    if (!brief.picture) return scene(brief, direction, [])
    const parts = stacked(
      [
        sender(sheet, ON_PHOTO),
        fittedTitle(sheet, ON_PHOTO, { width: inner * (landscape ? 0.8 : 1), height: height * 0.2, lines: 3 }),
        lead(sheet, ON_PHOTO, inner),
        details(sheet, ON_PHOTO, { width: inner, columns: landscape ? 3 : 2, button: ['paper', 'ink'] }),
      ],
      u * 2.8,
    )
    const most = Math.max(top, bottom) > margin ? 0.8 : 0.7
    const least = Math.min(most, (parts.height + Math.max(top, bottom) + margin * 0.6) / height)
    const { side, scrim } = photoRoom(brief.picture, width, height, 'y', [least, least])
    const layout = {
      padding: [top, right, bottom, left] satisfies Insets,
      gap: u * 2.8,
      justify: side === 'top' ? ('start' as const) : ('end' as const),
    }
    return {
      ...scene(brief, direction, [
        {
          name: 'poster',
          root: column('root', { fill: 'ink', layout }, [
            ...photo(sheet, { at: { left: 0, top: 0, right: 0, bottom: 0 }, scrim }),
            ...parts.nodes,
          ]),
        },
      ]),
      // The scrim is black whatever the palette: a photo knows no palette.
      palette: { ...direction.palette, ink: '#0b0c0e', paper: '#ffffff', muted: '#d8d8d8' },
    }
  },
}
