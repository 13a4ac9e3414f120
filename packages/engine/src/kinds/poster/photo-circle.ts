import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { photo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The attached photo in a large disc that the edge of the sheet cuts; the title under it. */
export const photoCircle: Archetype = {
  name: 'photo-circle',
  example: 'Poster with the attached photo for the open day "Meet the makers", Saturday 9 May, Werkhof',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 0.85 : 0,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary])
    const disc = landscape ? height * 1.04 : Math.min(width * 0.98, height * (0.62 - density(plan) * 0.12))
    const right = random.chance(0.6)
    const side = right ? { right: -disc * 0.14 } : { left: -disc * 0.14 }
    const shown = landscape ? disc * 0.86 : 0
    const inner = width - 2 * margin - (landscape ? shown : 0)
    const words = column(
      'words',
      {
        width: landscape ? width - shown : '100%',
        height: '100%',
        ...(landscape && !right ? { at: { right: 0, top: 0 } } : {}),
        layout: { padding: margin, justify: 'between', gap: u * 2 },
      },
      [
        row(
          'sender',
          {
            ...(landscape ? {} : { alignSelf: right ? ('start' as const) : ('end' as const) }),
            maxWidth: landscape ? inner : width * 0.3,
          },
          brandText(sheet, ground),
        ),
        column('below', { layout: { gap: u * 2.2 } }, [
          titleText(sheet, ground, {
            size: u * 18,
            width: inner,
            height: height * (landscape ? 0.36 : 0.17),
            lineHeight: 0.98,
            fit: { min: u * 3.6, lines: 3 },
          }),
          ...leadTexts(sheet, ground),
          ...factGrid(sheet, ground, landscape ? 2 : 3),
          ...ctaButton(sheet, ground.ink, ground.fill),
        ]),
      ],
    )
    const picture = photo(sheet, {
      at: { ...side, top: landscape ? -disc * 0.02 : -disc * 0.1 },
      width: disc,
      height: disc,
      radius: 'full',
    })
    return scene(brief, direction, [
      { name: 'poster', root: frame('root', { fill: ground.fill, clip: true }, [...picture, words]) },
    ])
  },
}
