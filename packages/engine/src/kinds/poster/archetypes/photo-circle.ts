import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided, heading, isPhoto, refuses } from '../parts/blocks.ts'

/** The attached photo in a large disc that the edges of the sheet cut; the words under it. */
export const photoCircle: Archetype = {
  name: 'photo-circle',
  example: 'Poster with the attached photo for the open day "Meet the makers", Saturday 9 May, Werkhof',
  suits: (brief) => (isPhoto(brief) && !refuses(brief, 'picture') ? 0.7 : 0),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary])
    const right = landscape || random.chance(0.6)
    const words = landscape ? width * 0.46 - 1.5 * margin : width - 2 * margin
    const parts = landscape
      ? {
          head: heading(sheet, ground, { width: words, height: height * 0.4 }),
          foot: details(sheet, ground, { width: words }),
        }
      : divided(sheet, ground, { titleShare: 0.2 - density(plan) * 0.05, picture: 0.5, title: { lines: 3 } })
    const gap = u * 2.6
    const below = parts.head.height + parts.foot.height + 2 * gap + margin
    // The photo keeps nearly all of its middle: only the rim is cut.
    const disc = landscape ? height * 1.06 : Math.min(width * 0.98, height - below)
    const side = right ? { right: -disc * 0.06 } : { left: -disc * 0.06 }
    return scene(brief, direction, [
      {
        name: 'poster',
        root: frame('root', { fill: ground.fill, clip: true }, [
          ...photo(sheet, {
            at: { ...side, top: landscape ? -disc * 0.03 : -disc * 0.05 },
            width: disc,
            height: disc,
            radius: 'full',
          }),
          column(
            'words',
            {
              width: landscape ? words + 2 * margin : '100%',
              height: '100%',
              layout: { padding: margin, justify: landscape ? 'between' : 'end', gap },
            },
            [column('head', { layout: { gap: u * 2.2 } }, parts.head.nodes), ...parts.foot.nodes],
          ),
        ]),
      },
    ])
  },
}
