import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { photo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The photo in a window on the colour of the sheet, the title hanging below its lower left corner. */
export const photoWindow: Archetype = {
  name: 'photo-window',
  example: 'Flyer for a pottery class with the attached photo, Saturdays 10 am, Studio Lehm, terracotta',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 0.95 : 0,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary])
    const share = 0.5 - density(plan) * 0.12
    const bleed = random.chance(0.5)
    const window = photo(
      sheet,
      landscape
        ? { width: width * 0.44, height: height - (bleed ? 0 : 2 * margin) }
        : { width: bleed ? width : width - 2 * margin, height: height * share },
    )
    const words = column(
      'words',
      {
        width: landscape ? 'fill' : '100%',
        height: landscape ? '100%' : 'fill',
        layout: { padding: landscape || bleed ? margin : [u * 4, 0, 0, 0], justify: 'between', gap: u * 2 },
      },
      [
        column('top', { layout: { gap: u * 2 } }, [
          ...brandText(sheet, ground),
          titleText(sheet, ground, {
            size: u * 18,
            height: height * (landscape ? 0.34 : (1 - share) * 0.38),
            lineHeight: 0.98,
            fit: { min: u * 3.6, lines: 4 },
          }),
          ...leadTexts(sheet, ground),
        ]),
        column('bottom', { layout: { gap: u * 1.8 } }, [
          frame('rule', { role: 'rule', height: Math.max(2, u * 0.25), fill: ground.ink }),
          ...factGrid(sheet, ground, landscape ? 2 : 3),
          ...ctaButton(sheet, ground.ink, ground.fill),
        ]),
      ],
    )
    const padding = bleed ? 0 : margin
    const root = landscape
      ? row('root', { fill: ground.fill, layout: { padding } }, [...window, words])
      : column('root', { fill: ground.fill, layout: { padding } }, [...window, words])
    return scene(brief, direction, [{ name: 'poster', root }])
  },
}
