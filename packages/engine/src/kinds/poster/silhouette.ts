import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The subject as one huge silhouette on a field of colour that fills the upper part; words on paper below. */
export const silhouette: Archetype = {
  name: 'silhouette',
  example: 'Poster for a fox walk at Greenfield nature reserve, Sunday 12 April, 7 am, forest green and orange',
  suits: (brief) => (brief.negatives.some(({ what }) => what === 'icon') || brief.picture?.treatAs === 'photo' ? 0 : 1),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const upper = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const ground = GROUNDS.paper
    const share = 0.56 - density(plan) * 0.16
    const [fieldWidth, fieldHeight] = landscape ? [width * 0.46, height] : [width, height * share]
    // Larger than the field in one direction: it grows out of its edge, as if it stood there.
    const size = Math.min(fieldWidth * 0.86, fieldHeight * 0.9)
    const picture = frame(
      'field',
      {
        role: 'panel',
        fill: upper.fill,
        width: fieldWidth,
        height: fieldHeight,
        clip: true,
        layout: { align: 'center', justify: random.pick(['end', 'center']), padding: [0, 0, 0, 0] },
      },
      pictogram(sheet, upper.mark, { width: size, height: size }),
    )
    const words = column(
      'words',
      {
        ...(landscape ? { width: 'fill' } : { height: 'fill' }),
        height: landscape ? '100%' : 'fill',
        layout: { padding: [margin * 0.8, margin, margin * 0.8, margin], justify: 'between', gap: u * 2 },
      },
      [
        column('top', { layout: { gap: u * 2 } }, [
          titleText(sheet, ground, {
            size: u * 20,
            height: landscape ? height * 0.34 : height * (1 - share) * 0.42,
            lineHeight: 0.98,
            fit: { min: u * 4, lines: landscape ? 4 : 3 },
          }),
          ...leadTexts(sheet, ground),
        ]),
        column('bottom', { layout: { gap: u * 1.6 } }, [
          ...factGrid(sheet, ground, landscape ? 2 : 3),
          row('foot', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
            row('sender', { layout: { gap: u * 2, align: 'center' } }, [
              ...attachedLogo(sheet, u * 6, ground),
              ...brandText(sheet, ground),
            ]),
            ...ctaButton(sheet, 'accent', 'onAccent'),
          ]),
        ]),
      ],
    )
    const root = landscape
      ? row('root', { fill: ground.fill }, [picture, words])
      : column('root', { fill: ground.fill }, [picture, words])
    return scene(brief, direction, [{ name: 'poster', root }])
  },
}
