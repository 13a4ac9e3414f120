import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** A huge disc rises from a corner and carries the subject; the words keep to the other side. */
export const cornerDisc: Archetype = {
  name: 'corner-disc',
  example: 'Facebook cover for a yoga studio "Breathe out" morning classes, Book a mat, sage and sand',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'icon') || brief.picture?.treatAs === 'photo' ? 0 : 0.7,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = GROUNDS.paper
    const disc = across ? height * (proportion === 'strip' ? 1.5 : 1.16) : width * (proportion === 'tall' ? 1.05 : 0.86)
    const shown = across ? Math.min(disc * 0.72, width * 0.42) : disc * 0.55
    const place = across
      ? { right: shown - disc, top: (height - disc) / 2 }
      : { right: -disc * 0.12, bottom: shown - disc }
    const size = disc * (across ? 0.56 : 0.5)
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          frame('disc', { role: 'decoration', at: place, width: disc, height: disc, radius: 'full', fill: 'accent' }, [
            ...pictogram(sheet, 'onAccent', {
              at: across
                ? { left: (shown - size) * 0.5 + disc * 0.02, top: (disc - size) / 2 }
                : { left: (disc - size) / 2 - disc * 0.06, top: (shown - size) * 0.55 },
              width: size,
              height: size,
              behind: 'accent',
            }),
          ]),
          words(sheet, ground, {
            width: across ? width - shown : width,
            height: across ? height : height - shown * 1.04,
            padding: margin,
            button: ['ink', 'paper'],
          }),
        ]),
      },
    ])
  },
}
