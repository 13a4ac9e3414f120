import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { tonesOn } from '../../shared/figure.ts'
import { pickPictogram } from '../../shared/pictograms.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { hasPictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** The subject larger than the banner, cut by two of its edges; the words keep to the free corner. */
export const bleed: Archetype = {
  name: 'bleed',
  example: 'Banner for Reef & Ray surf school, "Catch the first wave", Book a lesson, turquoise and coral',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'icon') || brief.picture?.treatAs === 'photo' ? 0 : 0.85,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink, GROUNDS.paper])
    const [tone] = tonesOn(sheet, ground.fill)
    // What is seen of it, and how large it is.
    const [seen, tall] = across
      ? [Math.min(width * 0.42, height * (proportion === 'strip' ? 2 : 1.1)), height]
      : [width, height * (proportion === 'tall' ? 0.46 : height < 400 ? 0.4 : 0.5)]
    const size = across ? Math.min(seen * 1.25, height * 1.5) : Math.min(tall * 1.32, width * 1.1)
    const at = across
      ? { left: seen - size * 0.86, top: height - size * (proportion === 'strip' ? 0.86 : 0.88) }
      : { left: width - size * 0.82, top: 0 }
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          frame(
            'art',
            {
              role: 'group',
              at: across ? { right: 0, top: 0 } : { left: 0, bottom: 0 },
              width: seen,
              height: tall,
              clip: true,
            },
            hasPictogram(sheet)
              ? [
                  {
                    type: 'pictogram',
                    id: 'picture',
                    role: 'illustration',
                    icon: pickPictogram(direction.pictograms, random.fork('icon'), 'solid'),
                    paint: tone,
                    at,
                    width: size,
                    height: size,
                    rotate: random.pick([0, -8, 8]),
                    alt: brief.subject.about,
                  },
                ]
              : [],
          ),
          words(sheet, ground, {
            width: across ? width - seen : width,
            height: across ? height : height - tall,
            padding: margin,
            button: [ground.ink, ground.fill],
          }),
        ]),
      },
    ])
  },
}
