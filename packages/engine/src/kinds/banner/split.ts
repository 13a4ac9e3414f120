import { column, frame, row, scene } from '../../scene/build.ts'
import { GROUNDS } from '../shared/sheet.ts'
import { field, hasPictogram, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'
import { bannerSheet } from './parts.ts'
import { words } from './words.ts'

/** Words on one side, the subject on a field of colour on the other. */
export const split: Archetype = {
  name: 'split',
  example: 'Banner for Nordby Bikes "Ride into spring", city bikes ready to go, call to action Shop bikes, teal',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'icon') ? 0.1 : 0.9,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const share = { strip: 0.2, wide: 0.4, box: 0.4, tall: 0.36 }[proportion]
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface])
    const art = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const [artWidth, artHeight] = across ? [width * share, height] : [width, height * share]
    const size = Math.min(artWidth, artHeight) * (proportion === 'strip' ? 0.66 : 0.74)
    const panel = frame(
      'art',
      {
        role: 'panel',
        fill: art.fill,
        width: artWidth,
        height: artHeight,
        clip: true,
        layout: { align: 'center', justify: 'center' },
      },
      [
        ...(hasPictogram(sheet)
          ? pictogram(sheet, art.mark, { width: size, height: size })
          : field(sheet, Math.round(artWidth), Math.round(artHeight), ['paper', 'ink', 'surface'])),
      ],
    )
    const text = words(sheet, ground, {
      width: across ? width - artWidth : width,
      height: across ? height : height - artHeight,
      padding: margin,
      button: ['accent', 'onAccent'],
    })
    const parts = random.chance(across ? 0.75 : 0.4) ? [text, panel] : [panel, text]
    const make = across ? row : column
    return scene(brief, direction, [{ name: 'banner', root: make('root', { fill: ground.fill }, parts) }])
  },
}
